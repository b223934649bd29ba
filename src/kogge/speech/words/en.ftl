### The command line in English.

chance = Chance
error = Error

## Help
help-kogge = Kogge: three Hanseatic board games, at your terminal.
help-lang = Language: { $languages } or { $language }; by default your system's.
help-play = Play a game in the terminal, against bots or with others at one keyboard.
help-replay = Walk through a stored match, through any seat's eyes or with all cards open.
help-review = Look back at a match: which choices of a seat were good, what would have been better, what was luck.
help-review-seat = Whose decisions: a name or a seat number; without it those of the first person at the table.
help-review-json = Print all of it as JSON, for programs.
help-verify = Check a stored match: every action, every digest, every draw.
help-check = Run scenarios, interpreted and compiled, and name the first difference.
help-perft = Count the ways a game can go on, action by action.
help-rules = Show the rules of a game in numbered paragraphs.
help-edition = Show the component values of a game with their provenance, or check an edition file.
help-warm = Compile the games ahead of time, so that nobody waits later.
help-bench = Measure the speed of rules and search, each figure beside its peer.
panel-options = Options
panel-arguments = Arguments
panel-commands = Commands
panel-default = default
panel-help = Show this text and exit.
help-version = Show the version and exit.

help-game = The game: { $games }.
help-games = The games, or all if you name none: { $games }.
help-seats = Who plays, separated by commas: 'you' or any name for people; for bots { $levels }, or greedy, which needs no compiling. The default is you,greedy.
help-seed = A number that fixes all chance, to play the same game again.
help-option = A variant such as target=45 in Visby or riga=true in Riga, not for first games; may be given several times.
help-edition-file = An edition file that states which component values differ.
help-log = Also write the match to this file as it is played.
help-resume = Carry on with the last unfinished game.
help-plain = Plain lines without colour, frames or clearing: for screen readers and pipes.
help-json = Print the result as JSON, for programs; needs seats without people.
help-file = A match file, as text or JSON.
help-files = Match files, as text or JSON.
help-seat = Whose eyes: a name, a seat number, 'open' for all cards (the default), or 'nobody' for a spectator's.
help-at = Stop after this many actions.
help-depth = How many actions to look ahead.
help-players = How many players.
help-scenarios = Scenario files.
help-paragraph = Show only this paragraph, such as 5.2, or one of our rulings, such as V4.
help-check-file = Check this edition file and show what it changes.
help-write-file = Write the game's own edition to this file, as a start for yours.
help-against = A peer to measure beside: c, openspiel or none; all that are there if you name none. May be given again.
help-seconds = How many seconds to measure each figure.
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
bots-waiting = { $count ->
    [one] { $levels } is not ready yet; until then a simple bot plays for this seat.
   *[other] { $levels } are not ready yet; until then a simple bot plays for each of them.
}
bots-ready = { $count ->
    [one] { $levels } is ready now, and takes over.
   *[other] { $levels } are ready now, and take over.
}
hint-waiting = The { $bot } is not ready yet; until then a simple bot advises.
resumed = The game carries on where it stopped.
saved = Saved. To carry on: { $command } play --resume
kept = The match is kept in { $path }
logged = The match has been written to { $path }
older-saved = A game of { $game } is still waiting; it stays saved. To carry on with it: { $command } play --resume
commitment = Seed committed: { $digest }
prompt = { $name }, your choice?
prompt-help = A number or a name; 'cards' and 'rules' explain the game, 'help' lists the rest.
your-turn = Now { $name }.
hand-over = Now { $name } chooses in secret. Hand over the keyboard and press Enter.
only-choice = { $name } has only one choice: { $action }
not-understood = '{ $text }' is not understood: try a number from 1 to { $count }, a name, or 'help'.
did-you-mean = '{ $text }' could mean: { $names }
why-legal = You may do that now.
why-not = { $reason } (§{ $paragraph })
undone = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-known = That cannot be taken back: everybody has seen what came of it.
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
    rules [NUMBER]      the rules, or one paragraph or ruling
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
pick-in-any-order = Pick in any order, or name them all at once:
picked = Picked so far: { $actions }  ('undo' takes the last one back)
picks-misfit = Together with your other picks that is more than you need: something could be left out.
trouble = This is where it fails: { $action }.
none = none

