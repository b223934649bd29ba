### Was Berichte in Visby zählen, und warum manches richtig ist, obwohl es außerhalb des Rahmens liegt.
### right-BEFUND-FAMILIE-TEIL, oder ohne Teil für eine ganze Familie; die Befunde sind rare, often, wins, loses.

stage = Durchgänge

opening-play = Erste Karten

family-card = Karten, gespielt
family-rate = Kurse des Marktes, zu denen gehandelt wurde

each-rate = { $member }

measure-seals-of-battle = Siegel aus dem Feldzug
measure-seals-of-toll = Siegel des Zöllners
measure-seals-of-trade = Siegel aus dem Handel
measure-wares-traded = Waren gehandelt
measure-wares-lost = Waren, über die Grenze verloren

right-wins-card-merchant = Die Hälfte aller Siegel wird eingetauscht, und tauschen kann nur ein Kaufmann (Regel 5.2): Ein Handel mehr als die anderen ist schon der halbe Sieg.
right-wins-card-knight = Zu zweit oder zu dritt teilen sich wenige den Feldzug, und ein Ritter nimmt bis zu 5 Siegel auf einmal (Regel 3.2).
right-loses-card-mendicant = Er nimmt Karten zurück und bringt ein paar Waren (Regel 6.1): Wer ihn öfter spielt, hat weniger andere gespielt.
right-loses-card-blacksmith = Spielt kein anderer Truppen oder einen Ritter, verdient er nichts (Regel 3.3): Wer falsch rät, hat eine Karte vertan.
right-loses-card-tollkeeper = Spielt kein anderer eine Flotte oder ein Schiff, verdient er nichts (Regel 4.3): Wer falsch rät, hat eine Karte vertan.
right-rare-card-tollkeeper = Zu zweit gibt es nur einen, der Schiffe schicken könnte, und er tut es etwa in jedem zweiten Durchgang (Regel 4.3).
right-rare-card-fleet = Eine Flotte nimmt höchstens 3 Waren und bringt jedem fremden Zöllner 3 Siegel; ein Schiff kennt keine Grenze und bringt ihm 1 (Regeln 4.1 bis 4.3). Je mehr Spieler, desto mehr Zöllner.
right-often-rate-3-2 = Nach jedem Handel beginnt der Markt wieder bei 0 (Regel 5.3); ein oder zwei Durchgänge Nachschub, abzüglich zweier Felder für jeden Kaufmann nach dem ersten, führen auf die Felder 6 und 7.
right-wins-rate-3-1 = Zu zweit wird zu einem so schlechten Kurs im letzten Durchgang getauscht, um das Ziel zu erreichen.
right-wins-rate-3-2 = Ein besserer Kurs bringt für dieselben Waren mehr Siegel; zur rechten Zeit zu kommen und möglichst allein, darum geht es am Markt (Regel 5.1).
right-wins-rate-2-2 = { right-wins-rate-3-2 }
right-wins-rate-2-3 = { right-wins-rate-3-2 }
right-rare-rate-3-1 = Wo der Nachschub vier oder fünf Schritte bringt, führt schon ein Durchgang über die untersten Felder hinaus (Regel 2.1).
right-rare-rate-2-1 = Zu dritt bringt der Nachschub fünf Schritte: Wer einen Durchgang länger wartet, tauscht zu 3:2 oder besser (Regel 2.1).
right-rare-rate-2-3 = Steht der Markt auf 9 oder höher, schickt fast jeder seinen Kaufmann, und jeder nach dem ersten wirft ihn um zwei Felder zurück (Regel 5.1): Über Feld 9 wird selten getauscht.
right-rare-rate-1-2 = { right-rare-rate-2-3 }
right-rare-rate-1-3 = { right-rare-rate-2-3 }
