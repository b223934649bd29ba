// The levels of the guild, from the weakest to the strongest, as boards and ladders draw them.

export const LEVELS = ["apprentice", "journeyman", "craftsman", "merchant", "master", "alderman"];
