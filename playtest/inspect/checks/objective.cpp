#include "playtest/inspect/check.h"

#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/inspect/digging.h"

#include <algorithm>

/// What the objective needs must be there and within reach; what it ignores misleads whoever plays.
namespace delve::play {
namespace {

void findUnknown(const Inspected& inspected, Found& found) {
    if (inspected.objective() || found.level() != inspected.home()) return;
    std::vector<Fix> fixes;
    if (const auto& known = inspected.prepared().declarations.objectives; !known.empty())
        fixes.push_back({.label = DELVE_TEXT("inspect", "Use the default objective"),
                         .level = found.level(),
                         .objective = std::string(defaultObjective)});
    found.add(Severity::Error,
              {DELVE_TEXT("inspect", "The objective \"%1\" is unknown, or one of its options has a wrong value."),
               {inspected.world().rules->objective}},
              {}, std::move(fixes));
}

/// A cell of a wall beside the reached ground, as far from the start as possible.
std::optional<Cell> wallFarAway(const Inspected& inspected, std::uint32_t level) {
    const auto far = inspected.farthestReached(level);
    if (!far) return {};
    std::optional<Cell> nearest;
    forEachCellWhere(
        inspected.level(level).tiles, [&](Tile tile) { return inspected.tiles().wall(tile); },
        [&](Cell cell) {
            const bool reached = isReached(inspected.reached(), {{level, cell}, true});
            if (reached && (!nearest || steps(cell, *far) < steps(*nearest, *far))) nearest = cell;
        });
    return nearest;
}

std::vector<Fix> fixesOfMissing(const Inspected& inspected, std::uint32_t level, const ObjectiveNeed& need) {
    if (need.thing) {
        const auto far = inspected.farthestReached(level);
        if (!far) return {};
        return {fixByPlacing(DELVE_TEXT("inspect", "Place it far from the start"), level, *need.thing, *far)};
    }
    const auto all = inspected.tiles().all();
    const auto tile = std::ranges::find_if(all, [&](Tile each) { return (inspected.tiles().*need.tile)(each); });
    const auto wall = wallFarAway(inspected, level);
    if (tile == all.end() || !wall) return {};
    return {fixByTiles(DELVE_TEXT("inspect", "Place it far from the start"), level, {*wall}, *tile)};
}

void findMissing(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || found.level() != inspected.home()) return;
    for (const auto& need : inspected.objective()->needs)
        if (inspected.targets(need).empty())
            found.add(Severity::Error, {need.missing}, {}, fixesOfMissing(inspected, found.level(), need));
}

/// Is it out of reach for want of a key? Then the checks of locks say so.
bool isLocked(const Inspected& inspected, const Target& target) {
    return isReached(inspected.reachedWithAllKeys(), target);
}

/// Where a hall would have to lead.
std::vector<Cell> endsOf(const Target& target) {
    const Cell at = target.place.at;
    if (!target.beside) return {at};
    std::vector<Cell> ends;
    for (const Cell side : sidesInReadingOrder) ends.push_back(at + side);
    return ends;
}

void tellUnreached(const Inspected& inspected, const ObjectiveNeed& need, const std::vector<Target>& lost,
                   Found& found) {
    std::optional<Digging> digging;
    for (const auto& target : lost) {
        if (target.place.level != found.level()) continue;
        std::vector<Fix> fixes;
        std::vector<Cell> cells{target.place.at};
        if (!digging) digging.emplace(inspected, found.level());
        if (const auto way = found.full() ? std::nullopt : digging->wayTo(endsOf(target))) {
            cells.push_back(way->front());
            fixes.push_back(digging->fix(*way));
        }
        found.add(Severity::Error, {need.apart, argumentsOf(target.place.at)}, std::move(cells), std::move(fixes));
    }
}

void findUnreached(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || inspected.starts().empty()) return;
    for (const auto& need : inspected.objective()->needs) {
        const auto& targets = inspected.targets(need);
        std::vector<Target> lost;
        std::ranges::copy_if(targets, std::back_inserter(lost),
                             [&](const Target& target) { return !isReached(inspected.reached(), target); });
        if (!need.all && lost.size() < targets.size()) continue;
        std::erase_if(lost, [&](const Target& target) { return isLocked(inspected, target); });
        tellUnreached(inspected, need, lost, found);
    }
}

