### Rückschau auf eine Partie.

replay = Rückschau
replay-seen-by = Gesehen von
replay-open = Alles offen
replay-watch = Zuschauern
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt { $at } von { $total }
replay-line = Verlauf der Partie
replay-share = Link kopieren
replay-fork = Von hier weiterspielen
replay-fork-same = mit denselben verdeckten Karten
replay-fork-imagined = mit neu gezogenen verdeckten Karten
replay-keys = Pfeiltasten gehen schrittweise, Pos1 und Ende springen, die Leertaste spielt ab.
replay-verify = Ziehungen prüfen
replay-sound = Alle Ziehungen folgen aus dem Startwert, der zu Beginn zugesagt wurde.
replay-text = Partie als Text
replay-more = Mehr …
replay-shared = Offen für alle
replay-shared-about = wer die Adresse hat, darf zurückschauen
replay-copied-few = Kopiert. Öffnen können ihn nur die, die mitgespielt haben.
replay-copied-host = Kopiert. Öffnen können ihn nur die, die mitgespielt haben; unten kannst du ihn für alle öffnen.
