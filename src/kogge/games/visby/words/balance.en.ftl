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

right-wins-card-merchant = Half of all seals are traded for, and only a Merchant trades (rules 5.2): one trade more than the others is most of a win.
right-wins-card-knight = With two or three players few share the battle, and a Knight takes up to 5 seals at once (rules 3.2).
right-loses-card-mendicant = It takes cards back and brings a few wares (rules 6.1): whoever plays it more often has played fewer of the others.
right-loses-card-blacksmith = It earns nothing in a round in which nobody else plays Troops or a Knight (rules 3.3): a wrong guess is a card lost.
right-loses-card-tollkeeper = It earns nothing in a round in which nobody else plays a Fleet or a Ship (rules 4.3): a wrong guess is a card lost.
right-rare-card-tollkeeper = With two players only one other can send ships, and does so in about every second round (rules 4.3).
right-rare-card-fleet = A Fleet takes at most 3 wares and gives every Tollkeeper of the others 3 seals; a Ship has no limit and gives 1 (rules 4.1 to 4.3). The more players, the more Tollkeepers.
right-often-rate-3-2 = After a trade the market begins at 0 again (rules 5.3); one or two rounds of supply, less two spaces for every Merchant after the first, lead to spaces 6 and 7.
right-wins-rate-3-1 = With two players, so poor a rate is used in the last round, to reach the target.
right-wins-rate-3-2 = A better rate brings more seals for the same wares; to come when it is good and few others do is what the market is about (rules 5.1).
right-wins-rate-2-2 = { right-wins-rate-3-2 }
right-wins-rate-2-3 = { right-wins-rate-3-2 }
right-rare-rate-3-1 = Where supply brings four or five steps, one round leads beyond the lowest spaces (rules 2.1).
right-rare-rate-2-1 = With three players supply brings five steps: whoever waits one round more trades at 3:2 or better (rules 2.1).
right-rare-rate-2-3 = Once the market stands on 9 or more, nearly everybody sends a Merchant, and each after the first pushes it back by two spaces (rules 5.1): few trades happen above space 9.
right-rare-rate-1-2 = { right-rare-rate-2-3 }
right-rare-rate-1-3 = { right-rare-rate-2-3 }
