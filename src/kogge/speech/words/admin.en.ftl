### For those who run a server.

help-upgrade = Play everything in a backup again with this version, before you trust your server to it.
help-upgrade-check = The backup, as kogge backup has written it. Nothing in it changes, nor in your database.
upgrade-played = { NUMBER($count) } of { NUMBER($total) } tables played again
upgrade-difference = Table { $table }{ $record ->
    [0] { "" }
   *[other] , record { NUMBER($record) }
}, after { $actions ->
    [one] one action
   *[other] { NUMBER($actions) } actions
}: { $why }
upgrade-older = { $game }: { $count ->
    [one] one table goes
   *[other] { NUMBER($count) } tables go
} on by version { $rules } of the rules.
upgrade-fits = { NUMBER($tables) } tables with { NUMBER($actions) } actions came out as they were stored. This version can take over.
upgrade-found = { NUMBER($differing) } of { NUMBER($tables) } tables differ. Stay with the version that made the backup, or let these tables go.
