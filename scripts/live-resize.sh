#!/usr/bin/env bash
# Drags the size of a real window under Xvfb in 200 steps of a 60th of a second while a photo is open, and
# prints the main thread's frame times.
#
#   scripts/live-resize.sh [PROGRAM]     a gallery built for release; .build/release/gallery unless said
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source "$root/scripts/window.sh"
need_packages test
make_work_folder

open_window "${1:-$root/.build/release/gallery}" "$root/samples"
sleep 3
xdotool key Home key Return
sleep 2
steps=()
for step in $(seq 0 199); do
  # Back and forth, twice: 480×360 … 1280×800.
  way=$((step % 100)) ; [ "$way" -lt 50 ] || way=$((100 - way))
  steps+=(windowsize "$window" $((480 + 16 * way)) $((360 + 88 * way / 10)) sleep 0.0166)
done
first=$(frames_so_far)
xdotool "${steps[@]}"
sleep 1
close_window
print_frames "$first"
