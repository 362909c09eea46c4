#!/usr/bin/env bash
# Pages through 100 photos of 24 megapixels with the right arrow held down, in a real window under Xvfb,
# and prints the main thread's frame times and the peak memory.
#
#   scripts/held-key.sh [PROGRAM]     a gallery built for release; .build/release/gallery unless said
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source "$root/scripts/window.sh"
need_packages test
make_work_folder
mkdir "$work/photos"
count=0
for photo in "$root"/samples/*.jpg; do
  [ "$count" -lt 10 ] || break
  vips thumbnail "$photo" "$work/$count.jpg[Q=88]" 6000 --height 4000 --crop centre --size force
  for copy in 0 1 2 3 4 5 6 7 8 9; do cp "$work/$count.jpg" "$work/photos/$copy$count.jpg"; done
  count=$((count + 1))
done

open_window "${1:-$root/.build/release/gallery}" "$work/photos"
sleep 4
xdotool key Home key Return
sleep 2
first=$(frames_so_far)
xdotool keydown Right
sleep 8
xdotool keyup Right
sleep 2
echo "ended on $(xdotool getwindowname "$window"), $(awk '/VmHWM/ { print int($2 / 1024) }' "/proc/$gallery/status") MB at most"
close_window
print_frames "$first"
