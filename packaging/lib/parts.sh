# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# What packaging/test runs: everything, or one part with its big counts. Needs say.sh, packages.sh, build.sh and `project`.

# Every part has a line here and a function part_NAME below; its output ends with the count of CTest or its own.
parts=(
    "levels|generates levels of every recipe by tens of thousands, and proves that each can be won"
    "seeds|generates levels of every recipe by thousands, and checks what each promises"
    "mixes|mixes all stages, with parameters between their bounds, and checks each level"
    "journeys|generates thousands of journeys, towns and houses, and checks each of their levels"
    "same-bytes|compares the levels of three builds, of one thread and two, and of WebAssembly"
    "sanitizers|runs the tests under the address, undefined-behaviour and thread sanitizers"
    "fuzz|feeds broken files of each kind to its reader, 120 seconds each"
    "kill|kills a program 200 times while it edits and saves, and looks at what it leaves"
    "illumination|fills grids of levels by illumination, by fresh seeds and by random parameters, a minute each"
    "engines|has other programs open and draw what is written for them: Tiled, and Phaser in Chromium"
    "window|drives the real window on a virtual screen, and does the tasks of the manual from outside it"
    "cluster|cuts a survey into shards for Slurm and GNU parallel, kills them in the middle, and compares the whole"
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
    printf '  %-12s %s\n' all "runs every part, and says at the end which passed"
}

is_part() {
    local part
    if [ "$1" = all ]; then return 0; fi
    for part in "${parts[@]}"; do
        if [ "${part%%|*}" = "$1" ]; then return 0; fi
    done
    return 1
}

run_part() {
    if [ "$1" = all ]; then
        run_every_part "$2"
    else
        "part_${1//-/_}" "$2"
    fi
}

# run_every_part SECONDS: one after the other, each in its own process, even if one fails; ends with a line for each.
run_every_part() {
    local part name begin lines=() failed=0 outcome words
    for part in "${parts[@]}"; do
        name="${part%%|*}"
        begin=$SECONDS
        say "Part $name begins."
        outcome=passed
        words=(--long "$name")
        if [ "$name" = fuzz ]; then words+=(--seconds "$1"); fi
        "$project/packaging/test" "${words[@]}" || { outcome=FAILED && failed=1; }
        lines+=("$(printf '%-12s %-6s in %d s' "$name" "$outcome" $((SECONDS - begin)))")
    done
    printf '%s\n' "${lines[@]}"
    return "$failed"
}

# run_tests PRESET [CTEST OPTION...]: fails also if there is no test to run.
run_tests() {
    local preset="$1"
    shift
    (cd "$project" && ctest --preset "$preset" -j "$(jobs)" --no-tests=error "$@")
}

# run_fuzzer NAME SECONDS CORPUS: starts from the corpus, and keeps new inputs in the build folder. The memory limit is for
# the program alone, so the address sanitizer must not keep its default of a quarter of a gigabyte of freed memory.
run_fuzzer() {
    local learnt="$project/build/fuzz/learnt/$1"
    mkdir -p "$learnt"
    say "Fuzzing with $1 for $2 s."
    ASAN_OPTIONS="quarantine_size_mb=32${ASAN_OPTIONS:+:$ASAN_OPTIONS}" \
        "$project/build/fuzz/tests/fuzz/$1" -max_total_time="$2" -timeout=10 -rss_limit_mb=512 -malloc_limit_mb=512 \
        -dict="$project/tests/fuzz/dictionary.txt" -max_len=65536 -verbosity=0 -print_final_stats=1 \
        -artifact_prefix="$project/build/fuzz/$1-" "$learnt" "$3" && return
    say "$1 found an input that fails; the file is named above."
    return 1
}

# fuzz_everything SECONDS: all kinds of files with one program, which takes a fraction of the time to build.
fuzz_everything() {
    local corpus="$project/build/fuzz/corpus"
    configure fuzz
    build fuzz every_fuzzer
    rm -rf "$corpus"
    mkdir -p "$corpus"
    "$project/build/fuzz/tests/fuzz/every_fuzzer" --corpus "$project/tests/fuzz/corpus" "$corpus"
    run_fuzzer every_fuzzer "$1" "$corpus"
}

run_everything() {
    local failed=0
    configure test
    build test
    fuzz_everything 10 || failed=1
    run_tests test || failed=1 # last, so that CTest's count closes the output
    return "$failed"
}

# Parts of their own.
worlds='^(Journey|JourneyBalance|Town)SeedsTest$'
mixes='^(Mixes|Parameters|PinMasks)SeedsTest$'
# Qt Test aborts a function after five minutes, and a big count may take longer: CTest's limit applies instead.
patiently() { DELVEWRIGHT_LONG=seeds QTEST_FUNCTION_TIMEOUT=7200000 run_tests test "$@"; }

# find_recipes: fills `recipes` with the names in the program's list, which are indented by six spaces; `peaceful`
# with those whose largest levels can be won: with thousands of enemies, nobody wins with the health of a new game; and
# `plain` with those of them that have no levels within their own.
recipes=()
peaceful=()
plain=()
find_recipes() {
    mapfile -t recipes < <("$project/build/test/app/delvewright" recipes --json | sed -n 's/^      "name": "\(.*\)",$/\1/p')
    [ "${#recipes[@]}" -gt 0 ] || stop "The program lists no recipe."
    mapfile -t peaceful < <(printf '%s\n' "${recipes[@]}" | grep -vxE 'spanning-halls|depths')
    mapfile -t plain < <(printf '%s\n' "${peaceful[@]}" | grep -vx journey)
}

# check_levels SEEDS SIZE RECIPE...: the program itself proves each level.
check_levels() {
    local seeds="$1" size="$2"
    shift 2
    say "Checking the seeds $seeds at $size of: $*."
    "$project/build/test/app/delvewright" check "$@" --seeds "$seeds" --size "$size"
}

