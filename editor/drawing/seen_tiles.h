#pragma once

#include "generation/level/level.h"

#include <optional>
#include <span>
#include <vector>

/// What is seen of a level's tiles once its decoration layers are laid under and over them.
namespace delve::editor {

/// A layer through which something can be seen of what lies beneath.
struct Veil {
    const Grid* tiles;
    std::int32_t opacity;            ///< in percent
    std::vector<const Grid*> covers; ///< what hides it wherever it is not Void
};

/// Looks at a level that somebody else owns and that outlives it. Layers that are hidden are left out.
class SeenTiles {
public:
    /// With `clearTiles`, something can be seen through every layer: the catalogue has tiles whose pictures have holes.
    explicit SeenTiles(const Level& level, bool clearTiles = false);

    [[nodiscard]] Size size() const { return m_level->size(); }
    /// The tiles that are seen in a part of a row. What lies outside the map is Void.
    void readRow(std::int32_t y, std::int32_t x, std::span<Tile> into) const;
    /// The tiles of these cells without copying them, where they are a whole chunk of the level and nothing lies under
    /// or over it.
    [[nodiscard]] std::optional<Grid::ChunkView> wholeChunk(const Rect& cells) const;

    /// What is laid over the tiles above, the lowest first.
    [[nodiscard]] const std::vector<Veil>& veils() const { return m_veils; }
    /// The tiles of a veil that are not hidden, in a part of a row.
    void readVeil(const Veil& veil, std::int32_t y, std::int32_t x, std::span<Tile> into) const;

private:
    void sortLayers(bool clearTiles);
    void readLayers(std::int32_t y, std::int32_t x, std::span<Tile> into) const;

    const Level* m_level;
    std::vector<const Grid*> m_under; ///< topmost first: it shows where everything above it is Void
    std::vector<const Grid*> m_over;  ///< lowest first
    std::vector<Veil> m_veils;
};

} // namespace delve::editor
