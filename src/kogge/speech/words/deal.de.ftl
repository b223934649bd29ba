### Tagesspiele, die das Programm mitbringt: was der Befehl sagt.

help-deals = Zeige die Tagesspiele, die das Programm mitbringt, oder stelle sie her.
help-deals-make = jede Stufe Tagesspiele spielen lassen und aufschreiben, wie sie abschneidet
help-deals-count = wie viele hergestellt werden
help-deals-jobs = wie viele Prozesse spielen; 0: so viele, wie es Prozessoren gibt
help-deals-out = die Datei für die Tagesspiele; gibt es sie schon, geht es dort weiter
deals-none = Das Programm bringt für dieses Spiel keine Tagesspiele mit.
deals-you = du
deals-deal = Tagesspiel { $number }: { $chairs }
deals-mark = { "  " }{ $level }: Platz { $place }, { $points } Punkte
deals-making = Tagesspiele
deals-stored = { $count } Tagesspiele: { $file }