# check_all_levels: also the largest map of each recipe except journey, where it is a world of a quarter of a million levels.
check_all_levels() {
    local count recipe failed=0
    find_recipes
    check_levels 0..29999 80x45 "${plain[@]}" || failed=1
    check_levels 0..9999 80x45 spanning-halls || failed=1
    check_levels 0..2999 80x45 depths || failed=1
    check_levels 0..999 80x45 journey || failed=1
    for count in "0..1999 16x16" "0..1999 40x100" "0..299 256x256"; do
        check_levels "${count% *}" "${count#* }" "${recipes[@]}" || failed=1
    done
    for count in "0..9 1024x1024" "0..19 16x4096" "0..19 4096x16"; do
        check_levels "${count% *}" "${count#* }" "${peaceful[@]}" || failed=1
    done
    for recipe in "${plain[@]}"; do check_levels 0..0 4096x4096 "$recipe" || failed=1; done
    return "$failed"
}

part_levels() {
    configure test
    build test
    check_all_levels
}

part_seeds() {
    configure test
    build test
    patiently -R 'SeedsTest$' -E "$worlds|$mixes"
}

part_mixes() {
    configure test
    build test
    patiently -R "$mixes"
}

part_journeys() {
    configure test
    build test
    patiently -R "$worlds"
}

part_window() {
    configure test
    build test
    local failed=0
    use_from_outside || failed=1
    DELVEWRIGHT_LONG=window run_tests test -R 'WindowTest$' || failed=1 # last, so that CTest's count closes the output
    return "$failed"
}

# use_from_outside: the tasks of the manual by mouse and keys, in a session of its own; Debian's python3 has what it takes.
use_from_outside() {
    install_packages "${packages_to_visit[@]}"
    say "Doing the ten tasks of the manual from outside the program."
    xvfb-run -a -s "-screen 0 1600x1000x24" dbus-run-session -- /usr/bin/python3 -W ignore \
        "$project/tests/outside/ten_tasks.py" "$project/build/test/app/delvewright" "$project/build/test/ten-tasks"
}

part_kill() {
    configure test
    build test
    DELVEWRIGHT_LONG=kill run_tests test -R '^KillTest$'
}

part_illumination() {
    configure test
    build test
    DELVEWRIGHT_LONG=illumination QTEST_FUNCTION_TIMEOUT=7200000 run_tests test -R '^IlluminationSeedsTest$' --verbose
}

part_engines() {
    local failed=0
    install_packages "${packages_for_engines[@]}"
    configure test
    build test editor_tests delvewright
    DELVEWRIGHT_LONG=engines QTEST_FUNCTION_TIMEOUT=7200000 run_tests test -R '^(Tiled(Export)?Program|LdtkPicture)Test$' || failed=1
    compare_with_phaser || failed=1
    return "$failed"
}

# compare_with_phaser: the example game draws a map as we do, and again once it is saved.
compare_with_phaser() {
    local program="$project/build/test/app/delvewright" folder="$project/build/engines" seed
    command -v npm >/dev/null || stop "npm was not found. Install Node.js 20 with npm."
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -r "$project/packaging/examples/phaser" "$folder/example"
    (cd "$folder/example" && npm install --no-audit --no-fund --silent && npm install --no-audit --no-fund --silent --no-save puppeteer-core@24)
    for seed in 1 2; do "$program" generate grown-rooms --seed "$seed" --size 40x25 -o "$folder/map-$seed.delve"; done
    node "$project/packaging/lib/phaser.mjs" "$program" "$folder/example" "$folder/map-1.delve" "$folder/map-2.delve" "$folder"
}

part_fuzz() {
    local corpus failed=0
    configure fuzz
    build fuzz
    for corpus in "$project"/tests/fuzz/corpus/*; do
        run_fuzzer "$(basename "$corpus")_fuzzer" "$1" "$corpus" || failed=1
    done
    return "$failed"
}

# The address sanitizer runs every test; the thread sanitizer those of our own threads, as it cannot see into Qt's locks.
# Both are clang's, which compiles in two thirds of the time. The checks of the undefined-behaviour sanitizer for null,
# types and object sizes are off: the address sanitizer finds the consequences of such faults.
part_sanitizers() {
    local failed=0 others="$project/tests/support"
    install_packages llvm # so that reports name lines
    configure asan
    build asan
    DELVEWRIGHT_LONG=sanitizers LSAN_OPTIONS="suppressions=$others/leaks-of-others.txt" \
        run_tests asan || failed=1
    configure tsan
    build tsan threads_tests
    # Runs without address randomization, because the thread sanitizer finds no place for its memory if it is too wide.
    (cd "$project/build/tsan/tests/threads" && TSAN_OPTIONS="suppressions=$others/races-of-others.txt" \
        setarch -R ctest --output-on-failure --no-tests=error -j "$(jobs)") || failed=1
    return "$failed"
}

part_same_bytes() {
    # shellcheck source=packaging/lib/same-bytes.sh
    . "$project/packaging/lib/same-bytes.sh"
    # shellcheck source=packaging/lib/wasm.sh
    . "$project/packaging/lib/wasm.sh"
    local failed=0
    compare_with_wasm || failed=1
    compare_builds || failed=1
    return "$failed"
}

part_cluster() {
    # shellcheck source=packaging/lib/cluster.sh
    . "$project/packaging/lib/cluster.sh"
    install_for_cluster
    configure test
    build test
    check_cluster "$project/build/test/app/delvewright"
}

part_package() {
    # shellcheck source=packaging/lib/package.sh
    . "$project/packaging/lib/package.sh"
    install_packages "${packages_to_package[@]}"
    check_package
}
