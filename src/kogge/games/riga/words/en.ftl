### Riga in English: names, actions, events, refusals, lines of the score.

# The game, and the city
name-riga = Riga

name-cloth = cloth
name-glass = glass
name-wine = wine
name-grain = grain

name-danzig = Danzig
name-visby = Visby
name-tallinn = Tallinn
name-stockholm = Stockholm

name-trading-post = Trading Post
name-treasury = Treasury
name-crane = Crane
name-building-yard = Building Yard
name-manufactory = Manufactory
name-market-hall = Market Hall
name-bank = Bank
name-tavern = Tavern
name-archive = Archive
name-lodge = Lodge
name-fortress = Fortress
name-guild-house = Guild House

# A building in a city (danzig-bank) is named after both
compound = { $one } { $two }

name-monastery = Monastery
name-school = School
name-school-knight = School with a knight
name-school-merchant = School with a merchant
name-storehouse = Storehouse
name-exchange = Exchange

name-post = Trading Post
name-row = row
name-none = none

name-summer = Summer
name-autumn = Autumn

# What a card is worth or does, in one line
card-cloth = { $goods_cloth } cards, base value { $basic_cloth }; Danzig { $worth_danzig_cloth }, Visby { $worth_visby_cloth }, Tallinn { $worth_tallinn_cloth }, Stockholm { $worth_stockholm_cloth }, Riga { $worth_riga_cloth } (0: refused)
card-glass = { $goods_glass } cards, base value { $basic_glass }; Danzig { $worth_danzig_glass }, Visby { $worth_visby_glass }, Tallinn { $worth_tallinn_glass }, Stockholm { $worth_stockholm_glass }, Riga { $worth_riga_glass } (0: refused)
card-wine = { $goods_wine } cards, base value { $basic_wine }; Danzig { $worth_danzig_wine }, Visby { $worth_visby_wine }, Tallinn { $worth_tallinn_wine }, Stockholm { $worth_stockholm_wine }, Riga { $worth_riga_wine } (0: refused)
card-grain = { $goods_grain } cards, base value { $basic_grain }; Danzig { $worth_danzig_grain }, Visby { $worth_visby_grain }, Tallinn { $worth_tallinn_grain }, Stockholm { $worth_stockholm_grain }, Riga { $worth_riga_grain } (0: refused)

card-trading-post = cost { $cost_trading_post }, points { $points_trading_post }, merchants { $merchants_trading_post }; { $post } ducats, once
card-treasury = cost { $cost_treasury }, points { $points_treasury }, knights { $knights_treasury }; draw 3 goods and keep one, once
card-crane = cost { $cost_crane }, points { $points_crane }; halves the cost of one building, once
card-building-yard = cost { $cost_building_yard }, points { $points_building_yard }; draw 5 buildings and keep one or none, once
card-manufactory = cost { $cost_manufactory }, points { $points_manufactory }, knights { $knights_manufactory }; the good it shows is worth 1 more to you everywhere
card-market-hall = cost { $cost_market_hall }, points { $points_market_hall }, merchants { $merchants_market_hall }; the good it shows is accepted in every city (where otherwise refused, at its base value)
card-bank = cost { $cost_bank }, points { $points_bank }; { $purse } ducats for each of your merchants, once
card-tavern = cost { $cost_tavern }, points { $points_tavern }; { $purse } ducats for each of your knights, once
card-archive = cost { $cost_archive }; at the end { $set } points for each set of a knight and a merchant, for at most { $sets } sets
card-lodge = cost { $cost_lodge }; at the end points for all your Lodges together, by their number (rules 5.9)
card-fortress = cost { $cost_fortress }, points { $points_fortress }, knights { $knights_fortress }
card-guild-house = cost { $cost_guild_house }, points { $points_guild_house }, merchants { $merchants_guild_house }

# The same line for the building of one city, whose good is known
brand-manufactory = cost { $cost_manufactory }, points { $points_manufactory }, knights { $knights_manufactory }; { $good } is worth 1 more to you everywhere
brand-market-hall = cost { $cost_market_hall }, points { $points_market_hall }, merchants { $merchants_market_hall }; { $good } is accepted in every city (where otherwise refused, at its base value)

card-monastery = cost { $own_cost_monastery }, points { $own_points_monastery }; before you take, swap two goods between two rows, then take one of the two, once
card-school = cost { $own_cost_school }, points { $own_points_school }; a knight or a merchant, chosen when built
card-storehouse = cost { $own_cost_storehouse }, points { $own_points_storehouse }; hold { $roomy } cards in winter instead of { $limit }
card-exchange = cost { $own_cost_exchange }, points { $own_points_exchange }; charge it at the end of a turn with goods of base value { $charge } or more, spend it later as { $charged } ducats

