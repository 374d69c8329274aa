# shellcheck shell=bash disable=SC2154 # project and the lists of packages are set by the script that reads this file
# Finds or gets Boost 1.81 or newer, headers only. Needs say.sh, packages.sh, and `project`.

boost_is_enough() {
    local header="$1/boost/version.hpp" version
    [ -f "$header" ] || return 1
    version="$(sed -n 's/^#define BOOST_VERSION \([0-9]*\).*/\1/p' "$header")"
    [ "${version:-0}" -ge 108100 ]
}

has_boost() {
    local folder
    for folder in "$project/.deps/usr/include" /usr/local/include /usr/include; do
        if boost_is_enough "$folder"; then return 0; fi
    done
    return 1
}

# boost_package: the oldest package of headers known to apt that is new enough.
boost_package() {
    apt-cache pkgnames libboost1. 2>/dev/null | sed -n 's/^libboost1\.\([0-9]*\)-dev$/\1/p' | sort -n |
        while read -r minor; do
            if [ "$minor" -ge 81 ]; then
                printf 'libboost1.%s-dev\n' "$minor"
                break
            fi
        done
}

# unpack_boost PACKAGE: puts its headers under .deps, where CMake looks first: all of them, or none.
unpack_boost() {
    local package="$1" fresh="$project/.deps.new"
    say "Unpacking $package under .deps/, beside the Boost that this system keeps."
    rm -rf "$fresh"
    mkdir -p "$fresh"
    (cd "$fresh" && apt-get -q -o APT::Sandbox::User=root download "$package" >&2) || stop "apt could not download $package."
    dpkg-deb -x "$fresh/$package"_*.deb "$fresh"
    rm -f "$fresh"/*.deb
    rm -rf "$project/.deps"
    mv "$fresh" "$project/.deps"
}

install_boost() {
    local package
    if has_boost; then return; fi
    command -v apt-get >/dev/null || stop "Boost 1.81 or newer is needed, and this system has no apt to install it."
    if can_be_root; then refresh_lists; fi
    package="$(boost_package)"
    [ -n "$package" ] || stop "Boost 1.81 or newer is needed, and apt has no package of it. Debian 12 and Ubuntu 24.04 have one."
    if can_be_root && apt-get -s -q --no-remove install "$package" >/dev/null 2>&1; then
        install_packages "$package"
    else
        unpack_boost "$package"
    fi
    has_boost || stop "$package was installed, but brought no Boost 1.81 or newer."
}
