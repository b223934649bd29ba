### Play without a server: the house in this browser.

coming-loading = The ship is being loaded …
coming-casting-off = All aboard: casting off …
coming-moment = one moment
coming-figures = { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB on board
coming-once = only this once; next time it is in port
coming-failed = The ship did not come in.
coming-failed-text = The rules and the bots could not be fetched. Check your connection, then try again.
coming-again = Try again

keeping-blocked = This browser lets us keep nothing, perhaps because the window is private. You can play on, but save your game to a file before you leave.
keeping-full = This browser has no room left for your games. You can play on, but save your game to a file before you leave.
keeping-read = Understood

home-no-boot = The rules and the bots could not be fetched; check your connection.
home-gone = This table is not in this browser.
home-elsewhere = This table is open in another window of this browser: play on there, or close it.
home-damaged = This table cannot be read: it is damaged, or a newer version has kept it.
home-broken = Something went wrong in this browser; your game is kept. Load the page again.
needs-server = This needs a Kogge server: here you play on your own, or with others at this screen.

update-title = A new version is there.
update-text = Your games stay as they are.
update-now = Load it now
update-later = Later

## Match files
match-open = Open a match
match-open-text = A match file can be looked back at, or played on. You may also drop it on this page.
match-choose = Choose a file
match-too-long = { $name } is too long to be a match.
parcel-title = You have brought a match along.
parcel-text = It can be carried on here, at this server: with an address to come back to, from any device.
parcel-take = Carry on here
parcel-leave = Leave it
menu-onwards = Save, or carry on online
onwards-title = Where to?
onwards-text = The game is in this browser alone. At the server you can carry it on from any device; here it stays as it is.
onwards-text-alone = The game is in this browser alone. Give the address of a Kogge server to carry it on there; here it stays as it is.
onwards-address = Address of a Kogge server
onwards-go = Carry on online
onwards-or = Or keep it:
onwards-save = Save as a file

## What can be done without a server
here-chip = in this browser
slogan-alone = Three Hanseatic board games, alone or around one screen, even offline.
ashore-title = Everything is in this browser
ashore-text = Play against six levels of bots, or take turns at this screen; your games stay here. Friends far away, accounts and open tables need a Kogge server.
ashore-lost = No connection
ashore-lost-text = The server cannot be reached. Until it can be, play on here: against bots, or with others at this screen. Those games stay in this browser, and can be carried on online later.
ashore-lost-away = The server cannot be reached, and the bots are not in port yet. With a connection, the settings fetch them; then you can play here without one.

## Fetched for times without a network
stock-title = Without a network
stock-kept = Ready
stock-kept-about = all that a game needs is in this browser
stock-away = Not ready yet
stock-away-about = rules and bots come with the first game, or now
stock-fetch = Fetch them
