#pragma once

#include "generation/level/result.h"
#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// Which tiles and objects of another program are which of ours: what a person says in a file, tiles.json, before
/// anything is guessed.
namespace delve::editor {

struct TileTable {
    std::string ground;                                  ///< the layer that becomes the level; empty: guessed
    std::map<std::string, Tile, std::less<>> tiles = {}; ///< by piece, `cave#12`, or by class
    std::map<std::string, std::optional<ThingKind>, std::less<>> things =
        {}; ///< by class or name; none: it stays an object

    friend bool operator==(const TileTable&, const TileTable&) = default;
};

/// A table has no more bytes than this.
inline constexpr std::int64_t maxBytesOfTileTable = std::int64_t{4} << 20;

/// From the text of such a file, and back.
[[nodiscard]] Result<TileTable> readTileTable(std::string_view text);
[[nodiscard]] std::string textOf(const TileTable& table);

} // namespace delve::editor
