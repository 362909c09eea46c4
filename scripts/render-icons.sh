#!/usr/bin/env bash
# Renders the gallery's icons in share/icons/hicolor from their drawings. Needs rsvg-convert (librsvg2-bin).
# Up to 32 pixels they come from a drawing of their own, on whole pixels.
set -euo pipefail

icons="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/share/icons"
name=io.github.vitrine.Gallery
for size in 16 24 32 48 64 128 256 512; do
  drawing="$icons/hicolor/scalable/apps/$name.svg"
  [ "$size" -gt 32 ] || drawing="$icons/small/$name.svg"
  mkdir -p "$icons/hicolor/${size}x$size/apps"
  rsvg-convert -w "$size" -h "$size" "$drawing" -o "$icons/hicolor/${size}x$size/apps/$name.png"
done
