#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a person can choose of how a map of another program is read, and what was chosen this time: by a table of
/// tiles, by what the map says, or by a guess.
namespace delve::editor {

struct ImportChoices {
    struct Piece {              ///< of its tilesets, that the ground uses
        std::string source;     ///< what a table of tiles calls it: `cave#12`
        Tile tile = Tile::Void; ///< that it became; it behaves as the tile that this one serves as
        std::int64_t cells = 0; ///< of the ground
        bool guessed = false;   ///< by how the map uses it
    };
    struct Objects { ///< of one class or, without a class, of one name
        std::string word;
        std::int64_t count = 0;
        std::optional<ThingKind> kind = {}; ///< none: they stay objects
    };
    static constexpr std::size_t mostWords = 1000; ///< of objects that are listed

    std::vector<std::string> layers = {}; ///< each of which may become the ground
    std::size_t ground = 0;               ///< of these
    std::vector<Piece> pieces = {};
    std::vector<Objects> objects = {};

    [[nodiscard]] bool any() const { return !layers.empty(); }
};

} // namespace delve::editor
