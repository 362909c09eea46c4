#!/usr/bin/env bash
# Pages through 100 photos of 24 megapixels with the right arrow held down, in a real window under Xvfb,
# and prints what the frames cost the main thread and the most memory that was in use.
#
#   scripts/held-key.sh [PROGRAM]     a gallery built for release; .build/release/gallery unless said
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
need_packages test
program="${1:-$root/.build/release/gallery}"
[ -x "$program" ] || { echo "Build it first: swift build -c release --product gallery" >&2; exit 1; }

work="$(mktemp -d)"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
mkdir "$work/photos"
count=0
for photo in "$root"/samples/*.jpg; do
  [ "$count" -lt 10 ] || break
  vips thumbnail "$photo" "$work/$count.jpg[Q=88]" 6000 --height 4000 --crop centre --size force
  for copy in 0 1 2 3 4 5 6 7 8 9; do cp "$work/$count.jpg" "$work/photos/$copy$count.jpg"; done
  count=$((count + 1))
done

Xvfb -displayfd 4 -screen 0 1280x800x24 -nolisten tcp 4>"$work/number" 2>/dev/null &
while [ ! -s "$work/number" ]; do sleep 0.1; done
export DISPLAY=":$(cat "$work/number")" GDK_BACKEND=x11
unset WAYLAND_DISPLAY
"$program" --frame-log "$work/log" "$work/photos" 2>/dev/null &
gallery=$!
until xdotool search --onlyvisible --name . >/dev/null 2>&1; do sleep 0.2; done
sleep 4
xdotool key Home key Return
sleep 2
first=$(wc -l <"$work/log")
xdotool keydown Right
sleep 8
xdotool keyup Right
sleep 2
title="$(xdotool search --onlyvisible --name . getwindowname)"
peak=$(awk '/VmHWM/ { print int($2 / 1024) }' "/proc/$gallery/status")
xdotool key ctrl+q
wait "$gallery" || true

tail -n +"$((first + 1))" "$work/log" | sed -n 's/.*"total":\([0-9.]*\),"presented":true.*/\1/p' | sort -n >"$work/totals"
awk -v title="$title" -v peak="$peak" '{ value[NR] = $1 }
  END {
    printf "ended on %s\n%d frames: main thread p50 %.1f ms, p95 %.1f ms, max %.1f ms; peak %d MB\n", title, NR,
      value[int((NR + 1) / 2)], value[int(NR * 0.95 + 0.5)], value[NR], peak
  }' "$work/totals"
