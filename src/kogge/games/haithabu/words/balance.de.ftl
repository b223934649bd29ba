### Was Berichte in Haithabu zählen, und warum manches richtig ist, obwohl es außerhalb des Rahmens liegt.
### right-BEFUND-FAMILIE-TEIL, oder ohne Teil für eine ganze Familie; die Befunde sind rare, often, wins, loses.

stage = Runden

opening-choose = Erster Charakter
opening-own = Erster Arbeiter
opening-turn = Drehung des Rondells, mit dem Gaukler
choice-hire = Erst einen neutralen Arbeiter anheuern
choice-turn = um { $said }

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

measure-began = Die erste Runde begonnen
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
right-rare-field-c = Auf einem Auftrag bringen Waren viel mehr als auf dem Markt: Die von Auftrag 6, wie er gedruckt ist, brächten beim Verkauf Silber für etwa einen Punkt, der Auftrag bringt 6 Punkte und 40 Silber (Regeln 5.3, 5.10, 8.3).
right-wins-field-e = Auf E werden Aufträge erfüllt, und ein Auftrag bringt etwas, wenn er erfüllt ist (Regeln 5.5, 5.10).
right-wins-field-f = Nur verladene Waren können geliefert werden; wer mehr verlädt, erfüllt also mehr Aufträge (Regeln 5.5, 5.6).
right-often-setup-stevedore = Gewählt werden einer bis drei von acht Charakteren, und ein Bot nimmt immer die, die er für die besten hält, so knapp es auch ist: Zu zweit und zu dritt hält er andere für weniger als einen Punkt vom Sieg schlechter (kogge openings).
right-often-setup-trader = { right-often-setup-stevedore }
right-rare-setup-innkeeper = Gewählt werden einer bis drei von acht Charakteren, und ein Bot nimmt immer die, die er für die besten hält, so knapp es auch ist: Diesen hält er für höchstens 3 Punkte vom Sieg schlechter (kogge openings).
right-rare-setup-seer = { right-rare-setup-innkeeper }
right-rare-setup-carpenter = { right-rare-setup-innkeeper }
right-rare-setup-supplier = { right-rare-setup-innkeeper }
right-rare-setup-steward = { right-rare-setup-innkeeper }
right-rare-character-trader = In einer ganzen Partie kauft ein Platz für 110 bis 140 Silber ein; eine Stufe weniger spart davon etwa ein Drittel, so viel wie einen Punkt, und später in der Partie noch weniger (Regeln 8.3, 9.4).
right-often-sold-spices = Gewürze sind in jeder Zeile die teuerste Ware, und nur eine 6 füllt sie auf und drückt ihren Preis. Zu viert gehen zwei von fünf Verkäufen in einen leeren Markt und bringen außer dem Silber noch 2 Punkte (Regeln 3.2, 3.3, 7.5).
right-often-buying-3 = Alle Preise beginnen in Zeile { $start }, und mehr als die Hälfte dessen, was dort gekauft wird, wird in den ersten beiden Runden gekauft (Regel 1.1).
right-rare-buying-6 = Preise beginnen in Zeile { $start }, und jedes Auffüllen drückt einige davon: So hoch stehen sie selten, und wer warten kann, kauft billiger (Regeln 1.1, 7.5).
right-rare-buying-7 = { right-rare-buying-6 }
right-rare-buying-8 = { right-rare-buying-6 }
right-rare-buying-9 = { right-rare-buying-6 }
right-rare-selling-2 = Zu viert stehen Preise selten so tief, und wer warten kann, verkauft teurer.
right-rare-selling-9 = Preise beginnen in Zeile { $start }, und jedes Auffüllen drückt einige davon; zu zweit stehen sie fast nie so hoch (Regeln 1.1, 7.5).
right-loses-field-a = Zu zweit hatten sechs von sieben Plätzen, die nie dorthin gehen, begonnen: Sie haben den Zimmermann und kaufen Transporte am Rundenende, billiger und ohne einen Arbeiter (Regel 9.6).
right-often-field-b = Ein Charakter hilft dem, der ihn hat, und ist am Ende 2 Punkte wert; ihn abzuwerben kostet 10 Silber und nimmt einem anderen diese 2 Punkte. So schickt jeder in fast jeder Runde einen eigenen Arbeiter dorthin (Regeln 5.2, 8.3).
right-wins-field-b = Zu zweit kann den einzigen neutralen Arbeiter als Erster anwerben, wer beginnt, und schickt ihn meist auf B. Ein Charakter ist am Ende 2 Punkte wert, und wer ihn abwirbt, nimmt sie dem einzigen Gegner (Regeln 1.1, 2.6, 5.2, 8.3).
right-loses-setup = Wer zu zweit einen Charakter wählt, beginnt nicht, und den einzigen neutralen Arbeiter kann als Erster anwerben, wer beginnt (Regeln 1.1, 1.6, 2.6).
right-wins-character-innkeeper = Zu zweit kann den einzigen neutralen Arbeiter als Erster anwerben, wer beginnt; er geht deshalb öfter auf B und hat am Ende doppelt so viele Charaktere (Regeln 1.1, 2.6, 5.2).
right-wins-character-stevedore = { right-wins-character-innkeeper }
right-wins-character-steward = { right-wins-character-innkeeper }
right-wins-character-carpenter = Der Zimmermann kauft am Rundenende Transporte, billiger und ohne einen Arbeiter; zu zweit hat ihn, wer beginnt, dreimal so lange (Regeln 2.6, 9.6).
right-wins-stack-cart-20 = Zu zweit werden sieben von zehn am Rundenende gekauft, mit dem Zimmermann, und den hat meist, wer begonnen hat (Regeln 2.6, 9.6).
right-loses-stack-cart-40 = Zu zweit hatten vier von fünf Plätzen, die nie einen kaufen, begonnen: Sie kaufen kleinere mit dem Zimmermann. Unter denen, die begonnen haben, macht er wenig aus, unter den anderen auch (Regeln 2.6, 9.6).
right-wins-stack-cart-40 = Er trägt mehr als jeder andere Transport, und wer mehr verlädt, erfüllt mehr Aufträge: zu viert 3,9, wo andere 3,0 erfüllen (Regeln 1.3, 5.5, 5.6).
right-rare-taken-6 = Er ist so gedruckt, sechs Waren für 6 Punkte und 40 Silber: Kein Transport für 20 trägt sechs Waren, und die Aufträge für fünf bringen ebenso viele Punkte (Regeln 1.3, 5.6, 5.10).
right-rare-completed-6 = { right-rare-taken-6 }
right-rare-taken-1 = Seine Waren sind die billigsten; so bringt er von allen Aufträgen für fünf Waren am wenigsten Silber und braucht ebenso viele Plätze auf einem Transport. Gewählt wird unter acht offenen Aufträgen (Regeln 1.5, 5.9, 5.10).
right-rare-completed-1 = { right-rare-taken-1 }
right-rare-completed-7 = Seine Waren sind billig; so bringt er 60 Silber, wo die meisten Aufträge für fünf Waren 70 bis 100 bringen, und braucht ebenso viele Plätze auf einem Transport. Gewählt wird unter acht offenen Aufträgen (Regeln 1.5, 5.9, 5.10).
right-rare-completed-11 = { right-rare-completed-7 }
right-often-completed-s3 = Jeder beginnt mit einem von fünf Startaufträgen und hat dessen Waren von Anfang an, und dieser verlangt nur drei; der anderen sind 48 (Regeln 1.4, 1.5).
right-often-completed-s4 = { right-often-completed-s3 }
right-loses-stack-cart-20 = Er trägt halb so viel wie ein Karren für 40. Zu dritt kaufen Plätze, die nie einen kaufen, mehr von den großen, 2,2 statt 1,4, und erfüllen mehr Aufträge, 4,2 statt 3,8 (Regeln 1.3, 5.5, 5.6).
