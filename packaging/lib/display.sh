# shellcheck shell=bash
# Detects whether there is a display for a window, and generates a level if there is none. Needs say.sh.

has_display() {
    local number
    case "${QT_QPA_PLATFORM:-}" in
    offscreen* | minimal*) return 1 ;; # these platforms show no window
    ?*) return 0 ;;
    esac
    if [ -n "${WAYLAND_DISPLAY:-}" ]; then return 0; fi
    if [[ "${DISPLAY:-}" =~ ^(unix)?:([0-9]+) ]]; then # a display of this machine exists only with its socket
        number="${BASH_REMATCH[2]}"
        [ -S "/tmp/.X11-unix/X$number" ]
        return
    fi
    [ -n "${DISPLAY:-}" ]
}

# generate_without_display PROGRAM: generates a level into the current folder.
generate_without_display() {
    local program="$1" name=delvewright-7
    say "There is no display here, so the window cannot open. Making a level instead."
    "$program" generate grown-rooms --seed 7 --size 120x60 -o "$name.delve"
    "$program" check grown-rooms --seeds 7 --size 120x60 >&2
    "$program" picture "$name.delve" -o "$name.png"
    say "Wrote the map $PWD/$name.delve and its picture $PWD/$name.png."
    say "Everything else works without a display too: packaging/run --help lists it."
}
