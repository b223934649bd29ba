### What reports count in Haithabu, and why some of it is right although it is out of bounds.
### right-TROUBLE-FAMILY-COMPONENT, or without a component for all of a family; the troubles are rare, often, wins, loses.

stage = rounds

opening-choose = First character
opening-own = First worker
choice-hire = Hire a neutral worker first

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
