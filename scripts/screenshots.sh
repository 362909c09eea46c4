#!/usr/bin/env bash
# Takes the screenshots that software centers and the documents show: scripts/screenshots.sh [PROGRAM]
#
# Opens the sample album in a real window under Xvfb, light and dark, and writes docs/screenshots. PROGRAM is
# .build/release/gallery unless it is given.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
if [ "${1:-}" != inside ]; then
  program="$(realpath "${1:-$root/.build/release/gallery}")"
  exec xvfb-run -a -s "-screen 0 1400x900x24" dbus-run-session -- "${BASH_SOURCE[0]}" inside "$program"
fi
program="$2"
target="$root/docs/screenshots"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
mkdir -p "$target" "$home/.config/gtk-4.0"
export HOME="$home" GSK_RENDERER=cairo GDK_BACKEND=x11 LANG=C.UTF-8
unset XDG_CACHE_HOME XDG_CONFIG_HOME WAYLAND_DISPLAY
openbox 2>/dev/null &

# take NAME DARK PATH: a picture of the window when it has been still for three seconds.
take() {
  printf '[Settings]\ngtk-application-prefer-dark-theme=%s\n' "$2" >"$home/.config/gtk-4.0/settings.ini"
  "$program" "$3" &
  local gallery=$! window=""
  while [ -z "$window" ]; do
    sleep 0.2
    window="$(xdotool search --onlyvisible --pid "$gallery" --name . | tail -1 || true)"
  done
  xdotool windowsize "$window" 1248 702 mousemove 5 5
  local former="" now
  for _ in $(seq 20); do
    sleep 3
    now="$(import -window "$window" rgb:- | md5sum)"
    [ "$now" != "$former" ] || break
    former="$now"
  done
  import -window "$window" -quality 86 -sampling-factor 4:4:4 "$target/$1.jpg"
  kill "$gallery"
  wait "$gallery" 2>/dev/null || true
}
take grid-light 0 "$root/samples"
take grid-dark 1 "$root/samples"
take photo 1 "$root/samples/04-raccoon.jpg"
