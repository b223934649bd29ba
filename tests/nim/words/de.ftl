### Nim auf Deutsch.

name-nim = Nim

# Die Felder des schlichten Tischs und die Wörter darin
name-phase = Spiel
name-play = läuft
name-over = zu Ende
name-turns = gespielte Züge
name-heaps = Haufen
name-won = gewonnen

action-take = { $two ->
    [1] 1 Ware vom Haufen { $one } nehmen
   *[other] { $two } Waren vom Haufen { $one } nehmen
  }

event-took = { $wares ->
    [1] { $seat } nimmt 1 Ware vom Haufen { $heap }.
   *[other] { $seat } nimmt { $wares } Waren vom Haufen { $heap }.
  }

reason-not-asked = Du bist nicht am Zug.
reason-too-few = So viele liegen nicht auf diesem Haufen.

line-total = Gewonnen

value-heaps = Waren auf jedem Haufen