## The end
final-score = Final score
winner = { $names } wins.
winners = { $names } share the win.

## An end that is shared
outcome-won = { $name } wins, { $points } to { $next }
outcome-shared = { $names } share the win
outcome-unfinished = Ended early
outcome-company = { $title }, { $count } players

## Replay, verify, check, perft
replay-step = { $number }. { $actor }: { $action }
replay-of = { $game }: { $names }
verified = { $path }: { $count } actions replay, every digest matches, the seed belongs to the commitment, and every draw comes from it.
verified-part = { $path }: { $count } actions replay and every digest matches. The match is not over, so the seed is still secret and the draws cannot be checked.
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
edition-written = The edition has been written to { $path }. Change what differs in your box, and keep only that.
provenance-printed = printed
provenance-public = public
provenance-inferred = inferred
provenance-reconstructed = reconstructed

## Warm and bench
warming = Compiling
warm-done = { $game }: ready after { $seconds } s
warm-there = { $game }: ready already
warm-ready = Ready.
no-numba = numba is not installed: the rules run interpreted.
bench-title = Speed on one core, { $seconds } s per figure, the best of several turns
heading-what = What
heading-rate = Per second
heading-peer = Peer
heading-peer-rate = Its own
heading-ratio = Ratio
heading-aim = Aim
bench-playouts = { $game }, { $seats } players: random games, { $carrier }
bench-actions = { $game }, { $seats } players: actions, { $carrier }
bench-parts = { $game }, { $seats } players: an average game has { $choices } choices, { $forced } forced ones and { $draws } draws
bench-copies = { $game }: copies of a position, { $carrier }
bench-search = { $game }, { $seats } players: search simulations, compiled
bench-threads = { $game }, { $seats } players: random games, two threads
bench-peer-c = plain C
bench-peer-goofspiel = goofspiel
bench-peer-gin_rummy = gin rummy
bench-peer-thread = one thread
bench-peers = Plain C is the same game as a loop in C (-O2); goofspiel and gin rummy are OpenSpiel's, in C++. Ratios are medians of alternate turns.
bench-missed = { $aim }, missed
bench-size = { $game }: a position takes { $bytes } bytes
bench-load = { $game }: ready from cache in { $seconds } s
compiled = compiled

