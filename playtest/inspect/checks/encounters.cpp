#include "generation/level/encounter.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"
#include "playtest/inspect/nearest.h"
#include "playtest/inspect/ways.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

/// An encounter happens to whoever steps on it.
namespace delve::play {
namespace {

/// The cells of the main region on which an encounter may be put, so that players pass it.
std::vector<RegionGraph::Number> freeOnTheWay(const Inspected& inspected, std::uint32_t level,
                                              const std::vector<bool>& off) {
    const auto& region = inspected.measured(level).mainRegion();
    const auto& free = inspected.freeCells(level);
    std::vector<RegionGraph::Number> numbers;
    for (RegionGraph::Number number = 0; number < region.count(); ++number)
        if (!off[number] && free.has(region.cell(number))) numbers.push_back(number);
    return numbers;
}

std::vector<RegionGraph::Number> onTheWay(const std::vector<bool>& off) {
    std::vector<RegionGraph::Number> numbers;
    for (RegionGraph::Number number = 0; number < off.size(); ++number)
        if (!off[number]) numbers.push_back(number);
    return numbers;
}

/// One that is met by name alone is worth the way to it, such as that of a set piece.
bool isSetByName(const Tables& tables, const Thing& thing) {
    const auto* const name = encounterNamedBy(thing);
    return name && std::ranges::any_of(*tables.encounters,
                                       [name](const Encounter& row) { return row.named && row.name == *name; });
}

/// The encounters of the main region that lie off the way, each with its number there.
std::vector<std::pair<const Thing*, RegionGraph::Number>> encountersOff(const Inspected& inspected, std::uint32_t level,
                                                                        const std::vector<bool>& off) {
    const auto& measured = inspected.measured(level);
    std::vector<std::pair<const Thing*, RegionGraph::Number>> encounters;
    for (const auto& thing : *inspected.level(level).things) {
        if (thing.kind != ThingKind::Encounter || !measured.size().contains(thing.at)) continue;
        if ((measured.cells().at(thing.at) & CellMap::mainRegion) == 0) continue;
        if (isSetByName(inspected.world().tables, thing)) continue;
        const auto number = measured.mainRegion().at(thing.at);
        if (off[number]) encounters.emplace_back(&thing, number);
    }
    return encounters;
}

/// The same cells on the map.
BitGrid onMap(const Measured& measured, const std::vector<RegionGraph::Number>& numbers) {
    BitGrid cells(measured.size());
    for (const auto number : numbers) cells.set(measured.mainRegion().cell(number));
    return cells;
}

/// To the nearest free cell of the way, on foot; if another encounter goes there, to one near by.
std::optional<Cell> placeOnTheWay(const BitGrid& free, const RegionGraph& region, RegionGraph::Number nearest,
                                  Found& found) {
    if (nearest == region.count()) return {};
    return found.places().take(free, region.cell(nearest));
}

void findUnpassed(const Inspected& inspected, Found& found) {
    const auto level = found.level();
    const auto& things = *inspected.level(level).things;
    if (std::ranges::find(things, ThingKind::Encounter, &Thing::kind) == things.end()) return;
    const auto& off = inspected.offTheWay(level);
    if (off.empty()) return;
    const auto encounters = encountersOff(inspected, level, off);
    if (encounters.empty()) return;
    const auto& region = inspected.measured(level).mainRegion();
    const auto stopped = [&inspected] { return inspected.stopped(); };
    const auto way = nearestOf(region, onTheWay(off), stopped);
    const auto targets = freeOnTheWay(inspected, level, off);
    const auto free = onMap(inspected.measured(level), targets);
    const auto target = nearestOf(region, targets, stopped);
    if (inspected.stopped()) return;
    for (const auto& [encounter, number] : encounters) {
        if (found.leaveOut()) continue;
        std::vector<Fix> fixes;
        if (const auto place = placeOnTheWay(free, region, target.nearest[number], found))
            fixes.push_back(fixByMoving(DELVE_TEXT("inspect", "Move it to the way"), level, *encounter, *place));
        fixes.push_back(fixByRemoving(DELVE_TEXT("inspect", "Remove the encounter"), level, *encounter));
        found.add(Severity::Hint,
                  {DELVE_TEXT_N("inspect", "Nobody needs to pass the encounter at (%1, %2): it lies %n step(s) off "
                                           "every way to the goal, and to anything that can be taken."),
                   std::int64_t{way.steps[number]}, argumentsOf(encounter->at)},
                  {encounter->at}, std::move(fixes), encounter->id);
    }
}

Thing withoutName(Thing encounter) {
    encounter.fields.remove(encounterField);
    return encounter;
}

/// Another one is drawn for it in play.
void findUnknown(const Inspected& inspected, Found& found) {
    const auto& table = *inspected.world().tables.encounters;
    for (const auto& thing : *inspected.level(found.level()).things) {
        const auto* const name = encounterNamedBy(thing);
        if (!name || name->empty() || std::ranges::find(table, *name, &Encounter::name) != table.end()) continue;
        if (found.leaveOut()) continue;
        auto arguments = argumentsOf(thing.at);
        arguments.push_back(*name);
        found.add(
            Severity::Warning,
            {DELVE_TEXT("inspect", "The encounter at (%1, %2) names \"%3\", which the table does not have."),
             std::move(arguments)},
            {thing.at},
            {fixByMoving(DELVE_TEXT("inspect", "Make it any encounter"), found.level(), withoutName(thing), thing.at),
             fixByRemoving(DELVE_TEXT("inspect", "Remove the encounter"), found.level(), thing)},
            thing.id);
    }
}

} // namespace

CheckInfo unknownEncounterCheck() {
    return {"unknown-encounter", DELVE_TEXT("inspect", "Unknown encounter"),
            DELVE_TEXT("inspect", "An encounter names one that is not in the table of encounters."), findUnknown};
}

CheckInfo unpassedEncounterCheck() {
    return {"unpassed-encounter", DELVE_TEXT("inspect", "Unpassed encounter"),
            DELVE_TEXT("inspect", "An encounter that lies on no way from the start to what the objective needs, to a "
                                  "portal or a chasm, or to anything that can be taken."),
            findUnpassed};
}

} // namespace delve::play
