#include "tests/generation/difference/plain_difference.h"

#include <algorithm>

namespace delve::test {
namespace {

/// A tile by its name; Void beyond the map.
std::string nameAt(const World& world, const Level& level, Cell cell) {
    return world.tiles[level.size().contains(cell) ? level.tiles.at(cell) : Tile::Void].name;
}

void compareCells(const World& a, const Level& before, const World& b, const Level& after, PlainDifference& plain) {
    const auto width = std::max(before.size().width, after.size().width);
    const auto height = std::max(before.size().height, after.size().height);
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x)
            if (nameAt(a, before, {x, y}) != nameAt(b, after, {x, y})) plain.cells.insert({before.id, {x, y}});
}

template <class T>
void compareById(const std::string& level, const std::vector<T>& before, const std::vector<T>& after,
                 std::set<std::string>& told) {
    const auto in = [](const std::vector<T>& list, const std::string& id) {
        return std::ranges::find(list, id, [](const T& element) { return element.id; });
    };
    for (const auto& element : before) {
        const auto other = in(after, element.id);
        if (other == after.end()) told.insert(level + " - " + element.id);
        else if (!(*other == element)) told.insert(level + " * " + element.id);
    }
    for (const auto& element : after)
        if (in(before, element.id) == before.end()) told.insert(level + " + " + element.id);
}

} // namespace

PlainDifference plainDifference(const World& before, const World& after) {
    PlainDifference plain;
    for (const auto& level : before.levels) {
        const auto* const other = after.find(level.id);
        if (!other) {
            plain.levelsRemoved.insert(level.id);
            continue;
        }
        compareCells(before, level, after, *other, plain);
        compareById(level.id, *level.things, *other->things, plain.things);
        compareById(level.id, *level.rooms, *other->rooms, plain.rooms);
    }
    for (const auto& level : after.levels)
        if (!before.find(level.id)) plain.levelsAdded.insert(level.id);
    return plain;
}

} // namespace delve::test
