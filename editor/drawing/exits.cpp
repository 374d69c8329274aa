#include "editor/drawing/exits.h"

#include <algorithm>

namespace delve::editor {
namespace {

std::vector<Tile> exitTiles(const TileCatalogue& catalogue) {
    auto tiles = catalogue.all();
    std::erase_if(tiles, [&catalogue](Tile tile) { return !catalogue.endsGame(tile); });
    return tiles;
}

/// Without a way out of the loop, so that the compiler compares many tiles at once.
bool has(std::span<const Tile> row, Tile wanted) {
    std::uint16_t found = 0;
    for (const Tile tile : row) found |= static_cast<std::uint16_t>(tile == wanted);
    return found != 0;
}

class Search {
public:
    Search(const Grid& grid, const TileCatalogue& catalogue)
        : m_grid(grid), m_catalogue(catalogue), m_wanted(exitTiles(catalogue)) {}

    [[nodiscard]] std::vector<Exits::Exit> in(std::size_t index) const {
        std::vector<Exits::Exit> found;
        const auto chunk = m_grid.chunk(index);
        const Rect area = m_grid.chunkArea(index);
        if (!chunk.cells) {
            if (m_catalogue.endsGame(chunk.tile)) found.push_back({{area.x, area.y}, chunk.tile});
            return found;
        }
        for (std::int32_t y = 0; y < area.height && found.size() < Exits::mostOfChunk; ++y)
            inRow({chunk.row(y), static_cast<std::size_t>(area.width)}, {area.x, area.y + y}, found);
        return found;
    }

private:
    void inRow(std::span<const Tile> row, Cell first, std::vector<Exits::Exit>& found) const {
        if (std::ranges::none_of(m_wanted, [row](Tile wanted) { return has(row, wanted); })) return;
        for (std::int32_t x = 0; const Tile tile : row) {
            if (m_catalogue.endsGame(tile)) found.push_back({{first.x + x, first.y}, tile});
            if (found.size() == Exits::mostOfChunk) return;
            ++x;
        }
    }

    const Grid& m_grid;
    const TileCatalogue& m_catalogue;
    std::vector<Tile> m_wanted;
};

} // namespace

void Exits::rebuild(const Grid& tiles, const TileCatalogue& catalogue) {
    m_byChunk.clear();
    m_size = tiles.size();
    const Search search(tiles, catalogue);
    for (std::size_t index = 0; index < tiles.chunkCount(); ++index)
        if (auto found = search.in(index); !found.empty()) m_byChunk.emplace(index, std::move(found));
}

void Exits::update(const Grid& tiles, const TileCatalogue& catalogue, const CellsByChunk& cells) {
    const Search search(tiles, catalogue);
    for (const auto& part : cells.parts()) {
        const auto index =
            static_cast<std::size_t>(part.y / Grid::chunkSide * tiles.chunkColumns() + part.x / Grid::chunkSide);
        m_byChunk.erase(index);
        if (auto found = search.in(index); !found.empty()) m_byChunk.emplace(index, std::move(found));
    }
}

std::vector<Exits::Exit> Exits::near(const Rect& cells) const {
    std::vector<Exit> found;
    const Rect part = cells.intersected(wholeOf(m_size));
    if (part.empty()) return found;
    const auto chunkAt = [this](std::int32_t x, std::int32_t row) {
        const auto columns = (m_size.width - 1) / Grid::chunkSide + 1;
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(x / Grid::chunkSide);
    };
    for (auto row = part.y / Grid::chunkSide; row <= (part.bottom() - 1) / Grid::chunkSide; ++row) {
        const auto last = chunkAt(part.right() - 1, row);
        for (auto chunk = m_byChunk.lower_bound(chunkAt(part.x, row)); chunk != m_byChunk.end() && chunk->first <= last;
             ++chunk)
            found.insert(found.end(), chunk->second.begin(), chunk->second.end());
    }
    return found;
}

} // namespace delve::editor
