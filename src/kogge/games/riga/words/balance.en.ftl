### What reports count in Riga, and why some of it is right although it is out of bounds.
### right-TROUBLE-FAMILY-COMPONENT, or without a component for all of a family; the troubles are rare, often, wins, loses.

stage = years

opening-start = Who begins
opening-keep = The building to keep
opening-take = First turn
choice-start = Seat { $thing }

family-kind = Buildings built, by kind
family-port = Buildings built, by city
family-own = Riga buildings built
family-building = Buildings built, card by card
family-taken = Buildings taken, by kind
family-good = Goods taken in rows
family-thing = What bills are paid with

measure-built = Buildings built
measure-buildings-taken = Buildings taken from the display
measure-goods-taken = Goods taken in rows
measure-cranes = Cranes used
measure-lapsed = Ducats paid too much
measure-goods-discarded = Goods discarded in winter
measure-buildings-discarded = Buildings discarded in winter

right-wins-kind-fortress = No building bears more points on its seal, and a turn has few places (rules 4.1): whoever never has the goods for one is behind for that reason.
right-wins-kind-guild-house = { right-wins-kind-fortress }
right-wins-building-danzig-guild-house = { right-wins-kind-guild-house }
right-wins-building-tallinn-fortress = { right-wins-kind-fortress }
right-wins-building-tallinn-guild-house = { right-wins-kind-guild-house }
right-wins-kind-building-yard = It costs as much as a Fortress or a Guild House and is worth no more: you keep the best of five buildings and need not take one from the display (rules 5.4). Whoever never has the goods for one is behind for that reason.
right-wins-taken-building-yard = { right-wins-kind-building-yard }
right-rare-kind-crane = It halves the cost of one building, once (rules 5.3): that saves 6 ducats at most, as many as it costs itself, and it takes one of the few places in a turn (rules 4.1).
right-rare-building-danzig-crane = { right-rare-kind-crane }
right-rare-building-visby-crane = { right-rare-kind-crane }
right-rare-building-tallinn-crane = { right-rare-kind-crane }
right-rare-building-stockholm-crane = { right-rare-kind-crane }
right-rare-taken-crane = { right-rare-kind-crane }
right-rare-thing-exchange = There is an Exchange only where the Riga buildings are played (rules 6.4).
right-rare-thing-post = Its 4 ducats come once (rules 5.1), and there are four Trading Posts in all; goods come every year.
right-rare-thing-tavern = It pays once (rules 5.7), and there are four Taverns in all; goods come every year.
right-rare-thing-bank = It pays once (rules 5.7), and there are four Banks in all; goods come every year.
right-loses-kind-market-hall = It lets goods pay where they do not fit (rules 5.6): whoever took goods that fit can do without.
right-loses-building-tallinn-market-hall = { right-loses-kind-market-hall }
right-loses-building-stockholm-manufactory = It makes cloth worth more, and of cloth there are the fewest cards, 8 of 44 (rules 1.1, 5.5); with one Manufactory for each good, one has to show it.
right-loses-building-danzig-market-hall = It lets grain be used in Danzig, and of all goods grain is worth least, 2 ducats (rules 1.1, 5.6).
right-loses-thing-exchange = It takes goods for which one has no use (rules 6.4): whoever pays with it more often than others at the table had taken more of these.
right-loses-good = Goods bring no points (rules 8.2): whoever takes more of one than others at the table needed more for as many buildings.
