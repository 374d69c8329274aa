#include "playtest/inspect/objective_fit.h"

#include "playtest/inspect/goals.h"

#include <algorithm>

namespace delve::play {
namespace {

bool isNeeded(const ObjectiveInfo& objective, const ObjectiveNeed& of) {
    return std::ranges::any_of(
        objective.needs, [&](const ObjectiveNeed& need) { return need.thing == of.thing && need.tile == of.tile; });
}

bool passesOverAny(const Inspected& inspected, const ObjectiveInfo& objective) {
    for (const auto& other : inspected.prepared().declarations.objectives)
        for (const auto& need : other.needs)
            if (std::ranges::any_of(inspected.targets(need), [&](const Target& target) {
                    return passesOver(inspected, objective, need, target);
                }))
                return true;
    return false;
}

/// Where the barriers of a journey are open already, another objective would shut them.
bool shutsBarriers(const Inspected& inspected, const ObjectiveInfo& objective) {
    return inspected.objective() && inspected.objective()->ofTowns && !objective.ofTowns;
}

} // namespace

bool passesOver(const Inspected& inspected, const ObjectiveInfo& objective, const ObjectiveNeed& need,
                const Target& target) {
    if (need.thing != ThingKind::Goal && !need.tile) return false;
    if (isNeeded(objective, need)) return false;
    if (!need.tile) return true;
    // A tile of the world's own that ends the game serves several objectives.
    const Tile tile = inspected.level(target.place.level).tiles.at(target.place.at);
    return std::ranges::none_of(
        objective.needs, [&](const ObjectiveNeed& own) { return own.tile && (inspected.tiles().*own.tile)(tile); });
}

bool suits(const Inspected& inspected, const ObjectiveInfo& objective) {
    return !shutsBarriers(inspected, objective) && !passesOverAny(inspected, objective) &&
           inspected.meets(objective, inspected.reached()) && !startsAtGoal(inspected, objective);
}

} // namespace delve::play
