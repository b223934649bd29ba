### Visby in English: names, actions, events, refusals, lines of the score.

name-visby = Visby

name-troops = Troops
name-knight = Knight
name-blacksmith = Blacksmith
name-fleet = Fleet
name-ship = Ship
name-tollkeeper = Tollkeeper
name-merchant = Merchant
name-mendicant = Mendicant

name-battle = Battle
name-journey = Journey
name-market = Market

# What a card does, in one line
card-troops = { $most_troops } seals from the battle track
card-knight = up to { $most_knight } seals from the battle track, after the Troops
card-blacksmith = { $foreign_troops } wares for each Troops card of another player, { $foreign_knight } for each Knight
card-fleet = { $most_fleet } wares from the journey track
card-ship = the rest of the journey track, shared
card-tollkeeper = { $foreign_fleet } seals for each Fleet of another player, { $foreign_ship } for each Ship
card-merchant = trade wares for seals
card-mendicant = wares, and all your cards back

option-target = Target
option-target-30 = 30 seals
option-target-45 = 45 seals (2 or 3 players)
advice-target-45 = Play your first games to 30 seals.

## Actions
action-play = { $count ->
    [1] { $one }
   *[other] { $one } + { $two }
  }
action-trade = { $one ->
    [0] trade nothing
    [1] trade 1 ware for { seals }
   *[other] trade { $one } wares for { seals }
  }
seals = { $seals ->
    [1] 1 seal
   *[other] { $seals } seals
  }
wares = { $wares ->
    [1] 1 ware
   *[other] { $wares } wares
  }

## Events
event-revealed = { $has_second ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } and { $second }.
  }
event-took-seals = { $seals ->
    [0] { $seat }, { $card }: nothing taken, { $left } left.
   *[other] { $seat }, { $card }: { seals } taken, { $left } left.
  }
event-took-wares = { $wares ->
    [0] { $seat }, { $card }: nothing taken.
   *[other] { $seat }, { $card }: { wares } taken{ lost }.
  }
event-got-seals = { $seals ->
    [0] { $seat }, { $card }: nothing gained.
   *[other] { $seat }, { $card }: { seals } gained.
  }
event-got-wares = { $wares ->
    [0] { $seat }, { $card }: nothing gained.
   *[other] { $seat }, { $card }: { wares } gained{ lost }.
  }
lost = { $lost ->
    [0] {""}
   *[other] , { $lost } lost (limit { $limit })
  }
event-crowded = Several Merchants: the market goes back from { $before } to { $after }.
event-traded = { $wares ->
    [0] { $seat } trades nothing.
   *[other] { $seat } trades { wares } for { seals }.
  }
event-emptied = The market goes from { $before } back to 0.
event-returned = { $seat } takes { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  } back to hand.
event-round = Round { $number } begins; the tracks are supplied.
event-target = { $seat } has { seals }: the game ends.
event-last-round = Round { $number } was the last: the game ends.

## Refusals
reason-not-asked = You are not asked for a choice now.
reason-no-cards-now = Cards are played at the beginning of a round, not during a trade.
reason-no-trade-now = Wares are traded only when the Merchant's step is reached.
reason-one-card = At this table you play exactly one card.
reason-two-cards = At this table you play exactly two cards.
reason-not-in-hand = You have already played that card; the Mendicant brings it back.
reason-too-few-wares = You do not have that many wares.
reason-no-use = The last of these wares would buy nothing; a smaller trade brings the same.

## Score
stage-number = round { $stage }
line-seals = Seals
line-last-trade = Final trade { $last }:1
line-total = Total
line-wares = Wares left
line-cards = Cards in hand
# How the score came about: what a line is, the count behind a figure, what it is added up from
about-seals = from battle, toll and trade
about-last-trade = { $last } wares for a seal
about-wares = what the final trade leaves
about-cards = the hand at the end
count-last-trade = { $wares ->
    [one] { $wares } ware
   *[other] { $wares } wares
  }
item-seals-of-battle = Seals from the battle
item-seals-of-toll = Seals from the Tollkeeper
item-seals-of-trade = Seals from the trade
item-else-seals = At the start
item-last-trade = { $wares ->
    [one] 1 ware
   *[other] { $wares } wares
  }, { $last } for a seal
item-wares = Left over from { $wares ->
    [one] 1 ware
   *[other] { $wares } wares
  }
item-cards = Cards in hand

## Component values
value-start = the space on which the three markers start
value-supply = steps of the markers before each round, for 2 to 6 players
value-cards = cards that each player plays in a round, for 2 to 6 players
value-limit = the most wares a player can hold
value-most = the most that a card takes from its track in a round; a Ship has no limit
value-foreign = for each such card of another player: wares for a Blacksmith (Troops, Knight), seals for a Tollkeeper (Fleet, Ship), wares for a Mendicant (Merchant)
value-rate = wares and seals of a trade, for the market spaces 0 to 15
value-crowd = spaces the market goes back for each Merchant beyond the first
value-begging = wares of a Mendicant for 1 to 8 own cards played since the last return
value-last = wares for one seal in the final trade
value-rounds = rounds after which the game ends at the latest (ruling V9)

## Examples for the help
example = knight merchant, or: kn mer
example-doubted = knight ship

## Verbs that may be typed
verbs-play = play
verbs-trade = trade

## How figures come about
ledger-seals = Seals so far
ledger-score = If the game ended now
ledger-trade = { $wares ->
    [one] What 1 ware buys at most on space { $space }, if nobody else trades
   *[other] What { $wares } wares buy at most on space { $space }, if nobody else trades
  }
entry-start = at the start
entry-battle = by Troops and Knight
entry-toll = by the Tollkeeper
entry-trade = by the Merchant
entry-pressed = seals so far
entry-last-trade = final trade: { $wares } wares, { $last } for each seal
entry-rate = { $times } × { $cost ->
    [one] 1 ware
   *[other] { $cost } wares
  } for { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
  }

## What something would bring
entry-seals = seals
entry-wares = wares
entry-card-seals = { $card }: seals
entry-card-wares = { $card }: wares
entry-wares-left = wares left

# What an order by letter may depend on
fact-round = it is round { $value }
fact-battle = the marker of the battle stands as on the trial board
fact-journey = the marker of the journey stands as on the trial board
fact-market = the marker of the market stands as on the trial board
fact-wares = you have at least { $value ->
    [one] one ware
   *[other] { $value } wares
  }
