### The table of Riga.

riga-crumb = Year { $year } of { $years } · { $season } · { $seats } players{ $riga ->
    [1] {" "}· with Riga buildings
   *[other] {""}
  }
riga-crumb-setup = Setting up · { $seats } players{ $riga ->
    [1] {" "}· with Riga buildings
   *[other] {""}
  }
riga-year = Year
riga-year-told = Year { $year } of { $years }, { $season }.
riga-spring = Spring
riga-summer = Summer
riga-autumn = Autumn
riga-winter = Winter
riga-you-start = you start
riga-starts = { $name } starts
riga-back-again = back again

## What is asked
riga-say-name = Name the start player.
riga-say-keep = Keep one of your two buildings.
riga-say-take = Take one row of goods or one building.
riga-say-taken = Take this, or choose something else.
riga-say-swapped = Take one of the two rows you have changed.
riga-say-build = { $count ->
    [0] You have built all you may. End your turn.
    [1] Build one more, or end your turn.
   *[other] Now build: up to { $count }, or none.
  }
riga-say-pay = Choose what pays the bill for { $city }.
riga-say-swap = Choose two different goods in two rows: they change places.
riga-say-spend = Choose goods worth { $charge } for the Exchange.
riga-say-pick = Keep one of the goods you have drawn.
riga-say-choose = Keep one of these buildings, or none.
riga-say-discard = { $count ->
    [1] Winter: discard 1 card, down to { $limit }.
   *[other] Winter: discard { $count } cards, down to { $limit }.
  }
riga-then = Then you may build up to { $most }. Functions can be used at any time.
riga-then-build = Confirm it, or carry on and pick what to build.
riga-pick-city = Pick buildings in one city, then the goods that pay for them.
riga-pick-more = Goods and functions pay; more buildings in this city can join the bill.

## The offer
riga-desk = Bill and log
riga-others = Year and the others
riga-rows = Goods rows
riga-pile = pile { $count }, worth in
riga-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
riga-row = Row { $row }: { $goods }. Base value { $base }. Worth in { $worth }.
riga-this-row = row { $row }
riga-row-taken = { $name } took this row
riga-swap-good = Swap { $good } of row { $row }
riga-offer = Buildings on offer
riga-above = above the line: new this spring
riga-below = below this line, buildings leave next spring
riga-below-short = below: leaves next spring
riga-separator = Separator
riga-last-year = The last year. Nothing more will come.
riga-taken = { $name } took the { $building }
riga-pile-word = pile
riga-discards-word = discards
riga-deck = pile { $pile }, discards { $discards }

## Cards
riga-building = { $name }: { $does }. { $state }.
riga-good = { $good }, { $at } of { $of }, worth { $worth }. { $state }.
riga-state-picked = Picked
riga-state-can = Can be picked
riga-state-cannot = Not now
riga-fn-half = cost ½
riga-fn-end = end
riga-does-trading-post = { $post } ducats
riga-does-treasury = draw goods
riga-does-crane = halve a cost
riga-does-building-yard = draw buildings
riga-does-manufactory = { $good } +1
riga-does-market-hall = { $good } anywhere
riga-does-bank = { $purse } per merchant
riga-does-tavern = { $purse } per knight
riga-does-archive = sets of people
riga-does-lodge = { $points } for all
riga-does-fortress = { $people } knights
riga-does-guild-house = { $people } merchants
riga-does-monastery = swap two goods
riga-does-school = { $side ->
    [knight] 1 knight
   *[merchant] 1 merchant
  }
riga-does-storehouse = hold { $roomy }
riga-does-exchange = { $charged } ducats
riga-stands-ready = ready
riga-stands-used = used
riga-stands-fresh = next turn
riga-stands-always = always
riga-stands-end = at the end
riga-stands-empty = empty

## Seats
riga-hand-word = Hand
riga-built-word = Built
riga-ready-word = Ready
riga-nothing = nothing
riga-unknown-goods = { $count ->
    [1] 1 unknown good
   *[other] { $count } unknown goods
  }
riga-unknown-buildings = { $count ->
    [1] 1 unknown building
   *[other] { $count } unknown buildings
  }
riga-seat = { $name }: { $points } points built, { $total } if it ended now. Knights { $knights }, merchants { $merchants }. Hand: { $hand }. Built: { $built }.{ $unbuilt ->
    [0] {""}
   *[other] {" "}Riga buildings not built: { $left }.
  }
riga-own = Riga buildings
riga-unbuilt = { $count ->
    [0] all built
   *[other] { $count } unbuilt
  }
