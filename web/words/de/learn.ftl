## Die Schule: Fahrten und die Lektionen auf dem Weg.

learn-title = Lernen
learn-note = kurze Lektionen, in denen du selbst ziehst
learn-head = Lernen beim Spielen.
learn-count = { $count ->
    [one] 1 Lektion
   *[other] { $count } Lektionen
}
learn-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
learn-min = { $count } Min.
learn-done = { $count ->
    [0] noch nicht begonnen
   *[other] { $count } geschafft
}
learn-all-done = alle geschafft
learn-voyage = Fahrt: { $game }
learn-lesson = { $game }, Lektion { $number }
learn-begin = Lektion { $number } beginnen
learn-go-on = Weiter mit Lektion { $number }
learn-repeat = Lektion { $number } wiederholen
learn-play = Eine Partie spielen
learn-rules = Die Regeln lesen
learn-state-done = geschafft
learn-state-begun = begonnen
learn-state-next = als Nächstes
lesson-note = Lektion { $number } von { $count }, ohne Wertung
lesson-step = Schritt { $at } von { $of }
lesson-label = Lektion
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-leave = Lektion verlassen
lesson-goes-on = Die Lektion geht weiter, sobald du es getan hast.
lesson-laying = Der Tisch wird neu gedeckt.
lesson-before = Was eben geschah
lesson-over = Land in Sicht
lesson-learned = Du kannst jetzt:
lesson-next = Nächste Lektion: { $title }
lesson-last = Das war die letzte Lektion. Jetzt kennst du das ganze Spiel.
lesson-all = Alle Lektionen
