#include "editor/tools/duplicating.h"

#include "editor/tools/thing_edits.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int32_t reach = 24; ///< cells; farther away, a copy would be out of sight

/// The cells around a cell, the nearest first; on the right before the left.
std::vector<Cell> cellsByDistance() {
    std::vector<Cell> around;
    for (std::int32_t y = -reach; y <= reach; ++y)
        for (std::int32_t x = -reach; x <= reach; ++x)
            if (x != 0 || y != 0) around.push_back({x, y});
    std::ranges::stable_sort(
        around, {}, [](Cell by) { return std::pair(by.x * by.x + by.y * by.y, std::pair(std::abs(by.y), -by.x)); });
    return around;
}

} // namespace

std::vector<std::string> duplicateThings(Level& level, const TileCatalogue& tiles, std::span<const Thing* const> things,
                                         bool pins) {
    BitGrid taken(level.size());
    for (const auto& thing : *level.things)
        if (level.size().contains(thing.at)) taken.set(thing.at);
    const auto around = cellsByDistance();
    std::vector<Thing> copies;
    for (const auto* const thing : things) {
        if (thing->kind == ThingKind::Start) continue;
        const auto by = std::ranges::find_if(around, [&](Cell offset) {
            const Cell cell = thing->at + offset;
            return level.size().contains(cell) && !taken.at(cell) && suits(level, tiles, thing->kind, cell);
        });
        if (by == around.end()) continue;
        auto& copy = copies.emplace_back(*thing);
        copy.id.clear();
        copy.at = thing->at + *by;
        taken.set(copy.at);
    }
    const auto count = copies.size();
    (void)placeThings(level, std::move(copies), pins);
    std::vector<std::string> ids;
    for (auto i = level.things->size() - count; i < level.things->size(); ++i) ids.push_back((*level.things)[i].id);
    return ids;
}

} // namespace delve::editor
