#!/bin/sh
# Writes the lists of commands and their keys in README.md and share/man/man1/gallery.1.
cd "$(dirname "$0")/.." && VITRINE_WRITE_KEYS=1 ./test --no-install --filter KeysTests
