"""The lab: the laws every game must keep, fuzzing, benchmarks and contests between bots."""
