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
