### The table, whatever is played on it.

## The bar
undo = Undo
undo-turn = Undo the whole turn
undo-none = Nothing can be taken back: somebody has learned something since.
undo-ask = Ask to undo
hint = Hint
rules = Rules
menu-resign = Resign
menu-resign-sure = Resign: a bot plays on for you
menu-pause = Ask for a pause
menu-go-on = Ask to go on
menu-leave = Leave the table
menu-close-table = Close the table
menu-command = Type a move
menu-next = Next table awaiting me
menu-language = Language

## The sentence of the turn
wait-for = { $count ->
    [0] {""}
    [1] { $names } is choosing.
   *[other] { $names } are choosing.
  }
wait-sealed = Sealed. The table is still choosing.
wait-sealed-more = You may change your mind until the last player has sealed.
table-over = The game is over.
table-closed = This table has been closed.
table-paused = The clock is stopped.
watching = You are watching.
your-turn-title = Your turn
proposal-undo = { $name } asks to take back the last move.
proposal-pause = { $name } asks to stop the clock.
proposal-resume = { $name } asks to resume play.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-waiting = Waiting for the others to agree.

## Confirming
confirm = Confirm
confirm-seal = Seal choice
confirm-change = Change choice
confirm-nothing = Choose first
put-back = Put back
clear = Clear
enter = Enter

## Side panel
log = Log
tracker = Tracker
talk = Table talk
log-empty = Nothing has happened yet.
log-since = Since your last turn
since-about = { $count ->
    [one] One step
   *[other] { $count } steps
}, shown again on the table.
since-mine = To my turn
since-now = To the present
playing = What is being shown
playing-step = Step { $at } of { $total }
playing-speed = Speed: { $motion ->
    [quick] quick
    [calm] calm
   *[normal] normal
  }
playing-next = Next step
playing-on = Go on
log-undone = { $name } took back the last move.
log-undone-all = The last move was taken back.
log-note-resigned = { $name } resigned.
log-note-paused = The clock was stopped.
log-note-resumed = The clock is running again.
log-note-away = A bot is playing for { $name }.
log-note-back = { $name } is back.
log-note-vacation = { $name } has told when they are on vacation: that time does not count.
log-note-expired = { $name } has run out of time. The game ends.
log-note-too-long = So much has happened at this table that the game ends here, unfinished.
log-note-down = The site was down for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. No clock ran meanwhile.
log-begin = The game begins.
talk-empty = Nobody has said anything.
talk-field = Say something to the table
talk-send = Say
talk-watching = Only those at the table can talk.

## Seats
seat-you = you
seat-beside = at this screen
seat-free = free
seat-away = away
seat-choosing = choosing
seat-sealed = ready
seat-resigned = resigned

## Why not
why-not = Why not?
why-not-thing = Why not { $thing }?
why-rules = Rules { $paragraph }
why-watching = You are watching; only players can do that.
why-picked = Something else is picked. Put it back first.

## Hints
hint-thinking = Thinking …
hint-take = Shown on the table; confirm it, or put it back.

## No connection
offline-title = The connection is lost.
offline-safe = Nothing is lost: everything you confirmed is stored.
offline-next = Next try in { $seconds } s.
offline-now = Try now
offline-refused = You are not admitted to this table.
offline-wait = Waiting for the connection
maintenance = The site is under maintenance. Clocks are stopped; play resumes afterwards.
bots-waiting = { $count ->
    [one] { $levels } is not ready yet; until then a simple bot plays for this seat.
   *[other] { $levels } are not ready yet; until then a simple bot plays for each of them.
}
bots-waiting-read = All right

## The clock
clock-left = { $name } has { $time } left
clock-yours = Your time: { $time }

## Hand over
curtain-title = { $name } is next
curtain-text = Give the screen to { $name }. Everybody else, look away.
curtain-button = I am { $name }
curtain-hold = Hold for a moment
curtain-next = now

## Before the start
room-title = This table is filling up
room-text = It begins when every seat is taken.
room-link = Send this link to the people you want to play with
room-invitation = Invitation
room-aloud = To say aloud:
room-valid = valid until the game begins
room-code = The invitation as a QR code
room-join = Sit down here
room-leave = Get up
room-remove = Remove { $name }
room-close = Close the table

## The end
end-replay = Replay
end-back-to-score = Score

## The command line
command-title = Type a move
command-field = Move
command-help = A move by its name or the beginning of it: { $example }. Separate several with semicolons. "why" asks about a move, "hint" for advice, "undo" takes back, "confirm" does what is picked.
command-may = That can be done now.
command-go = Do it

position = The position, line by line
clock-still = stands still
clock-until = until { $date }
menu-orders = Orders for your next turns
menu-mute = No notices of this table
menu-unmute = Notices of this table again
room-guest = Invite an account by name
room-guest-send = Invite
room-guest-sent = { $name } is invited, and sees this table among the open ones.
clock-days = { $days } d { $hours } h
first-title = Your first game
first-step = Step { $at } of { $of }
first-skip = Skip
first-next = Next
first-done = Play
skip = Skip
log-new = something new
menu-next-none = No other table is waiting for you.
talk-mute = Mute
talk-unmute = Unmute
talk-report = Report
talk-reported = The operator has been notified.
watch-count = { $count ->
    [1] 1 watching
   *[other] { $count } watching
  }

# The table of a game that has none of its own.
plain-confirm = Do this
plain-choose = Choose first
plain-tracker = This game has no overview.

## The book: seats that lie open, and how figures come about
book-how = how it comes about
book-open = Look at everything this seat has
book-seats = Seats
book-sum = Total
book-nothing = Nothing yet
book-public = figures published elsewhere
book-inferred = figures inferred
book-reconstructed = figures reconstructed
