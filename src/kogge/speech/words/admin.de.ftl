### Für alle, die einen Server betreiben.

help-upgrade = Alles aus einer Sicherung mit dieser Version noch einmal spielen, bevor du ihr deinen Server anvertraust.
help-upgrade-check = Die Sicherung, wie kogge backup sie geschrieben hat. Weder sie noch deine Datenbank ändert sich.
upgrade-played = { NUMBER($count) } von { NUMBER($total) } Tischen nachgespielt
upgrade-difference = Tisch { $table }{ $record ->
    [0] { "" }
   *[other] , Eintrag { NUMBER($record) }
}, nach { $actions ->
    [one] einer Aktion
   *[other] { NUMBER($actions) } Aktionen
}: { $why }
upgrade-older = { $game }: { $count ->
    [one] ein Tisch geht
   *[other] { NUMBER($count) } Tische gehen
} nach Version { $rules } der Regeln weiter.
upgrade-fits = { NUMBER($tables) } Tische mit { NUMBER($actions) } Aktionen kamen so heraus, wie sie gespeichert sind. Diese Version kann übernehmen.
upgrade-found = { NUMBER($differing) } von { NUMBER($tables) } Tischen weichen ab. Bleib bei der Version, von der die Sicherung stammt, oder verzichte auf diese Tische.
