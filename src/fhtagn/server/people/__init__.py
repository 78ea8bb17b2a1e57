"""People: guests, accounts, their sessions and what they keep here."""
