#!/usr/bin/env bash
# Tells where Swift code isn't formatted as .swift-format says; scripts/lint.sh --fix formats it.
#
# Two of the formatter's rules for comments are off: the summary of a symbol may have more than one sentence, as a
# reader sees it in Quick Help, and parameters whose names say it all need no line of their own.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
need_swift
cd "$root"
mapfile -t files < <(git ls-files '*.swift' 2>/dev/null || find Package.swift Sources Tests Benchmarks -name '*.swift')
[ "${#files[@]}" -gt 0 ]
if [ "${1:-}" = --fix ]; then
  swift format --in-place --parallel "${files[@]}"
else
  swift format lint --strict --parallel "${files[@]}"
fi
