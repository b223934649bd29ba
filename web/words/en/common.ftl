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
key-space = Space

## Navigation
nav-play = Play
nav-tables = Open tables
nav-club = Club
nav-deal = Daily deal
nav-learn = Learn
nav-puzzles = Puzzles
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
bot-named = bot, { $level }
bot-standing-in = bot for { $name }

no-game = There is no game called “{ $name }” here.
no-game-others = These three are played here:
table-page = Table
