#!/usr/bin/env bash
# Lets libFuzzer invent files for each reader of strangers' bytes, or for those that are named, under the sanitizers
# of addresses and of undefined behaviour: scripts/fuzz.sh [-t SECONDS] [READER …]
#
# What it finds lies in .build/fuzzing/findings and ends the script. A file that shows a fault goes into
# Tests/FuzzingTests/Corpora, which ./test reads in the ordinary build; with -k the smallest files that reach
# most of a reader go there, too.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
need_swift
cd "$root"
seconds=120
keep=no
while getopts t:k option; do
  case "$option" in
    t) seconds="$OPTARG" ;;
    k) keep=yes ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))

export FUZZING=yes
folder=.build/fuzzing
options=(--product fuzz --sanitize address --scratch-path "$folder" -Xswiftc -sanitize=fuzzer
  -Xcc -fsanitize=fuzzer-no-link,undefined -Xcc -fno-sanitize-recover=undefined -Xswiftc -use-ld=lld)
swift build "${options[@]}" 2> >(without_noise >&2) | without_noise
fuzz="$(swift build "${options[@]}" --show-bin-path 2>/dev/null)/fuzz"
[ $# -gt 0 ] || set -- $("$fuzz" 2>&1 || true)

# Freed memory is kept for a while, and GLib's for good.
export ASAN_OPTIONS="detect_leaks=0:quarantine_size_mb=16${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
for reader in "$@"; do
  corpus="$folder/corpora/$reader"
  kept="Tests/FuzzingTests/Corpora/$reader"
  mkdir -p "$corpus" "$folder/findings" "$kept"
  "$fuzz" "$reader" --seeds "$corpus"
  echo "$reader:"
  "$fuzz" "$reader" -max_total_time="$seconds" -max_len=2048 -timeout=5 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$folder/findings/$reader-" "$corpus" "$kept" 2>&1 | grep -vE '^#[0-9]+\s+(NEW|REDUCE|pulse|RELOAD)' | tail -40
  [ "$keep" = no ] && continue
  rm -rf "$corpus-small"
  mkdir -p "$corpus-small"
  "$fuzz" "$reader" -merge=1 -max_len=1024 "$corpus-small" "$kept" "$corpus" >/dev/null 2>&1
  # The smallest, up to 4 kB together.
  total=0
  while read -r size file; do
    total=$((total + size + 64))
    [ "$total" -lt 4096 ] || break
    cp "$file" "$kept/$(basename "$file" | cut -c1-12)"
  done < <(find "$corpus-small" -type f -printf '%s %p\n' | sort -n)
done
