#pragma once

#include "editor/tiled/tiled_map.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

/// Numbers for the distinct cells of a map's tile layers, in the order in which they are met; 0 is an empty cell.
namespace delve::editor {

class PieceNumbers {
public:
    /// More pieces than a world may have tiles.
    static constexpr std::size_t most = 4000;

    /// Replaces each cell by its number; false where there are too many pieces.
    [[nodiscard]] bool number(std::vector<TiledCell>& cells);
    /// The cell that each number stands for; of 0, an empty one.
    [[nodiscard]] const std::vector<TiledCell>& pieces() const { return m_pieces; }
    /// How often each is used.
    [[nodiscard]] const std::vector<std::int64_t>& counts() const { return m_counts; }

private:
    static constexpr TiledCell few = 1 << 16;
    [[nodiscard]] std::uint16_t& entry(TiledCell cell);

    std::vector<std::uint16_t> m_low = std::vector<std::uint16_t>(std::size_t{few} * 16);
    std::unordered_map<TiledCell, std::uint16_t> m_high;
    std::vector<TiledCell> m_pieces = {0};
    std::vector<std::int64_t> m_counts = {0};
};

} // namespace delve::editor
