"""The page about the matches of an arena: what it says, its pictures, and its two forms."""
