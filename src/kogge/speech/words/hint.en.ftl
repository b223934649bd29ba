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
hint-why-mixed = All choose at once, and anybody predictable can be outguessed: play this about { $cases } times in 100.
hint-why-even = The next best choice is as good, as far as can be told.
hint-why-gain = It brings you about { $amount } more than the next best choice would.
hint-why-deny = It leaves { $name } about { $amount } fewer than the next best choice would.
hint-why-invest = At first it brings you about { $amount } less than the next best choice; further ahead it wins more often.
hint-why-allow = At first it leaves { $name } about { $amount } more than the next best choice; further ahead it wins more often.
hint-why-far = At first sight both are alike; further ahead this wins more often.

## Of the others, beside it
hint-others = Next best
hint-other = { $move }: { $share }, { $why }
hint-beside-sure = wins for certain too
hint-beside-lost = no better
hint-beside-mixed = about { $cases } times in 100
hint-beside-even = as good, as far as can be told
hint-beside-loss = about { $amount } fewer for you
hint-beside-leave = about { $amount } more for { $name }
hint-beside-late = wins less often further ahead
hint-beside-slight = looks worse straight away
