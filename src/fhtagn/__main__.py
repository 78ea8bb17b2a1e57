"""`python -m fhtagn` is the command `fhtagn`."""

from fhtagn.cli import main

main()
