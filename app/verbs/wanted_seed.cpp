#include "app/verbs/wanted_seed.h"

#include "app/console/progress.h"
#include "app/console/start_thread.h"
#include "app/console/stops_with.h"
#include "app/verbs/ordered_work.h"
#include "app/words/number_words.h"
#include "generation/pipeline/workspace.h"
#include "playtest/conditions/condition_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace delve::app {
namespace {

constexpr std::uint64_t mostTries = 1'000'000;

Result<std::uint32_t> triesFrom(const std::optional<std::string>& word) {
    if (!word) return editor::usualTries;
    const auto number = numberFrom(*word);
    if (number && *number >= 1 && *number <= mostTries) return static_cast<std::uint32_t>(*number);
    return badInput({DELVE_TEXT("command line", "Invalid --tries \"%1\": give a whole number from 1 to %2."),
                     {*word, std::to_string(mostTries)}});
}

} // namespace

Option wantOption() {
    return {.name = "want",
            .value = "CONDITION",
            .help = DELVE_TEXT("command line", "tries seeds derived from the given one until the measures of the level "
                                               "fit, such as 'loops in 3..5 and path >= 80'")};
}

Option triesOption() {
    return {.name = "tries",
            .value = "N",
            .help = DELVE_TEXT("command line", "how many seeds to try for --want; default: 1000")};
}

Result<std::optional<WantedLevel>> wantedFrom(const Arguments& arguments) {
    const auto text = arguments.value("want");
    const auto tries = triesFrom(arguments.value("tries"));
    if (!tries) return tries.failure();
    if (!text) {
        if (!arguments.value("tries")) return std::optional<WantedLevel>();
        return badInput({DELVE_TEXT("command line", "--tries is for --want, which is missing.")});
    }
    auto parsed = play::parseCondition(*text);
    if (!parsed.condition) {
        auto failure = play::failureOf(*parsed.fault, *text);
        failure.where = "--want, " + failure.where;
        return failure;
    }
    return std::optional(WantedLevel{*text, *std::move(parsed.condition), *tries});
}

Result<std::uint64_t> findWantedSeed(const WantedLevel& wanted, const editor::MakeWorld& make, std::uint64_t firstSeed,
                                     CommandContext& context) {
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Searching"));
    editor::Want want(make, firstSeed, wanted.condition, wanted.text);
    const auto threads = std::min<std::size_t>(coreCount(), wanted.tries);
    std::vector<generation::Workspace> workspaces(slotsFor(threads));
    std::optional<std::uint64_t> found;
    const auto attempt = [&](std::size_t slot, std::uint64_t number) {
        StopsWith feedback(context.feedback);
        return want.attempt(static_cast<std::uint32_t>(number), workspaces[slot], feedback);
    };
    const auto take = [&](std::uint64_t, const Result<editor::Try>& made) {
        if (!made || context.feedback.stopped()) return false;
        if (want.take(*made)) found = made->seed;
        context.feedback.progress(static_cast<std::int32_t>(std::uint64_t{1000} * want.tries() / wanted.tries));
        return !found;
    };
    workInOrder<Result<editor::Try>>(wanted.tries, threads, attempt, take);
    if (context.feedback.stopped()) return cancelled();
    if (!found && !want.madeAny()) return impossible(want.whyNot());
    if (!found) return badInput(want.whyNot());
    context.console.note({DELVE_TEXT_N("command line", "Seed %1 fits, after %n tries."),
                          static_cast<std::int64_t>(want.tries()),
                          {std::to_string(*found)}});
    return *found;
}

} // namespace delve::app
