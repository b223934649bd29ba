# The bots by name, in the terminal and on the pages.
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-craftsman = Craftsman
bot-merchant = Merchant
bot-master = Master
bot-alderman = Alderman
bot-apprentice-about = still learning, and often wrong
bot-journeyman-about = knows the trade, but slips
bot-craftsman-about = plays soundly, with small errors
bot-merchant-about = calculates well, seldom errs
bot-master-about = gives hardly anything away
bot-alderman-about = thinks furthest of all
# Bots of programs and of older tables.
bot-random = Dreamer
bot-greedy = Trader
bot-planner = Planner
bot-search = Voyager
