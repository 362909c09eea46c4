#!/usr/bin/env bash
# Types into a window with a real keyboard, input method and clipboard on a display of its own:
# scripts/text-window.sh [DISPLAY_NUMBER [FOLDER_FOR_PICTURES]]
# Needs a debug build of TextEcho, Xvfb, openbox, xdotool, xclip, setxkbmap and, for Japanese, ibus-anthy and
# ibus-gtk4. Prints what went wrong.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$root"
if [ -z "${TEXT_WINDOW_BUS:-}" ]; then
  exec env TEXT_WINDOW_BUS=1 dbus-run-session "$0" "$@"
fi
number=${1:-84}
pictures=${2:-}
folder=$(mktemp -d)
export DISPLAY=:$number GSK_RENDERER=cairo GDK_BACKEND=x11 TMPDIR=$folder XDG_CONFIG_HOME=$folder \
  XDG_CACHE_HOME=$folder HOME=$folder GTK_IM_MODULE=gtk-im-context-simple
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; rm -rf "$folder"' EXIT
Xvfb ":$number" -screen 0 800x600x24 >/dev/null 2>&1 & started+=($!)
sleep 1
openbox >/dev/null 2>&1 & started+=($!)
sleep 1
status=0

begin() { # starts the app and waits for its window
  .build/debug/TextEcho >"$folder/ours" 2>"$folder/errors" & ours=$!
  started+=("$ours")
  for _ in $(seq 1 50); do
    ! grep -q ready "$folder/ours" || break
    sleep 0.2
  done
  sleep 0.5
  xdotool windowmove "$(xdotool search --class TextEcho | tail -1)" 40 40
  sleep 0.5
}

keys() {
  xdotool key --delay 60 "$@"
  sleep 0.4
}

words() {
  xdotool type --delay 40 "$1"
  sleep 0.4
}

last() { grep -a '^text' "$folder/ours" | tail -1; }

expect() { # TEXT WHAT: what the text view has now
  if [ "$(last)" != "text [$1]" ]; then
    echo "text-window: $2: $(last), not text [$1]"
    status=1
  fi
}

clear() { keys ctrl+a Delete; }

shot() { # NAME
  [ -z "$pictures" ] || import -window root "$pictures/text-$1.png"
}

latin() {
  setxkbmap -layout us -variant intl
  sleep 0.5
  words "Caf"
  keys dead_acute e dead_diaeresis u dead_grave a
  expect 'Caféüà' 'dead keys'
  shot latin
  clear
  setxkbmap -layout us
  sleep 0.5
}

editing() {
  words 'one two three'
  keys ctrl+Left ctrl+Left ctrl+shift+Right BackSpace
  expect 'one  three' 'a selected word is deleted'
  keys ctrl+z
  expect 'one two three' 'undo'
  keys ctrl+shift+z
  expect 'one  three' 'redo'
  keys Home Delete End BackSpace
  expect 'ne  thre' 'Home, Delete, End and Backspace'
  keys Return Tab
  words x
  expect 'ne  thre⏎	x' 'Return and Tab'
  keys Up Home shift+Down ctrl+x
  expect '	x' 'a line is cut'
  keys ctrl+v
  expect 'ne  thre⏎	x' 'it is pasted'
  keys ctrl+BackSpace ctrl+Delete
  clear
  expect '' 'all is deleted'
}

clipboard() {
  printf 'from elsewhere — ä' | xclip -selection clipboard -i >/dev/null 2>&1
  keys ctrl+v
  expect 'from elsewhere — ä' 'another program'"'"'s text is pasted'
  keys ctrl+a ctrl+c
  if [ "$(timeout 5 xclip -selection clipboard -o)" != 'from elsewhere — ä' ]; then
    echo 'text-window: another program got no text'
    status=1
  fi
  clear
}

scripts() { # of Arabic and emoji
  printf 'مرحبا بالعالم' | xclip -selection clipboard -i >/dev/null 2>&1
  keys ctrl+v
  expect 'مرحبا بالعالم' 'Arabic'
  shot arabic
  keys Home Delete
  expect 'رحبا بالعالم' 'the first letter is deleted'
  clear
  printf '👩‍👩‍👧🇩🇪👍🏽' | xclip -selection clipboard -i >/dev/null 2>&1
  keys ctrl+v
  shot emoji
  keys BackSpace
  expect '👩‍👩‍👧🇩🇪' 'an emoji of two scalars is deleted at once'
  keys Left Left Delete
  expect '🇩🇪' 'a family is deleted at once'
  clear
}

menu() {
  words 'edit me'
  # In the window's own coordinates, as others count the title bar twice.
  local window
  window=$(xdotool search --class TextEcho | tail -1)
  eval "$(xdotool getwindowgeometry --shell "$window")"
  xdotool mousemove --window "$window" 45 $((HEIGHT - 300 + 96))
  sleep 0.3
  xdotool click --repeat 2 --delay 80 1
  sleep 0.5
  xdotool click 3
  sleep 0.8
  shot menu
  keys Down Return
  expect ' me' 'Cut in the edit menu'
  clear
}

japanese() {
  command -v ibus-daemon >/dev/null || { echo 'text-window: no ibus; Japanese was left out'; return; }
  kill "$ours"
  wait "$ours" 2>/dev/null || true
  export GTK_IM_MODULE=ibus
  ibus-daemon --xim --panel default --replace >/dev/null 2>&1 & started+=($!)
  # It knows its engines some seconds after its start.
  for _ in $(seq 1 30); do
    ibus engine anthy >/dev/null 2>&1 || true
    [ "$(ibus engine 2>/dev/null)" != anthy ] || break
    sleep 1
  done
  begin
  ibus engine anthy >/dev/null 2>&1 || true
  sleep 3
  keys ctrl+j # Latin letters come first; this changes to kana.
  words nihongo
  sleep 1
  if ! grep -aq 'marked \[にほんご\]' "$folder/ours"; then
    echo "text-window: nothing is marked: $(last)"
    status=1
  fi
  shot preedit
  keys space
  sleep 2 # Dictionaries are read now.
  keys space
  shot candidates
  keys Return
  sleep 1
  expect '日本語' 'kana are converted'
  shot japanese
}

begin
latin
editing
clipboard
scripts
menu
japanese
[ "$status" = 0 ] || tail -5 "$folder/errors"
exit $status
