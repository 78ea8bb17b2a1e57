"""The room of a match: who listens, what they may do, and the log everything is written to."""
