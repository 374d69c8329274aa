#include "playtest/inspect/check.h"

#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/inspect/digging.h"
#include "playtest/inspect/goals.h"
#include "playtest/inspect/nearest.h"
#include "playtest/inspect/objective_fit.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the objective needs must be there and within reach.
namespace delve::play {
namespace {

/// The default one, or else the first that the world suits.
std::vector<Fix> fixesOfUnknown(const Inspected& inspected, std::uint32_t level) {
    const auto& known = inspected.prepared().declarations.objectives;
    const auto* const byDefault = known.find(defaultObjective);
    const auto* chosen = byDefault;
    if (!byDefault || !suits(inspected, *byDefault))
        for (const auto& other : known)
            if (suits(inspected, other)) {
                chosen = &other;
                break;
            }
    if (!chosen) return {};
    return {{.label = chosen == byDefault ? DELVE_TEXT("inspect", "Use the default objective")
                                          : DELVE_TEXT("inspect", "Change the objective"),
             .level = level,
             .objective = chosen->id}};
}

void findUnknown(const Inspected& inspected, Found& found) {
    if (inspected.objective() || found.level() != inspected.home()) return;
    found.add(Severity::Error,
              {DELVE_TEXT("inspect", "The objective \"%1\" is unknown, or one of its options has a wrong value."),
               {inspected.world().rules->objective}},
              {}, fixesOfUnknown(inspected, found.level()));
}

/// The first tile that answers a need.
std::optional<Tile> tileOf(const Inspected& inspected, const ObjectiveNeed& need) {
    for (const Tile tile : inspected.tiles().all())
        if (need.tile && (inspected.tiles().*need.tile)(tile)) return tile;
    return {};
}

/// The word for what is needed: "flower", "golden-exit".
std::string nameOf(const Inspected& inspected, const ObjectiveNeed& need) {
    if (need.thing) return std::string(infoOf(*need.thing).name);
    const auto tile = tileOf(inspected, need);
    return tile ? inspected.tiles()[*tile].name : std::string();
}

/// The cells of the starts of a level, in order.
std::vector<Cell> startsOn(const Inspected& inspected, std::uint32_t level) {
    std::vector<Cell> cells;
    for (const auto& start : inspected.starts())
        if (start.level == level) cells.push_back(start.at);
    std::ranges::sort(cells);
    return cells;
}

/// Would a start be right at what the objective needs there?
bool isAtStart(const Inspected& inspected, std::uint32_t level, const ObjectiveNeed& need, Cell cell) {
    return !need.all && !besideOrAt(startsOn(inspected, level), cell).empty();
}

/// A cell of a wall beside the reached ground, as far from the start as possible.
std::optional<Cell> wallFarAway(const Inspected& inspected, std::uint32_t level, const ObjectiveNeed& need) {
    const auto far = inspected.farthestReached(level);
    if (!far) return {};
    std::optional<Cell> nearest;
    forEachCellWhere(
        inspected.level(level).tiles, [&](Tile tile) { return inspected.tiles().wall(tile); },
        [&](Cell cell) {
            if (nearest && steps(cell, *far) >= steps(*nearest, *far)) return;
            const bool reached = isReached(inspected.reached(), targetOfTile(inspected.prepared(), {level, cell}));
            if (reached && !isAtStart(inspected, level, need, cell)) nearest = cell;
        },
        [&inspected] { return inspected.stopped(); });
    return nearest;
}

/// Where a thing that the objective needs may be put.
BitGrid cellsFor(const Inspected& inspected, std::uint32_t level, const ObjectiveNeed& need) {
    BitGrid cells = inspected.freeCells(level);
    if (!need.all) clearAround(cells, startsOn(inspected, level));
    return cells;
}

std::vector<Fix> fixesOfMissing(const Inspected& inspected, const ObjectiveNeed& need, Found& found) {
    const auto level = found.level();
    if (need.thing) {
        const auto far = inspected.farthestReached(level);
        const auto place = far ? found.places().take(cellsFor(inspected, level, need), *far) : std::nullopt;
        if (!place) return {};
        return {fixByPlacing(DELVE_TEXT("inspect", "Place it far from the start"), level, *need.thing, *place)};
    }
    const auto tile = tileOf(inspected, need);
    const auto wall = wallFarAway(inspected, level, need);
    if (!tile || !wall) return {};
    return {fixByTiles(DELVE_TEXT("inspect", "Place it far from the start"), level, {*wall}, *tile)};
}

void findMissing(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || found.level() != inspected.home()) return;
    for (const auto& need : inspected.objective()->needs)
        if (inspected.targets(need).empty())
            found.add(Severity::Error, {need.missing}, {}, fixesOfMissing(inspected, need, found),
                      nameOf(inspected, need));
}

/// What the objective needs, and nobody gets to, even with all keys: for want of a key, the checks of locks say so.
struct Lost {
    Target target;
    const Thing* thing = nullptr; ///< null: it is a tile
};

std::vector<Lost> lostOn(const Inspected& inspected, std::uint32_t level, const ObjectiveNeed& need) {
    std::vector<Lost> lost;
    const auto look = [&](const Target& target, const Thing* thing) {
        if (!isReached(inspected.reachedWithAllKeys(), target)) lost.push_back({target, thing});
    };
    const auto targets = inspected.targetsOn(level, need);
    if (need.tile)
        for (const auto& target : targets) look(target, nullptr);
    if (!need.thing) return lost;
    auto target = targets.begin(); // those of things come in the order of the level
    for (const auto& thing : *inspected.level(level).things)
        if (thing.kind == *need.thing && target != targets.end()) look(*target++, &thing);
    return lost;
}

/// Where a hall would have to lead.
std::vector<Cell> endsOf(const Target& target) {
    const Cell at = target.place.at;
    if (!target.beside) return {at};
    std::vector<Cell> ends;
    for (const Cell side : sidesInReadingOrder) ends.push_back(at + side);
    return ends;
}

/// For a thing to which no hall can be dug, as in the rim of a map. `spare`: another one is within reach.
std::vector<Fix> fixesOfBuried(const Inspected& inspected, const ObjectiveNeed& need, const Thing& thing, bool spare,
                               Found& found) {
    const auto level = found.level();
    std::vector<Fix> fixes;
    if (const auto place = found.places().take(cellsFor(inspected, level, need), thing.at))
        fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Move it to the nearest ground"), level, thing, *place));
    if (spare) fixes.push_back(fixByRemoving(DELVE_TEXT("inspect", "Remove it"), level, thing));
    return fixes;
}

void tellUnreached(const Inspected& inspected, const ObjectiveNeed& need, const Lost& lost, bool spare,
                   const Digging& digging, Found& found) {
    const Cell at = lost.target.place.at;
    std::vector<Fix> fixes;
    std::vector<Cell> cells{at};
    if (const auto way = digging.wayTo(endsOf(lost.target))) {
        for (const Cell end : {way->front(), way->back()})
            if (end != at) cells.push_back(end);
        fixes.push_back(digging.fix(*way));
    } else if (lost.thing) {
        fixes = fixesOfBuried(inspected, need, *lost.thing, spare, found);
    }
    found.add(Severity::Error, {need.apart, argumentsOf(at)}, std::move(cells), std::move(fixes),
              lost.thing ? lost.thing->id : nameOf(inspected, need));
}

void findUnreached(const Inspected& inspected, Found& found) {
    if (!inspected.objective() || inspected.starts().empty()) return;
    std::optional<Digging> digging;
    for (const auto& need : inspected.objective()->needs) {
        if (inspected.isMet(need)) continue;
        const auto lost = lostOn(inspected, found.level(), need);
        const bool spare = !lost.empty() && std::ranges::any_of(inspected.targets(need), [&](const Target& target) {
            return isReached(inspected.reached(), target);
        });
        for (const auto& each : lost) {
            if (found.leaveOut()) continue;
            if (!digging) digging.emplace(inspected, found.level());
            tellUnreached(inspected, need, each, spare, *digging, found);
        }
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

CheckInfo unwinnableCheck() {
    return {std::string(unwinnableId), DELVE_TEXT("inspect", "Not winnable"),
            DELVE_TEXT("inspect", "The proof found that no game can be won, or did not find one that is."),
            findUnwinnable, true};
}

} // namespace delve::play
