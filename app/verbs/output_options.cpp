#include "app/verbs/output_options.h"

namespace delve {

Option levelOption() {
    return {.name = "level",
            .value = "ID",
            .help = DELVE_TEXT("command line", "which level of a world; without it the first")};
}

Option levelToWriteOption() {
    return {.name = "level",
            .value = "ID",
            .help = DELVE_TEXT("command line",
                               "which level of a world to write, for formats that hold one; without it the first")};
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

} // namespace delve
