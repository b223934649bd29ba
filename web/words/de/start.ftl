### Die Startseite.

visby-kind = Siegel und gleichzeitige Karten
riga-kind = Waren, Rechnungen und Giebel
haithabu-kind = ein Markt, der sich dreht, bei Tag und Nacht
visby-pitch = Acht Karten, drei Leisten, jede Runde eine geheime Wahl.
riga-pitch = Nimm eine Reihe Waren, zahle in vier Städten, baue ein Viertel.
haithabu-pitch = Kaufe, verschiffe und liefere, während sich das Rondell unter dir dreht.
minutes = { $minutes } Min.
players-range = { $low }–{ $high } Personen
play-now = Jetzt spielen
play-now-game = Jetzt { $game } spielen
learn = Regeln
learn-game = Regeln von { $game }

my-tables = Deine Tische
no-tables = Noch kein Tisch. Wähle ein Spiel: Die Bots sind bereit.
your-turn-short = Du bist dran
waiting-short = Wartet
over-short = Beendet
open-short = Füllt sich
with-names = mit { $names }
alone = allein

open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler.
seats-free = { $free ->
    [1] 1 Platz frei
   *[other] { $free } Plätze frei
  }
more-tables = Alle Tische

join-title = An einen Tisch
join-field = Link vom Gastgeber
join-button = Setzen
