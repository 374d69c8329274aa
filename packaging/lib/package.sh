# shellcheck shell=bash disable=SC2154 # project is set by the script that reads this file
# Builds the packages and tests them in an empty system of the same release. Needs parts.sh.

# empty_system_components: where the empty system gets its packages; Ubuntu keeps Qt in universe.
empty_system_components() {
    if grep -q '^ID=ubuntu' /etc/os-release; then
        printf 'main,universe\n'
    else
        printf 'main\n'
    fi
}

# build_packages FOLDER: puts the two packages there.
build_packages() {
    configure package
    build package
    rm -rf "$project/build/package/packages"
    (cd "$project/build/package" && cpack -G DEB >"$project/build/package/cpack.log" 2>&1) || {
        cat "$project/build/package/cpack.log" >&2
        stop "CPack could not make the packages."
    }
    cp "$project"/build/package/packages/*.deb "$1"
}

# use_in_empty_system FOLDER: installs the packages of the folder there, uses them, and removes them.
use_in_empty_system() {
    local release
    release="$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")"
    say "Trying the packages in an empty $release."
    # shellcheck disable=SC2016 # the hooks fill in the folder of the new system
    mmdebstrap --quiet --variant=apt --format=null --components="$(empty_system_components)" \
        --customize-hook="mkdir \"\$1/trial\" && cp -r $1/. \"\$1/trial\"" \
        --customize-hook='chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin sh /trial/use-package.sh' "$release" /dev/null
}

check_package() {
    local folder
    folder="$(mktemp -d /tmp/delvewright-package.XXXXXX)" # a path without spaces, as the shell splits the hooks into words
    build_packages "$folder"
    desktop-file-validate "$project/packaging/desktop/delvewright.desktop"
    cp "$project/packaging/lib/use-package.sh" "$folder"
    cp -r "$project/tests/package" "$folder/consumer"
    use_in_empty_system "$folder" || stop "The packages do not work; see the trial in $folder."
    rm -rf "$folder"
    say "The packages install, work and leave nothing behind: $(cd "$project/build/package/packages" && echo *.deb)"
}
