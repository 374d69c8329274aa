# shellcheck shell=bash
# Messages and exits of the scripts. Sourced by the scripts of packaging/.

# say SENTENCE...: prints to standard error, because standard output belongs to the program that is started.
say() { printf '%s\n' "$*" >&2; }

# stop SENTENCE...: prints it and ends the script with status 1.
stop() {
    say "$*"
    exit 1
}

# wrong_words SENTENCE...: prints a usage error and ends the script with status 2.
wrong_words() {
    say "$*"
    exit 2
}
