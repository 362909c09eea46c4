#!/usr/bin/env bash
# Opens, pages, zooms, plays and closes 5,000 times (or as often as said) on the stage, and prints
# how much memory is in use after each 500: scripts/soak.sh [CYCLES]
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$root"
need_swift
swift build --build-tests "${build_options[@]}" 2> >(without_noise >&2) | without_noise
VITRINE_SOAK="${1:-5000}" exec swift test --enable-swift-testing --disable-xctest --skip-build "${build_options[@]}" \
  --no-parallel --filter SoakTests
