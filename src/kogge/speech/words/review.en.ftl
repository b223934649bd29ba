### The review of a match in English. The terminal and the pages say the same.

review-title = { $game }: the decisions of { $name }
review-reads = actions reviewed
review-decision = { $number }. { $move }: { $grade }, about { $loss } points{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
  }. Better: { $best }.{ $exact ->
    [1] {" "}Solved exactly.
   *[0] {""}
  }
review-brilliant = { $number }. { $move }: { $grade }. Few would have found it.
review-hindsight = Against what was really played, it cost { $loss } points.
review-grade-sound = sound
review-grade-inaccuracy = an inaccuracy
review-grade-mistake = a mistake
review-grade-blunder = a blunder
review-grade-brilliant = brilliant
review-moments = Worth a look
review-no-moments = No single choice was clearly worse than another; small differences still add up.
review-line = The better line: { $moves }.
review-parts = Where the result comes from (a win is 100 points)
review-part-even = An even share
review-part-seat = The seat itself
review-part-own = Own decisions
review-part-others = Decisions of the others
review-part-draws = Luck of the draw
review-part-reveals = How choices met
review-part-unforeseen = What showed only later
review-part-total = Result
review-counts = Of { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  } with more than one sensible choice: inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }, brilliant { $brilliant }.

## Why another choice was better than the one that was played
review-why-sure = It would have won for certain, whatever the others did.
review-why-lost = The game could hardly be won any more.
review-why-mixed = All choose at once, and it was one of the choices that cannot be outguessed.
review-why-even = It was hardly better, as far as can be told.
review-why-gain = It would have brought you about { $amount } more.
review-why-deny = It would have left { $name } with about { $amount } fewer.
review-why-invest = At first it would have brought you about { $amount } less; in the long run it wins more often.
review-why-allow = At first it would have left { $name } with about { $amount } more; in the long run it wins more often.
review-why-far = At first sight both are alike; in the long run it wins more often.
