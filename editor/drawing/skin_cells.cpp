#include "editor/drawing/skin_cells.h"

#include "editor/drawing/standing.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// The rows of a grid that a cell's look depends on, with one more cell on both sides; Void beyond the map.
class GridRows {
public:
    GridRows(const Grid& tiles, std::int32_t y, std::int32_t below) : m_width(tiles.size().width) {
        for (std::int32_t row = y - 1; row <= y + below; ++row) {
            std::vector<Tile> read(static_cast<std::size_t>(m_width) + 2, Tile::Void);
            if (row >= 0 && row < tiles.size().height)
                tiles.readRow(row, 0, std::span(read).subspan(1, static_cast<std::size_t>(m_width)));
            m_rows.push_back(std::move(read));
        }
    }
    [[nodiscard]] Around around(std::int32_t x) const {
        const auto at = [&](std::size_t row) { return m_rows[row].data() + x + 1; };
        Around around{at(0), at(1), at(2)};
        for (std::size_t row = 3; row < m_rows.size(); ++row) around.further[row - 3] = at(row);
        return around;
    }

private:
    std::int32_t m_width;
    std::vector<std::vector<Tile>> m_rows;
};

void add(PiecesOfCell& cell, const Look& look, const Looks& looks) {
    if (look.pieces) cell.pieces[cell.count++] = looks.pieceOf(look);
    else if (look.tile != Tile::Void) cell.byCode = true;
}

} // namespace

SkinCells::SkinCells(const Level& level, const TileCatalogue& catalogue, SharedSkin skin)
    : m_level(level), m_looks(catalogue, std::move(skin)) {}

std::vector<PiecesOfCell> SkinCells::ground(std::int32_t y) const {
    std::vector<PiecesOfCell> row(static_cast<std::size_t>(m_level.size().width));
    const GridRows rows(m_level.tiles, y, m_looks.rowsBelow());
    for (std::int32_t x = 0; x < m_level.size().width; ++x) {
        auto& into = row[static_cast<std::size_t>(x)];
        const auto around = rows.around(x);
        const Tile ground = m_looks.groundOf(around);
        const auto cell = m_looks.cellOf(around, ground, {x, y});
        add(into, cell.ground, m_looks);
        if (cell.above) add(into, *cell.above, m_looks);
        if (m_looks.edgesOf(around, ground, {x, y}).count > 0) into.byCode = true;
    }
    return row;
}

std::vector<PiecesOfCell> SkinCells::layer(const Grid& tiles, std::int32_t y) const {
    std::vector<PiecesOfCell> row(static_cast<std::size_t>(tiles.size().width));
    const GridRows rows(tiles, y, m_looks.rowsBelow());
    for (std::int32_t x = 0; x < tiles.size().width; ++x) {
        const auto around = rows.around(x);
        if (*around.here != Tile::Void)
            add(row[static_cast<std::size_t>(x)], m_looks.of(around, *around.here, {x, y}), m_looks);
    }
    return row;
}

std::vector<PieceFrame> SkinCells::animationOf(const Piece& piece) const {
    for (const auto& tile : skin().pieces)
        for (std::size_t i = 0; i < tile.slotsInAll(); ++i)
            for (const auto& choice : tile.slot(i))
                if (choice.frames.size() > 1 && choice.frames.front().piece == piece) return choice.frames;
    return {};
}

const ThingPieces* SkinCells::piecesOf(const Thing& thing) const {
    const auto row = spriteOf(thing, &skin());
    return row == 0 ? nullptr : &skin().things[row - 1U];
}

} // namespace delve::editor
