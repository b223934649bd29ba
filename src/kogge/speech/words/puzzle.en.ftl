### Puzzles: what the terminal and the pages say of a try, and what the command says.

help-puzzles = Solve a puzzle: a decision with one clearly best choice.
help-puzzle = the number of a puzzle; without it, the next one that you have not tried
help-puzzles-today = the puzzle of the day, which is the same for all
help-puzzles-find = find puzzles in matches of strong bots, instead of solving one
help-puzzles-count = how many to find
help-puzzles-seed = the seed of the first match to look at
help-puzzles-jobs = how many processes look for them; 0: as many as there are processors
help-puzzles-out = the file for what is found; if it exists, the search goes on there
puzzle-title = { $game }, puzzle { $number } of { $count }: { $theme }
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
puzzle-costs = That costs about { $loss } points of the win: { $move }. Best is: { $best }.
puzzle-line = How it goes on: { $moves }
puzzle-other-move = { $name }: { $move }
puzzle-proven = That is proven: every other choice loses at least { $margin } points of the win.
puzzle-margin = Every other choice loses at least { $margin } points of the win (± { $error }).
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
puzzle-why-sure = It wins for certain, whatever the other does.
puzzle-why-lost = It keeps the last chance to win.
puzzle-why-mixed = It cannot be outguessed.
puzzle-why-even = At first sight this looks as good: { $beside }.
puzzle-why-gain = It brings you about { $amount } more than this: { $beside }.
puzzle-why-deny = It leaves { $name } about { $amount } fewer than this: { $beside }.
puzzle-why-invest = At first it brings you about { $amount } less than this: { $beside }. Further ahead it wins more often.
puzzle-why-allow = At first it leaves { $name } about { $amount } more than this: { $beside }. Further ahead it wins more often.
puzzle-why-far = At first sight this looks the same: { $beside }. Further ahead the best choice wins more often.
puzzle-searching = Puzzles in { $looked } matches
puzzle-stored = { $found } puzzles in { $looked } matches: { $file }