bool isNeeded(const ObjectiveInfo& objective, const ObjectiveNeed& of) {
    return std::ranges::any_of(
        objective.needs, [&](const ObjectiveNeed& need) { return need.thing == of.thing && need.tile == of.tile; });
}

/// What another objective is won by, and this one passes over: the exit that nothing happens at.
bool endsAnother(const ObjectiveNeed& need) { return need.tile || need.thing == ThingKind::Goal; }

void findIgnored(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || found.level() != inspected.home()) return;
    for (const auto& other : inspected.prepared().declarations.objectives)
        for (const auto& need : other.needs) {
            if (!endsAnother(need) || isNeeded(*inspected.objective(), need)) continue;
            auto targets = inspected.targets(need);
            // A tile of the world's own that ends the game serves several objectives.
            std::erase_if(targets, [&](const Target& target) {
                const Tile tile = inspected.level(target.place.level).tiles.at(target.place.at);
                return need.tile && std::ranges::any_of(inspected.objective()->needs, [&](const ObjectiveNeed& own) {
                           return own.tile && (inspected.tiles().*own.tile)(tile);
                       });
            });
            if (targets.empty()) continue;
            std::vector<Cell> cells;
            for (const auto& target : targets)
                if (target.place.level == found.level()) cells.push_back(target.place.at);
            auto arguments = argumentsOf(targets.front().place.at);
            arguments.push_back(inspected.objective()->id);
            arguments.push_back(other.id);
            // What a recipe made so may be meant: a town is explored, and then left by its exit.
            found.add(
                inspected.level(found.level()).recipe ? Severity::Hint : Severity::Warning,
                {DELVE_TEXT("inspect", "What is at (%1, %2) does nothing under the objective %3: it belongs to %4."),
                 std::move(arguments)},
                std::move(cells),
                {{.label = DELVE_TEXT("inspect", "Change the objective"),
                  .level = found.level(),
                  .objective = other.id}});
        }
}

/// What only the proof finds: where something is missing, another check says so.
void findUnwinnable(const Inspected& inspected, Found& found) {
    if (!inspected.proof() || found.level() != inspected.home()) return;
    if (inspected.proof()->verdict == Verdict::Winnable || !inspected.hasWhatIsNeeded()) return;
    const bool unknown = inspected.proof()->verdict == Verdict::Unknown;
    found.add(unknown ? Severity::Warning : Severity::Error, inspected.proof()->reason,
              inspected.cellsOfProof(found.level()));
}

} // namespace

CheckInfo unknownObjectiveCheck() {
    return {"unknown-objective", DELVE_TEXT("inspect", "Unknown objective"),
            DELVE_TEXT("inspect", "The rules name an objective that cannot be played."), findUnknown};
}

CheckInfo missingTargetCheck() {
    return {"missing-target", DELVE_TEXT("inspect", "Missing target"),
            DELVE_TEXT("inspect", "The objective needs something that the world does not have."), findMissing};
}

CheckInfo unreachedTargetCheck() {
    return {"unreachable-target", DELVE_TEXT("inspect", "Unreachable target"),
            DELVE_TEXT("inspect", "The objective needs something that nobody can get to."), findUnreached};
}

CheckInfo ignoredTargetCheck() {
    return {"ignored-target", DELVE_TEXT("inspect", "Ignored target"),
            DELVE_TEXT("inspect", "An exit, a gate or a goal does nothing under this objective."), findIgnored};
}

CheckInfo unwinnableCheck() {
    return {std::string(unwinnableId), DELVE_TEXT("inspect", "Not winnable"),
            DELVE_TEXT("inspect", "The proof found that no game can be won, or did not find one that is."),
            findUnwinnable, true};
}

} // namespace delve::play
