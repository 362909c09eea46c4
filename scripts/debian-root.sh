#!/usr/bin/env bash
# Builds and tests the last commit in a bare Debian of another version: scripts/debian-root.sh SUITE [COMMAND…]
#
#   SUITE      bookworm (12), trixie (13) or another name that debootstrap knows
#   COMMAND    run in a clone of the project there; ./test unless it is given, and "sh" to look around
#
# The system is made once in .build/SUITE by debootstrap and kept with what ./test installs in it; the clone keeps its
# build. Swift is the one of this machine. As root, on Debian.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

suite="${1:?"Say which: scripts/debian-root.sh trixie"}"
shift
[ $# -gt 0 ] || set -- ./test
need_swift
system="${VITRINE_ROOT:-$root/.build/$suite}"
if [ "${VITRINE_INSIDE:-}" != yes ]; then
  # Mounts of its own, which end with it.
  VITRINE_INSIDE=yes exec unshare -m "$0" "$suite" "$@"
fi

if [ ! -e "$system/complete" ]; then
  rm -rf --one-file-system "$system"
  mkdir -p "$(dirname "$system")"
  # What Swift itself needs comes with it; the rest is what packages.apt names.
  debootstrap --variant=minbase \
    --include=ca-certificates,git,python3,libc6-dev,g++,binutils,libxml2,libedit2,libncurses6,zlib1g-dev,tzdata \
    "$suite" "$system" >"$system.log"
  printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d"
  chmod +x "$system/usr/sbin/policy-rc.d"
  touch "$system/complete"
fi
cp /etc/resolv.conf "$system/etc/resolv.conf"
mount -t proc proc "$system/proc"
mount --rbind /dev "$system/dev"

# Swift, and where this machine's git finds packages, at their own paths.
swift="$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")"
for folder in "$swift" $(git config --get-regexp '^url\.' | sed -nE 's/^url\.(file:\/\/)?(\/[^ ]*)\.insteadof .*/\2/p'); do
  mkdir -p "$system$folder"
  mount --bind "$folder" "$system$folder"
done
[ ! -e /etc/gitconfig ] || cp /etc/gitconfig "$system/etc/gitconfig"
[ ! -e "$HOME/.gitconfig" ] || cp "$HOME/.gitconfig" "$system/root/.gitconfig"

if [ -d "$system/work/.git" ]; then
  git -C "$system/work" fetch -q "$root" HEAD
  git -C "$system/work" reset -q --hard FETCH_HEAD
else
  git clone -q "$root" "$system/work"
fi
inside() {
  chroot "$system" env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    PATH="$swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin" ${http_proxy:+http_proxy="$http_proxy"} \
    sh -c 'cd /work && "$@"' sh "$@"
}
inside bash -c 'source scripts/setup.sh && need_packages test'
inside "$@"
