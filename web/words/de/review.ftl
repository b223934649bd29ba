### Die Besprechung einer Partie in den Seiten; Urteile und Gründe sind die des Terminals.

review = Besprechung
review-close = Besprechung schließen
review-whose = Wessen Entscheidungen
review-next = Deine Besprechung ist als Nächste dran.
review-queue = { $ahead ->
    [one] Eine Besprechung kommt vorher.
   *[other] { $ahead } Besprechungen kommen vorher.
  }
review-while = Du kannst dir solange die Partie ansehen.
review-failed = Die Besprechung ist nicht fertig geworden.
review-again = Neu beginnen
review-from-to = { $start } % am Anfang, { $end } % am Ende
review-so-far = { $start } % am Anfang, { $end } % nach { $at } von { $entries } Aktionen. Woher das Ergebnis kommt, steht hier, sobald alle durchgesehen sind.
review-win = Siegchance
review-grades = Alle benoteten Entscheidungen
review-loss = etwa { $loss } Punkte verloren
review-better = Besseren Weg zeigen
review-stop = Zurück zur Partie
review-try = Von hier an versuchen
review-exact = genau berechnet
review-by-parts = Siegchance, Stück für Stück
review-line-of = Was die Linie zeigt
review-luck-and-skill = Glück und Können
review-strand-own = Eigene Entscheidungen
review-strand-others = Entscheidungen der anderen
review-strand-chance = Zufall
review-strand-later = Zeigte sich später
review-strands-about = Was sich erst später zeigte, hat niemand entschieden: Glück, dessen Wert sich in dem Augenblick noch nicht sagen ließ, und was die Besprechung selbst falsch eingeschätzt hat.
review-closer = { $name } genauer
