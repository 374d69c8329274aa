#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"
#include "playtest/inspect/objective_fit.h"

#include <utility>
#include <vector>

/// What wins by another objective misleads whoever plays by this one.
namespace delve::play {
namespace {

std::vector<Cell> ignoredOn(const Inspected& inspected, std::uint32_t level, const ObjectiveNeed& need) {
    std::vector<Cell> cells;
    for (const auto& target : inspected.targetsOn(level, need))
        if (passesOver(inspected, *inspected.objective(), need, target)) cells.push_back(target.place.at);
    return cells;
}

Fix removeAll(const Inspected& inspected, std::uint32_t level, ThingKind kind) {
    Fix fix{.label = DELVE_TEXT("inspect", "Remove it"), .level = level};
    for (const auto& thing : *inspected.level(level).things)
        if (thing.kind == kind) fix.things.push_back({thing.id, {}});
    return fix;
}

/// Another objective is offered only if then nothing else is ignored: with an exit and a gate, one of them always is.
std::vector<Fix> fixesOf(const Inspected& inspected, std::uint32_t level, const ObjectiveInfo& other,
                         const ObjectiveNeed& need, const std::vector<Cell>& cells) {
    std::vector<Fix> fixes;
    if (suits(inspected, other))
        fixes.push_back(
            {.label = DELVE_TEXT("inspect", "Change the objective"), .level = level, .objective = other.id});
    if (need.tile) fixes.push_back(fixByTiles(DELVE_TEXT("inspect", "Replace it by wall"), level, cells, Tile::Wall));
    else fixes.push_back(removeAll(inspected, level, *need.thing));
    return fixes;
}

/// The objectives by their labels, which are translated.
Message sentenceOf(Cell cell, const ObjectiveInfo& own, const ObjectiveInfo& other) {
    auto arguments = argumentsOf(cell);
    arguments.push_back(own.label.source);
    arguments.push_back(other.label.source);
    return Message(DELVE_TEXT("inspect", "What is at (%1, %2) does nothing under the objective %3: it belongs to %4."),
                   std::move(arguments))
        .withWords(own.label.context);
}

void findIgnored(const Inspected& inspected, Found& found) {
    if (!inspected.objective()) return;
    for (const auto& other : inspected.prepared().declarations.objectives)
        for (const auto& need : other.needs) {
            auto cells = ignoredOn(inspected, found.level(), need);
            if (cells.empty()) continue;
            // What a recipe made so may be meant: a town is explored, and then left by its exit.
            const auto severity = inspected.level(found.level()).recipe ? Severity::Hint : Severity::Warning;
            auto fixes = fixesOf(inspected, found.level(), other, need, cells);
            auto sentence = sentenceOf(cells.front(), *inspected.objective(), other);
            found.add(severity, std::move(sentence), std::move(cells), std::move(fixes), other.id);
        }
}

} // namespace

CheckInfo ignoredTargetCheck() {
    return {"ignored-target", DELVE_TEXT("inspect", "Ignored target"),
            DELVE_TEXT("inspect", "An exit, a gate or a goal does nothing under this objective."), findIgnored};
}

} // namespace delve::play
