# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# Configures and builds a preset. Needs say.sh, and `project`.

# jobs: how many compilers may run at once: one per core, and no more than fit in memory at 1 GiB each.
jobs() {
    local cores memory
    cores="$(nproc)"
    memory="$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo)"
    if [ "${memory:-1}" -lt 1 ]; then memory=1; fi
    if [ "$memory" -lt "$cores" ]; then cores="$memory"; fi
    printf '%s\n' "$cores"
}

# use_compiler_cache: compiles through ccache if it is installed.
use_compiler_cache() {
    if ! command -v ccache >/dev/null; then return; fi
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}"
}

# configure PRESET [OPTION...]: only if not configured with these options and presets yet; the build itself detects other
# changes.
configure() {
    local preset="$1" folder="$project/build/$1" log
    shift
    log="$folder/configure.log"
    if [ -f "$folder/build.ninja" ] && [ "$folder/configured-with" -nt "$project/CMakePresets.json" ] &&
        [ "$(cat "$folder/configured-with" 2>/dev/null)" = "$*" ]; then return; fi
    mkdir -p "$folder"
    use_compiler_cache
    if ! (cd "$project" && cmake --preset "$preset" "$@") >"$log" 2>&1; then
        cat "$log" >&2
        stop "CMake could not prepare the build in $folder."
    fi
    printf '%s' "$*" >"$folder/configured-with"
}

# build PRESET [TARGET...]: shows its progress on a terminal, and elsewhere only errors.
build() {
    local preset="$1"
    shift
    use_compiler_cache
    if [ -t 2 ]; then
        ninja -C "$project/build/$preset" -j "$(jobs)" "$@" >&2
    else
        ninja -C "$project/build/$preset" -j "$(jobs)" --quiet "$@" 2>&1 | sed '/^ninja: no work to do\.$/d' >&2
    fi || stop "The $preset build failed; see the errors above."
}
