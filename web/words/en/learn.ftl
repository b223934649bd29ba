## The school: voyages, and the lessons on the way.

learn-title = Learn
learn-note = short lessons in which you make the moves
learn-head = Learn by playing.
learn-count = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
learn-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
learn-min = { $count } min
learn-done = { $count ->
    [0] not begun
   *[other] { $count } done
}
learn-all-done = all done
learn-voyage = Voyage: { $game }
learn-lesson = { $game }, lesson { $number }
learn-begin = Begin lesson { $number }
learn-go-on = Go on with lesson { $number }
learn-repeat = Repeat lesson { $number }
learn-play = Play a game
learn-rules = Read the rules
learn-state-done = done
learn-state-begun = begun
learn-state-next = next
lesson-note = Lesson { $number } of { $count }, not rated
lesson-step = step { $at } of { $of }
lesson-label = Lesson
lesson-back = Back
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-goes-on = The lesson goes on when you have done it.
lesson-laying = The table is laid anew.
lesson-before = What just happened
lesson-over = Land in sight
lesson-learned = You can now:
lesson-next = Next lesson: { $title }
lesson-last = That was the last lesson. You know the whole game now.
lesson-all = All lessons
