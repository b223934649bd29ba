### Der Rückblick auf eine Partie auf Deutsch. Terminal und Seiten sagen dasselbe.

review-title = { $game }: die Entscheidungen von { $name }
review-reads = Aktionen durchgesehen
review-decision = { $number }. { $move }: { $grade }, etwa { $loss } Punkte{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
  }. Besser: { $best }.{ $exact ->
    [1] {" "}Genau berechnet.
   *[0] {""}
  }
review-brilliant = { $number }. { $move }: { $grade }. Darauf wären wenige gekommen.
review-hindsight = Gegen das, was wirklich gespielt wurde, kostete es { $loss } Punkte.
review-grade-sound = gut
review-grade-inaccuracy = eine Ungenauigkeit
review-grade-mistake = ein Fehler
review-grade-blunder = ein grober Fehler
review-grade-brilliant = glänzend
review-moments = Einen Blick wert
review-no-moments = Kein Zug war deutlich schlechter als ein anderer.
review-line = So wäre es besser weitergegangen: { $moves }.
review-parts = Woher das Ergebnis kommt, in Punkten der Siegchance
review-part-even = Ein gleicher Anteil
review-part-seat = Der Platz selbst
review-part-own = Deine Entscheidungen
review-part-others = Die Entscheidungen der anderen
review-part-draws = Glück beim Ziehen
review-part-reveals = Wie die Züge aufeinandertrafen
review-part-unforeseen = Was niemand voraussehen konnte
review-part-total = Ergebnis
review-counts = Von { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
  } mit mehr als einem sinnvollen Zug: Ungenauigkeiten { $inaccuracy }, Fehler { $mistake }, grobe Fehler { $blunder }, glänzende Züge { $brilliant }.
