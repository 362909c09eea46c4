#!/usr/bin/env bash
# Makes the gallery known to the desktop: a menu entry with its icon, which opens pictures, videos and
# vitrine:// links. Goes to $XDG_DATA_HOME, else ~/.local/share.
#
#   scripts/install-desktop.sh [PROGRAM]    PROGRAM is .build/release/gallery unless it is given
#   scripts/install-desktop.sh --remove
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
data="${XDG_DATA_HOME:-$HOME/.local/share}"
name=io.github.vitrine.Gallery
entry="$data/applications/$name.desktop"
icon="icons/hicolor/scalable/apps/$name.svg"

refresh() {
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database "$data/applications" || true
  fi
}

if [ "${1:-}" = --remove ]; then
  rm -f "$entry" "$data/$icon"
  refresh
  exit
fi

program="$(realpath "${1:-$root/.build/release/gallery}")"
[ -x "$program" ] || { echo "Build it first: swift build -c release --product gallery" >&2; exit 1; }
# As the Desktop Entry Specification quotes an argument, with a line's own escapes over that.
quoted="$(printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')"
mkdir -p "$(dirname "$entry")" "$(dirname "$data/$icon")"
"$program" --desktop-entry | while IFS= read -r line; do
  case "$line" in
    Exec=gallery | Exec=gallery\ *) printf 'Exec="%s"%s\n' "$quoted" "${line#Exec=gallery}" ;;
    *) printf '%s\n' "$line" ;;
  esac
done >"$entry"
cp "$root/share/$icon" "$data/$icon"
refresh
echo "$entry"
