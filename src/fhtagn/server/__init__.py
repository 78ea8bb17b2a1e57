"""The server: tables that people reach from anywhere, and that survive anything."""
