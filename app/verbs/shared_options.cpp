#include "app/verbs/shared_options.h"

namespace delve::app {

Option fromOption() {
    return {.name = "from",
            .value = "FORMAT",
            .help = DELVE_TEXT("command line", "the format of what is read, whatever its ending; standard input needs "
                                               "it where its first bytes do not tell"),
            .completes = Completes::ReadableFormat};
}

Option levelOption() {
    return {.name = "level",
            .value = "ID",
            .help = DELVE_TEXT("command line", "which level of a world; without it the first")};
}

Option levelToWriteOption() {
    return {.name = "level",
            .value = "ID|all",
            .help = DELVE_TEXT("command line", "which level of a world to write, for formats that hold one; without it "
                                               "the first; all writes each into a file of its own, as in map-ID.txt"),
            .completes = Completes::LevelOrAll};
}

Option formatOption() {
    return {.name = "format",
            .value = "FORMAT",
            .help = DELVE_TEXT("command line", "the format, where the ending of the file does not tell it"),
            .completes = Completes::Format};
}

Option formatOptionsOption(Text help) {
    return {.name = "option", .value = "NAME=VALUE", .help = help, .repeats = true};
}

Option outputOption(Text help) {
    return {.name = "output",
            .letter = 'o',
            .value = "FILE|-",
            .help = help,
            .required = true,
            .completes = Completes::File};
}

Option quietOption() {
    return {.name = "quiet", .help = DELVE_TEXT("command line", "neither notes nor progress; errors are still said")};
}

Option noClobberOption() {
    return {.name = "no-clobber",
            .help = DELVE_TEXT("command line", "leaves a file that exists as it is; the exit status is then 3")};
}

Option strictOption() {
    return {.name = "strict",
            .help = DELVE_TEXT("command line", "exit status 1 where anything was lost, left out or filled in; the file "
                                               "is written all the same")};
}

std::vector<Option> withWritingOptions(std::vector<Option> own) {
    own.push_back(quietOption());
    own.push_back(noClobberOption());
    own.push_back(strictOption());
    return own;
}

} // namespace delve::app
