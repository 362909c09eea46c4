# Shared by the scripts that measure the gallery in a real window under Xvfb. Sourced after setup.sh.

# open_window PROGRAM ARGUMENTS…: on a display of its own, with $work/log for its frames. Sets gallery and window.
open_window() {
  local program="$1"
  [ -x "$program" ] || { echo "Build it first: swift build -c release --product gallery" >&2; exit 1; }
  Xvfb -displayfd 4 -screen 0 1920x1200x24 -nolisten tcp 4>"$work/number" 2>/dev/null &
  while [ ! -s "$work/number" ]; do sleep 0.1; done
  export DISPLAY=":$(cat "$work/number")" GDK_BACKEND=x11
  unset WAYLAND_DISPLAY
  "$program" --frame-log "$work/log" "${@:2}" 2>/dev/null &
  gallery=$!
  until window="$(xdotool search --onlyvisible --name .)"; do sleep 0.2; done 2>/dev/null
}

close_window() {
  xdotool key ctrl+q
  wait "$gallery" || true
}

# A temporary folder for this run.
make_work_folder() {
  work="$(mktemp -d)"
  trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
}

frames_so_far() { wc -l <"$work/log"; }

# print_frames FROM: the main thread's times of the frames after that one, and the part that isn't drawing.
print_frames() {
  tail -n +"$(($1 + 1))" "$work/log" | sed -n 's/.*"draw":\([0-9.]*\),"total":\([0-9.]*\),"presented":true.*/\2 \1/p' |
    awk '{ print $1, $1 - $2 }' >"$work/frames"
  [ -s "$work/frames" ] || { echo "no frame was drawn" >&2; return 1; }
  print_column 1 "main thread"
  print_column 2 "all but drawing"
}

print_column() {
  cut -d' ' -f"$1" "$work/frames" | sort -n | awk -v name="$2" '{ value[NR] = $1; if ($1 > 1000 / 60) late++ }
    END {
      printf "%d frames, %s: p50 %.1f ms, p95 %.1f ms, max %.1f ms; %d longer than a 60th of a second\n",
        NR, name, value[int((NR + 1) / 2)], value[int(NR * 0.95 + 0.5)], value[NR], late
    }'
}
