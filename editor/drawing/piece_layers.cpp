#include "editor/drawing/piece_layers.h"

#include "editor/drawing/rows_around.h"
#include "editor/files/progress.h"

#include <algorithm>
#include <memory>

namespace delve::editor {
namespace {

/// A grid as it would look if it were the whole level.
struct Alone {
    Level level;
    SeenTiles seen;
    RowsAround rows;

    Alone(const Grid& tiles, const Looks& looks)
        : level(levelOf(tiles)), seen(level), rows(seen, looks, nullptr, 0, tiles.size().width) {}
    Alone(const Alone&) = delete;
    Alone& operator=(const Alone&) = delete;

private:
    static Level levelOf(const Grid& tiles) {
        Level level;
        level.tiles = tiles;
        return level;
    }
};

/// Numbers the cells of one level, layer by layer.
class Numbering {
public:
    Numbering(const Level& level, CellPieces& pieces, generation::Feedback* feedback)
        : m_level(level), m_pieces(pieces), m_feedback(feedback), m_seen(level, pieces.anyClear()) {}

    [[nodiscard]] Result<std::vector<PieceLayer>> layers() {
        std::vector<PieceLayer> layers;
        const auto add = [&](const DecorationLayer* layer) {
            layers.push_back({layer, {}});
            return number(layers.back());
        };
        m_all = static_cast<std::int64_t>(1 + m_level.layers.size()) * m_level.size().height;
        for (const auto& layer : m_level.layers)
            if (!layer.over && !add(&layer)) return cancelled();
        if (!add(nullptr)) return cancelled();
        for (const auto& layer : m_level.layers)
            if (layer.over && !add(&layer)) return cancelled();
        return layers;
    }

private:
    [[nodiscard]] bool isShown(const DecorationLayer& layer) const {
        return !layer.hidden && layer.opacity > 0 && layer.tiles.size() == m_level.size();
    }
    [[nodiscard]] bool isSolid(const DecorationLayer& layer) const {
        return isShown(layer) && layer.opacity >= 100 && !m_pieces.anyClear();
    }

    /// False if it was cancelled.
    [[nodiscard]] bool number(PieceLayer& layer) {
        const auto area = static_cast<std::size_t>(m_level.size().area());
        if (layer.decoration && layer.decoration->tiles.size() != m_level.size()) return true;
        layer.cells.resize(area);
        if (!layer.decoration && m_level.layers.empty()) return numberGround(layer);
        if (!layer.decoration || isSolid(*layer.decoration)) return numberSolid(layer);
        return numberVeil(layer);
    }
    [[nodiscard]] std::span<CellPieces::Number> rowOf(PieceLayer& layer, std::int32_t y) const {
        const auto width = static_cast<std::size_t>(m_level.size().width);
        return std::span(layer.cells).subspan(static_cast<std::size_t>(y) * width, width);
    }
    [[nodiscard]] bool next() { return goesOn(m_feedback, ++m_rows, m_all); }

    /// The level's own tiles where it has no layers.
    [[nodiscard]] bool numberGround(PieceLayer& layer) {
        RowsAround rows(m_seen, m_pieces.looks(), nullptr, 0, m_level.size().width);
        for (std::int32_t y = 0; y < m_level.size().height; ++y) {
            if (!next()) return false;
            rows.moveTo(y);
            const auto into = rowOf(layer, y);
            for (std::size_t x = 0; x < into.size(); ++x) {
                const auto column = static_cast<std::int32_t>(x);
                into[x] = m_pieces.ofCell(rows.around(column), {column, y});
            }
        }
        return true;
    }

