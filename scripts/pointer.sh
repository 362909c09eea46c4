# shellcheck shell=bash
# Drags with a real pointer, for the scripts that drive windows; they set DISPLAY.

move() { # from x y to x y, in steps
  local step
  for step in $(seq 1 20); do
    xdotool mousemove $(($1 + ($3 - $1) * step / 20)) $(($2 + ($4 - $2) * step / 20))
    sleep 0.03
  done
  sleep 0.4
}

drag() { # presses at x y and moves to x y
  xdotool mousemove "$1" "$2"
  sleep 0.3
  xdotool mousedown 1
  sleep 0.2
  move "$@"
}

drop() {
  xdotool mouseup 1
  sleep 1.2
}
