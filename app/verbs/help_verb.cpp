#include "app/verbs/help.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "generation/level/nearest_word.h"

namespace delve::app {
namespace {

ExitStatus noSuchVerb(const std::string& name, Console& console) {
    const auto nearest = nearestWord(name, verbNames());
    if (nearest.empty())
        return console.fail(ExitStatus::Words, {DELVE_TEXT("command line", "Unknown verb \"%1\". Expected one of: %2."),
                                                {name, listed(verbNames())}});
    return console.fail(ExitStatus::Words,
                        {DELVE_TEXT("command line", "Unknown verb \"%1\"; did you mean \"%3\"? Expected one of: %2."),
                         {name, listed(verbNames()), nearest}});
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    const Verb* const verb = arguments.operands.empty() ? nullptr : findVerb(arguments.operands[0]);
    if (!verb && !arguments.operands.empty()) return noSuchVerb(arguments.operands[0], console);
    console.print(verb ? helpOn(*verb, console.terminal()) : helpOnProgram(console.terminal()));
    return ExitStatus::Success;
}

} // namespace

Verb helpVerb() {
    Verb verb;
    verb.syntax.verb = "help";
    verb.summary = DELVE_TEXT("command line", "Shows the help of a verb.");
    verb.syntax.operands = {
        {"VERB", DELVE_TEXT("command line", "a verb; default: lists all verbs"), 0, 1, Completes::Verb}};
    verb.examples = {{"help convert", DELVE_TEXT("command line", "shows the help of \"convert\"")}};
    verb.run = run;
    return verb;
}

} // namespace delve::app
