#!/usr/bin/env bash
# Compares what UIKit, QuartzCore and AVFoundation declare publicly with lists of Apple's names and
# signatures, which lie beside the project: scripts/check-uikit.sh [--coverage]
# Needs a debug build. Without the lists it says so and succeeds. It writes to .build only.
# --coverage writes Tests/AppleProfile/coverage.md as well.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$root"
lists=${UIKIT_LISTS:-$root/../shared/uikit-api}
if [ ! -e "$lists/check_signatures.py" ]; then
  echo "check-uikit: not checked, for $lists doesn't exist."
  exit 0
fi
graphs=.build/uikit-graphs
rm -rf "$graphs"
mkdir -p "$graphs"

flags=(-I .build/debug/Modules -minimum-access-level public -output-dir "$graphs"
  -target "$(uname -m)-unknown-linux-gnu")
for map in Sources/System/C*/module.modulemap .build/debug/C*.build/module.modulemap; do
  [ ! -e "$map" ] || flags+=(-Xcc "-fmodule-map-file=$root/$map")
done
while read -r flag; do flags+=(-Xcc "$flag"); done < <(
  pkg-config --cflags gtk4 vips gmodule-2.0 gstreamer-1.0 gstreamer-app-1.0 gstreamer-audio-1.0 gstreamer-video-1.0 \
    libqrencode | tr ' ' '\n' | grep '^-[ID]' | sort -u)
for module in Quartz2D Localization QuartzCore AVFoundation UIKitCore UIKitLists UIKitPickers UIKit; do
  swift symbolgraph-extract -module-name "$module" "${flags[@]}"
done

# Names that the list of signatures has need no rule that derives them.
names=$graphs/names.allow
scripts/coverage.py names "$lists" "$graphs" | cat Tests/ArchitectureTests/uikit-names.allow - >"$names"
status=0
python3 "$lists/check_signatures.py" --allow Tests/ArchitectureTests/uikit-deviations.allow \
  "$graphs"/*.symbols.json || status=1
python3 "$lists/check.py" --allow "$names" "$graphs"/*.symbols.json >"$graphs/names.txt" || status=1
# What has Apple's name needs no line.
grep -vE '^(exact|relaxed|overlay|synthesized|cg-type)' "$graphs/names.txt" || true
[ "${1:-}" != --coverage ] || scripts/coverage.py table "$lists" "$graphs" Tests/AppleProfile/coverage.md
exit "$status"
