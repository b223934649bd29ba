### Puzzles: what the terminal and the pages say of a try, and what the command says.

help-puzzles = Solve a puzzle: a decision with one clearly best choice.
help-puzzle = the number of a puzzle; without it, the next one that you have not tried
help-puzzles-today = the puzzle of the day, which is the same for all
help-puzzles-find = find puzzles in matches of strong bots, instead of solving one
help-puzzles-count = how many to find
help-puzzles-seed = the seed of the first match to look at
help-puzzles-jobs = how many processes look for them; 0: as many as there are processors
help-puzzles-out = the file for what is found; if it exists, the search goes on there
puzzle-title = { $game }, puzzle { $number } of { $count }
puzzle-today = The puzzle of the day.
puzzle-you = You are { $name }.
puzzle-prompt = Your choice ('help' lists what else you can type):
puzzle-help =
    A number or a name  the action that you want to do
    why ACTION          why you may or may not do that now
    cards               what the cards do
    table, score        look at the game
    rules [NUMBER]      the rules, or one paragraph
    quit                leave; you can try it another time
puzzle-left = You can try it another time.
puzzle-none = There are no puzzles of this game yet.
puzzle-all = You have tried all puzzles of this game. Here is one again.
puzzle-right = That is the best choice.
puzzle-wrong = That is clearly worse: { $move }. Best is: { $best }.
puzzle-costs = That lowers the chance to win by about { $loss } percentage points: { $move }. Best is: { $best }.
puzzle-theme = Theme: { $theme }.
puzzle-line = How it goes on: { $moves }
puzzle-other-move = { $name }: { $move }
puzzle-proven = That is proven: with every other choice the chance to win is at least { $margin } percentage points lower.
puzzle-margin = With every other choice the chance to win is at least { $margin } percentage points lower (± { $error }).
puzzle-found-from = Found by the guild from { $level } upwards.
puzzle-found-by-last = Of the guild, only { $level } finds it.
puzzle-found-by-none = No level of the guild finds it in its usual time.
puzzle-rating = Your rating: { $after } ({ $change }). The puzzle: { $puzzle }.
puzzle-again = You have tried this one before, so it does not count again.
puzzle-streak = { $days ->
    [one] One day
   *[other] { $days } days
  } in a row.
puzzle-next = For another one: { $command }
puzzle-why-sure = The best choice wins for certain, whatever the other does.
puzzle-why-lost = The best choice keeps the last chance to win.
puzzle-why-mixed = The others cannot guess the best choice.
puzzle-why-even = Another choice looks as good at first sight: { $beside }.
puzzle-why-gain = The best choice is worth about { $amount } more to you than this one: { $beside }.
puzzle-why-deny = The best choice leaves { $name } about { $amount } fewer than this one: { $beside }.
puzzle-why-invest = At first the best choice brings you about { $amount } less than this one: { $beside }. But it leads to a win more often.
puzzle-why-allow = At first the best choice leaves { $name } about { $amount } more than this one: { $beside }. But it leads to a win more often.
puzzle-why-far = Another choice looks as good at first sight: { $beside }. But the best choice leads to a win more often.
puzzle-searching = Puzzles in { $looked } matches
puzzle-stored = { $found } puzzles in { $looked } matches: { $file }
