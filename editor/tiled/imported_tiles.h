#pragma once

#include "editor/tiled/flat_layers.h"
#include "editor/tiled/piece_numbers.h"
#include "editor/tiled/tile_guesses.h"
#include "editor/tiled/tileset_pictures.h"
#include "editor/tilesets/import_choices.h"
#include "editor/tilesets/tile_table.h"
#include "generation/level/result.h"

#include <vector>

namespace delve::generation {
class Feedback;
}

/// The tiles that the pieces of a map become: tiles of the world's own, each with its picture, that behave as the
/// built-in tile which a table names, or a tileset, or a guess.
namespace delve::editor {

struct ImportedTiles {
    TileCatalogue catalogue;
    bool anyNew = false;                      ///< some were added to the catalogue
    std::vector<Tile> byNumber;               ///< of the pieces, in the order of their numbers; 0 is void
    std::vector<ImportChoices::Piece> pieces; ///< those of the ground, each however it is flipped
    std::vector<Message> notes;
};

/// What the tilesets say of each piece, by its number; nothing of 0.
[[nodiscard]] std::vector<std::optional<Tile>> saidTiles(const TiledMap& map, const PieceNumbers& numbers,
                                                         const TileTable& table);

/// Adds tiles to a catalogue. `ground` is the layer, numbered, that says how its pieces are used. In a map that we
/// wrote
/// (`ours`), pieces whose class is the name of a tile are that tile. A failure if it was stopped.
[[nodiscard]] Result<ImportedTiles> importTiles(const TiledMap& map, const PieceNumbers& numbers,
                                                const std::vector<std::optional<Tile>>& said, const TiledLayer& ground,
                                                TilesetPictures& pictures, const TileCatalogue* ours = nullptr,
                                                generation::Feedback* feedback = nullptr);

} // namespace delve::editor