option-riga = Riga buildings
option-riga-false = without
option-riga-true = with
advice-riga-true = Leave the Riga buildings out of your first games.

## Actions
action-start = name { $player } as start player
action-keep = keep { $one }
action-treasury = use a Treasury
action-yard = use a Building Yard
action-monastery = use the Monastery
action-swap = swap { $two } from row { $one }
action-take = { $count ->
    [1] take { $one }
   *[other] take { $one } { $two }:{ cloth }{ glass }{ wine }{ grain }, worth { $worth }
  }
action-bill = build { $one } for { $price }
action-crane = use a Crane: half the cost
action-settle = close the bill of { $due }
action-pay = pay with { $one }, worth { $worth }
action-charge = charge the Exchange
action-spend = spend { $one }, worth { $worth }
action-end = end the turn
action-discard = discard { $one }
cloth = { $cloth ->
    [0] {""}
   *[other] {" "}{ $cloth } { name-cloth }
  }
glass = { $glass ->
    [0] {""}
   *[other] {" "}{ $glass } { name-glass }
  }
wine = { $wine ->
    [0] {""}
   *[other] {" "}{ $wine } { name-wine }
  }
grain = { $grain ->
    [0] {""}
   *[other] {" "}{ $grain } { name-grain }
  }

# What chance does
action-lot = draw seat { $one } by lot
action-good = draw { $one }
action-building = draw { $one }

## Events
event-provisional = By lot { $seat } is the provisional start player.
event-dealt = { $seat } turns up { $good }.
event-named = { $seat } names { $starter_name } as start player.
event-drawn = { $count ->
    [1] { $seat } draws a first building in secret.
   *[other] { $seat } draws another building in secret, { $count } in all.
  }
event-saw = { $seat } draws the { $building }.
event-kept = { $count ->
    [0] { $seat } keeps no building.
   *[other] { $seat } keeps a building.
  }
event-kept-card = { $seat } keeps the { $building }.
event-year = Year { $number } begins: spring.
event-laid = Row { $row } gets { $good }.
event-left = The { $building } leaves the display.
event-arrived = The { $building } comes on display.
event-shuffled-goods = { $count ->
    [1] The pile of goods is empty: 1 discard becomes the new pile.
   *[other] The pile of goods is empty: { $count } discards are shuffled into a new one.
  }
event-shuffled-buildings = { $count ->
    [1] The pile of buildings is empty: 1 discard becomes the new pile.
   *[other] The pile of buildings is empty: { $count } discards are shuffled into a new one.
  }
event-season = { $season } begins.
event-took-goods = { $seat } takes { $count } { $good } from row { $row }.
event-took-building = { $seat } takes the { $building } from the display.
event-used = { $has_own ->
    [0] { $seat } uses the { $building }.
   *[other] { $seat } uses the { $own } (a Riga building).
  }
event-found = { $seat } draws { $good }.
event-kept-good = { $seat } keeps { $good }.
event-rejected = { $seat } rejects { $good }.
event-swapped = { $seat } swaps { $good } from row { $row }.
event-craned = { $has_own ->
    [0] A Crane lowers the cost of the { $building } to { ducats }.
   *[other] A Crane lowers the cost of the { $own } to { ducats }.
  }
event-paid = { $seat } pays with { $thing }: { ducats }.
event-lapsed = { $ducats ->
    [1] 1 ducat lapses.
   *[other] { $ducats } ducats lapse.
  }
event-built = { $seat } builds the { $building }.
event-built-own = { $seat } builds the { $own }.
event-spent = { $seat } spends { $good } on the Exchange.
event-charged = { $seat } has charged the Exchange.
event-discarded-goods = { $seat } discards { $count } { $good }.
event-discarded = { $seat } discards the { $building }.
event-starter = { $seat } is the new start player.
event-ended = Year { $number } was the last: the game ends.
ducats = { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
  }

event-owes = Winter: { $seat } must discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  }, down to { $limit }.

## What is asked for
ask-pay = To pay: { $due ->
    [1] 1 ducat
   *[other] { $due } ducats
  }. Picked: { $picked }
ask-spend = To charge the Exchange: goods worth { $due }. Picked: { $picked }
ask-swap = The Monastery swaps two goods of two rows. Picked: { $picks }
ask-discard = Winter: discard { $due ->
    [1] 1 card
   *[other] { $due } cards
  }. Picked: { $picks }

