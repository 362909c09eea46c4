#!/usr/bin/env bash
# Makes a Debian package of the gallery: scripts/package.sh [--program FILE] [FOLDER]
#
# Builds the release, or takes a gallery that is built; writes vitrine-gallery_VERSION_ARCH.deb into the folder, .build
# unless it is given. Needs dpkg-dev; where lintian is there, it has to find nothing.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
package=vitrine-gallery
program=""
if [ "${1:-}" = --program ]; then
  program="$2"
  shift 2
fi
target="$(mkdir -p "${1:-$root/.build}" && cd "${1:-$root/.build}" && pwd)"

if [ -z "$program" ]; then
  read -ra build_options <"$root/scripts/build-options"
  swift build --package-path "$root" -c release "${build_options[@]}" --product gallery --static-swift-stdlib >&2
  program="$(swift build --package-path "$root" -c release --show-bin-path)/gallery"
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
tree="$work/tree"
mkdir -p "$tree"
DESTDIR="$tree" "$root/install" --prefix /usr --program "$program" >&2
# The package manager knows what is installed.
rm "$tree/usr/share/gallery/installed-files"

version="$("$program" --version)"
arch="$(dpkg --print-architecture)"
# The same sources make the same package.
epoch="${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || stat -c %Y "$root/CHANGELOG.md")}"
export SOURCE_DATE_EPOCH="$epoch"
maintainer="${DEBFULLNAME:-The Vitrine authors} <${DEBEMAIL:-vitrine@users.noreply.github.com}>"

doc="$tree/usr/share/doc/$package"
mkdir -p "$doc" "$work/debian"
{
  printf '%s (%s) unstable; urgency=medium\n\n' "$package" "$version"
  printf '  * Release %s. What is new is in NEWS.gz.\n\n' "$version"
  printf ' -- %s  %s\n' "$maintainer" "$(date -uR -d "@$epoch")"
} | gzip -9n >"$doc/changelog.gz"
gzip -9nc "$root/CHANGELOG.md" >"$doc/NEWS.gz"
cp "$root/share/debian/copyright" "$doc/copyright"
if [ -f "$root/share/debian/lintian-overrides" ]; then
  mkdir -p "$tree/usr/share/lintian/overrides"
  cp "$root/share/debian/lintian-overrides" "$tree/usr/share/lintian/overrides/$package"
fi
find "$tree" -type d -exec chmod 755 {} +
find "$tree" -type f ! -path '*/bin/*' ! -path '*/libexec/*' -exec chmod 644 {} +

# Libraries that the programs are linked with, in versions that have what it calls.
printf 'Source: %s\nPackage: %s\n' "$package" "$package" >"$work/debian/control"
depends="$(cd "$work" && dpkg-shlibdeps -O -e"$tree/usr/bin/gallery" \
  -e"$tree/usr/libexec/vitrine/vitrine-reader" 2>"$work/shlibdeps" | sed -n 's/^shlibs:Depends=//p')"
[ -n "$depends" ] || { cat "$work/shlibdeps" >&2; exit 1; }
# The libraries that the reader loads when it starts.
late="$(for library in libvips.so.42 libgexiv2.so.2 libgstreamer-1.0.so.0 libgstvideo-1.0.so.0; do
  printf ', %s' "$(dpkg-query -S "*/$library" | head -n 1 | cut -d : -f 1)"
done)"
mkdir "$tree/DEBIAN"
cat >"$tree/DEBIAN/control" <<TEXT
Package: $package
Version: $version
Architecture: $arch
Maintainer: $maintainer
Installed-Size: $(du -k --apparent-size -s --exclude=DEBIAN "$tree" | cut -f1)
Depends: $depends$late, gstreamer1.0-plugins-base
Recommends: adwaita-icon-theme, fonts-cantarell | fonts-dejavu-core, gstreamer1.0-libav, gstreamer1.0-plugins-good, libraw-bin
Suggests: xdg-utils
Section: graphics
Priority: optional
Description: photo viewer in which photos grow out of their thumbnails
 Vitrine Gallery shows folders of photos and videos as a grid. Each photo grows
 out of its thumbnail and goes back into it; every motion can be caught on its
 way. It zooms at the pointer, plays videos and animated images, groups photos
 by folder and month, and moves photos to the trash and back.
 .
 Other programs can have thumbnails made of JPEG XL, JPEG 2000 and Radiance
 images.
TEXT
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod 644 "$tree"/DEBIAN/*

deb="$target/${package}_${version}_$arch.deb"
find "$tree" -newermt "@$epoch" -exec touch -hd "@$epoch" {} +
dpkg-deb --root-owner-group -Zxz --build "$tree" "$deb" >&2
if command -v lintian >/dev/null; then lintian --fail-on error,warning "$deb" >&2; fi
echo "$deb"
