### The table of Visby.

visby-crumb = Round { $round } · to { $target } seals · { $seats } players
visby-say-one = Choose one card, then seal your choice.
visby-say-two = Choose two cards, then seal your choice.
visby-say-trade = Choose how many wares to trade.
visby-say-up = All cards are up; now they are resolved in order.
visby-missing-one = Choose a card first
visby-missing-two = { $count ->
    [1] Choose one more card
   *[other] Choose two cards first
  }
visby-others = The others
visby-hand = Your hand
visby-seals = { $count ->
    [1] 1 seal
   *[other] { $count } seals
  }
visby-wares = { $count ->
    [1] 1 ware
   *[other] { $count } wares
  }
visby-at = at { $space }
visby-seals-label = seals
visby-wares-label = wares
visby-to-go = { $count } to go
visby-limit = limit { $count }
visby-in-hand = { $count } in hand
visby-now = now { $cards }
visby-rest = rest
visby-card-troops = once, before Knights
visby-card-knight = in turn, at most { $most_knight }
visby-card-blacksmith = per rival’s card
visby-card-fleet = once, before Ships
visby-card-ship = shared evenly
visby-card-tollkeeper = per rival’s card
visby-card-merchant = at the market rate
visby-card-mendicant = all cards come back
visby-card = { $name }, { $number }: { $does }. { $state }.
visby-state-picked = Picked
visby-state-sealed = Sealed
visby-state-hand = In hand
visby-state-played = Already played
visby-last = Last
visby-last-round = Last round
visby-this-round = This round
visby-evaluated = in order of resolution, 1 to { $count }
visby-evaluating = resolved step by step, 1 to { $count }
visby-preview-none = What will you play?
visby-would-buy = Your { $wares } wares would buy
visby-alone = alone
visby-second = with a second Merchant
visby-third = with a third
visby-trade-title = At the market
visby-trade = Trade { $wares } for { $seals }
visby-less = Fewer
visby-more = More
visby-tracker = Cards known to be in hand
visby-final-trade = With the final trade
visby-read-track = { $track }: { $worth }.
visby-read-market = { $track } at { $space }: { $wares ->
    [one] 1 ware buys
   *[other] { $wares } wares buy
  } { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
  }.
visby-seat = { $name }: { $seals } seals, { $wares } wares. In hand: { $cards }.

first-visby-1-title = What
first-visby-1 = Each round everybody chooses a card in secret (two with two or three players), and all are revealed at once. Pick yours here.
first-visby-2-title = Where
first-visby-2 = The board shows what there is to take: seals on the wall, wares at sea, and what the market gives for wares.
first-visby-3-title = Why
first-visby-3 = A played card is gone until your Mendicant brings them all back. Everybody's cards are open: see what the others can still play.

## A seat that lies open
visby-open-left = { $count ->
    [1] 1 card in hand
   *[other] { $count } cards in hand
  }
visby-open-played = { $count ->
    [0] Nothing played
    [1] 1 card played
   *[other] { $count } cards played
  }
visby-open-none = None.
visby-open-round = In the last round
