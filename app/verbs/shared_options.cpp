#include "app/verbs/shared_options.h"

namespace delve::app {

Option fromOption() {
    return {.name = "from",
            .value = "FORMAT",
            .help = DELVE_TEXT("command line", "the input format; default: by the file ending, or the first bytes of "
                                               "standard input"),
            .completes = Completes::ReadableFormat};
}

Option mapSizeOption() {
    return {.name = "size",
            .value = "WxH|auto",
            .help =
                DELVE_TEXT("command line", "width and height in cells, 16x16 to 4096x4096; auto, the default, is the "
                                           "recipe's own size, or larger if its rooms need it")};
}

Option settingsOption() {
    return {.name = "set",
            .value = "STAGE.PARAMETER=VALUE",
            .help = DELVE_TEXT("command line", "sets a parameter of a stage; \"recipes NAME\" lists them"),
            .repeats = true};
}

Option levelOption() {
    return {
        .name = "level", .value = "ID", .help = DELVE_TEXT("command line", "the level of a world; default: the first")};
}

Option levelToWriteOption() {
    return {.name = "level",
            .value = "ID|all",
            .help =
                DELVE_TEXT("command line", "the level to write, for formats that hold only one; default: the first; "
                                           "all writes each into a file of its own, such as map-ID.txt"),
            .completes = Completes::LevelOrAll};
}

Option formatOption() {
    return {.name = "format",
            .value = "FORMAT",
            .help = DELVE_TEXT("command line", "the output format; default: by the file ending"),
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
    return {.name = "quiet", .help = DELVE_TEXT("command line", "hides notes and progress, but not errors")};
}

Option noClobberOption() {
    return {.name = "no-clobber",
            .help = DELVE_TEXT("command line", "never overwrites a file; exit status 3 if it exists")};
}

Option strictOption() {
    return {.name = "strict",
            .help = DELVE_TEXT("command line", "exit status 1 if anything was lost, left out or filled in; the file is "
                                               "still written")};
}

std::vector<Option> withWritingOptions(std::vector<Option> own) {
    own.push_back(quietOption());
    own.push_back(noClobberOption());
    own.push_back(strictOption());
    return own;
}

} // namespace delve::app
