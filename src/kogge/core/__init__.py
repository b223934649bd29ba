"""The core: records, rules, actions, chance and matches, for any game.

It imports nothing but the standard library, so that it runs wherever Python does.
"""
