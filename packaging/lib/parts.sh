# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# What packaging/test runs: everything, or one part with its big counts. Needs say.sh, packages.sh, build.sh, and `project`.

# Every part has a line here and a function part_NAME below; the last lines of its output are CTest's count or its own.
parts=(
    "seeds|generates levels by tens of thousands, of every recipe and every mix of stages, and checks each"
    "journeys|generates thousands of journeys, towns and houses, and checks each of their levels"
    "same-bytes|compares the levels of three builds, and of one thread and two"
    "sanitizers|runs the tests under the address, undefined-behaviour and thread sanitizers"
    "fuzz|feeds broken files to the readers for a while"
    "kill|kills a program 200 times while it edits and saves, and looks at what it leaves"
    "window|drives the real window on a virtual screen"
    "package|builds the package, installs it into an empty Debian, and uses it"
)

part_names() {
    local names=("${parts[@]%%|*}")
    local joined
    printf -v joined '%s, ' "${names[@]}"
    printf '%s\n' "${joined%, }"
}

list_parts() {
    local part
    for part in "${parts[@]}"; do printf '  %-12s %s\n' "${part%%|*}" "${part#*|}"; done
}

is_part() {
    local part
    for part in "${parts[@]}"; do
        if [ "${part%%|*}" = "$1" ]; then return 0; fi
    done
    return 1
}

run_part() {
    "part_${1//-/_}" "$2"
}

# run_tests PRESET [CTEST OPTION...]: with no test to run, that is a failure too.
run_tests() {
    local preset="$1"
    shift
    (cd "$project" && ctest --preset "$preset" -j "$(jobs)" --no-tests=error "$@")
}

# run_fuzzers SECONDS: each fuzzer starts from the corpus in the tree, and keeps what it learns in the build folder.
run_fuzzers() {
    local fuzzer name learnt failed=0
    for fuzzer in "$project"/build/fuzz/tests/fuzz/*_fuzzer; do
        name="$(basename "$fuzzer")"
        learnt="$project/build/fuzz/learnt/$name"
        mkdir -p "$learnt"
        say "Fuzzing with $name for $1 s."
        "$fuzzer" -max_total_time="$1" -timeout=10 -rss_limit_mb=4096 -verbosity=0 -print_final_stats=1 \
            -artifact_prefix="$project/build/fuzz/$name-" "$learnt" "$project/tests/fuzz/corpus/${name%_fuzzer}" ||
            failed=1
    done
    if [ "$failed" -ne 0 ]; then say "A fuzzer found an input that fails; the file is named above."; fi
    return "$failed"
}

run_everything() {
    local failed=0
    configure test
    build test
    configure fuzz
    build fuzz
    run_fuzzers 10 || failed=1
    run_tests test || failed=1 # last, so that CTest's count closes the output
    return "$failed"
}

worlds='^(Journey|Town)SeedsTest$' # a part of its own
# Qt Test gives up on a function after five minutes, and a big count may take longer: CTest's limit is the one that holds.
patiently() { DELVEWRIGHT_LONG=seeds QTEST_FUNCTION_TIMEOUT=7200000 run_tests test "$@"; }

# What the program itself says of the levels of every recipe: the seeds and the size of each count.
counts_of_levels=("0..29999 80x45" "0..1999 16x16" "0..1999 40x100" "0..1999 256x256" "0..99 1024x1024"
    "0..19 16x4096" "0..19 4096x16")
check_levels() {
    local count failed=0
    for count in "${counts_of_levels[@]}"; do
        say "Checking the levels of every recipe for the seeds ${count% *} at ${count#* }."
        "$project/build/test/app/delvewright" check all --seeds "${count% *}" --size "${count#* }" || failed=1
    done
    return "$failed"
}

# find_recipes PRESET: fills recipes with the names that its program lists, which stand six spaces deep there.
recipes=()
find_recipes() {
    mapfile -t recipes < <("$project/build/$1/app/delvewright" recipes --json | sed -n 's/^      "name": "\(.*\)",$/\1/p')
    [ "${#recipes[@]}" -gt 0 ] || stop "The program lists no recipe."
}

# And the largest map of each; but for a journey, which there is a world of a quarter of a million levels.
check_largest() {
    local recipe failed=0 program="$project/build/test/app/delvewright"
    find_recipes test
    for recipe in "${recipes[@]}"; do
        if [ "$recipe" = journey ]; then continue; fi
        say "Checking the largest level of $recipe."
        "$program" check "$recipe" --seeds 0..0 --size 4096x4096 || failed=1
    done
    return "$failed"
}

part_seeds() {
    local failed=0
    configure test
    build test
    check_levels || failed=1
    check_largest || failed=1
    patiently -R 'SeedsTest$' -E "$worlds" || failed=1 # last, so that CTest's count closes the output
    return "$failed"
}

part_journeys() {
    configure test
    build test
    patiently -R "$worlds"
}

part_window() {
    configure test
    build test
    DELVEWRIGHT_LONG=window run_tests test -R 'WindowTest$'
}

part_kill() {
    configure test
    build test
    DELVEWRIGHT_LONG=kill run_tests test -R '^KillTest$'
}

part_fuzz() {
    configure fuzz
    build fuzz
    run_fuzzers "$1"
}

# The address sanitizer sees every test; the thread sanitizer those of our own threads, as it cannot see into Qt's locks.
# Both are clang's, which compiles in two thirds of the time. What the undefined-behaviour sanitizer would say of null, of
# types and of the size of objects is left out: the address sanitizer sees where such a fault leads.
part_sanitizers() {
    local failed=0 others="$project/tests/support"
    install_packages llvm # so that reports name lines
    configure asan
    build asan
    DELVEWRIGHT_LONG=sanitizers LSAN_OPTIONS="suppressions=$others/leaks-of-others.txt" \
        run_tests asan --timeout 900 || failed=1
    configure tsan
    build tsan threads_tests
    # Addresses are kept in place, because the thread sanitizer cannot place its own where a kernel scatters them widely.
    (cd "$project/build/tsan/tests/threads" && TSAN_OPTIONS="suppressions=$others/races-of-others.txt" \
        setarch -R ctest --output-on-failure --no-tests=error -j "$(jobs)") || failed=1
    return "$failed"
}

part_same_bytes() {
    # shellcheck source=packaging/lib/same-bytes.sh
    . "$project/packaging/lib/same-bytes.sh"
    compare_builds
}

part_package() {
    # shellcheck source=packaging/lib/package.sh
    . "$project/packaging/lib/package.sh"
    install_packages "${packages_to_package[@]}"
    check_package
}
