"""Words for people, in English and Russian: the engine itself speaks no language."""

from fhtagn.text.messages import LANGUAGES, NoWords
from fhtagn.text.words import Words, language_of

__all__ = ["LANGUAGES", "NoWords", "Words", "language_of"]
