"""A house for one: tables for a single person, without network, store or event loop.

It runs in a browser, under Pyodide, and speaks the same messages as the server.
"""
