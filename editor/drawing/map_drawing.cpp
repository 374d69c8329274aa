#include "editor/drawing/map_drawing.h"

#include "editor/drawing/cell_painter.h"
#include "editor/drawing/moving_parts.h"
#include "editor/drawing/resample.h"
#include "editor/drawing/signs.h"
#include "editor/drawing/veils.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

/// Zooms whose sprites are cached: zooming in and out with the wheel does not draw them again.
constexpr std::size_t maxSheets = 6;
/// Averages are drawn at this scale up to twice as large: enlarging them a little costs less than reducing those of
/// the level before, and looks as good.
constexpr double minScaleOfLevel = 0.65;

} // namespace

MapDrawing::MapDrawing(QRgb background, Averaging averaging) : m_averaging(averaging), m_background(background) {
    prepareLooks();
}

MapDrawing::~MapDrawing() {
    if (m_ahead) m_ahead->leave();
}

void MapDrawing::setAhead(std::shared_ptr<DrawnAhead> ahead) {
    if (m_ahead) m_ahead->leave();
    m_ahead = std::move(ahead);
    if (!m_ahead) return;
    m_ahead->join(m_background);
    if (m_worldSkin) m_ahead->setWorldSkin(m_worldSkin); // else whoever opened the file may have said it
}

bool MapDrawing::takeDrawn(const Level& level) {
    auto drawn = m_ahead ? m_ahead->take(level, m_catalogue, m_background, m_skin) : std::nullopt;
    if (!drawn) return false;
    m_standing = std::move(drawn->things);
    m_averages = std::move(drawn->averages);
    m_exits = std::move(drawn->exits);
    m_level = level;
    return true;
}

void MapDrawing::show(const Level& level, const TileCatalogue& catalogue) {
    const bool newTiles = !(catalogue == m_catalogue);
    if (newTiles) m_catalogue = catalogue;
    const bool newSkin = takeSkin(level);
    if (newTiles || newSkin) prepareLooks();
    if (takeDrawn(level)) return;
    if (newSkin || !level.things.sameAs(m_level.things)) m_standing = Standing(*level.things, m_skin.get());
    m_level = level;
    if (m_averaging == Averaging::No) return;
    m_averages.rebuild(ground(), *m_colours, m_standing);
    m_exits.rebuild(m_level.tiles, m_catalogue);
    if (m_ahead && level.size().area() >= DrawnAhead::cellsOfLarge)
        m_ahead->share(m_level, m_catalogue, m_background, m_skin, {m_standing, m_averages, m_exits});
}

void MapDrawing::setWorld(const Properties& ofWorld) { setWorldSkin(m_ownSkin.of(ofWorld)); }

bool MapDrawing::hasWorldSkin(const Properties& ofWorld) { return isSameSkin(m_ownSkin.of(ofWorld), m_worldSkin); }

void MapDrawing::setWorldSkin(SharedSkin skin) {
    m_worldSkin = std::move(skin);
    if (m_ahead) m_ahead->setWorldSkin(m_worldSkin);
}

SharedSkin MapDrawing::wantedFor(const Level& level) const { return m_forced ? m_forced : skinOf(level, m_worldSkin); }

/// Is it another one than before? Then the looks have to be prepared.
bool MapDrawing::takeSkin(const Level& level) {
    auto skin = wantedFor(level);
    if (isSameSkin(skin, m_skin)) return false;
    m_sheets.clear(); // they ask the looks, which ask the skin
    m_looks.reset();
    m_skin = std::move(skin);
    return true;
}

/// For these tiles, in this skin, before this background.
void MapDrawing::prepareLooks() {
    m_sheets.clear();
    m_looks = std::make_unique<Looks>(m_catalogue, m_skin);
    m_looks->setFrame(m_frame);
    m_colours = std::make_unique<TileColours>(m_catalogue, m_background, *m_looks);
}

void MapDrawing::setFrame(unsigned frame) {
    m_frame = frame;
    m_looks->setFrame(frame);
}

std::vector<Rect> MapDrawing::movingParts(const Rect& cells) const {
    return editor::movingParts(ground(), *m_looks, m_standing, cells);
}