## Refusals
reason-not-asked = You are not asked for a choice now.
reason-not-now = That cannot be done now: first do what you are asked for.
reason-no-such-seat = Nobody sits there.
reason-not-drawn = That is none of the cards you have drawn.
reason-no-row = No such row lies out; a Monastery needs two rows with different goods.
reason-not-on-display = That building is not on display.
reason-already-took = You have already taken a row or a building in this turn.
reason-take-first = First take a building or a row of goods.
reason-swapped-rows = After the Monastery you must take one of the two rows it has changed.
reason-no-function = You have no such function: the building must stand since an earlier turn and must not be used up.
reason-nothing-to-draw = There is nothing to draw: pile and discards are empty.
reason-same-good = The Monastery swaps two goods of different kinds.
reason-no-good = That good is not there: neither in your hand, nor in the row if you meant one.
reason-not-in-hand = You do not hold that building.
reason-no-riga = This game is played without the Riga buildings.
reason-built-already = Each Riga building can be built once; this one stands already or is on the bill.
reason-other-city = A bill holds buildings of one city; pay it first, then begin another.
reason-not-rising = Named by itself this comes too late, for what belongs together is listed in a fixed order. Name it together with the rest, in any order, and the program sorts it.
reason-three-buildings = You can build no more than { $builds } buildings in a turn.
reason-too-dear = { $short ->
    [1] You are short by 1 ducat.
   *[other] You are short by { $short } ducats.
  }
reason-no-crane = A Crane is named right after the building whose cost it halves, one for each building; it must stand since an earlier turn and must not be used up.
reason-no-partner = No later row holds another kind of good; begin with the earlier one of the two rows.
reason-worthless = That brings nothing here: the city refuses the good, or you have no people for this function.
reason-not-falling = Named by itself this comes too late, for what is worth most is listed first. Name all that you pay with together, in any order, and the program sorts it.
reason-not-enough = That is not enough, even with all that can follow it.
reason-not-chargeable = You have no empty Exchange that stands since an earlier turn.

## Score
line-buildings = Buildings
line-archives = Archives
line-lodges = Lodges
line-hand = Buildings in hand
line-unbuilt = Riga buildings not built
line-total = Total
line-money = Money
# How the score came about: what a line is, the count behind a figure, what it is added up from
about-buildings = their seals; Archives and Lodges count by themselves
about-archives = { $set } for each set of a knight and a merchant, at most { $sets } sets for an Archive
about-lodges = all of them together
about-hand = { $penalty } off for each
about-unbuilt = { $penalty } off for each
about-money = unused functions, and goods at base value
count-buildings = { $count ->
    [0] none
    [one] { $count } building
   *[other] { $count } buildings
  }
count-archives = { $count ->
    [0] none
    [one] 1 Archive: { archive-sets }
   *[other] { $count } Archives: { archive-sets }
  }
archive-sets = { $surplus ->
    [0] { $counted ->
        [one] 1 set
       *[other] { $counted } sets
      }
   *[other] { $made } sets, { $counted } count
  }
count-lodges = { $count ->
    [0] none
    [one] 1 Lodge
   *[other] { $count } Lodges
  }
count-hand = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
  }
count-unbuilt = { $count ->
    [0] all built
    [one] 1 building
   *[other] { $count } buildings
  }
item-building = { $building }
item-archives = { $count ->
    [one] One Archive
   *[other] { $count } Archives
  }: { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  } and { $merchants ->
    [one] 1 merchant
   *[other] { $merchants } merchants
  }, { archive-sets }, { $set } for each{ $count ->
    [one] {""}
   *[other] {" "}set and Archive
  }
item-lodges = { $count ->
    [one] One Lodge
   *[other] { $count } Lodges together
  }
item-in-hand = { $building }, not built
item-unbuilt = { $building }, not built
item-posts = { $count ->
    [one] Trading Post
   *[other] { $count } Trading Posts
  }
item-banks = { $count ->
    [one] Bank for
   *[other] { $count } Banks, each for
  } { $people ->
    [one] 1 merchant
   *[other] { $people } merchants
  }
item-taverns = { $count ->
    [one] Tavern for
   *[other] { $count } Taverns, each for
  } { $people ->
    [one] 1 knight
   *[other] { $people } knights
  }
item-exchange = Charged Exchange
item-goods = { $count } { $good }, { $worth } each

## Component values
value-goods = cards of each good
value-basic = base value of a good
value-worth = ducats for a good in each city; 0 where it is refused
value-cost = ducats to build, in all cities or city by city. Market Hall is printed for Danzig, Archive and Treasury are printed as a sum of 16 in Visby
value-points = points on the seal, in all cities or city by city; Archives and Lodges are counted apart
value-lodges = points in all for 0 to 4 Lodges; 19 for three is printed
value-knights = knights in a building; two in a Fortress are printed, and one each in Treasury and Manufactory
value-merchants = merchants in a building; two in a Guild House are printed, and one each in Trading Post and Market Hall
value-prized = the good that a city's Manufactory makes worth 1 more
value-refused = the good that a city's Market Hall lets you use where it is refused
value-post = ducats of a Trading Post
value-purse = ducats of a Bank for each merchant, and of a Tavern for each knight
value-set = points of an Archive for each set of a knight and a merchant
value-sets = the most sets that an Archive counts
value-own_cost = ducats to build a Riga building
value-own_points = points of a Riga building
value-charge = base value of goods that charges an Exchange
value-charged = ducats of a charged Exchange
value-penalty = points lost for each building in hand, and for each Riga building not built
value-first = base value up to which goods are dealt in the setup
value-full = base value up to which a row of goods is laid
value-extra = rows, and buildings on display, beyond the number of players
value-builds = buildings that a turn may build
value-limit = cards in hand at the end of winter
value-roomy = the same with a Storehouse
value-draws = goods that a Treasury draws, and buildings that a Building Yard draws
value-years = years of a game for 2, 3 and 4 players

