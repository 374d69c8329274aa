#pragma once

#include "playtest/rules/prepared_world.h"

#include <span>
#include <string>
#include <vector>

/// Where players can get to in a world as it was drawn.
namespace delve::play {

/// The cells of each level that players can get to, found when a game begins and shared by all that follow.
struct Reachable {
    std::vector<BitGrid> cells;       ///< of each level
    std::vector<std::int64_t> counts; ///< of these cells
    Key128 key;

    explicit Reachable(std::vector<BitGrid> reached);
};

/// What to leave out of the rules when asking where players can get to.
struct Leniency {
    bool locksLeft = false;             ///< whoever starts or arrives on a shut lock goes on from there, as in play
    bool barriersLifted = false;        ///< barriers stop nobody
    std::vector<std::string> keys = {}; ///< colours whose keys the players are given
};

/// The cells of each level that can be walked to from these places: through doors, secret ones included, through locks
/// whose key lies within reach on any level, through portals, down ledges and chasms. A barrier stays shut, as it does
/// outside a journey. Takes time in proportion to the cells and the things, however many ledges, chasms, portals, keys
/// and locks are among them.
[[nodiscard]] std::vector<BitGrid> reachableCells(const PreparedWorld& prepared, std::span<const Place> starts,
                                                  const Leniency& leniency = {});

} // namespace delve::play
