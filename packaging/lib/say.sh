# shellcheck shell=bash
# What the scripts say, and how they stop. Sourced by the scripts of packaging/.

# say SENTENCE...: goes to standard error, because standard output belongs to the program that is started.
say() { printf '%s\n' "$*" >&2; }

# stop SENTENCE...: says it and ends the script.
stop() {
    say "$*"
    exit 1
}

# wrong_words SENTENCE...: the command line cannot be understood.
wrong_words() {
    say "$*"
    exit 2
}
