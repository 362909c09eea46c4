#!/usr/bin/env bash
# Drags photos between the gallery and a file manager, with a real pointer on a display of its own:
# scripts/file-manager-window.sh [DISPLAY_NUMBER [GALLERY]]
# Needs a build of the gallery, Xvfb, xdotool and pcmanfm. Prints what went wrong; with PICTURES, a
# folder, it writes what the screen shows during and after each drag (ImageMagick).
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source "$root/scripts/pointer.sh"
number=${1:-85} gallery=$(realpath "${2:-$root/.build/debug/gallery}")
folder=$(mktemp -d)
mkdir -p "$folder"/{home,here,there}
cp "$root/samples/02-cat.jpg" "$folder/there/cat.jpg"
cp "$root/samples/04-raccoon.jpg" "$folder/here/raccoon.jpg"
export DISPLAY=:$number GSK_RENDERER=cairo GDK_BACKEND=x11 TMPDIR=$folder HOME=$folder/home
export XDG_RUNTIME_DIR=$folder/home
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; rm -rf "$folder"' EXIT
# No window manager: windows stay where they are put, and none is raised by a press.
Xvfb ":$number" -screen 0 1400x700x24 >/dev/null 2>&1 & started+=($!)
sleep 1
pcmanfm --no-desktop "$folder/there" >/dev/null 2>&1 & started+=($!)
"$gallery" "$folder/here" >"$folder/log" 2>&1 & started+=($!)
sleep 8
place() { # NAME X: moves a window of that name, with 650 × 650 points
  local window
  window=$(xdotool search --onlyvisible --name "^$1\$" | tail -1)
  xdotool windowsize "$window" 650 650
  xdotool windowmove "$window" "$2" 10
}
place here 10
place there 700
sleep 2

status=0
picture() { [ -z "${PICTURES:-}" ] || import -window root "$PICTURES/$1.png"; }
expect() { # FILE ORIGINAL WHAT
  if ! cmp -s "$folder/$1" "$folder/$2"; then
    echo "file-manager-window: $3"
    status=1
  fi
}

drag 90 150 1200 500; picture out; drop; sleep 1; picture out-after
expect there/raccoon.jpg here/raccoon.jpg 'a photo dragged to the file manager did not arrive'
drag 890 110 300 500; picture in; drop; sleep 1; picture in-after
expect here/cat.jpg there/cat.jpg 'a file dragged from the file manager did not arrive'
exit $status
