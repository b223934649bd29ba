### The command line in English.

chance = Chance
error = Error

## Help
help-kogge = Kogge: three Hanseatic board games, at your terminal.
help-lang = Language: de or en; by default that of your environment.
help-play = Play a game in the terminal, against bots or with others at one keyboard.
help-replay = Walk through a stored match, from any seat's eyes or with all cards open.
help-verify = Check a stored match: every action, every digest, every draw.
help-check = Run scenarios, interpreted and compiled, and name the first difference.
help-perft = Count the ways a game can go on, action by action.
help-rules = Show the rules of a game in numbered paragraphs.
help-edition = Show the component values of a game with their provenance, or check an edition file.
help-warm = Compile the games ahead, so that nobody waits later.
help-bench = Measure the speed of rules and search, beside a peer if you name one.
panel-options = Options
panel-arguments = Arguments
panel-commands = Commands
panel-default = default
panel-help = Show this text and exit.
help-version = Show the version and exit.

help-game = The game: { $games }.
help-games = The games, all if none is named: { $games }.
help-seats = Who plays, separated by commas: 'you' or any name for people, for bots { $levels }, or greedy, which needs no compiling; you,greedy if not given.
help-seed = A number that fixes all chance, to play the same game again.
help-option = A variant such as target=45 in Visby or riga=true in Riga, not for first games; may be given several times.
help-edition-file = An edition file that states which component values differ.
help-log = Also write the match to this file, after every action.
help-resume = Go on with the last unfinished game, as it was begun.
help-plain = Plain lines without colour, frames or clearing: for screen readers and pipes.
help-json = Print the result as JSON, for programs; needs seats without people.
help-file = A match file, as text or JSON.
help-files = Match files, as text or JSON.
help-seat = Whose eyes: a name, a seat number, 'open' for all cards (the default), or 'nobody' for a spectator's.
help-at = Stop after so many actions.
help-depth = How many actions deep.
help-players = How many players.
help-scenarios = Scenario files.
help-paragraph = Show only this paragraph, such as 5.2, or one of our rulings, such as V4.
help-check-file = Check this edition file and show what it changes.
help-write-file = Write the game's own edition to this file, to start your own from.
help-against = The peer to measure beside: openspiel.
help-seconds = How long each figure is measured.
help-interpreted = Count interpreted only, without compiling.

## Play
your-name = Captain
title = { $game }, round { $round }, target { $target }
why-what = Say which action you mean, such as: why { $example }
log-lost = { $sentence }; the game goes on without that file.
save-skipped = { $sentence }
legend = ● in hand, · played
level = { $name }: { $about }.
compiling = The bots are being compiled, once; that may take a minute ...
resumed = The game goes on where it stopped.
saved = Saved. Go on with: { $command } play --resume
kept = The match is kept in { $path }
logged = The match is written to { $path }
older-saved = A game of { $game } is still waiting; it stays saved. Go on with it: { $command } play --resume
commitment = Seed committed: { $digest }
prompt = { $name }, your choice?
prompt-help = A number or a name; 'cards' and 'rules' explain the game, 'help' tells the rest.
your-turn = Now { $name }.
hand-over = Now { $name } chooses in secret. Hand over the keyboard and press Enter.
only-choice = { $name } has only one choice: { $action }
not-understood = '{ $text }' is not understood: a number from 1 to { $count }, a name, or 'help'.
did-you-mean = '{ $text }' could mean: { $names }
why-legal = You may do that now.
why-not = { $reason } (§{ $paragraph })
undone = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-known = That cannot be taken back: what came of it has been seen by all.
no-paragraph = There is no paragraph { $number }.
help-commands =
    A number            the action with that number
    A name              the action, such as: { $example }
    why ACTION          why you may or may not do that now, such as: why { $doubted }
    hint                what a bot would do, and why
    cards               what the cards do
    undo                take back your last choice, as long as nobody has learned anything from it
    table               show the table again
    log                 what has happened so far
    score               the points as they stand
    rules [NUMBER]      the rules, or one paragraph or ruling of them
    help                this list
    quit                stop; the game is saved

## The table
heading-seat = Seat
heading-seals = Seals
heading-wares = Wares
track-seals = { $count ->
    [1] 1 seal
   *[other] { $count } seals
  }
track-wares = { $count ->
    [1] 1 ware
   *[other] { $count } wares
  }
track-rate = { $number }, rate { $cost }:{ $seals }
in-hand = in hand
played = played
your-choices = What you may do:
pick-in-any-order = Pick in any order, or name all at once:
picked = Picked so far: { $actions }  ('undo' takes the last one back)
picks-misfit = With what is picked already, that is more than is wanted: something could be left out.
trouble = That does not work at: { $action }.
none = none

## The end
final-score = Final score
winner = { $names } wins.
winners = { $names } share the win.

## Replay, verify, check, perft
replay-step = { $number }. { $actor }: { $action }
replay-of = { $game }: { $names }
verified = { $path }: { $count } actions replay, every digest fits, the seed belongs to the commitment, and every draw comes from it.
verified-part = { $path }: { $count } actions replay and every digest fits. The match is not over, so the seed is still secret and the draws cannot be checked.
check-ok = ok     { $path }: { $title }
check-failed = DIFFERS { $sentence }
check-sum = { $passed } passed, { $failed } failed
depth = Depth
ways = Ways
seconds = Seconds
interpreted = interpreted

