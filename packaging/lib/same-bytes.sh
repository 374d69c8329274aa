# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# The same seed is the same level from every compiler, at every optimisation, from one thread and two. Needs parts.sh
# and wasm.sh.

same_bytes_builds=(test same-bytes-gcc-plain same-bytes-clang) # g++ -O3, g++ -O0, clang -O2

# compare_builds: the core alone is built, with the program that compare_with_wasm() runs, too.
compare_builds() {
    local preset folder="$project/build/same-bytes" first="$project/build/same-bytes/${same_bytes_builds[0]}.txt" failed=0
    mkdir -p "$folder"
    for preset in "${same_bytes_builds[@]}"; do
        configure "$preset"
        build "$preset" delvewright_fingerprints
        "$project/build/$preset/tests/wasm/delvewright_fingerprints" >"$folder/$preset.txt" ||
            stop "The $preset build could not generate every level."
        expect_same "$preset generates other levels than ${same_bytes_builds[0]}." "$first" "$folder/$preset.txt" || failed=1
    done
    build test threads_tests
    DELVEWRIGHT_LONG=same-bytes run_tests test -R 'SameBytes' || failed=1
    if [ "$failed" -eq 0 ]; then
        say "$(grep -c ' file ' "$first") files and $(grep -c ' played ' "$first") saved games of $(cut -d ' ' -f 1 "$first" | uniq | wc -l) recipes have the same bytes from ${#same_bytes_builds[@]} builds, and from one thread and two."
    fi
    return "$failed"
}