## Examples for the help
example = take row 2, or several at once: take row 2 build danzig market hall pay 2 cloth end
example-doubted = take row 1

## Verbs that may be typed
verbs-start = start name
verbs-keep = keep
verbs-treasury = treasury
verbs-yard = yard
verbs-monastery = monastery
verbs-swap = swap
verbs-take = take
verbs-bill = build bill
verbs-crane = crane halve
verbs-settle = settle close
verbs-pay = pay
verbs-charge = charge
verbs-spend = spend
verbs-end = end done finish
verbs-discard = discard drop

## The table in a terminal
table-title = Riga, year { $year } of { $years }, { $season }. Start player: { $starter }
table-setup = Riga, before the first year
table-rows = Row
table-base = base
table-own = You
table-row = Row { $row }: { $goods }. Worth: { $worth }
table-above = Display:
table-below = Leaving next spring:
table-seat = { $name }: { $points ->
    [1] 1 point
   *[other] { $points } points
  }{ $derived }; { $knights ->
    [1] 1 knight
   *[other] { $knights } knights
  }, { $merchants ->
    [1] 1 merchant
   *[other] { $merchants } merchants
  }
table-goods = Goods:
table-hand = In hand:
table-built = Built:
table-unseen = { $count } unseen
table-nothing = nothing
table-everywhere = everywhere
table-unbuilt = Riga buildings to build:
table-money = You could pay: { $worth }
table-unseen-goods = Goods you have not seen: { $goods }. Discarded: { $discards }
table-unseen-buildings = { $count } buildings you have not seen, { $deck } of them in the pile: { $buildings }
table-legend = ○ not used yet; (8) cost in ducats; D V T S: Danzig, Visby, Tallinn, Stockholm; worth as your Manufactories and Market Halls make it, in your own line with all functions

## How figures come about
ledger-earned = Points so far
ledger-score = If the game ended now
ledger-knights = Knights
ledger-merchants = Merchants
ledger-limit = Cards in winter, at most
ledger-row-base = Row { $row }, base value
ledger-row-worth = Row { $row } in { $city }
ledger-purse = All you could pay in { $city }
entry-building = { $building }
entry-archives = { $count ->
    [1] Archive: { $sets ->
        [one] 1 set
       *[other] { $sets } sets
      }, { $set } for each
   *[other] { $count } Archives: { $sets ->
        [one] 1 set
       *[other] { $sets } sets
      }, { $set } for each set and Archive
  }
entry-lodges = { $count ->
    [1] 1 Lodge
   *[other] { $count } Lodges together
  }
entry-built = seals on everything built
entry-hand = { $cards ->
    [1] 1 building in hand
   *[other] { $cards } buildings in hand, { $each } each
  }
entry-unbuilt = { $count ->
    [1] 1 Riga building not built
   *[other] { $count } Riga buildings not built, { $each } each
  }
entry-usual = as usual
entry-storehouse = Storehouse
entry-goods = { $count } { $good }, { $each } each
entry-function = { $count } { $good }, { $each } each

## What something would bring
entry-hand-with = what you could then pay in { $city }, now { $now }
entry-cost = cost, as low as it can be
entry-left = what you would have left in { $city }
entry-short = what you lack in { $city }
entry-points-built = points once it is built
entry-points-held = points as long as it is not built
entry-finds = base value of the best of { $draws } goods drawn
entry-digs = buildings to choose from
entry-saves = ducats saved
entry-charges = ducats for later, for goods worth { $charge }
entry-base = base value
entry-pays = pays in { $city }
entry-points-saved = points no longer lost at the end
entry-due = ducats due

# What an order by letter may depend on
fact-row-has = row { $one } still has at least { $value } × { $two }
fact-row-same = row { $one } lies exactly so: { $value }
fact-season = it is still { $value }
fact-goods = you hold exactly these goods: { $value }
choice-row-with = take the best row with { $one }
choice-row-with-about = the row of the highest worth; of equals the one with the lowest number
choice-row-best = take the best row
choice-row-best-about = the row of the highest worth; of equals the one with the lowest number
