### Der Lehrer am Tisch.

coach = Lehrer
coach-thinking = Der Lehrer sieht es sich an …
coach-off = Kein Lehrer mehr
coach-take-back = Zurücknehmen
coach-show = Zeig es mir
coach-cost = { $move }: { $grade }. Das senkte deine Siegchance um etwa { $loss } Prozentpunkte. Besser: { $best }.
coach-gone = Das lässt sich nicht mehr zurücknehmen.
coach-look-sure = Einer deiner Züge gewinnt sicher, was die anderen auch tun. Such ihn.
coach-look-lost = Das ist kaum noch zu gewinnen. Lass den anderen möglichst viel Raum für Fehler.
coach-look-mixed = Alle wählen zugleich, und wer berechenbar ist, wird durchschaut: Sieh nach, worauf die anderen hoffen.
coach-look-mixed-clear = Ein Zug ragt hier heraus. Das wissen auch die anderen: Weich ab und zu davon ab.
coach-look-mixed-open = Einige Züge sind hier etwa gleich gut. Nimm den, mit dem die anderen nicht rechnen.
coach-look-mixed-wide = Viele Züge sind hier etwa gleich gut. Überrasch die anderen.
coach-look-even = Hier sind mehrere Züge gleich gut. Nimm den, der dir gefällt.
coach-look-gain = Ein Zug ist etwa { $amount } mehr wert als der nächstbeste, jetzt oder in den nächsten Zügen. Such ihn.
coach-look-deny = Sieh auf { $name }: Ein Zug lässt { $name } etwa { $amount } weniger.
coach-look-invest = Was gleich am meisten bringt, ist hier nicht das Beste. Sieh weiter voraus.
coach-look-allow = Lass { $name } jetzt ruhig etwas gewinnen. Sieh weiter voraus.
coach-look-far = Auf den ersten Blick sind mehrere Züge gleich. Überleg, was du als Nächstes brauchst.
coach-look-none = Mehr lässt sich gerade nicht sagen. Überleg in Ruhe; fällt dir nichts ein, lass es dir zeigen.
