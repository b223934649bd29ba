"""The ways in: routes, sockets, and what describes them."""
