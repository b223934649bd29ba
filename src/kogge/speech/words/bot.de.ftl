# Die Bots beim Namen, im Terminal und auf den Seiten.
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-craftsman = Handwerker
bot-merchant = Kaufmann
bot-master = Meister
bot-alderman = Ältermann
bot-apprentice-about = lernt noch und irrt oft
bot-journeyman-about = kennt das Handwerk, vertut sich aber
bot-craftsman-about = spielt solide, mit kleinen Fehlern
bot-merchant-about = rechnet gut, irrt selten
bot-master-about = verschenkt kaum etwas
bot-alderman-about = denkt am weitesten von allen
# Bots von Programmen und älteren Tischen.
bot-random = Träumer
bot-greedy = Händler
bot-planner = Planer
bot-search = Seefahrer
