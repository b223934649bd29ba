### A new table, the list of tables, and an invitation.

lobby-title = New table
lobby-note = a table that can begin as it is
lobby-game = Game
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-me = Me
lobby-friend = Friend
lobby-bot = Bot
lobby-free = Free
lobby-name = Name of player { $seat }
lobby-player = Player { $seat }
lobby-here = Here
lobby-host = you
lobby-host-here = you, at this screen
lobby-same-screen = takes turns at this screen
lobby-by-link = for whoever has your link
lobby-by-all = open to everybody
lobby-level = Strength at seat { $seat }: { $level }
lobby-strength = Strength
lobby-levels-note = No level sees hidden cards; weaker ones look less far and err more often.
lobby-unused = not in use
lobby-invite = Invite
lobby-add-bot = Add a bot

lobby-terms = How you play
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-live = Minutes
lobby-clock-days = By letter
lobby-clock-none-about = nobody is hurried
lobby-clock-live-about = when time is up, a bot plays on
lobby-clock-days-about = days for every move; then a bot plays
lobby-minutes = minutes
lobby-increment = seconds more a move
lobby-days = days a move
lobby-undo = Undo
lobby-undo-free = Free
lobby-undo-consent = Ask all
lobby-undo-none = None
lobby-undo-free-about = back to the last thing anybody learned
lobby-undo-consent-about = only if all others agree
lobby-undo-none-about = done is done
lobby-door = Who may come
lobby-door-link = By link
lobby-door-all = All
lobby-door-link-about = stays out of all lists
lobby-door-all-about = stands in the list of tables
lobby-spectators = Spectators
lobby-spectators-about = see only what lies open
lobby-edition = Values of your own box
lobby-edition-about = an edition file, if yours differ
lobby-edition-own = your own values are used
lobby-edition-text = An edition file names the game, a title and only those values that differ. The rules page lists all values; the server checks yours when the table is opened.
lobby-edition-file = Choose an edition file
lobby-edition-field = or its text
lobby-why = Why not { $value }?
lobby-why-seats = This is for { $seats } players. With that many seats it is taken at once.
lobby-or = or

lobby-sum = { $people ->
    [1] 1 person
   *[other] { $people } people
  }{ $bots ->
    [0] {""}
    [1] , 1 bot
   *[other] , { $bots } bots
  }{ $free ->
    [0] {""}
    [1] , 1 free seat
   *[other] , { $free } free seats
  }
lobby-about = about { $minutes } minutes
lobby-begin = Begin
lobby-open = Open table
lobby-invitation = Invitation
lobby-invitation-link = The table waits for your friends and gives you a link for them. It begins when the last seat is taken.
lobby-invitation-all = The table stands in the list, and also has a link for friends. It begins when the last seat is taken.

## The list of tables
tables-title = Tables
tables-running = Tables to watch
tables-none-running = Nobody plays openly now.
tables-ended = Ended
tables-aside = Put away
tables-put-aside = Put away
tables-put-aside-name = Put away: { $table }
tables-take-up = Show again
tables-take-up-name = Show again: { $table }
tables-show-aside = Show tables that you put away
tables-hide-aside = Hide tables that you put away
tables-none-aside = Nothing is put away.

## An invitation
join-page = Invitation
join-invited = Take a seat: { $game }
join-host = host
join-name = Your name at this table
join-sit = Sit down
join-back = To your seat
join-late = All seats are taken.
join-closed-door = Only those who play can see this table.
join-watch = Watch
join-edition = the host's own values
join-clock-none = no clock
join-clock-live = { $minutes } minutes and { $increment } seconds a move
join-clock-days = { $days ->
    [1] 1 day a move
   *[other] { $days } days a move
  }
join-undo-free = undo is free
join-undo-consent = undo if all agree
join-undo-none = no undo
