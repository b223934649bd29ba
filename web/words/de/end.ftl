### Das Ende einer Partie, und wie sie geteilt wird.

end-page = Das Ende
end-not-yet = Diese Partie läuft noch.
end-title = Endabrechnung
end-too-long = Das Spiel wurde zu lang und endete unvollendet.
end-winner = { $names } gewinnt.
end-winners = { $names } teilen sich den Sieg.
end-resigned = Das Spiel endete, weil jemand aufgab.
end-expired = Das Spiel endete, weil jemandes Zeit um war; wer zu spät war, ist Letzter.
end-rematch = Noch einmal
end-to-rematch = Zur Revanche
end-look = Den Tisch ansehen
end-export = Partie als Text
end-you-win = Du gewinnst.
end-you-share = Du teilst dir den Sieg mit { $names }.
end-first = Erst das Silber
end-then = Dann die Punkte
end-choose = wähle eine Zahl und sieh, wie sie zustande kam
end-not-tied = kein Gleichstand
end-account = { $name }: { $line }
end-nothing = Hier gibt es nichts zu zählen.
end-course = Punkte, wäre dort Schluss gewesen
end-figures = Dasselbe in Zahlen
end-after = Nach
end-start = dem Beginn
end-round = Runde { $stage }
end-year = Jahr { $stage }
end-game = dem Spiel
end-decided = Was den Ausschlag gab
end-review = Partie besprechen
end-see = Ansehen

## Was den Ausschlag gab, zwischen dem ersten Platz und dem nächsten
decided-tie = Beide haben gleich viele Punkte; bei Gleichstand entscheidet: { $of }, { $own } zu { $other }.
decided-ahead = Hier lag { $name } am weitesten vor { $rival }: { $of }, { $own } zu { $other }.
decided-behind = Hier war { $rival } besser: { $of }, { $other } zu { $own }.
decided-lead = Ab { $stage } lag { $name } vor allen, zunächst mit { $own } zu { $other }.
decided-swing = In { $stage } holte { $name } gegenüber { $rival } am meisten heraus: { $own } zu { $other }.

## Teilen
share = Teilen
share-home = Diese Partie wurde in deinem Browser gespielt und liegt nur dort: Für eine Adresse und ein Bild braucht es einen Server. Du kannst sie als Datei sichern und überall wieder öffnen.
share-private = Diese Partie sehen nur die, die mitgespielt haben. Sie können sie veröffentlichen.
share-ask = Bisher sehen diese Partie nur die, die mitgespielt haben. Wird sie veröffentlicht, kann jeder, der die Adresse hat, ihr Ende und die Rückschau mit offenen Karten ansehen. Was am Tisch gesagt wurde, bleibt dort. Wer mitgespielt hat, kann das zurücknehmen.
share-names = Namen zeigen
share-names-about = sonst sind die Plätze nummeriert
share-publish = Partie veröffentlichen
share-back = Zurücknehmen
share-link = Eine Adresse, die alle öffnen können
share-system = Senden …
share-save = Bild sichern
share-picture-of = Ein Bild zum Link: { $title }
