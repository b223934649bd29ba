### Hints in English: what a bot would do, and why. The terminal and the pages say the same.

hint-title = The { $bot } would play this
hint-share = { $share } %{ $doubt ->
    [0] {""}
   *[other] {" "}(± { $doubt })
  }
hint-share-under = under 1 %
hint-share-over = over 99 %
hint-share-none = hardly looked at
hint-wins = Chance to win: { $share }.
hint-amount = { $game ->
    [visby] { $points ->
        [one] 1 seal
       *[other] { $points } seals
      }
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
      }
  }
hint-score = If the game ended then, you would have { $amount }.

## Of the best choice
hint-why-sure = It wins for certain, whatever the others do.
hint-why-lost = { $game ->
    [visby] The game can hardly be won any more; this leaves the others the most room for a mistake.
   *[other] The game can hardly be won any more; this loses the fewest points and leaves room for a mistake.
  }
hint-why-mixed = All choose at once, so no single choice is always best: play this in about { $cases } of 100 such moments, and nobody can read you.
hint-why-even = The next best choice is as good, as far as can be told.
hint-why-gain = All in all it is worth about { $amount } more to you than the next best choice.
hint-why-deny = It leaves { $name } about { $amount } fewer than the next best choice would.
hint-why-invest = At first it brings you about { $amount } less than the next best choice, but it pays off later: it leads to a win more often.
hint-why-allow = At first it leaves { $name } about { $amount } more than the next best choice, but it pays off later: it leads to a win more often.
hint-why-far = At first sight the next best choice is as good, but this one leads to a win more often.

## Of the others, beside it
hint-others = Next best
hint-other = { $move }: { $share }, { $why }
hint-beside-sure = wins for certain too
hint-beside-lost = no better
hint-beside-mixed = in about { $cases } of 100 such moments
hint-beside-even = as good, as far as can be told
hint-beside-loss = worth about { $amount } less to you
hint-beside-leave = about { $amount } more for { $name }
hint-beside-late = looks no worse at first, but leads to a win less often
hint-beside-slight = looks worse straight away
