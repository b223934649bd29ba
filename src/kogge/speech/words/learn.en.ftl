### The school: lessons in the terminal, and what all lessons say.

help-learn = Learn a game in short lessons in which you make the moves.
help-lesson = the number of a lesson; without it, all are listed
lesson-line = { $number }. { $title }, { $minutes } min: { $state }
lesson-new = not begun
lesson-begun = begun
lesson-finished = done
lesson-next = To go on: { $command }
lesson-step = Step { $at } of { $of }
lesson-prompt = Your move ('show' makes it, 'help' lists the rest):
lesson-help =
    A number or a name  the action that you want to do
    show                make the move that is asked for
    why ACTION          why you may or may not do that now
    cards               what the cards do
    table, log, score   look at the game
    rules [NUMBER]      the rules, or one paragraph
    quit                stop; you go on here next time
lesson-other = That is allowed too. Asked for here: { $wanted }.
lesson-left = You can go on here next time.
lesson-done = Done: { $title }.
