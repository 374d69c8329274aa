#pragma once

#include "editor/drawing/colours.h"
#include "editor/drawing/seen_tiles.h"
#include "editor/drawing/standing.h"
#include "generation/level/shared.h"

#include <span>
#include <vector>

/// A map in averaged colours, for zooms at which a cell is smaller than a pixel: 2 x 2 cells a pixel, 4 x 4, 8 x 8 …
/// Updated by region. A pixel of a level is the rounded mean of the four below it; at an odd edge of the map, the last
/// row or column counts twice. A thing fills half of its 2 x 2 cells, so that it is visible from afar. Copies share
/// their pixels, by bands of rows, until one of them is updated.
namespace delve::editor {

class Averages {
public:
    /// Averages all of a map.
    void rebuild(const SeenTiles& ground, const TileColours& colours, const Standing& things);
    /// Averages the cells of `region` again; the map must have the size of the last rebuild.
    void update(const SeenTiles& ground, const TileColours& colours, const Standing& things, const Rect& region);

    /// Levels are numbered from 1, which is 2 x 2 cells a pixel; 0 where the map is empty.
    [[nodiscard]] int deepest() const { return static_cast<int>(m_levels.size()); }
    [[nodiscard]] Size size(int level) const { return at(level).size(); }
    [[nodiscard]] std::span<const QRgb> row(int level, std::int32_t y) const;
    [[nodiscard]] std::size_t bytes() const;

private:
    class Picture {
    public:
        /// The height of a band: of a row of chunks in the first level, which is drawn by chunks.
        static constexpr std::int32_t bandHeight = Grid::chunkSide / 2;

        Picture() = default;
        explicit Picture(Size size);
        [[nodiscard]] Size size() const { return m_size; }
        [[nodiscard]] const QRgb* row(std::int32_t y) const { return m_bands[band(y)]->data() + inBand(y); }
        /// To write to it, and to the rows of its band below it.
        [[nodiscard]] QRgb* writableRow(std::int32_t y) { return m_bands[band(y)].write().data() + inBand(y); }

    private:
        [[nodiscard]] static std::size_t band(std::int32_t y) { return static_cast<std::size_t>(y / bandHeight); }
        [[nodiscard]] std::size_t inBand(std::int32_t y) const {
            return static_cast<std::size_t>(y % bandHeight) * static_cast<std::size_t>(m_size.width);
        }

        Size m_size;
        std::vector<Shared<std::vector<QRgb>>> m_bands;
    };
    void averageTiles(const SeenTiles& ground, const TileColours& colours, const Rect& area);
    [[nodiscard]] const Picture& at(int level) const { return m_levels[static_cast<std::size_t>(level - 1)]; }

    std::vector<Picture> m_levels;
};

} // namespace delve::editor
