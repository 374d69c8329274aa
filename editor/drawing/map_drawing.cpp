#include "editor/drawing/map_drawing.h"

#include "editor/drawing/resample.h"

#include <algorithm>
#include <cmath>

namespace delve {

MapDrawing::MapDrawing(QRgb background, Averaging averaging) : m_averaging(averaging), m_background(background) {
    m_colours = std::make_unique<TileColours>(m_catalogue, m_background);
}

MapDrawing::~MapDrawing() = default;

void MapDrawing::show(const Level& level, const TileCatalogue& catalogue) {
    m_level = level;
    m_catalogue = catalogue;
    m_colours = std::make_unique<TileColours>(m_catalogue, m_background);
    m_standing = Standing(*m_level.things);
    if (m_averaging == Averaging::Yes) m_averages.rebuild(Ground(m_level), *m_colours, m_standing);
}

void MapDrawing::update(const Level& level, const Rect& region) {
    const bool otherThings = !level.things.sameAs(m_level.things);
    m_level = level;
    if (otherThings) m_standing = Standing(*m_level.things);
    if (m_averaging == Averaging::Yes) m_averages.update(Ground(m_level), *m_colours, m_standing, region);
}

void MapDrawing::setBackground(QRgb background) {
    if (background == m_background) return;
    m_background = background;
    show(Level(m_level), TileCatalogue(m_catalogue));
}

double MapDrawing::fitting(double scale) { return scale < wholePixels ? scale : std::round(scale); }

QSize MapDrawing::pixelsOf(Size size, double scale) {
    return {std::max(1, static_cast<int>(std::lround(size.width * scale))),
            std::max(1, static_cast<int>(std::lround(size.height * scale)))};
}

void MapDrawing::paint(QImage& into, QPoint origin, double scale) const {
    if (scale < 1) paintAverages(into, origin, scale);
    else paintColours(into, origin, scale);
}

void MapDrawing::paintColours(QImage& into, QPoint origin, double scale) const {
    const Ground ground(m_level);
    std::vector<Tile> tiles;
    resample(into, origin, scale, size(), [&](std::int32_t y, std::int32_t x, std::span<QRgb> row) {
        tiles.resize(row.size());
        ground.readRow(y, x, tiles);
        std::ranges::transform(tiles, row.begin(), [this](Tile tile) { return (*m_colours)[tile]; });
        for (const auto& thing : m_standing.inRow(y, x, static_cast<std::int32_t>(row.size())))
            row[static_cast<std::size_t>(thing.at.x - x)] = m_standing.looks()[thing.look].colour;
    });
}

void MapDrawing::paintAverages(QImage& into, QPoint origin, double scale) const {
    int level = 0;
    for (; scale <= 0.5 && level < m_averages.deepest(); scale *= 2) ++level;
    if (level == 0) return paintColours(into, origin, scale);
    resample(into, origin, scale, m_averages.size(level), [&](std::int32_t y, std::int32_t x, std::span<QRgb> row) {
        const auto from = m_averages.row(level, y).subspan(static_cast<std::size_t>(x), row.size());
        std::ranges::copy(from, row.begin());
    });
}

std::size_t MapDrawing::bytes() const { return m_averages.bytes() + m_standing.bytes(); }

} // namespace delve