## Edition
edition-title = { $title } ({ $game }, digest { $digest })
heading-value = Value
heading-name = Name
heading-provenance = Provenance
heading-note = Meaning
edition-fits = { $path } fits. It changes:
edition-same = { $path } fits, and changes nothing.
edition-written = The edition is written to { $path }. Change what differs in your box, and keep only that.
provenance-printed = printed
provenance-public = public
provenance-inferred = inferred
provenance-reconstructed = reconstructed

## Warm and bench
warming = Compiling
warm-done = { $game }: ready after { $seconds } s
warm-ready = Ready. The compiled code lies in { $path }
no-numba = numba is not installed: the rules run interpreted.
bench-title = Speed on one core, { $seconds } s a figure, best of { $rounds }
heading-what = What
heading-rate = Per second
heading-ratio = Ratio
bench-playouts = { $game }, { $seats } players: random games, { $carrier }
bench-actions = { $game }, { $seats } players: actions, { $carrier }
bench-parts = an average game has { $choices } choices, { $forced } forced ones and { $draws } draws
bench-copies = { $game }: copies of a position, { $carrier }
bench-search = { $game }, { $seats } players: search simulations, compiled
bench-threads = { $game }, { $seats } players: random games, two threads
bench-peer = OpenSpiel { $game }: random games, C++
bench-peer-search = OpenSpiel { $game }: search simulations, C++
bench-size = { $game }: a position has { $bytes } bytes
bench-times = { $ratio } times { $peer }
bench-load = { $game }: ready from cache in { $seconds } s
compiled = compiled

## The server
help-serve = Run a server: tables for people and bots, live or by correspondence.
help-account = Help an account of your server: reset NAME gives it a new password.
help-maintenance = Let all clocks of your server stand still for maintenance (on), or go on again (off).
help-reports = List what players of your server have reported.
help-backup = Write everything your server keeps to one file, while it runs.
help-restore = Put a backup in the place of everything your server keeps, while it runs or not.
help-wire = Print the types of the server's messages as TypeScript.
help-host = The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.
help-port = The port to listen on; 0 takes a free one.
help-database = Where everything is kept: the path of an SQLite file, or postgresql://...; by default a file among your data.
help-public-url = The address under which people reach the server, such as https://kogge.example.org.
help-trust-proxy = Believe the proxy before the server who asks, and whether by https.
help-allow-host = Another name of the server that it answers to; may be given several times.
help-metrics = Tell figures for Prometheus at http://127.0.0.1:PORT/metrics, to this machine only.
help-session-days = Days for which a browser is known; then its person must log in again.
help-guest-days = Days after which a guest who stays away is forgotten, unless a game is under way; 0: never.
help-imprint = A Markdown or text file: who runs the site, shown as its imprint.
help-privacy = A Markdown or text file: what is kept of people, shown as its privacy page.
help-open = Open the start page in the browser.
help-no-warm = Do not compile the search in the background; bots think without it.
help-deed = What to do: reset.
help-account-name = The name of the account.
help-maintenance-state = on or off; without it you are told how it is.
help-into = Write them into this folder of a front end's sources, with the types of every game.
help-settle = Mark this report as settled.
help-all-reports = Show settled reports too.
help-backup-file = The file of the backup.
help-force-backup = Write over a file that exists.
help-force-restore = Replace what the database holds now.
serving = Kogge listens on { $address }
serving-store = Everything is kept in { $database }; stop with Ctrl-C.
serving-plain = Without https whoever shares your network can read along; use a proxy with https, --trust-proxy and --public-url beyond your own four walls.
serving-metrics = Figures for Prometheus: http://127.0.0.1:{ $port }/metrics
account-password = The new password of { $name }: { $password }
account-recovery = The new recovery code: { $code }
maintenance-on = The site is being maintained: clocks stand still, and nothing is played.
maintenance-off = The site is open, and clocks run.
report = { $id }  { $when }  table { $table }, seat { $seat } ({ $name }): { $words }
no-reports = No reports.
backup-rows = { $name }: { NUMBER($rows) }
backup-done = { NUMBER($rows) } rows written to { $path }
restore-done = { NUMBER($rows) } rows restored from { $path }