    /// Layers that nothing is seen through. Where such a layer is seen, its cells look as their surroundings on the
    /// map, whatever layers these are from.
    [[nodiscard]] bool numberSolid(PieceLayer& layer) {
        const Grid& tiles = layer.decoration ? layer.decoration->tiles : m_level.tiles;
        const bool over = layer.decoration && layer.decoration->over;
        const auto& looks = m_pieces.looks();
        RowsAround seen(m_seen, looks, nullptr, 0, m_level.size().width);
        Alone alone(tiles, looks);
        std::vector<char> covered;
        for (std::int32_t y = 0; y < m_level.size().height; ++y) {
            if (!next()) return false;
            seen.moveTo(y);
            alone.rows.moveTo(y);
            readCovered(layer.decoration, y, covered);
            const auto into = rowOf(layer, y);
            for (std::size_t x = 0; x < into.size(); ++x) {
                const Cell place{static_cast<std::int32_t>(x), y};
                const Tile here = *alone.rows.at(1, place.x);
                if (here == Tile::Void && (layer.decoration || *seen.at(1, place.x) != Tile::Void)) continue;
                const bool stands = over && looks.standing()[static_cast<std::size_t>(here)];
                into[x] = stands ? m_pieces.ofStanding(here, place)
                                 : m_pieces.ofCell((covered[x] ? alone.rows : seen).around(place.x), place);
            }
        }
        return true;
    }

    /// Which cells of a row solid layers above this one hide: all do that have a tile there which does not stand on the
    /// ground.
    void readCovered(const DecorationLayer* layer, std::int32_t y, std::vector<char>& covered) {
        covered.assign(static_cast<std::size_t>(m_level.size().width), 0);
        m_row.resize(covered.size());
        const auto& isStanding = m_pieces.looks().standing();
        const auto cover = [&](const Grid& tiles, bool standing) {
            tiles.readRow(y, 0, m_row);
            for (std::size_t x = 0; x < covered.size(); ++x)
                if (m_row[x] != Tile::Void && (standing || !isStanding[static_cast<std::size_t>(m_row[x])]))
                    covered[x] = 1;
        };
        const bool under = layer && !layer->over;
        bool above = false; // the layers from this one on
        for (const auto& other : m_level.layers) {
            if (!other.over && above && under && isSolid(other)) cover(other.tiles, true);
            if (&other == layer) above = true;
        }
        if (under) cover(m_level.tiles, true);
        above = !layer || under;
        for (const auto& other : m_level.layers) {
            if (other.over && above && isSolid(other)) cover(other.tiles, false);
            if (&other == layer) above = true;
        }
    }

    /// Layers that others are seen through, and hidden ones.
    [[nodiscard]] bool numberVeil(PieceLayer& layer) {
        const Grid& tiles = layer.decoration->tiles;
        const auto& veils = m_seen.veils();
        const auto veil = std::ranges::find(veils, &tiles, &Veil::tiles);
        Alone alone(tiles, m_pieces.looks());
        RowsAround seen(m_seen, m_pieces.looks(), veil == veils.end() ? nullptr : &*veil, 0, m_level.size().width);
        for (std::int32_t y = 0; y < m_level.size().height; ++y) {
            if (!next()) return false;
            alone.rows.moveTo(y);
            if (veil != veils.end()) seen.moveTo(y);
            const auto into = rowOf(layer, y);
            for (std::size_t x = 0; x < into.size(); ++x) {
                const Cell place{static_cast<std::int32_t>(x), y};
                const bool isSeen = veil != veils.end() && *seen.at(1, place.x) != Tile::Void;
                into[x] = m_pieces.ofVeil((isSeen ? seen : alone.rows).around(place.x), place);
            }
        }
        return true;
    }

    const Level& m_level;
    CellPieces& m_pieces;
    generation::Feedback* m_feedback;
    SeenTiles m_seen;
    std::vector<Tile> m_row;
    std::int64_t m_rows = 0;
    std::int64_t m_all = 0;
};

} // namespace

Result<std::vector<PieceLayer>> pieceLayersOf(const Level& level, CellPieces& pieces, generation::Feedback* feedback) {
    return Numbering(level, pieces, feedback).layers();
}

} // namespace delve::editor