## The server
help-serve = Run a server: tables for people and bots, live or by correspondence.
help-account = Help the owner of an account on your server: reset NAME gives it a new password.
help-maintenance = Stop all clocks of your server for maintenance (on), or start them again (off).
help-reports = List what players on your server have reported.
help-backup = Write everything your server keeps to one file, while it runs.
help-restore = Replace everything your server keeps with a backup, whether or not it is running.
help-wire = Print the types of the server's messages as TypeScript.
help-host = The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.
help-port = The port to listen on; 0 picks a free one.
help-database = Where everything is kept: the path of an SQLite file, or postgresql://...; by default a file in your data folder.
help-public-url = The address at which people reach the server, such as https://kogge.example.org.
help-trust-proxy = Trust the proxy in front of the server about who is asking, and whether over https.
help-allow-host = Another name that the server answers to; may be given several times.
help-metrics = Publish figures for Prometheus at http://127.0.0.1:PORT/metrics, for this machine only.
help-session-days = How many days a browser stays logged in.
help-guest-days = After how many days an absent guest is forgotten, unless a game is under way; 0 for never.
help-imprint = A Markdown or text file: who runs the site, shown as its imprint.
help-privacy = A Markdown or text file: what is stored about people, shown as its privacy page.
help-mail = The SMTP server for e-mails to players: smtps://user:password@host, smtp://... for STARTTLS, or smtp+plain://... without encryption.
help-mail-from = The address from which these e-mails come.
help-push-key = Tell browsers of players when it is their turn; the key for it is kept in this file, and made if there is none.
help-webhooks = Let players name webhooks to be told by.
help-allow-webhook = A host of your own network, alone or with its port, that webhooks may reach, also by plain http; may be given several times.
help-open = Open the start page in the browser.
help-no-warm = Do not compile the search in the background; bots play without it.
help-deed = What to do: reset.
help-account-name = The name of the account.
help-maintenance-state = on or off; without either, the current state is shown.
help-into = Write them into this source folder of a front end, with the types of every game.
help-settle = Mark this report as settled.
help-all-reports = Show settled reports too.
help-backup-file = The backup file.
help-force-backup = Overwrite a file that exists.
help-force-restore = Replace what the database holds now.
serving = Kogge listens on { $address }
serving-store = Everything is kept in { $database }; stop with Ctrl-C.
serving-plain = Without https anybody on your network can read along; beyond your own four walls use an https proxy, --trust-proxy and --public-url.
serving-uncompiled = The levels of the bots need compiled code, and nothing here can make it: a simple bot plays for them, and rated games and deals of the day are refused. Install it with: pip install "kogge[compile]", or use a wheel that brings it.
serving-metrics = Figures for Prometheus: http://127.0.0.1:{ $port }/metrics
account-password = The new password of { $name }: { $password }
account-recovery = The new recovery code: { $code }
maintenance-on = The site is under maintenance: clocks are stopped, and nothing is played.
maintenance-off = The site is open, and clocks are running.
report = { $id }  { $when }  table { $table }, seat { $seat } ({ $name }): { $words }
no-reports = No reports.
backup-rows = { $name }: { NUMBER($rows) }
backup-done = { NUMBER($rows) } rows written to { $path }
restore-done = { NUMBER($rows) } rows restored from { $path }

## Capacity
help-capacity = Measure how much a server can carry on this machine, compared with bare uvicorn.
help-capacity-tables = How many tables of two play at the same time, each with one action a second.
help-capacity-seconds = For how many seconds they play.
help-capacity-sockets = How many sockets then only listen.
help-capacity-idle = How many tables are left in memory, to see how much each takes.
help-capacity-tries = How many lists of actions are tried in each game.
heading-figure = Figure
heading-limit = At most
capacity-bare = uvicorn alone relays messages
capacity-tables = tables play
capacity-costs = tables of one game play, among people and beside bots
capacity-sockets = sockets listen
capacity-idle = tables wait
capacity-leave = tables leave memory
capacity-try = actions are tried
capacity-bare-rate = uvicorn alone: messages relayed per second
capacity-bare-rate-cpu = uvicorn alone: messages per second of its processor time
capacity-actions-each-second = Actions per second at all tables
capacity-matches = Matches finished meanwhile
capacity-p50-ms = From sent to seen by the other seat: half of them within, ms
capacity-p95-ms = 95 of 100 within, ms
capacity-p99-ms = 99 of 100 within, ms
capacity-max-ms = The longest, ms
capacity-messages-each-second = Messages to the players per second
capacity-messages-cpu = Messages per second of the server's processor time, rules and disk included
capacity-server-cpu = The server's share of one processor
capacity-socket-bytes = Bytes for each listening socket
capacity-all-heard-ms = Until all listeners have heard of an action, ms
capacity-act-visby-ms = Visby: the server's processor time for each action, ms
capacity-act-riga-ms = Riga: likewise
capacity-act-haithabu-ms = Haithabu: likewise
capacity-bot-visby-ms = Visby beside a bot: likewise, the bot's turns included
capacity-bot-riga-ms = Riga beside a bot: likewise
capacity-bot-haithabu-ms = Haithabu beside a bot: likewise
capacity-table-bytes = Bytes for each waiting table
capacity-left-after-s = Until tables that nobody watches have left memory, s
capacity-try-visby-p99-ms = Trying in Visby: 99 of 100 within, ms
capacity-try-riga-p99-ms = Trying in Riga: 99 of 100 within, ms
capacity-try-haithabu-p99-ms = Trying in Haithabu: 99 of 100 within, ms

