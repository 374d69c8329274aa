#include "generation/level/portal_targets.h"
#include "generation/level/tile_cells.h"
#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"

#include <optional>
#include <string>
#include <utility>

/// A level that says what lies below its chasms must name another level, where somebody can land. One that says nothing
/// has chasms that stop everybody, as water does.
namespace delve::play {
namespace {

std::optional<Message> whyNobodyLands(const Inspected& inspected, std::uint32_t level) {
    const std::string id(levelBelow(inspected.level(level)));
    if (id.empty())
        return Message{
            DELVE_TEXT("inspect", "Chasms of this level lead nowhere: its property \"below\" names no level.")};
    const auto below = inspected.prepared().places->placeOf(id);
    if (!below)
        return Message{DELVE_TEXT("inspect", "Chasms of this level lead nowhere: there is no level \"%1\"."), {id}};
    if (*below == level)
        return Message{DELVE_TEXT("inspect", "Chasms of this level lead nowhere: it names itself as the level below.")};
    if (inspected.prepared().levels[*below].openAtFirst().count() == 0)
        return Message{
            DELVE_TEXT("inspect", "Chasms of this level lead nowhere: nobody can stand on the level \"%1\"."), {id}};
    return {};
}

std::vector<Cell> chasmsOf(const Inspected& inspected, std::uint32_t level) {
    std::vector<Cell> chasms;
    forEachCellWhere(
        inspected.level(level).tiles, [&](Tile tile) { return inspected.tiles().leadsDown(tile); },
        [&](Cell chasm) {
            if (chasms.size() < Found::mostCells) chasms.push_back(chasm);
        },
        [&inspected] { return inspected.stopped(); });
    return chasms;
}

void findDead(const Inspected& inspected, Found& found) {
    if (!inspected.level(found.level()).properties.find(belowProperty)) return;
    auto why = whyNobodyLands(inspected, found.level());
    if (!why) return;
    auto chasms = chasmsOf(inspected, found.level());
    const auto severity = chasms.empty() ? Severity::Warning : Severity::Error;
    found.add(
        severity, *std::move(why), std::move(chasms),
        {fixByRemovingProperty(DELVE_TEXT("inspect", "Remove the property \"below\""), found.level(), belowProperty)});
}

} // namespace

CheckInfo deadChasmCheck() {
    return {"chasm-to-nowhere", DELVE_TEXT("inspect", "Chasm to nowhere"),
            DELVE_TEXT("inspect", "The property \"below\" of a level does not name another level, or one where nobody "
                                  "can land. Its chasms stop everybody."),
            findDead};
}

} // namespace delve::play
