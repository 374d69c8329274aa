#include "app/verbs/completions.h"
#include "app/verbs/offers.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"

namespace delve::app {
namespace {

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    for (const auto& completion : shellCompletions()) {
        if (completion.shell != arguments.operands[0]) continue;
        context.console.print(completion.script());
        return ExitStatus::Success;
    }
    return context.console.fail(ExitStatus::Words,
                                {DELVE_TEXT("command line", "Unsupported shell \"%1\". Expected one of: %2."),
                                 {arguments.operands[0], listed(offersFor(Completes::Shell))}});
}

} // namespace

Verb completionsVerb() {
    Verb verb;
    verb.syntax.verb = "completions";
    verb.summary = DELVE_TEXT("command line", "Prints the completion script for a shell.");
    verb.syntax.operands = {{"SHELL", DELVE_TEXT("command line", "bash, zsh or fish"), 1, 1, Completes::Shell}};
    verb.hidden = true;
    verb.run = run;
    return verb;
}

} // namespace delve::app
