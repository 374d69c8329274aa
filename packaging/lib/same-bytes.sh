# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# The same seed is the same level from every compiler, at every optimisation, from one thread and two. Needs parts.sh.

same_bytes_builds=(test same-bytes-gcc-plain same-bytes-clang) # g++ -O3, g++ -O0, clang -O2
same_bytes_seeds=200 # of the first recipe, grown-rooms; a quarter of it for each of the others

# levels_to_compare: one line a level: its recipe and its seed.
levels_to_compare() {
    local recipe seeds
    for recipe in "${recipes[@]}"; do
        seeds=$((same_bytes_seeds / 4))
        if [ "$recipe" = "${recipes[0]}" ]; then seeds=$same_bytes_seeds; fi
        seq -f "$recipe %.0f" 1 "$seeds"
    done
}

# print_levels PRESET PROCESSES: one line a level: its recipe, its seed and the checksum of its file, which holds all the
# levels within it, too.
print_levels() {
    local program="$project/build/$1/app/delvewright"
    # shellcheck disable=SC2016 # the inner shell fills these in
    levels_to_compare | xargs -P "$2" -L 1 bash -c '
        set -o pipefail
        sum="$("$1" generate "$2" --seed "$3" -o - --format delve | sha256sum)" || exit 255
        printf "%s %s %s\n" "$2" "$3" "${sum%% *}"' levels "$program" | LC_ALL=C sort -k 1,1 -k 2,2n
}

compare_builds() {
    local preset folder="$project/build/same-bytes" first="" failed=0
    mkdir -p "$folder"
    for preset in "${same_bytes_builds[@]}"; do
        configure "$preset"
        build "$preset" delvewright
        find_recipes "$preset"
        print_levels "$preset" 2 >"$folder/$preset.txt" 2>"$folder/$preset.log" || {
            tail -n 5 "$folder/$preset.log" >&2
            stop "The $preset build could not generate every level."
        }
        if [ -z "$first" ]; then first="$folder/$preset.txt"; fi
        if ! diff "$first" "$folder/$preset.txt" >"$folder/difference.txt"; then
            say "$preset generates other levels than ${same_bytes_builds[0]}. The first differences:"
            head -n 5 "$folder/difference.txt" >&2
            failed=1
        fi
    done
    build test threads_tests
    DELVEWRIGHT_LONG=same-bytes run_tests test -R 'SameBytes' || failed=1
    if [ "$failed" -eq 0 ]; then
        say "$(levels_to_compare | wc -l) files of ${#recipes[@]} recipes have the same bytes from ${#same_bytes_builds[@]} builds, and from one thread and two."
    fi
    return "$failed"
}
