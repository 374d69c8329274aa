#pragma once

#include "app/console/command_context.h"
#include "app/console/exit_status.h"
#include "app/words/arguments.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The commands of the command line. A verb is one file in app/verbs/ and one line in verbs.cpp; help, shell completion
/// and man page are built from its declaration.
namespace delve::app {

struct Example {
    std::string_view words; ///< follows the name of the program
    Text what;
};

struct Verb {
    Syntax syntax;
    Text summary;              ///< one sentence
    std::vector<Text> details; ///< paragraphs
    std::vector<Example> examples;
    bool hidden = false; ///< for packagers: left out of help and completion
    ExitStatus (*run)(const Arguments&, CommandContext&) = nullptr;

    [[nodiscard]] std::string_view name() const { return syntax.verb; }
};

/// In the order of the help.
[[nodiscard]] std::span<const Verb> allVerbs();
[[nodiscard]] const Verb* findVerb(std::string_view name);
/// The names of those that are not hidden.
[[nodiscard]] std::vector<std::string> verbNames();

/// Runs a verb with its arguments; `--help` among them shows its help.
[[nodiscard]] ExitStatus runVerb(const Verb& verb, std::span<const std::string> words, CommandContext& context);

} // namespace delve::app
