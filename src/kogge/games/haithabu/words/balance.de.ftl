### Was Berichte in Haithabu zählen, und warum manches richtig ist, obwohl es außerhalb des Rahmens liegt.
### right-BEFUND-FAMILIE-TEIL, oder ohne Teil für eine ganze Familie; die Befunde sind rare, often, wins, loses.

stage = Runden

opening-choose = Erster Charakter
opening-own = Erster Arbeiter
choice-hire = Erst einen neutralen Arbeiter anheuern

family-field = Felder des Rondells
family-setup = Charaktere, zu Beginn gewählt
family-character = Charaktere, angeworben oder abgeworben
family-stack = Transporte, gekauft, nach Art und Preis
family-taken = Aufträge, genommen
family-completed = Aufträge, erfüllt
family-bought = Waren, gekauft
family-sold = Waren, verkauft
family-delivered = Waren, geliefert
family-buying = Zeilen der Preisskala beim Kauf
family-selling = Zeilen der Preisskala beim Verkauf

each-buying = Zeile { $member }
each-selling = Zeile { $member }

measure-orders-taken = Aufträge genommen
measure-orders-completed = Aufträge erfüllt
measure-points-of-orders = Punkte aus Aufträgen
measure-points-taken = Punkte, auf D oder H genommen
measure-points-of-sales = Punkte für Verkäufe in einen leeren Markt
measure-points-of-farewells = Punkte für entlassene Charaktere
measure-silver-of-orders = Silber aus Aufträgen
measure-silver-of-sales = Silber aus Verkäufen
measure-loans-taken = Schuldscheine aufgenommen
measure-loans-repaid = Schuldscheine rechtzeitig zurückgezahlt
measure-goods-given-up = Waren, am Rundenende abgegeben
measure-workers-hired = Neutrale Arbeiter angeworben

right-wins-completed = Ein Auftrag bringt etwas, wenn er erfüllt ist: Dafür ist er da (Regel 5.10).
right-wins-delivered = Geliefert wird nur auf Aufträge, also geht es mit erfüllten Aufträgen einher (Regel 5.5).
right-rare-buying-1 = Preise beginnen in Zeile { $start } und bewegen sich Schritt für Schritt; die Enden der Skala erreichen sie selten (Regel 3.3).
right-rare-buying-10 = { right-rare-buying-1 }
right-rare-selling-1 = { right-rare-buying-1 }
right-rare-selling-10 = { right-rare-buying-1 }
