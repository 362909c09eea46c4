#!/usr/bin/env bash
# Builds the tests with a sanitizer, in a folder of its own, and runs all of them, or those that are
# named: scripts/sanitize.sh [address|thread] [FILTER]
#
# "address" looks for undefined behaviour in the C shims as well; Swift checks its own by itself.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
need_swift
cd "$root"
kind="${1:-address}"
options=(--sanitize="$kind" --scratch-path ".build/$kind")
case "$kind" in
  address)
    options+=(-Xcc -fsanitize=undefined)
    # GTK, Pango, Fontconfig and GStreamer keep memory until the program ends, so leaks aren't
    # reported; the tests check that our own objects are released. Freed memory is kept for a while, which
    # tests that bound memory would count.
    export ASAN_OPTIONS="detect_leaks=0:quarantine_size_mb=64${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
    export UBSAN_OPTIONS="print_stacktrace=1:halt_on_error=1${UBSAN_OPTIONS:+:$UBSAN_OPTIONS}"
    ;;
  thread)
    export TSAN_OPTIONS="suppressions=$root/scripts/thread.supp${TSAN_OPTIONS:+:$TSAN_OPTIONS}"
    ;;
  *)
    echo "scripts/sanitize.sh knows address and thread, not $kind." >&2
    exit 2
    ;;
esac
swift build --build-tests "${options[@]}" 2> >(without_noise >&2) | without_noise
exec swift test --enable-swift-testing --disable-xctest --skip-build --no-parallel "${options[@]}" ${2:+--filter "$2"}
