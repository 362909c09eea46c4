#!/usr/bin/env bash
# Builds the tests with the address sanitizer, in a folder of its own, and runs those that are named, or
# all of the hero transitions with every one of their thousand sequences: scripts/sanitize.sh [FILTER]
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
need_swift
cd "$root"
options=(--sanitize=address --scratch-path .build/sanitized)
swift build --build-tests "${options[@]}" 2> >(without_noise >&2) | without_noise
# What GTK, Pango and Fontconfig keep until the program ends is not ours to count; whether our own
# objects are let go is what the tests themselves ask.
export ASAN_OPTIONS="detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
HERO_FUZZ=all exec swift test --skip-build --no-parallel "${options[@]}" --filter "${1:-HeroTransitionsTests}"
