# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# The core, built for WebAssembly without exceptions and run by Node, generates the same levels as on this machine. Needs
# say.sh, packages.sh, build.sh and `project`.

# expects_wasm: is this a release that has the packages? Debian has had them since 12.
expects_wasm() {
    grep -q '^ID=debian$' /etc/os-release && [ "$(. /etc/os-release && printf '%s' "${VERSION_ID:-99}")" -ge 12 ]
}

# wasm_packages: the packages needed. Any `node` in PATH is enough.
wasm_packages() {
    printf '%s\n' "${packages_for_wasm[@]}"
    command -v node >/dev/null || printf 'nodejs\n'
}

# install_for_wasm: false if this release has no such packages; if it should have them, ends the script.
install_for_wasm() {
    local packages missing package unknown=()
    mapfile -t packages < <(wasm_packages)
    mapfile -t missing < <(missing_packages "${packages[@]}")
    if [ ${#missing[@]} -gt 0 ] && can_be_root && command -v apt-get >/dev/null; then refresh_lists; fi
    for package in "${missing[@]}"; do
        is_known "$package" || unknown+=("$package")
    done
    if [ ${#unknown[@]} -eq 0 ]; then
        install_packages "${packages[@]}"
        return
    fi
    if expects_wasm; then stop "This release should have these packages, and apt does not know them: ${unknown[*]}."; fi
    say "Levels under WebAssembly were NOT compared: this release has no package ${unknown[*]}."
    return 1
}

# fingerprints_of_catalogue LEVELS: the fingerprints in tests/data/catalogue of the seeds in the file, in the same form.
fingerprints_of_catalogue() {
    local recipe
    cut -d ' ' -f 1 "$1" | uniq -c | while read -r count recipe; do
        head -n "$count" "$project/tests/data/catalogue/${recipe/@/-}.txt" | sed "s/^/$recipe /"
    done
}

# expect_same WHAT EXPECTED IS
expect_same() {
    local difference
    if difference="$(diff "$2" "$3")"; then return; fi
    say "$1 The first that differ:"
    head -n 5 <<<"$difference" >&2
    return 1
}

compare_with_wasm() {
    local folder="$project/build/same-bytes" failed=0 begin
    install_for_wasm || return 0
    mkdir -p "$folder"
    configure test
    build test delvewright_fingerprints
    configure wasm
    build wasm # all of the core, even what the program does not use
    "$project/build/test/tests/wasm/delvewright_fingerprints" >"$folder/here.txt" ||
        stop "The core could not make every level on this machine."
    begin=$SECONDS
    node --no-warnings "$project/tests/wasm/run.mjs" \
        "$project/build/wasm/tests/wasm/delvewright_fingerprints.wasm" >"$folder/wasm.txt" ||
        stop "The core could not make every level under WebAssembly."
    expect_same "WebAssembly gives other levels or plays than this machine." "$folder/here.txt" "$folder/wasm.txt" || failed=1
    grep -v ' file \| played ' "$folder/wasm.txt" >"$folder/levels.txt"
    fingerprints_of_catalogue "$folder/levels.txt" >"$folder/catalogue.txt"
    [ -s "$folder/levels.txt" ] || stop "The core made no level under WebAssembly."
    expect_same "WebAssembly gives other levels than the catalogue." "$folder/catalogue.txt" "$folder/levels.txt" || failed=1
    if [ "$failed" -eq 0 ]; then
        say "$(wc -l <"$folder/levels.txt") levels, their files and $(grep -c ' played ' "$folder/wasm.txt") saved games of $(cut -d ' ' -f 1 "$folder/levels.txt" | uniq | wc -l) recipes are the same under WebAssembly, made in $((SECONDS - begin)) s."
    fi
    return "$failed"
}
