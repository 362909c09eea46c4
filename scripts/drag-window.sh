#!/usr/bin/env bash
# Drags between a window of ours and one of another program, with a real pointer on a display of its own:
# scripts/drag-window.sh [DISPLAY_NUMBER]
# Needs a debug build of DragEcho, Xvfb, openbox, xdotool and a C compiler. Prints what went wrong.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source "$root/scripts/pointer.sh"
cd "$root"
number=${1:-83}
folder=$(mktemp -d)
export DISPLAY=:$number GSK_RENDERER=cairo GDK_BACKEND=x11 TMPDIR=$folder
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; rm -rf "$folder"' EXIT
read -ra flags < <(pkg-config --cflags --libs gtk4)
cc Tests/Fixtures/DragTarget/drag_target.c -o "$folder/target" "${flags[@]}"
Xvfb ":$number" -screen 0 1000x600x24 >/dev/null 2>&1 & started+=($!)
sleep 1
openbox >/dev/null 2>&1 & started+=($!)
sleep 1
.build/debug/DragEcho >"$folder/ours" 2>&1 & started+=($!)
"$folder/target" >"$folder/text" 2>/dev/null & target=$!
started+=("$target")
sleep 3
ours=$(xdotool search --class DragEcho | tail -1)
xdotool windowmove "$ours" 20 40

place() { # moves the other program's window aside; its middle is in x1, y1
  local window
  window=$(xdotool search --name '^drag target$' | tail -1)
  xdotool windowmove "$window" 560 60
  sleep 1
  eval "$(xdotool getwindowgeometry --shell "$window")"
  x1=$((X + WIDTH / 2)) y1=$((Y + HEIGHT / 2))
}

status=0
expect() { # FILE LINE WHAT
  if ! grep -aq "$2" "$folder/$1"; then
    echo "drag-window: $3"
    status=1
  fi
  : >"$folder/ours"
}

place
eval "$(xdotool getwindowgeometry --shell "$ours")"
x0=$((X + 90)) y0=$((Y + HEIGHT - 300 + 85)) # what is dragged
x2=$((X + 290)) y2=$((Y + HEIGHT - 300 + 150)) # what takes drops
x3=$((X + WIDTH + 60)) # beyond the window

drag $x0 $y0 $x1 $y1; drop
expect text 'got dragged text' 'another program got no text'
drag $x0 $y0 $x2 $y2; drop
expect ours 'dropped own dragged text' 'a drop in the window did nothing'
drag $x0 $y0 $x3 $y0; move $x3 $y0 $x2 $y2; drop
expect ours 'dropped own dragged text' 'a drag that came back was not our own'
drag $x1 $y1 $x2 $y2; drop
expect ours 'dropped foreign from elsewhere' 'nothing came from another program'
drag $x0 $y0 $x3 $((y0 + 250)); xdotool key Escape; drop
expect ours 'drag ends 0' 'Escape did not end a drag beyond the window'
kill "$target"
"$folder/target" text/uri-list >"$folder/files" 2>/dev/null & started+=($!)
sleep 2
place
drag $x0 $y0 $x1 $y1; drop
expect files 'got file:.*/promised.png' 'another program got no file'
exit $status