## Arena
help-arena = Let bots play each other: fixed seeds, every seat rotation, win shares with intervals. An interrupted run can be resumed.
help-arena-bots = The bots, one for each seat; a name may be repeated ({ $bots }; with OpenSpiel also openspiel-mcts, openspiel-ismcts). NAME/BUDGET gives one a budget of its own, NAME@FILE another net, NAME@hand none; "NAME~take *-crane" leaves out what fits.
help-arena-games = How many games, rounded up to complete seeds: a seed is played in every rotation.
help-arena-seed = The first seed; the others follow.
help-arena-budget = How long bots may think: milliseconds per turn, or simulations, which are per turn for members of the guild and per choice for search and OpenSpiel's bots.
help-arena-until = Stop when the first bot has reached this: low, high or share, and a bound.
help-arena-sprt = Stop as soon as it is clear whether the first of two bots is better than even (50 against 53 per cent).
help-arena-jobs = Processes that play; 0 for all cores.
help-arena-on = Play on a Ray cluster, at its client address; auto for the one this machine belongs to.
help-arena-save = Keep results and all matches in this folder.
arena-plays = games
arena-title = { $game }, { $seats } seats, { $seeds } seeds in every rotation
different-games = Different games: { $different } of { $games }
arena-kept = Results are kept in { $folder }; the same command continues from there.
arena-interrupted = Interrupted. Results are kept in { $folder }; the same command continues from there.
arena-better = { $first } is better than { $second } (weight of evidence { $weight }).
arena-not-better = { $first } is not better than { $second } (weight of evidence { $weight }).
arena-open = It is still undecided whether { $first } is better than { $second } (weight of evidence { $weight }).
heading-bot = Bot
heading-below = Against
heading-sims = Simulations
help-bots = Show the levels of the bots: how each does against the one below it, from a stored run that can be played again.
help-bots-game = Only for this game.
help-bots-again = Play the ladder again instead of showing the stored one; an interrupted run continues.
help-bots-out = Write the ladder to this file.
bots-title = { $seats ->
    [2] { $game }, two players
   *[other] { $game }, { $seats } players: how often one of the level is ahead of one of the level below
  }
