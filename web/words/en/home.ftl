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
