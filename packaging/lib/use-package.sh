#!/bin/sh
# Runs inside an empty system with the packages in /trial: installs them, uses all they contain, and removes them.
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 LANGUAGE=en HOME=/trial
cd /trial

expect() { # expect WHAT COMMAND...
    what="$1"
    shift
    if "$@" >output 2>&1; then
        echo "ok: $what"
    else
        echo "FAILED: $what"
        cat output
        exit 1
    fi
}

install() { apt-get -q -y --no-install-recommends install "$@"; }
begins_with() { [ "$(head -c "${#2}" "$1")" = "$2" ]; }
nothing_is_left() { [ -z "$(find / -xdev -iname '*delvewright*' -not -path '/trial/*' -not -path '/proc/*')" ]; }

expect "the program installs alone" install ./delvewright_*.deb
expect "it lists its recipes" sh -c 'delvewright recipes | grep grown-rooms'
expect "it generates" delvewright generate grown-rooms --seed 7 --size 120x60 -o level.delve
expect "it writes a file that its MIME type knows" begins_with level.delve '{
  "delvewright":'
expect "it draws a picture" delvewright picture level.delve -o level.png
expect "the picture is a PNG" sh -c 'head -c 8 level.png | od -An -c | grep "P   N   G"'
expect "it speaks German" sh -c 'LANGUAGE=de delvewright --help | grep Aufruf'
expect "no library is missing" sh -c '! ldd /usr/bin/delvewright | grep "not found"'

expect "tools for the rest install" install man-db shared-mime-info desktop-file-utils bash file
expect "the man page reads well" sh -c 'man --warnings -E UTF-8 delvewright 2>&1 >page | tee warnings; ! grep . warnings && grep -q grown-rooms page'
expect "the German man page is there" test -s /usr/share/man/de/man1/delvewright.1.gz
expect "the completions are shell" bash -n /usr/share/bash-completion/completions/delvewright
expect "zsh and fish have theirs" test -s /usr/share/zsh/vendor-completions/_delvewright -a -s /usr/share/fish/vendor_completions.d/delvewright.fish
expect "the desktop file is valid" desktop-file-validate /usr/share/applications/delvewright.desktop
expect "the MIME type is known by name" grep -q 'application/x-delvewright:\*.delve' /usr/share/mime/globs2
expect "the MIME type is known by content" grep -aq 'application/x-delvewright' /usr/share/mime/magic
expect "the icon is there" test -s /usr/share/icons/hicolor/scalable/apps/delvewright.svg
expect "the licence is there" test -s /usr/share/doc/delvewright/copyright

expect "the library installs" install ./libdelvewright-dev_*.deb g++ cmake make
expect "a program finds it" cmake -S consumer -B build
expect "a program builds with it" cmake --build build
./build/consumer >consumer.delve
delvewright generate grown-rooms --seed 7 --size 120x60 -o - --format delve >editor.delve
expect "a game makes the level that the editor made" sh -c 'grep -v madeBy consumer.delve >a; grep -v madeBy editor.delve >b; diff a b'

expect "a game keeps its levels and games on a disk" sh -c './build/keeper level.delve game.delvesave && test -s game.delvesave'

expect "both go away" apt-get -q -y purge delvewright libdelvewright-dev
expect "nothing is left" nothing_is_left