bots-unmeasured = not measured
bots-again = To play the last line again: { $command }
help-train = Train a net: it plays itself, learns from the games, and is tested in the arena.
help-train-seats = Seats in games of self-play, of several numbers one after the other; the test is played by two.
help-train-games = Games of self-play in each generation.
help-train-generations = How often to play and learn.
help-train-budget = How long the bot may think per turn, in self-play and in the test.
help-train-from = What plays the first generation: the hand-made evaluation (hand), the net in use (own), or a file.
help-train-hidden = The sizes of the two hidden layers.
help-train-epochs = How often to go through what was played.
help-train-rate = How far the weights move in a step, at first.
help-train-onward = Fit the net that plays further, instead of a new one; with --hidden as it has them.
help-train-guests = The part of all games in which the hand-made evaluation leads some seats at first, so that the net meets what it would not bring about itself; 0.5 is half of them.
help-train-teachers = Nets whose opinion is learned in place of results, parted by commas; own is the one in use.
help-train-test = Games against the net in use, at most; 0 for no test.
help-train-out = Where to put the nets; by default your data folder.
help-train-promote = Replace the net in use with this one, if the test finds it better.
help-train-show = Only show how the net in use was made, or the one in --from FILE.
train-plays = games of self-play
train-generation = Generation { $number }: { $rows } rows, loss { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
train-share = Against the net in use it wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
train-untested = It was not tested against the net in use.
train-shown = { $path }: layers of { $sizes }, weights { $digest }
train-in-use = the net in use
train-promoted = { $path } is in use from now on.
train-kept = The net is in { $path }.
heading-share = Wins
heading-interval = 95 %
heading-games = Games
heading-rating = Rating
heading-ms = ms
heading-slow = p95
help-report = Write a page about the games of an arena: seats, length, scores, and how often each component is used with what success.
help-report-folders = The folders of one or several runs of an arena, as made by --save: all of one game.
help-report-out = Where to write the page: a name that ends in .md or .html; only .html has pictures.
help-report-figures = Write the figures alone into this file; src/kogge/games/GAME/statistics/bots.jsonl is what the page of statistics shows of bots.
report-reads = matches read
report-title = { $game }: { $count } matches
report-lead = What bots do with the parts of the game, and what it wins them: at a table of any size nothing should be unused, and nothing should win by itself.
report-glance = At a glance
report-bounds = In bounds is a seat that wins within { $seat } points of its even share; a component with at least { $rare } % of the uses of its family (in large families a third of its even share) and at most { $often } times its even share; and an effect of at most { $effect } points on the share of the win. A lozenge is out of bounds; a ring is out of bounds too, but its 95 % interval reaches into them.
report-out = { $count ->
    [0] not used
   *[other] { $beyond } out, { $perhaps } perhaps, of { $count }
  }
report-explained = Surely out of bounds at some table: { $out } components; for { $why } of them a sentence says why that is right.
report-players = { $count } players
report-edition = edition { $digest }
report-bots = At the table: { $bots }.
report-options = Agreed: { $options }.
report-seats = Seats
report-left-out = Left out here: { $count } of { $matches } matches, because their seeds have not been played in every rotation.
report-length = Length
report-scores = Scores
report-figures = What a seat does
report-mean = Mean
report-choices = choices
report-points = Points
report-all = All
report-winners = Winners
report-others = Others
report-figure = Each seat, in a match
report-forgone = Points that another last choice would have brought
report-histogram = How often each score occurs; dark: winners
report-sources = Where points come from
report-has = Seats that have it
report-rest = { $line }, the rest
report-component = Component
report-each = Each match
report-use = Use, 1 is even
report-with = Wins with it
report-without = Without it
report-effect = Difference in points
report-verdict = Out of bounds
report-between = { $value } ({ $low } to { $high })
report-whole = All { $count }
report-never = never used
report-rare = seldom used
report-often = used very often
report-wins = goes with winning
report-loses = goes with losing
report-by-amount = Wins with and without a component: where there is a star, nearly all use it, and compared are seats that use it more often than their table does on average with those that use it less often. There is a dash where one of the two sides occurs in fewer than five seeds. What goes with winning is not necessarily what wins.
report-mixed = Different bots play here, so a difference may also tell who uses a component, not what it is worth.
report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## First choices, and best answers
help-openings = Write a page about the first choices of a match: what the alderman thinks of them, for every size of table and every option.
help-openings-deals = How many deals to look at for each table.
help-openings-sims = Simulations a turn; 0 for as many as the alderman has when it plays.
help-openings-seats = Only tables of these sizes.
openings-looks = deals
openings-title = { $game }: first choices
openings-lead = What the alderman would begin with, and how much of the win it expects from each choice.
openings-made = Made by “{ $command }”: seeds { $first } to { $last }, { $sims } simulations a turn. The same command makes the same page.
openings-reading = The share is what the alderman expects at this moment if everybody plays on like it; the even share is marked. A choice that it hardly looked at is judged at first sight. Where a line stands for several choices, the one that is chosen counts, or else the best. Intervals are 95 %, over deals.
openings-same = Every deal begins alike here, so that intervals of the share tell only how far the search may be off.
openings-choice = Choice
openings-offered = Deals
openings-share = Share of the win
openings-chosen = Chosen
help-exploit = Measure how far the alderman can be exploited: a best answer that may ask the alderman’s own policy plays it, on both seats. An interrupted run can be resumed.
help-exploit-worlds = In how many imagined worlds each choice is tried.
help-exploit-positions = How many endings of Visby for two are solved, to see what the alderman loses in them; 0 for none.
exploit-solves = endings
exploit-losses = In { $positions } endings, { $choices } choices could be solved, { $mixed } of them neither won nor lost for certain. To a best answer the alderman’s mix loses { NUMBER($mean, maximumFractionDigits: 5) } of the win on average, { NUMBER($most, maximumFractionDigits: 5) } at most.
