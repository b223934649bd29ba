### What reports count in Haithabu, and why some of it is right although it is out of bounds.
### right-TROUBLE-FAMILY-COMPONENT, or without a component for all of a family; the troubles are rare, often, wins, loses.

stage = rounds

opening-choose = First character
opening-own = First worker
opening-turn = Turn of the rondel, with the Juggler
choice-hire = Hire a neutral worker first
choice-turn = by { $said }

family-field = Fields of the rondel
family-setup = Characters chosen in the set-up
family-character = Characters hired or poached
family-stack = Transports bought, by kind and price
family-taken = Orders taken
family-completed = Orders completed
family-bought = Goods bought
family-sold = Goods sold
family-delivered = Goods delivered
family-buying = Rows of the price scale when buying
family-selling = Rows of the price scale when selling

each-buying = row { $member }
each-selling = row { $member }

measure-began = Began the first round
measure-orders-taken = Orders taken
measure-orders-completed = Orders completed
measure-points-of-orders = Points of orders
measure-points-taken = Points taken on D or H
measure-points-of-sales = Points for sales to an empty market
measure-points-of-farewells = Points for characters sent away
measure-silver-of-orders = Silver of orders
measure-silver-of-sales = Silver of sales
measure-loans-taken = Loans taken
measure-loans-repaid = Loans repaid in time
measure-goods-given-up = Goods given up at round ends
measure-workers-hired = Neutral workers hired

right-wins-completed = An order pays once it is completed: that is what it is for (rules 5.10).
right-wins-delivered = A good is delivered only to an order, so it goes with completing orders (rules 5.5).
right-rare-buying-1 = Prices start on row { $start } and move step by step, so they seldom reach the ends of the scale (rules 3.3).
right-rare-buying-10 = { right-rare-buying-1 }
right-rare-selling-1 = { right-rare-buying-1 }
right-rare-selling-10 = { right-rare-buying-1 }
right-rare-field-c = Goods bring far more on an order than on the market: those of order 6, as printed, would sell for about one point’s worth of silver, and the order brings 6 points and 40 silver (rules 5.3, 5.10, 8.3).
right-wins-field-e = Orders are completed on E, and an order pays once it is completed (rules 5.5, 5.10).
right-wins-field-f = Only goods that were loaded can be delivered, so whoever loads more completes more orders (rules 5.5, 5.6).
right-often-setup-stevedore = One to three of eight characters are chosen, and a bot always takes those that it thinks best, by however little: with two and three players others are thought to be less than a point of the win behind (kogge openings).
right-often-setup-trader = { right-often-setup-stevedore }
right-rare-setup-innkeeper = One to three of eight characters are chosen, and a bot always takes those that it thinks best, by however little: this one is thought to be at most 3 points of the win behind those (kogge openings).
right-rare-setup-seer = { right-rare-setup-innkeeper }
right-rare-setup-carpenter = { right-rare-setup-innkeeper }
right-rare-setup-supplier = { right-rare-setup-innkeeper }
right-rare-setup-steward = { right-rare-setup-innkeeper }
right-rare-character-trader = In a whole match a seat buys for 110 to 140 silver; one step less saves about a third of that, a point’s worth, and later in the match still less (rules 8.3, 9.4).
right-often-sold-spices = Spices are the dearest good on every row, and only a 6 restocks them and pushes their price down. With four players two of five sales go to an empty market and bring 2 points besides the silver (rules 3.2, 3.3, 7.5).
right-often-buying-3 = All prices start on row { $start }, and more than half of what is bought there is bought in the first two rounds (rule 1.1).
right-rare-buying-6 = Prices start on row { $start }, and every restocking pushes some of them down: they seldom stand so high, and whoever can wait buys for less (rules 1.1, 7.5).
right-rare-buying-7 = { right-rare-buying-6 }
right-rare-buying-8 = { right-rare-buying-6 }
right-rare-buying-9 = { right-rare-buying-6 }
right-rare-selling-2 = With four players prices seldom stand so low, and whoever can wait sells for more.
right-rare-selling-9 = Prices start on row { $start }, and every restocking pushes some of them down, so with two players they hardly ever stand so high (rules 1.1, 7.5).
right-loses-field-a = With two players six of seven seats that never go there had begun: they have the Carpenter, and buy transports at the ends of rounds for less and without a worker (rule 9.6).
right-often-field-b = A character works for its holder and is worth 2 points at the end; poaching one costs 10 silver, and takes the 2 points from somebody else. So everybody sends a worker of their own there in nearly every round (rules 5.2, 8.3).
right-wins-field-b = With two players whoever begins is the first to hire the only neutral worker, and mostly sends it to B. A character is worth 2 points at the end, and poaching takes them from the only opponent (rules 1.1, 2.6, 5.2, 8.3).
right-loses-setup = With two players whoever chooses a character does not begin, and whoever begins is the first to hire the only neutral worker (rules 1.1, 1.6, 2.6).
right-wins-character-innkeeper = With two players whoever begins is the first to hire the only neutral worker, goes to B more often for that, and has twice as many characters at the end (rules 1.1, 2.6, 5.2).
right-wins-character-stevedore = { right-wins-character-innkeeper }
right-wins-character-steward = { right-wins-character-innkeeper }
right-wins-character-carpenter = The Carpenter buys transports at the ends of rounds, for less and without a worker; with two players whoever begins has him three times as long (rules 2.6, 9.6).
right-wins-stack-cart-20 = With two players seven of ten are bought at the ends of rounds, with the Carpenter, and he mostly belongs to whoever began (rules 2.6, 9.6).
right-loses-stack-cart-40 = With two players four of five seats that never buy one had begun: they buy smaller ones with the Carpenter. Among those who began, as among the others, it makes little difference (rules 2.6, 9.6).
right-wins-stack-cart-40 = It carries more than any other transport, and whoever loads more completes more orders: with four players 3.9, where others complete 3.0 (rules 1.3, 5.5, 5.6).
right-rare-taken-6 = It is printed like this, six goods for 6 points and 40 silver: no transport for 20 carries six goods, and the orders for five bring as many points (rules 1.3, 5.6, 5.10).
right-rare-completed-6 = { right-rare-taken-6 }
right-rare-taken-1 = Its goods are the cheapest, so it brings the least silver of all orders for five goods, and takes as many places on a transport; of eight open orders one is chosen (rules 1.5, 5.9, 5.10).
right-rare-completed-1 = { right-rare-taken-1 }
right-rare-completed-7 = Its goods are cheap, so it brings 60 silver, where most orders for five goods bring 70 to 100, and takes as many places on a transport; of eight open orders one is chosen (rules 1.5, 5.9, 5.10).
right-rare-completed-11 = { right-rare-completed-7 }
right-often-completed-s3 = Everybody begins with one of five start orders and has its goods from the start, and this one wants three only; the others are 48 (rules 1.4, 1.5).
right-often-completed-s4 = { right-often-completed-s3 }
right-loses-stack-cart-20 = It carries half of what a cart for 40 carries. With three players seats that never buy one buy more of the large ones, 2.2 against 1.4, and complete more orders, 4.2 against 3.8 (rules 1.3, 5.5, 5.6).
