#pragma once

#include "editor/formats/format.h"

#include <cstdint>
#include <functional>

/// What a format does not hold, counted for the person who writes it. Used by the formats.
namespace delve {

/// What a format holds beside the tiles.
struct Holds {
    bool things = false;       ///< where they stand and of which kind
    bool thingDetails = false; ///< their fields and properties
    bool rooms = false;        ///< with links and halls
    bool otherLevels = false;
};

/// A note for each kind of thing that this level has and the format does not hold.
[[nodiscard]] Notes lossesOf(const World& world, const Level& level, const Holds& holds);

/// A note where tiles of the world's own, of a level that is written by the colours of its tiles, are read back as
/// others; `readAs` says as which (0xffRRGGBB).
void addTilesReadAsOthers(Notes& notes, const World& world, const Level& level,
                          const std::function<Tile(std::uint32_t)>& readAs);

/// The level that is asked for, or the first.
[[nodiscard]] const Level& levelToWrite(const World& world, const WriteRequest& request);

} // namespace delve
