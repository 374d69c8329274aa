#include "app/verbs/check_level.h"

#include "app/words/words.h"
#include "editor/files/files_beside.h"
#include "generation/recipes/recipes.h"
#include "playtest/inspect/inspect.h"
#include "playtest/proof/connected.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/prepared_world.h"

#include <algorithm>
#include <utility>

namespace delve::app {
namespace {

bool wasRepaired(const World& world) {
    return std::ranges::any_of(world.levels, [](const Level& level) {
        return std::ranges::find(*level.halls, LinkKind::Repair, &Hall::kind) != level.halls->end();
    });
}

Message notProven(const play::Proof& proof) {
    if (proof.verdict == play::Verdict::Unwinnable) return proof.reason;
    return {DELVE_TEXT("command line", "Not proven: %1"), {translated(proof.reason)}};
}

} // namespace

Result<std::shared_ptr<const World>> generateLevel(const CheckedRecipe& checked, const Recipe& recipe,
                                                   const generation::Declarations& declarations,
                                                   generation::Workspace& workspace, generation::Feedback& feedback) {
    auto made = generation::generateWorld(
        recipe, checked.size, workspace, &feedback, nullptr, nullptr, declarations,
        editor::filesBeside(checked.word.ends_with(".recipe") ? QString::fromStdString(checked.word) : QString()));
    if (!made) return std::move(made).failure();
    return std::make_shared<const World>(std::move(made->world));
}

Result<play::Proof> proofOf(const std::shared_ptr<const World>& world, const Demands& demands,
                            const generation::Feedback& feedback) {
    if (demands.spans && wasRepaired(*world))
        return impossible({DELVE_TEXT("command line",
                                      "A hall had to be added: the links of this recipe did not connect everything.")});
    if (auto connected = play::checkConnected(*world, &feedback); !connected) return std::move(connected).failure();
    auto proof = play::prove(world, {.feedback = &feedback});
    if (!proof || proof->verdict == play::Verdict::Winnable) return proof;
    if (!demands.won && proof->verdict == play::Verdict::Unknown) return proof;
    std::vector<Cell> cells;
    for (const auto& place : proof->places) cells.push_back(place.at);
    return impossible(notProven(*proof), std::move(cells));
}

Result<std::vector<play::Problem>> errorsOf(const std::shared_ptr<const World>& world,
                                            const generation::Feedback& feedback) {
    auto inspection = play::inspect(world, {.feedback = &feedback});
    if (!inspection) return std::move(inspection).failure();
    std::vector<play::Problem> first;
    const auto add = [&first](play::Problem problem) {
        if (std::ranges::find(first, problem.level, &play::Problem::level) == first.end())
            first.push_back(std::move(problem));
    };
    for (auto& problem : inspection->problems)
        if (problem.severity == play::Severity::Error) add(std::move(problem));
    const auto proof = play::prove(world, {.feedback = &feedback});
    if (!proof) return proof.failure();
    if (proof->verdict != play::Verdict::Winnable)
        add({.severity = play::Severity::Error, .message = notProven(*proof), .level = play::homeOf(*world)});
    std::ranges::stable_sort(first, {}, &play::Problem::level);
    return first;
}

} // namespace delve::app
