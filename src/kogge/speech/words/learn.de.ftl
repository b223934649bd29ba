### Die Schule: Lektionen im Terminal, und was alle Lektionen sagen.

lesson-other = Auch das ist erlaubt. Hier wollen wir: { $wanted }.
