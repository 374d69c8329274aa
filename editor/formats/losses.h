#pragma once

#include "editor/formats/format.h"

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

/// The level that is asked for, or the first.
[[nodiscard]] const Level& levelToWrite(const World& world, const WriteRequest& request);

} // namespace delve
