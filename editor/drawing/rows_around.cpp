#include "editor/drawing/rows_around.h"

#include <algorithm>

namespace delve::editor {

RowsAround::RowsAround(const SeenTiles& ground, const Looks& looks, const Veil* veil, std::int32_t x,
                       std::int32_t width)
    : m_ground(ground), m_looks(looks), m_veil(veil), m_x(x), m_rows(static_cast<std::size_t>(2 + looks.rowsBelow())) {
    for (auto& row : m_rows) row.resize(static_cast<std::size_t>(width) + 2);
}

void RowsAround::moveTo(std::int32_t y) {
    if (m_moved && y == m_y + 1) std::rotate(m_rows.begin(), m_rows.begin() + 1, m_rows.end());
    else
        for (std::size_t i = 0; i + 1 < m_rows.size(); ++i) read(y - 1 + static_cast<std::int32_t>(i), m_rows[i]);
    read(y - 2 + static_cast<std::int32_t>(m_rows.size()), m_rows.back());
    m_y = y;
    m_moved = true;
}

void RowsAround::read(std::int32_t y, std::span<Tile> into) const {
    if (m_veil) m_ground.readVeil(*m_veil, y, m_x - 1, into);
    else m_ground.readGround(y, m_x - 1, into, m_looks.standing());
}

} // namespace delve::editor
