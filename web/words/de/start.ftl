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
play-now-game = Jetzt spielen: { $game }
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
row-rated = gewertet
row-deal = Tagesspiel
seats-free = { $free ->
    [1] 1 Platz frei
   *[other] { $free } Plätze frei
  }
more-tables = Alle Tische

join-title = An einen Tisch
join-field = Link vom Gastgeber
join-button = Setzen

## Wie ein Tisch steht
closed-short = Geschlossen
turn-of = { $name } ist dran
turn-of-many = Wartet auf { $count }
result-won = Gewonnen
result-place = Platz { $place } von { $of }
result-winner = Es gewann: { $names }
visby-stage = Durchgang { $rounds }
riga-stage = { $year ->
    [0] Aufbau
   *[other] Jahr { $year }, { $season ->
        [summer] Sommer
       *[autumn] Herbst
      }
  }
haithabu-stage = { $rounds ->
    [0] Aufbau
   *[other] Runde { $rounds }
  }
just-now = gerade eben
when-opened = geöffnet { $ago }
when-moved = letzter Zug { $ago }
when-ended = beendet { $ago }
