#include "editor/tiled/piece_numbers.h"

namespace delve::editor {

inline std::uint16_t& PieceNumbers::entry(TiledCell cell) {
    const auto number = cell & ~tiledFlags;
    return number < few ? m_low[std::size_t{number} << 4 | cell >> 28] : m_high[cell];
}

/// Neighbours are often the same.
bool PieceNumbers::number(std::vector<TiledCell>& cells) {
    TiledCell last = 0;
    std::uint16_t lastNumber = 0;
    for (auto& cell : cells) {
        if (cell != last) {
            last = cell;
            if ((cell & ~tiledFlags) == 0) {
                lastNumber = 0;
            } else {
                auto& known = entry(cell);
                if (known == 0) {
                    if (m_pieces.size() > most) return false;
                    known = static_cast<std::uint16_t>(m_pieces.size());
                    m_pieces.push_back(cell);
                    m_counts.push_back(0);
                }
                lastNumber = known;
            }
        }
        cell = lastNumber;
        ++m_counts[lastNumber];
    }
    return true;
}

} // namespace delve::editor
