#pragma once

#include "editor/formats/format.h"

#include <cstdint>
#include <functional>

/// What a format does not hold, told to the person who writes it: nothing of a world is dropped in silence. Used by the
/// formats.
namespace delve::editor {

/// What a format holds beside the built-in tiles of one level. Whatever is not named here no format but `.delve` holds.
struct Holds {
    bool things = false;       ///< where they stand and of which kind
    bool thingDetails = false; ///< their ids, fields and properties
    bool rooms = false;        ///< with links and halls
    bool otherLevels = false;
    bool layers = false;      ///< as they are seen: drawn with the tiles
    bool layersApart = false; ///< each by itself, the hidden ones too
    bool names = false;       ///< of the map and its level, with the level's id
    bool properties = false;  ///< of the map and its level
    bool rules = false;
    bool recipe = false;
    bool mission = false;
    bool ownTiles = false; ///< what they are; the format says itself what it leaves out of them
};

/// A note for each kind of thing that this world has and a file of the level in this format does not hold. The name of
/// the file comes back as that of the map.
[[nodiscard]] Notes lossesOf(const World& world, const Level& level, const Holds& holds,
                             const WriteRequest& request = {});

/// A note where tiles of the world's own, of a level that is written by the colours of its tiles, are read back as
/// others; `readAs` says as which (0xffRRGGBB).
void addTilesReadAsOthers(Notes& notes, const World& world, const Level& level,
                          const std::function<Tile(std::uint32_t)>& readAs);

/// The level that is asked for, or the first.
[[nodiscard]] const Level& levelToWrite(const World& world, const WriteRequest& request);

} // namespace delve::editor
