# shellcheck shell=bash disable=SC2034 # the lists are for the scripts that read this file
# Installs what a build needs, with apt. Says nothing when nothing is missing. Needs say.sh, and `project`, the folder of the project.

# One package per entry; if its name differs between releases, the entry lists all names, the best first.
packages_to_build=(g++ cmake ninja-build qt6-base-dev "qt6-svg-dev libqt6svg6-dev" qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools libpng-dev libsqlite3-dev libzstd-dev)
packages_to_show=(qt6-qpa-plugins libqt6svg6 qt6-translations-l10n fontconfig fonts-dejavu-core)
packages_to_test=(xvfb xauth clang python3)
packages_for_wasm=(clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32)
packages_to_visit=(xdotool openbox imagemagick at-spi2-core gir1.2-atspi-2.0 python3-gi dbus-daemon libglib2.0-bin)
packages_for_engines=(tiled chromium)
packages_for_cluster=(slurm-wlm munge parallel)
packages_to_package=(file fakeroot dpkg-dev desktop-file-utils mmdebstrap)

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

is_known() {
    apt-cache show --no-all-versions "$1" >/dev/null 2>&1
}

# missing_packages ENTRY...: one line for each entry of which no name is installed.
missing_packages() {
    local entry name
    for entry in "$@"; do
        for name in $entry; do
            if is_installed "$name"; then continue 2; fi
        done
        printf '%s\n' "$entry"
    done
}

# names_known_here ENTRY...: for each entry the first name that apt knows, or its first name where it knows none.
names_known_here() {
    local entry name
    for entry in "$@"; do
        for name in $entry; do
            if is_known "$name"; then break; fi
            name=${entry%% *}
        done
        printf '%s\n' "$name"
    done
}

# as_root COMMAND...: runs it as root, through sudo if needed. Without a terminal sudo may not ask for a password.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

can_be_root() {
    [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null
}

# apt_get ARGUMENTS...: never asks, never removes a package, and waits for another apt to finish.
apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 --no-remove "$@" >&2
}

refresh_lists() {
    if [ -n "${lists_are_fresh:-}" ]; then return; fi
    apt_get update || say "The package lists could not be refreshed; continuing with the present ones."
    lists_are_fresh=yes
}

# install_packages ENTRY...: names the missing ones, and installs them.
install_packages() {
    local missing names
    mapfile -t missing < <(missing_packages "$@")
    if [ ${#missing[@]} -eq 0 ]; then return; fi
    if ! command -v apt-get >/dev/null; then
        stop "These packages are needed, and this system has no apt to install them: ${missing[*]%% *}."
    fi
    if ! can_be_root; then
        mapfile -t names < <(names_known_here "${missing[@]}")
        stop "These packages are needed, and installing them needs root or sudo. Ask an administrator to install them:" \
            "apt-get install --no-install-recommends ${names[*]}"
    fi
    refresh_lists
    mapfile -t names < <(names_known_here "${missing[@]}")
    say "Delvewright needs packages that are not installed yet. Installing with apt: ${names[*]}"
    apt_get install -y --no-install-recommends "${names[@]}" ||
        stop "apt could not install what is missing. Please install it by hand: ${names[*]}"
}

# install_sanitizer_runtime: clang's libraries for the fuzzers and the sanitizers, in the version of the installed clang.
install_sanitizer_runtime() {
    local version
    if compgen -G "$(clang -print-resource-dir)/lib/*/libclang_rt.fuzzer*.a" >/dev/null; then return; fi
    version="$(clang -dumpversion)"
    install_packages "libclang-rt-${version%%.*}-dev libclang-common-${version%%.*}-dev"
}
