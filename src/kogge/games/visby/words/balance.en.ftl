### What reports count in Visby, and why some of it is right although it is out of bounds.
### right-TROUBLE-FAMILY-COMPONENT, or without a component for all of a family; the troubles are rare, often, wins, loses.

stage = rounds

opening-play = First cards

family-card = Cards played
family-rate = Rates of the market at which wares were traded

each-rate = { $member }

measure-seals-of-battle = Seals of the battle
measure-seals-of-toll = Seals of the Tollkeeper
measure-seals-of-trade = Seals of the trade
measure-wares-traded = Wares traded
measure-wares-lost = Wares lost over the limit
