#include "editor/drawing/moving_parts.h"

#include "editor/drawing/rows_around.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// A part of a map in blocks of cells, some of which are marked. They begin near the part, so that their number does
/// not grow with its place on the map.
class Blocks {
public:
    explicit Blocks(const Rect& cells)
        : m_cells(cells), m_left(cells.x / m_side * m_side), m_top(cells.y / m_side * m_side),
          m_columns((cells.right() - 1 - m_left) / m_side + 1), m_rows((cells.bottom() - 1 - m_top) / m_side + 1),
          m_marked(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows)) {}

    void mark(Cell cell) { m_marked[at((cell.x - m_left) / m_side, (cell.y - m_top) / m_side)] = true; }
    /// The marked blocks: in each row those beside one another, joined with equal ones above them.
    [[nodiscard]] std::vector<Rect> joined() const {
        std::vector<Rect> parts;
        for (std::int32_t row = 0; row < m_rows; ++row)
            for (std::int32_t from = 0, to = 0; from < m_columns; from = to + 1) {
                for (to = from; to < m_columns && m_marked[at(to, row)];) ++to;
                if (to > from)
                    join(parts, {m_left + from * m_side, m_top + row * m_side, (to - from) * m_side, m_side});
            }
        for (auto& part : parts) part = part.intersected(m_cells);
        return parts;
    }
    void coarsen() {
        Blocks coarse = *this;
        coarse.m_side *= 2;
        coarse.m_columns = (m_columns + 1) / 2;
        coarse.m_rows = (m_rows + 1) / 2;
        coarse.m_marked.assign(static_cast<std::size_t>(coarse.m_columns) * static_cast<std::size_t>(coarse.m_rows),
                               false);
        for (std::int32_t row = 0; row < m_rows; ++row)
            for (std::int32_t column = 0; column < m_columns; ++column)
                if (m_marked[at(column, row)]) coarse.m_marked[coarse.at(column / 2, row / 2)] = true;
        *this = std::move(coarse);
    }

private:
    [[nodiscard]] std::size_t at(std::int32_t column, std::int32_t row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    static void join(std::vector<Rect>& parts, const Rect& part) {
        const auto above = std::ranges::find_if(parts, [&part](const Rect& other) {
            return other.x == part.x && other.width == part.width && other.bottom() == part.y;
        });
        if (above == parts.end()) parts.push_back(part);
        else above->height += part.height;
    }

    Rect m_cells;
    std::int32_t m_side = 8;
    std::int32_t m_left;
    std::int32_t m_top;
    std::int32_t m_columns;
    std::int32_t m_rows;
    std::vector<bool> m_marked;
};

/// What moves on a row: a tile by itself, by what it is drawn over, or by the ground of a neighbour that is seen below.
void markGround(Blocks& blocks, const RowsAround& rows, const Looks& looks, const Rect& area, std::int32_t y) {
    const auto movesAt = [&](std::size_t row, std::int32_t x) { return looks.trait(*rows.at(row, x)).showsMotion; };
    for (auto x = area.x; x < area.right(); ++x) {
        const auto& own = looks.trait(*rows.at(1, x));
        bool moves = own.showsMotion;
        if (!moves && own.pieces && own.under == Looks::Under::Beside)
            for (std::size_t row = 0; row < 3; ++row)
                moves = moves || movesAt(row, x - 1) || movesAt(row, x) || movesAt(row, x + 1);
        if (moves) blocks.mark({x, y});
    }
}

/// The cells that the moving sprites of a skin reach into.
void markSprites(Blocks& blocks, const Skin& skin, const Standing& standing, const Rect& area) {
    if (std::ranges::none_of(skin.things, [](const ThingPieces& thing) { return isAnimated(thing.pieces); })) return;
    const auto overhang = skin.overhang();
    const Rect around = area.grown(overhang);
    for (auto y = around.y; y < around.bottom(); ++y)
        for (const auto& thing : standing.inRow(y, around.x, around.width)) {
            const auto sprite = standing.looks()[thing.look].sprite;
            if (sprite == 0 || !isAnimated(skin.things[sprite - 1U].pieces)) continue;
            const Rect touched = Rect{thing.at.x, thing.at.y, 1, 1}.grown(overhang).intersected(area);
            for (auto row = touched.y; row < touched.bottom(); ++row)
                for (auto column = touched.x; column < touched.right(); ++column) blocks.mark({column, row});
        }
}

} // namespace

bool moves(ThingKind kind) { return kind == ThingKind::Lamp || kind == ThingKind::Portal; }

std::vector<Rect> movingParts(const SeenTiles& ground, const Looks& looks, const Standing& standing,
                              const Rect& cells) {
    const Rect area = cells.intersected(wholeOf(ground.size()));
    if (area.empty()) return {};
    Blocks blocks(area);
    std::vector<Tile> row(static_cast<std::size_t>(area.width));
    const auto markTiles = [&](std::int32_t y) {
        for (std::size_t i = 0; i < row.size(); ++i)
            if (looks.trait(row[i]).showsMotion) blocks.mark({area.x + static_cast<std::int32_t>(i), y});
    };
    RowsAround rows(ground, looks, nullptr, area.x, area.width);
    for (auto y = area.y; y < area.bottom(); ++y) {
        rows.moveTo(y);
        markGround(blocks, rows, looks, area, y);
        ground.readStanding(y, area.x, row, looks.standing());
        markTiles(y);
        for (const auto& veil : ground.veils()) {
            ground.readVeil(veil, y, area.x, row);
            markTiles(y);
        }
        for (const auto& thing : standing.inRow(y, area.x, area.width)) {
            const auto& look = standing.looks()[thing.look];
            if (look.sprite == 0 && moves(look.kind)) blocks.mark(thing.at);
        }
    }
    markSprites(blocks, looks.skin(), standing, area);
    auto parts = blocks.joined();
    for (; parts.size() > mostMovingParts; parts = blocks.joined()) blocks.coarsen();
    return parts;
}

} // namespace delve::editor
