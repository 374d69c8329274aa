#pragma once

#include "generation/level/world.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// A level as plain lists, and every measure of it counted the plain way: loops over cells, searches from every cell,
/// each cell and each link lost in turn. Shares no code with the measures that it checks; only for small levels.
namespace delve::test {

struct PlainThing {
    ThingKind kind;
    int x, y;
    bool second = false; ///< the start of player 2
};

struct PlainLevel {
    int width = 0, height = 0;
    std::vector<char> walkable, seeThrough, endsGame; ///< row by row; 2 in the last: a gate
    std::vector<int> leads;                           ///< the only way of a ledge: 0 N, 1 E, 2 S, 3 W; −1 of all else
    std::vector<std::vector<std::pair<int, int>>> rooms;
    std::vector<PlainThing> things;
    std::string objective;

    PlainLevel(const World& world, const Level& level);
    [[nodiscard]] int area() const { return width * height; }
    [[nodiscard]] bool on(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }
    [[nodiscard]] bool walk(int x, int y) const { return on(x, y) && walkable[y * width + x]; }
};

/// By id, in thousandths; a measure without a value is missing. All but those of a won game.
[[nodiscard]] std::map<std::string, long long> plainMeasures(const PlainLevel& level);
/// How often players come back to a room that they have left for another one, or for another level. Of each player, the
/// cells one after another; −1 on another level.
[[nodiscard]] std::optional<long long> plainBacktracking(const PlainLevel& level,
                                                         const std::vector<std::vector<int>>& walks);

/// Are two regions the largest, so that a tie decides which one the measures are of?
[[nodiscard]] bool hasTwoMainRegions(const PlainLevel& level);

} // namespace delve::test
