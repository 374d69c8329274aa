# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# The same seed is the same level from every compiler, at every optimisation, from one thread and two. Needs parts.sh.

same_bytes_builds=(same-bytes-gcc-fast same-bytes-gcc-plain same-bytes-clang)
same_bytes_seeds=200

# print_levels PRESET PROCESSES: one line a seed: the seed and the sum of its level's text.
print_levels() {
    local program="$project/build/$1/app/delvewright"
    # shellcheck disable=SC2016 # the inner shell fills these in
    seq 1 "$same_bytes_seeds" | xargs -P "$2" -I SEED bash -c '
        set -o pipefail
        sum="$("$1" generate grown-rooms --seed "$2" -o - --format txt | sha256sum)" || exit 255
        printf "%s %s\n" "$2" "${sum%% *}"' levels "$program" SEED | sort -n
}

compare_builds() {
    local preset folder="$project/build/same-bytes" first="" failed=0
    mkdir -p "$folder"
    for preset in "${same_bytes_builds[@]}"; do
        configure "$preset"
        build "$preset" delvewright
        print_levels "$preset" 2 >"$folder/$preset.txt" 2>"$folder/$preset.log" || {
            tail -n 5 "$folder/$preset.log" >&2
            stop "The $preset build could not generate every level."
        }
        if [ -z "$first" ]; then first="$folder/$preset.txt"; fi
        if ! diff "$first" "$folder/$preset.txt" >"$folder/difference.txt"; then
            say "$preset gives other levels than ${same_bytes_builds[0]}. The first that differ:"
            head -n 5 "$folder/difference.txt" >&2
            failed=1
        fi
    done
    configure test
    build test generation_tests
    DELVEWRIGHT_LONG=same-bytes run_tests test -R 'SameBytes' || failed=1
    if [ "$failed" -eq 0 ]; then
        say "$same_bytes_seeds seeds give the same bytes from ${#same_bytes_builds[@]} builds, and from one thread and two."
    fi
    return "$failed"
}
