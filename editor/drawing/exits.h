#pragma once

#include "generation/level/cells_by_chunk.h"
#include "generation/level/grid.h"

#include <map>
#include <vector>

/// Where the tiles lie on a level that end the game: remembered by chunks, since no frame may walk over all cells.
namespace delve::editor {

class Exits {
public:
    /// Of a chunk with more, the first ones: signs on all of them would cover each other.
    static constexpr std::size_t mostOfChunk = 16;

    struct Exit {
        Cell at;
        Tile tile = Tile::Void;
        friend bool operator==(const Exit&, const Exit&) = default;
    };

    /// Looks for them in all of a grid.
    void rebuild(const Grid& tiles, const TileCatalogue& catalogue);
    /// Looks again in the chunks of these cells; the grid must have the size of the last rebuild.
    void update(const Grid& tiles, const TileCatalogue& catalogue, const CellsByChunk& cells);

    [[nodiscard]] const std::map<std::size_t, std::vector<Exit>>& byChunk() const { return m_byChunk; }
    /// Those of the chunks that these cells touch, chunk by chunk.
    [[nodiscard]] std::vector<Exit> near(const Rect& cells) const;

private:
    Size m_size;                                        ///< of the grid
    std::map<std::size_t, std::vector<Exit>> m_byChunk; ///< none is empty
};

} // namespace delve::editor
