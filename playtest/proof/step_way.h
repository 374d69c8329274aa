#pragma once

#include "generation/level/tile.h"
#include "playtest/rules/pieces.h"

#include <functional>
#include <optional>
#include <string>

namespace delve::play {

/// Where one step may lead. A secret door that nobody has found is both a wall, against which one leaves by the
/// portal underfoot, and a door, once one has waited.
struct StepWay {
    std::optional<Tile> into = {};     ///< no ground, but a tile that ends the game; then there is nothing else
    std::optional<Place> out = {};     ///< through the portal on which one stands
    std::optional<Place> to = {};      ///< the cell in front, or where the portal or the chasm there leads
    std::optional<Place> held = {};    ///< or here: of a lenient walk, who is held on a portal does not go through it
    std::optional<Place> through = {}; ///< the cell of the portal through which one comes to `to`
    bool travels = false;              ///< `to` is where a portal or a chasm leads
};
/// What would open on the way.
struct WayOpening {
    std::function<bool(const std::string& colour)> lock;
    bool barriers = false;
};

} // namespace delve::play
