"""What every host of a table does by the clock, on a screen or on a server: cries, waits, stops."""
