#pragma once

#include "generation/level/world.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// A small world as the exhaustive solvers of the tests read it, by rules of their own.
namespace delve::test {

inline constexpr std::array<std::pair<int, int>, 4> ways{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}}; ///< N, E, S, W

/// The way that a ledge leads; north is 0, as in `ways`.
[[nodiscard]] std::optional<int> ledgeWay(Tile tile);
[[nodiscard]] bool isGroundTile(Tile tile);

/// What a solver knows of a world: letters for cells, and lists for what lies on them.
struct Plan {
    using At = std::tuple<std::size_t, std::int32_t, std::int32_t>; ///< level, x, y
    std::vector<Size> sizes;
    std::set<At> ground;
    std::set<At> exits;
    std::set<At> lava;
    std::set<At> secretDoors;
    std::map<At, int> ledges; ///< the way that each leads
    std::map<At, At> chasms;  ///< where one lands
    std::map<At, std::set<std::string>> locks;
    std::map<At, std::set<std::string>> keys;
    std::map<At, At> portals;
    std::map<At, int> flowers;
    std::set<At> passedKeys;    ///< those that come before a portal on their cell: taken by whoever walks there
    std::set<At> passedFlowers; ///< likewise
    std::array<std::optional<At>, 2> starts; ///< of the players
    bool collects = false;

    /// Is this a ledge that leads another way?
    [[nodiscard]] bool holds(const At& at, int way) const {
        const auto ledge = ledges.find(at);
        return ledge != ledges.end() && ledge->second != way;
    }
};

[[nodiscard]] Plan planOf(const World& world);

/// For comparing and for messages.
[[nodiscard]] std::string colourText(const Thing& thing);

} // namespace delve::test
