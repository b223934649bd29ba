### Die Regelseiten.

rules-contents = Inhalt
rules-find = Wort oder Absatz finden
rules-found = { $count ->
    [0] Nirgends gefunden.
    [1] In 1 Absatz gefunden.
   *[other] In { $count } Absätzen gefunden.
  }
rules-paragraph = Absatz { $number }
rules-keep = Spielen und behalten
rules-print = Regeln drucken
rules-origins = Woher ein Wert stammt
rules-own-values = In deiner Schachtel steht es anders? Ein Tisch kann eigene Werte nehmen:
rules-values-many = Alle { $count } zeigen

origin-printed = gedruckt
origin-public = veröffentlicht
origin-inferred = erschlossen
origin-reconstructed = rekonstruiert
origin-printed-about = in der Spielregel oder aus ihr errechnet
origin-public-about = Verlag, Autor oder eine Besprechung
origin-inferred-about = der eine Wert, der passt
origin-reconstructed-about = von uns, im Gleichgewicht
rules-edition = Die übliche Ausgabe; Fassung { $version } dieser Regeln.
rules-edition-own = Dieser Tisch spielt mit eigenen Werten: { $title }
rules-edition-other = { $count ->
    [1] Ein Wert weicht von der üblichen Ausgabe ab; wo der Text unten ihn nennt, gilt dieser.
   *[other] { $count } Werte weichen von der üblichen Ausgabe ab; wo der Text unten sie nennt, gelten diese.
  }
rules-usual = Die Regeln mit den üblichen Werten