riga-cost = cost { $cost }
riga-none-built = Nothing built yet. What you build appears here.

## The hand
riga-hand = Your hand
riga-hand-size = { $count ->
    [1] 1 card,
   *[other] { $count } cards,
  } limit { $limit } in winter
riga-hand-empty = Your hand is empty.

## The bill
riga-bill = Bill for { $city }
riga-bill-count = { $count } of at most { $most } buildings
riga-may-build = { $count ->
    [0] no more this turn
    [1] one more building
   *[other] up to { $count } buildings
  }
riga-title-take = Your turn
riga-title-build = Build, or end
riga-title-name = Start player
riga-title-keep = Two buildings
riga-title-swap = Monastery
riga-title-pick = Treasury
riga-title-choose = Building Yard
riga-title-discard = Winter
riga-title-wait = Wait
riga-help-turn = Pick a row or a building on offer. Functions that are ready glow among your buildings.
riga-help-build = Pick buildings from your hand; then goods and functions pay for them.
riga-help-keep = The other one is discarded face down.
riga-help-swap = Then you take one of these two rows.
riga-help-discard = Pick cards from your hand. All discards are shown together.
riga-help-wait = Others are choosing.
riga-cost-word = Cost
riga-due-word = Due now
riga-settled-paid = Paid already
riga-settled-crane = Saved by a Crane
riga-settled-either = Paid or saved already
riga-taken-word = Taken
riga-used-word = Used
riga-discarded-word = Discarded
riga-paid = Paid
riga-laid-in = Laid in
riga-of = of { $count }
riga-exact = Exact. Nothing lapses.
riga-lapse = { $count ->
    [1] 1 ducat lapses.
   *[other] { $count } ducats lapse.
  }
riga-short = { $count ->
    [1] 1 to go.
   *[other] { $count } to go.
  }
riga-charge-enough = Enough to charge it.
riga-also = Could also pay
riga-crane-on = Use a Crane for the { $building }
riga-take-back = Take back { $thing }
riga-cheapest = Pay least
riga-pay = { $took ->
    [1] Take, pay { $ducats } and build
   *[other] Pay { $ducats } and build
  }
riga-charge = Charge the Exchange
riga-swap = Swap these two
riga-swapped = { $two ->
    [none] { $one } from row { $row } goes for …
   *[other] { $one } from row { $row } goes to row { $other }, { $two } from row { $other } to row { $row }.
  }
riga-keep = Keep it
riga-keep-one = Keep the { $thing }
riga-keep-none = Keep none
riga-discard = { $count ->
    [1] Discard 1 card
   *[other] Discard { $count } cards
  }
riga-take-row = Take row { $row }
riga-take = Take the { $building }
riga-start = Name the start player
riga-use-treasury = Open the Treasury
riga-use-yard = Use the Building Yard
riga-do = Do it
riga-end = End turn
riga-end-idle = End turn without building
riga-missing-take = Take something first
riga-missing-pay = { $count ->
    [1] 1 ducat still to pay
   *[other] { $count } ducats still to pay
  }
riga-missing-crane = Short by { $count }: use a Crane
riga-missing-short = Short by { $count }
riga-missing-discard = { $count ->
    [1] Choose 1 more card
   *[other] Choose { $count } more cards
  }
riga-missing-swap = { $count ->
    [1] Choose one more good
   *[other] Choose two goods
  }

## The enlarged card
riga-zoom-keep = keep it enlarged
riga-zoom-let = let it go

## Phone
riga-leaf-offer = Offer
riga-leaf-city = My city
riga-leaf-players = Players
riga-leaf-log = Log

## What is known
riga-track-goods = Goods you have not seen: { $pile } of them in the pile
riga-track-unseen = unseen
riga-track-discards = discards
riga-track-buildings = Buildings you have not seen (pile { $pile }, discards { $discards })
riga-read-above = New buildings on offer: { $buildings }.
riga-read-below = Buildings that leave next spring: { $buildings }.

first-riga-1-title = What
first-riga-1 = On your turn you take one whole row of goods or one building. The figures in the cities' colours show what a row would pay there.
first-riga-2-title = Where
first-riga-2 = Here you see what you are putting together: buildings in one city on a bill, and what pays for it. One button does it all.
first-riga-3-title = Why
first-riga-3 = Only what you build counts. Goods are your money; every city prizes one of them and refuses another.

## A seat that lies open
riga-points = Points
riga-knights = Knights
riga-merchants = Merchants
riga-open-hand = Hand: { $count }
riga-open-limit = at most { $count } in winter
riga-open-unbuilt = Nothing built yet.
riga-open-worth = What hand and rows would pay
