### A new table, the list of tables, and an invitation.

lobby-title = New table
lobby-note = ready to begin as it is
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
lobby-by-link = for anyone with your link
lobby-by-all = open to everybody
lobby-level = Strength at seat { $seat }: { $level }
lobby-strength = Strength
lobby-levels-note = No level sees hidden cards; weaker ones look less far ahead and err more often.
lobby-measured = { $seats ->
    [2] { $level } against { $below }: { $share } of 100 games won at tables of two (measured: { $low } to { $high }).
   *[other] { $level } against { $below }: ahead in { $share } of 100 comparisons at tables of { $seats } (measured: { $low } to { $high }).
  }
lobby-unused = not in use
lobby-invite = Invite
lobby-add-bot = Add a bot

lobby-terms = How you play
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-live = Minutes
lobby-clock-days = By mail
lobby-clock-none-about = nobody is hurried
lobby-clock-live-about = when time is up, a bot takes over
lobby-clock-days-about = days instead of minutes, wherever everybody is
lobby-minutes = minutes
lobby-increment = extra seconds a move
lobby-undo = Undo
lobby-undo-free = Free
lobby-undo-consent = Ask all
lobby-undo-none = None
lobby-undo-free-about = until somebody learns something new
lobby-undo-consent-about = only if all others agree
lobby-undo-none-about = what’s done is done
lobby-door = Who may join
lobby-door-link = By link
lobby-door-all = All
lobby-door-link-about = not listed anywhere
lobby-door-all-about = in the list of tables
lobby-rated = Rated
lobby-rated-about = for accounts, without advice; the result moves your rating
lobby-spectators = Spectators
lobby-spectators-about = see only what is public
lobby-edition = Values of your own box
lobby-edition-about = an edition file, if yours differ
lobby-edition-own = your own values are used
lobby-edition-text = An edition file gives the game, a title and only the values that differ. The rules page lists all values; the server checks yours when the table is opened.
lobby-edition-file = Choose an edition file
lobby-edition-field = or its text
lobby-why = Why not { $value }?
lobby-why-seats = This is for { $seats } players. Change the seats to use it.
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
lobby-invitation-link = The table waits for your friends, with a link for you to send them. It begins when the last seat is taken.
lobby-invitation-all = The table is listed for everybody, and also has a link for friends. It begins when the last seat is taken.

## The list of tables
tables-title = Tables
tables-running = Tables to watch
tables-tournaments = Tournaments
tables-tournaments-about = Round by round against the others of this house; or open one yourself.
tables-none-running = No public games right now.
tables-ended = Ended
tables-aside = Put away
tables-put-aside = Put away
tables-put-aside-name = Put away: { $table }
tables-take-up = Show again
tables-take-up-name = Show again: { $table }
tables-show-aside = Show tables you have put away
tables-hide-aside = Hide tables you have put away
tables-none-aside = Nothing has been put away.

## An invitation
join-page = Invitation
join-invited = Take a seat: { $game }
join-host = host
join-name = Your name at this table
join-sit = Sit down
join-back = To your seat
join-late = All seats are taken.
join-closed-door = Only its players can see this table.
join-watch = Watch
join-edition = the host's own values
join-clock-none = no clock
join-clock-live = { $minutes } minutes and { $increment } seconds a move, then a bot takes over until you are back
join-undo-free = undo is free
join-undo-consent = undo if all agree
join-undo-none = no undo
lobby-voyage = New to { $game }? A few short lessons take you through it, move by move.
lobby-voyage-begin = Learn on a voyage
lobby-coach = A coach can sit beside you when you play bots: it says what to look at, and what a mistake has cost.
lobby-coach-yes = With a coach
lobby-coach-no = Without
lobby-coached = with a coach
lobby-voyage-no = No, thanks
