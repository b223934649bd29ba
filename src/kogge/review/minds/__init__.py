"""How a match is looked at: by trees, by matrices, or by the choices of a crowd."""
