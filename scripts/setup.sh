# Shared by ./gallery and ./test: Swift and the system's packages. Sourced, not run.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

need_swift() {
  command -v swift >/dev/null && return
  echo "Swift is missing: install Swift 6.2 or newer from https://www.swift.org/install/ and run this again." >&2
  exit 1
}

# need_packages KIND: "run" for what the gallery needs, "test" for what tests need as well.
need_packages() {
  local line name missing=()
  while read -r line; do
    case "$line" in
      '' | '#'*) continue ;;
      'test: '*) [ "$1" = test ] || continue; name="${line#test: }" ;;
      *) name="$line" ;;
    esac
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done <"$root/packages.apt"
  [ ${#missing[@]} -eq 0 ] && return
  if ! command -v apt-get >/dev/null; then
    echo "These are missing, under your system's names for them: ${missing[*]}" >&2
    exit 1
  fi
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      echo "As root, install: ${missing[*]}" >&2
      exit 1
    }
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]} …" >&2
  local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends)
  "${install[@]}" "${missing[@]}" >&2 || {
    "${as_root[@]}" apt-get update >&2
    "${install[@]}" "${missing[@]}" >&2
  }
}

# GTK's compiler flags cause irrelevant SwiftPM warnings.
without_noise() { grep --line-buffered -v 'prohibited flag(s)' || true; }

# Options of all builds by scripts: without what editors and debuggers ask for. One set, since a build with others
# compiles everything anew.
read -ra build_options <"$root/scripts/build-options"