void MapDrawing::update(const Level& level, const CellsByChunk& cells) {
    const bool newSkin = takeSkin(level);
    if (newSkin) prepareLooks();
    const bool large = cells.around().area() >= DrawnAhead::cellsOfLarge;
    if (large && takeDrawn(level)) return;
    if (newSkin || !level.things.sameAs(m_level.things)) m_standing = Standing(*level.things, m_skin.get());
    m_level = level;
    if (m_averaging == Averaging::No) return;
    for (const auto& area : cells.rectangles()) m_averages.update(ground(), *m_colours, m_standing, area);
    m_exits.update(m_level.tiles, m_catalogue, cells);
    if (large && m_ahead) m_ahead->share(m_level, m_catalogue, m_background, m_skin, {m_standing, m_averages, m_exits});
}

void MapDrawing::setBackground(QRgb background) {
    if (background == m_background) return;
    m_background = background;
    if (m_ahead) m_ahead->setBackground(background);
    prepareLooks();
    show(Level(m_level), TileCatalogue(m_catalogue));
}

double MapDrawing::fitting(double scale) { return scale < wholePixels ? scale : std::round(scale); }

QSize MapDrawing::pixelsOf(Size size, double scale) {
    return {std::max(1, static_cast<int>(std::lround(size.width * scale))),
            std::max(1, static_cast<int>(std::lround(size.height * scale)))};
}

void MapDrawing::paint(QImage& into, QPoint origin, double scale) const {
    if (size().area() == 0) into.fill(m_background);
    else if (scale < 1) paintAverages(into, origin, scale);
    else if (scale < wholePixels) paintColours(into, origin, scale);
    else paintCells(into, origin, ground(), *m_looks, m_standing, sheetFor(static_cast<int>(std::lround(scale))));
}

SpriteSheet& MapDrawing::sheetFor(int pixels) const {
    const auto found =
        std::ranges::find_if(m_sheets, [pixels](const auto& sheet) { return sheet->pixels() == pixels; });
    if (found != m_sheets.end()) std::rotate(found, found + 1, m_sheets.end());
    else {
        if (m_sheets.size() == maxSheets) m_sheets.erase(m_sheets.begin());
        m_sheets.push_back(std::make_unique<SpriteSheet>(pixels, m_catalogue, *m_looks, *m_colours, m_parts));
    }
    return *m_sheets.back();
}

void MapDrawing::paintColours(QImage& into, QPoint origin, double scale) const {
    const SeenTiles ground = this->ground();
    std::vector<Tile> tiles;
    resample(into, origin, scale, size(), [&](std::int32_t y, std::int32_t x, std::span<QRgb> row) {
        tiles.resize(row.size());
        ground.readRow(y, x, tiles);
        std::ranges::transform(tiles, row.begin(), [this](Tile tile) { return (*m_colours)[tile]; });
        if (!ground.veils().empty()) layVeils(ground, *m_colours, y, x, row);
        for (const auto& thing : m_standing.inRow(y, x, static_cast<std::int32_t>(row.size())))
            row[static_cast<std::size_t>(thing.at.x - x)] = m_standing.looks()[thing.look].colour;
    });
}

void MapDrawing::paintAverages(QImage& into, QPoint origin, double scale) const {
    int level = 0;
    for (; scale < minScaleOfLevel && level < m_averages.deepest(); scale *= 2) ++level;
    if (level == 0) return paintColours(into, origin, scale);
    resample(into, origin, scale, m_averages.size(level), [&](std::int32_t y, std::int32_t x, std::span<QRgb> row) {
        const auto from = m_averages.row(level, y).subspan(static_cast<std::size_t>(x), row.size());
        std::ranges::copy(from, row.begin());
    });
}

void MapDrawing::paintSigns(QPainter& painter, const QTransform& toPixels, const QRectF& cells) const {
    if (toPixels.m11() >= signPixels) return;
    const double ratio = painter.device()->devicePixelRatioF();
    editor::paintSigns(painter, toPixels, cells, m_standing, m_exits,
                       sheetFor(static_cast<int>(std::lround(signPixels * ratio))));
}

std::size_t MapDrawing::bytes() const {
    std::size_t bytes = m_averages.bytes() + m_standing.bytes();
    for (const auto& sheet : m_sheets) bytes += sheet->bytes();
    return bytes;
}

} // namespace delve::editor
