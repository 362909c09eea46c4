# Shared by ./gallery and ./showcase: builds a program and runs it. Sourced, not run.

# run_program NAME [--no-install] [arguments of the program]
run_program() {
  local program="$1" install=yes
  shift
  if [ "${1:-}" = --no-install ]; then
    install=no
    shift
  fi
  need_swift
  [ "$install" = no ] || need_packages run
  swift build --package-path "$root" -c release "${build_options[@]}" --product "$program" \
    2> >(without_noise >&2) | without_noise >&2
  export VITRINE_SAMPLES="$root/samples"
  exec "$root/.build/release/$program" "$@"
}
