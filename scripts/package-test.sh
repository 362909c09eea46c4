#!/usr/bin/env bash
# Tries a Debian package in a bare system: scripts/package-test.sh DEB PHOTO [FOLDER]
#
# Makes the smallest Debian system with debootstrap, installs the package there as a person would, starts the gallery
# from its menu entry, by a photo that is opened, and by its actions, under Xvfb and a session bus, and removes it. Fails
# when a window does not appear or a file is left. Screenshots go to the folder. As root, on Debian.
#
# VITRINE_ROOT names a system that is there already, with the tools that are installed below; it is copied.
set -euo pipefail

deb="$(realpath "$1")"
photo="$(realpath "$2")"
shots="$(mkdir -p "${3:-.build/package-test}" && realpath "${3:-.build/package-test}")"
work="$(mktemp -d)"
root="$work/root"
# shellcheck disable=SC2317 # the trap calls it
clean() {
  umount -l "$root/proc" "$root/dev" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap clean EXIT
if [ "${VITRINE_INSIDE:-}" != yes ]; then
  # Mounts of its own, which end with it.
  VITRINE_INSIDE=yes unshare -m "$0" "$@"
  exit
fi

if [ -n "${VITRINE_ROOT:-}" ]; then
  cp -a "$VITRINE_ROOT" "$root"
else
  debootstrap --variant=minbase bookworm "$root" >"$shots/debootstrap.log"
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
  ${http_proxy:+http_proxy="$http_proxy"} "$@"; }
apt_get() { inside apt-get -qq -y "$@" >>"$shots/apt.log" 2>&1; }
apt_get install --no-install-recommends xvfb xauth xdotool openbox imagemagick dbus libglib2.0-bin xdg-utils \
  desktop-file-utils libgtk-3-bin procps
inside useradd -m tester
cp "$deb" "$root/var/tmp/gallery.deb"
cp "$photo" "$root/home/tester/a photo.jpg"
cp "$photo" "$root/home/tester/b photo.jpg"

# Everything but what package managers write down and the user's own.
files() { (cd "$root" && find . -xdev -path ./home/tester -prune -o -path ./proc -prune -o -path ./dev -prune -o \
  -path ./tmp -prune -o -path ./var/cache -prune -o -path ./var/lib/apt -prune -o -path ./var/lib/dpkg -prune -o \
  -path ./var/log -prune -o -print | sort); }
files >"$work/before"
apt_get install --no-install-recommends /var/tmp/gallery.deb
files >"$work/installed"

cat >"$root/home/tester/session.sh" <<'SESSION'
set -eu
id=io.github.vitrine.Gallery
export GSK_RENDERER=cairo HOME=/home/tester
cd "$HOME"
desktop-file-validate /usr/share/applications/$id.desktop
openbox &
# windows TITLE COUNT: waits until so many windows have the title.
windows() {
  for _ in $(seq 100); do
    [ "$(xdotool search --onlyvisible --name "$1" 2>/dev/null | wc -l)" = "$2" ] && return
    sleep 0.2
  done
  echo "There are not $2 windows named $1: $(xdotool search --onlyvisible --name . getwindowname %@ 2>&1)" >&2
  import -window root failed.png
  exit 1
}
ask() { gdbus call --session --dest $id --object-path /io/github/vitrine/Gallery --method "org.freedesktop.Application.$@"; }
# programs COUNT: waits until so many are running.
programs() {
  for _ in $(seq 100); do
    [ "$(pgrep -cx gallery)" = "$1" ] && return
    sleep 0.2
  done
  echo "There are not $1 running: $(pgrep -ax gallery)" >&2
  exit 1
}
end() { pkill -x gallery; windows "$1" 0; programs 0; }

echo "a double-clicked photo, by the session bus"
xdg-mime default $id.desktop image/jpeg
gio mime image/jpeg | grep -q $id
gio open "a photo.jpg"
windows '^a photo.jpg$' 1
sleep 2
import -window root opened.png
echo "another photo, in the same window"
gio open "b photo.jpg"
windows '^b photo.jpg$' 1
programs 1
echo "the action of the icon, in a new window"
ask ActivateAction new-window '[]' '{}'
programs 2
end 'photo.jpg$'
echo "the menu entry"
mkdir -p Pictures
cp "a photo.jpg" Pictures/
gtk-launch $id
windows '^Pictures$' 1
sleep 2
import -window root launched.png
programs 1
end '^Pictures$'
echo "the action, before the program runs"
ask ActivateAction new-window '[]' '{}'
windows '^Pictures$' 1
programs 1
end '^Pictures$'
echo "its name, with German"
LANGUAGE=de gallery Pictures &
windows '^Pictures$' 1
end '^Pictures$'
echo "the thumbnailer, without a display"
env -u DISPLAY gallery --thumbnail small.png --thumbnail-size 64 "a photo.jpg"
[ "$(identify -format %m small.png)" = PNG ]
echo "a drawing, whose decoder runs in a process of its own"
echo '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>' >drawing.svg
env -u DISPLAY gallery --thumbnail drawing.png drawing.svg
[ "$(identify -format %w drawing.png)" = 256 ] # a drawing is sharp at any size
SESSION
inside su tester -c 'xvfb-run -a -s "-screen 0 1280x900x24" dbus-run-session -- sh /home/tester/session.sh' || failed=yes
cp "$root"/home/tester/*.png "$shots/" 2>/dev/null || true
[ -z "${failed:-}" ] || exit 1

apt_get purge vitrine-gallery
# Without the options, what the package needs stays if another only suggests it.
apt_get autoremove --purge -o APT::AutoRemove::SuggestsImportant=false -o APT::AutoRemove::RecommendsImportant=false
files >"$work/after"
diff "$work/before" "$work/after" >"$shots/left.txt" || {
  echo "These files are left, or gone:" >&2
  cat "$shots/left.txt" >&2
  exit 1
}
echo "installed $(comm -13 "$work/before" "$work/installed" | wc -l) files and folders with what it needs, and none is left"
