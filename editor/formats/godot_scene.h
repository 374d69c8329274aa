#pragma once

#include "editor/drawing/cell_pieces.h"
#include "editor/tiled/tiled_map.h"
#include "generation/level/delve/text_out.h"
#include "generation/level/world.h"

#include <string>

namespace delve::generation {
class Feedback;
}

/// Writes a level as a scene of Godot 4: a TileMapLayer for each of its layers, a TileSet, and a Sprite2D for each
/// thing.
namespace delve::editor {

class GodotScene {
public:
    /// `map` is the level as drawn, with `picture` as the name of its tileset's picture. All outlive it.
    GodotScene(TextOut& out, const World& world, const Level& level, const TiledMap& map, const CellPieces& pieces,
               std::string picture)
        : m_out(out), m_world(world), m_level(level), m_map(map), m_pieces(pieces), m_picture(std::move(picture)) {}

    /// False once the sink takes no more, or the feedback stopped it.
    [[nodiscard]] bool write(generation::Feedback* feedback);
    [[nodiscard]] bool stopped() const { return m_stopped; }
    /// Tiles that move here and stand still there.
    [[nodiscard]] std::int64_t moving() const { return m_moving; }

private:
    [[nodiscard]] const TiledTileset& tileset() const { return m_map.tilesets.front(); }
    [[nodiscard]] Cell placeOf(CellPieces::Number piece) const; ///< in the sheet
    void writeTileset();
    void writeTile(const TiledTile& tile);
    void writeRoot();
    void writeRooms();
    void writeLinks();
    [[nodiscard]] bool writeLayer(const TiledLayer& layer, const std::string& name);
    [[nodiscard]] bool writeThings();
    void writeThing(const Thing& thing, CellPieces::Number piece, const std::string& name);

    TextOut& m_out;
    const World& m_world;
    const Level& m_level;
    const TiledMap& m_map;
    const CellPieces& m_pieces;
    std::string m_picture;
    generation::Feedback* m_feedback = nullptr;
    std::int64_t m_rows = 0;
    std::int64_t m_rowsWritten = 0;
    std::int64_t m_moving = 0;
    bool m_stopped = false;
};

} // namespace delve::editor
