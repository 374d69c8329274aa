#pragma once

#include "generation/level/level.h"

#include <optional>
#include <span>
#include <vector>

/// What is seen of a level's tiles once its decoration layers are laid under and over them.
namespace delve {

/// Looks at a level that somebody else owns and that outlives it.
class Ground {
public:
    explicit Ground(const Level& level);

    [[nodiscard]] Size size() const { return m_level->size(); }
    /// The tiles that are seen in a part of a row. What lies outside the map is Void.
    void readRow(std::int32_t y, std::int32_t x, std::span<Tile> into) const;
    /// The tiles of these cells without copying them, where they are a whole chunk of the level and nothing lies under
    /// or over it.
    [[nodiscard]] std::optional<Grid::ChunkView> wholeChunk(const Rect& cells) const;

private:
    void readLayers(std::int32_t y, std::int32_t x, std::span<Tile> into) const;

    const Level* m_level;
    std::vector<const Grid*> m_under; ///< topmost first: it shows where everything above it is Void
    std::vector<const Grid*> m_over;  ///< lowest first
};

} // namespace delve
