"""The lobby: tables that are set up, joined and begun."""
