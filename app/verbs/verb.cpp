#include "app/verbs/verb.h"

#include "app/verbs/help.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"

#include <algorithm>

namespace delve::app {

std::span<const Verb> allVerbs() {
    static const std::vector<Verb> verbs = {
        recipesVerb(), generateVerb(), regenerateVerb(),  resizeVerb(),  convertVerb(), serveVerb(),
        pictureVerb(), skinVerb(),     thingsVerb(),      inspectVerb(), checkVerb(),   surveyVerb(),
        playVerb(),    helpVerb(),     completionsVerb(), manPageVerb(),
    };
    return verbs;
}

const Verb* findVerb(std::string_view name) {
    const auto found = std::ranges::find(allVerbs(), name, &Verb::name);
    return found == allVerbs().end() ? nullptr : &*found;
}

std::vector<std::string> verbNames() {
    std::vector<std::string> names;
    for (const auto& verb : allVerbs())
        if (!verb.hidden) names.emplace_back(verb.name());
    return names;
}

ExitStatus runVerb(const Verb& verb, std::span<const std::string> words, CommandContext& context) {
    const auto options = std::ranges::find(words, std::string_view("--"));
    if (std::ranges::any_of(words.begin(), options,
                            [](const auto& word) { return word == "--help" || word == "-h"; })) {
        context.console.printBytes(helpOn(verb, context.console.terminal()));
        return ExitStatus::Success;
    }
    const auto arguments = readArguments(verb.syntax, words);
    if (!arguments) return context.console.fail(ExitStatus::Words, arguments.failure().message);
    if (arguments->has(quietOption().name)) context.console.beQuiet();
    context.keepExisting = arguments->has(noClobberOption().name);
    const auto status = verb.run(*arguments, context);
    const bool strict = arguments->has(strictOption().name) && context.console.losses() > 0;
    return strict && status == ExitStatus::Success ? ExitStatus::No : status;
}

} // namespace delve::app
