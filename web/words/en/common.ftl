### What all pages say.

loading = One moment …
unreachable = The server cannot be reached. Are you offline?
lost-title = There is nothing here.
lost-text = No page has this address. Perhaps a letter is missing, or the link is old.
to-start = To the start page
guest = Guest
slogan = Three Hanseatic board games, alone, with friends or by mail.
close = Close
cancel = Cancel
yes = Yes
no = No
and = and
copy = Copy
copied = Copied

## Navigation
nav-play = Play
nav-tables = Open tables
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-credits = Credits
nav-imprint = Imprint
nav-privacy = Privacy
nav-sound = Sound
nav-sound-off = Sound is off
nav-theme = Light or dark
nav-menu = Menu

## Bots
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
bot-search = Voyager
bot-named = bot, { $level }
bot-standing-in = bot for { $name }

other-language = de
other-language-name = Deutsch
no-game = There is no game called “{ $name }” here.
no-game-others = These three are played here:
table-page = Table
