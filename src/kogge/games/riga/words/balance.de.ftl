### Was Berichte in Riga zählen, und warum manches richtig ist, obwohl es außerhalb des Rahmens liegt.
### right-BEFUND-FAMILIE-TEIL, oder ohne Teil für eine ganze Familie; die Befunde sind rare, often, wins, loses.

stage = Jahre

opening-start = Wer beginnt
opening-keep = Das Gebäude, das bleibt
opening-take = Erster Zug
choice-start = Platz { $thing }

family-kind = Gebäude, gebaut, nach Art
family-port = Gebäude, gebaut, nach Stadt
family-own = Rigaer Gebäude, gebaut
family-building = Gebäude, gebaut, Karte für Karte
family-taken = Gebäude, genommen, nach Art
family-good = Waren, aus Reihen genommen
family-thing = Womit Rechnungen bezahlt werden

measure-built = Gebäude gebaut
measure-buildings-taken = Gebäude aus der Auslage genommen
measure-goods-taken = Waren aus Reihen genommen
measure-cranes = Kräne genutzt
measure-lapsed = Dukaten zu viel bezahlt
measure-goods-discarded = Waren im Winter abgelegt
measure-buildings-discarded = Gebäude im Winter abgelegt
