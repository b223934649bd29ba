### What sets two choices apart, around a clause of the game's own words. Terminal and pages say the same.

# Something that happens after one choice and not after the other
reason-deed = { $later ->
    [0] { $always ->
        [1] With it, but not with the other choice, { $clause }.
       *[0] With it { $clause }, as a rule; with the other choice hardly ever.
      }
   *[1] { $always ->
        [1] Soon after it, but not after the other choice, { $clause }.
       *[0] Soon after it { $clause }, as a rule; after the other choice hardly ever.
      }
  }
reason-deed-besides = { $later ->
    [0] Besides, but only with it, { $clause }.
   *[1] Besides, { $clause } soon after it, but hardly after the other choice.
  }
# Something bad that happens after the other choice alone
reason-spared = { $later ->
    [0] The other choice has its price: with it { $clause }.
   *[1] The other choice has its price: soon after it { $clause }.
  }
# An amount of which there is more or less
reason-amount = { $later ->
    [0] With it { $clause } than with the other choice.
   *[1] Soon after it { $clause } than after the other choice.
  }
reason-amount-besides = Besides, { $clause }.
# What is given in return
reason-price = { $later ->
    [0] In return { $clause }.
   *[1] In return, soon after it, { $clause }.
  }
reason-forgone = { $later ->
    [0] In return something is forgone: with the other choice { $clause }.
   *[1] In return something is forgone: soon after the other choice { $clause }.
  }
reason-none = As far as it was played on, nothing on the table differs clearly; what is better shows only later.

## What a coach says before a move, without naming it
look-deed = { $later ->
    [0] With the best choice { $clause }. Look for it.
   *[1] Soon after the best choice { $clause }. Look for it.
  }
look-amount = { $later ->
    [0] With the best choice { $clause } than with the next best. Look for it.
   *[1] Soon after the best choice { $clause } than after the next best. Look for it.
  }
look-spared = { $later ->
    [0] Take care: one choice looks good, but with it { $clause }.
   *[1] Take care: one choice looks good, but soon after it { $clause }.
  }

## A line of the score, in any game
ground-line = you have { $about ->
    [0] { $amount }
   *[1] about { $amount }
  } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [1] more
   *[0] fewer
  } in the score under “{ $line }”
