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

right-wins-kind-fortress = Kein Gebäude trägt mehr Punkte auf seinem Siegel, und in einem Zug lassen sich nur wenige bauen (Regel 4.1): Wer nie die Waren für eines hat, liegt eben deshalb zurück.
right-wins-kind-guild-house = { right-wins-kind-fortress }
right-wins-building-danzig-guild-house = { right-wins-kind-guild-house }
right-wins-building-tallinn-fortress = { right-wins-kind-fortress }
right-wins-building-tallinn-guild-house = { right-wins-kind-guild-house }
right-wins-kind-building-yard = Er kostet so viel wie eine Festung oder ein Gildenhaus und ist nicht mehr wert: Du behältst das beste von fünf Gebäuden und musst keines aus der Auslage nehmen (Regel 5.4). Wer nie die Waren für einen hat, liegt eben deshalb zurück.
right-wins-taken-building-yard = { right-wins-kind-building-yard }
right-rare-kind-crane = Er halbiert die Kosten eines Gebäudes, und das nur einmal (Regel 5.3): Das spart höchstens 6 Dukaten, so viele, wie er selbst kostet, und in einem Zug lassen sich nur wenige Gebäude bauen (Regel 4.1).
right-rare-building-danzig-crane = { right-rare-kind-crane }
right-rare-building-visby-crane = { right-rare-kind-crane }
right-rare-building-tallinn-crane = { right-rare-kind-crane }
right-rare-building-stockholm-crane = { right-rare-kind-crane }
right-rare-taken-crane = { right-rare-kind-crane }
right-rare-thing-exchange = Eine Wechselstube gibt es nur, wo mit den Rigaer Gebäuden gespielt wird (Regel 6.4).
right-rare-thing-post = Seine 4 Dukaten gibt es nur einmal (Regel 5.1) und Kontore nur vier; Waren kommen jedes Jahr.
right-rare-thing-tavern = Es zahlt nur einmal (Regel 5.7), und es gibt nur vier Wirtshäuser; Waren kommen jedes Jahr.
right-rare-thing-bank = Sie zahlt nur einmal (Regel 5.7), und es gibt nur vier Banken; Waren kommen jedes Jahr.
right-loses-kind-market-hall = Sie lässt mit Waren zahlen, die sonst nicht passen (Regel 5.6); wer passende genommen hat, kommt ohne sie aus.
right-loses-building-tallinn-market-hall = { right-loses-kind-market-hall }
right-loses-building-stockholm-manufactory = Sie macht Tuch mehr wert, und von Tuch gibt es die wenigsten Karten, 8 von 44 (Regeln 1.1, 5.5); bei einer Manufaktur für jede Ware muss es eine zeigen.
right-loses-building-danzig-market-hall = Sie lässt in Danzig Korn zu, und Korn ist von allen Waren am wenigsten wert, 2 Dukaten (Regeln 1.1, 5.6).
right-loses-thing-exchange = Sie nimmt Waren, mit denen man sonst nichts anfangen kann (Regel 6.4); wer öfter mit ihr zahlt als andere am Tisch, hatte mehr davon genommen.
right-loses-good = Waren bringen keine Punkte (Regel 8.2); wer mehr von einer nimmt als andere am Tisch, brauchte für ebenso viele Gebäude mehr.