## Capacity
help-capacity = Measure what a server carries on this machine, beside what uvicorn itself carries.
help-capacity-tables = Tables of two people that play at the same time, one action a table and second.
help-capacity-seconds = How long they play.
help-capacity-sockets = Sockets that only listen, after that.
help-capacity-idle = Tables that are left in memory, to see what each takes.
help-capacity-tries = Lists of actions that are tried in each game.
heading-figure = Figure
heading-limit = At most
capacity-bare = uvicorn alone passes messages on
capacity-tables = tables play
capacity-sockets = sockets listen
capacity-idle = tables wait
capacity-leave = tables leave memory
capacity-try = actions are tried
capacity-bare-rate = uvicorn alone: messages passed on a second
capacity-bare-rate-cpu = uvicorn alone: messages for each second of its processor
capacity-actions-each-second = Actions a second at all tables
capacity-matches = Matches that were finished meanwhile
capacity-p50-ms = From sent to seen by the other seat: half of them within, ms
capacity-p95-ms = 95 of 100 within, ms
capacity-p99-ms = 99 of 100 within, ms
capacity-max-ms = The longest, ms
capacity-messages-each-second = Messages to the players a second
capacity-messages-cpu = Messages for each second of the server's processor, rules and disk included
capacity-server-cpu = The server's share of one processor
capacity-socket-bytes = Bytes for each socket that listens
capacity-all-heard-ms = Until all that listen have heard of an action, ms
capacity-table-bytes = Bytes for each table that waits
capacity-left-after-s = Until tables that nobody watches have left memory, s
capacity-try-visby-p99-ms = Trying in Visby: 99 of 100 within, ms
capacity-try-riga-p99-ms = Trying in Riga: 99 of 100 within, ms
capacity-try-haithabu-p99-ms = Trying in Haithabu: 99 of 100 within, ms

## Arena
help-arena = Let bots play each other: fixed seeds, every seat rotation, win shares with intervals. An interrupted run goes on.
help-arena-bots = The bots, one for each seat; a name may stand there several times ({ $bots }; with OpenSpiel also openspiel-mcts, openspiel-ismcts). NAME/BUDGET gives one a budget of its own, NAME@FILE another net, NAME@hand none.
help-arena-games = How many games, rounded up to whole seeds: a seed is played in every rotation.
help-arena-seed = The first seed; the others follow.
help-arena-budget = How much bots may think: milliseconds are a turn's; simulations too for members of the guild, for search and OpenSpiel's they are a choice's.
help-arena-until = Stop when the first bot has reached this: low, high or share, and a bound.
help-arena-sprt = Stop as soon as it is clear whether the first of two bots is better than even (50 against 53 per cent).
help-arena-jobs = Processes that play; 0 for all cores.
help-arena-on = Play on a cluster of Ray, at its client's address; auto for the one to which this machine belongs.
help-arena-save = Keep results and all matches in this folder.
arena-plays = games
arena-title = { $game }, { $seats } seats, { $seeds } seeds in every rotation
different-games = Different games: { $different } of { $games }
arena-kept = Results are kept in { $folder }; the same command goes on from there.
arena-interrupted = Interrupted. Results are kept in { $folder }; the same command goes on from there.
arena-better = { $first } is better than { $second } (weight of evidence { $weight }).
arena-not-better = { $first } is not better than { $second } (weight of evidence { $weight }).
arena-open = It is still open whether { $first } is better than { $second } (weight of evidence { $weight }).
heading-bot = Bot
heading-below = Against
heading-sims = Simulations
help-bots = Show the levels of the bots: how each does against the one below it, from a stored run that can be played again.
help-bots-game = Of one game only.
help-bots-again = Play the ladder again instead of showing the stored one; an interrupted run goes on.
help-bots-out = Write the ladder to this file.
bots-title = { $game }, two players
bots-again = To play the last line again: { $command }
help-train = Train a net: it plays itself, learns from what came of it, and is tested in the arena.
help-train-seats = Seats in games of self-play; the test is played by two.
help-train-games = Games of self-play in each generation.
help-train-generations = How often to play and learn.
help-train-budget = How much the bot may think in a turn of self-play and in the test.
help-train-from = Who plays the first generation: the evaluation by hand, the net in use, or a file.
help-train-hidden = The sizes of the two hidden layers.
help-train-epochs = How often to go through what was played.
help-train-with = What fits the net: NumPy, or PyTorch or JAX where they are installed.
help-train-test = Games against the net in use, at most; 0 for no test.
help-train-out = Where to put the nets; the user's data folder if not given.
help-train-promote = Put the net in the place of the one in use, if the test says that it is better.
help-train-show = Only tell how the net in use was made, or that of --from FILE.
train-plays = games of self-play
train-generation = Generation { $number }: { $rows } rows, loss { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
train-share = Against the net in use it wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
train-untested = It was not tested against the net in use.
train-shown = { $path }: layers of { $sizes }, weights { $digest }
train-in-use = the net in use
train-promoted = { $path } is in use from now on.
train-kept = The net lies in { $path }.
heading-share = Wins
heading-interval = 95 %
heading-games = Games
heading-rating = Rating
heading-ms = ms
heading-slow = p95
help-report = Write a page about the games of an arena: seats, length, scores, and what was used with what success.
help-report-folder = The folder of an arena, as --save has made it.
help-report-out = Where to write the page: a name that ends in .md or .html.
report-title = { $game }: { $count } matches
report-seats = Seats
report-left-out = Left out here: { $count } of { $matches } matches, whose seeds have not been played in every rotation.
report-length = Length and points
report-mean = Mean
report-choices = choices
report-points = points
report-used = What was used
report-used-note = How often a match sees it, how many of the seats use it, and what those win on average.
report-action = Action
report-each = Each match
report-users = Seats
