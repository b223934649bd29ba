"""The capacity of the server: many tables, many sockets, beside what uvicorn itself can carry."""
