"""Faults planted by hand, one line each: the tests that are named for them must find every one."""
