### The review of a match in the pages; grades and reasons are those of the terminal.

review = Review
review-close = Close the review
review-whose = Whose decisions
review-next = Your review is next.
review-queue = { $ahead ->
    [one] One review comes first.
   *[other] { $ahead } reviews come first.
  }
review-while = You can look at the match meanwhile.
review-failed = The review did not come to its end.
review-again = Begin again
review-from-to = { $start } % at the start, { $end } % at the end
review-so-far = { $start } % at the start, { $end } % after { $at } of { $entries } actions. Where the result comes from is told when all have been reviewed.
review-win = Chance to win
review-grades = All graded decisions
review-loss = about { $loss } points lost
review-better = Show the better line
review-stop = Back to the match
review-try = Try it from here
review-exact = solved exactly
review-by-parts = Chance to win, bit by bit
review-line-of = What the line shows
review-luck-and-skill = Luck and skill
review-strand-own = Own decisions
review-strand-others = Decisions of the others
review-strand-chance = Chance
review-strand-later = Showed only later
review-strands-about = What showed only later nobody decided: luck whose worth could not be told at that moment, and what the review itself misjudged.
review-closer = { $name } more closely
