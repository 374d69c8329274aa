#include "editor/drawing/picture_bands.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/picture.h"
#include "editor/drawing/seen_tiles.h"
#include "editor/text/byte_count.h"

#include <QPainter>

#include <algorithm>
#include <cstring>

namespace delve::editor {
namespace {

/// QPainter has 16-bit coordinates in places, so overlays are painted part by part.
constexpr int overlayPart = 4096;

Done checkCell(int cellPixels) {
    if (cellPixels >= smallestCellPixels && cellPixels <= largestCellPixels) return done();
    return badInput(
        {DELVE_TEXT("picture", "Invalid cell size %3: give %1 to %2 pixels."),
         {std::to_string(smallestCellPixels), std::to_string(largestCellPixels), std::to_string(cellPixels)}});
}

Done checkPixels(Size size, int cellPixels, bool overlays) {
    const std::int64_t bytesOfPixel = cellPixels == 1 && !overlays ? 1 : 4;
    const std::int64_t needed = size.area() * cellPixels * cellPixels * bytesOfPixel;
    if (needed <= maxBytesOfPicture) return done();
    return impossible(
        {DELVE_TEXT("picture", "The picture is too large: %1 x %2 pixels need %3 of memory; at most %4. Choose fewer "
                               "pixels per cell."),
         {std::to_string(std::int64_t{size.width} * cellPixels), std::to_string(std::int64_t{size.height} * cellPixels),
          byteCount(needed), byteCount(maxBytesOfPicture)}});
}

Done checkOverlayBytes(const Level& level, const TileCatalogue& catalogue, std::span<const std::string> overlays) {
    const Size size = level.size();
    std::int64_t needed = 0;
    for (const auto& name : overlays)
        if (const auto bytes = findOverlay(name)->bytes) needed += bytes(level, catalogue);
    const auto max = maxBytesOfOverlays(size);
    if (needed <= max) return done();
    return impossible(
        {DELVE_TEXT("picture", "Overlays on a map of %1 x %2 cells need %3 of memory; at most %4. Choose fewer."),
         {std::to_string(size.width), std::to_string(size.height), byteCount(needed), byteCount(max)}});
}

Done check(const Level& level, const TileCatalogue& catalogue, int cellPixels, std::span<const std::string> overlays) {
    const Size size = level.size();
    if (auto checked = checkCell(cellPixels); !checked) return checked;
    if (size.area() == 0) return impossible({DELVE_TEXT("picture", "The level is empty: there is nothing to draw.")});
    if (auto checked = checkPixels(size, cellPixels, !overlays.empty()); !checked) return checked;
    if (auto checked = checkOverlays(overlays); !checked) return checked;
    return checkOverlayBytes(level, catalogue, overlays);
}

} // namespace

Result<std::unique_ptr<PictureBands>> PictureBands::of(const Level& level, const TileCatalogue& catalogue,
                                                       int cellPixels, std::span<const std::string> overlays,
                                                       const OverlayContext& context) {
    if (auto checked = check(level, catalogue, cellPixels, overlays); !checked) return checked.failure();
    std::unique_ptr<PictureBands> bands(new PictureBands(level, catalogue, cellPixels, overlays, context));
    if (context.feedback && context.feedback->stopped()) return cancelled();
    return bands;
}

PictureBands::PictureBands(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                           std::span<const std::string> overlays, const OverlayContext& context)
    : m_cell(cellPixels), m_size(level.size().width * cellPixels, level.size().height * cellPixels),
      m_drawing(toRgb(catalogue[Tile::Void].colour), MapDrawing::Averaging::No),
      m_overlays(makeOverlays(overlays, {level, catalogue, context.world, context.number, context.feedback,
                                         context.persona, context.games})) {
    if (context.legend && m_size.width() >= minPixelsOfLegend)
        m_legend = LegendStrip(overlaysNamed(overlays), m_size.width(), context.persona).draw();
    if (context.skin) m_drawing.setSkin(context.skin);
    else if (context.world) m_drawing.setWorld(context.world->properties);
    Level shown = level;
    if (m_cell == 1) shown.things = {}; // tiles alone
    m_drawing.show(shown, catalogue);
    if (m_cell == 1 && m_overlays.empty()) layOutColours();
}

/// Makes a colour table if the colours are few enough: a quarter of the bytes, and compressed several times as fast.
void PictureBands::layOutColours() {
    const auto& catalogue = m_drawing.catalogue();
    const auto tiles = catalogue.all();
    constexpr std::size_t maxPlaces = 256;
    if (tiles.size() > maxPlaces) return;
    const TileColours colours(catalogue, m_drawing.background());
    m_places.assign(static_cast<std::size_t>(tiles.back()) + 1, 0);
    for (const auto tile : tiles) {
        m_places[static_cast<std::size_t>(tile)] = static_cast<std::uint8_t>(m_colours.size());
        m_colours.push_back(colours[tile]);
    }
}

QImage::Format PictureBands::format() const {
    return m_colours.empty() ? QImage::Format_RGB32 : QImage::Format_Indexed8;
}

/// Whole rows of cells, if one fits: cells cut by the edge of a band are drawn twice.
int PictureBands::bandRows() const {
    const std::int64_t bytesOfRow = std::int64_t{m_size.width()} * (m_colours.empty() ? 4 : 1);
    const auto bytes = bytesOfRow * m_cell <= defaultBytesOfBand ? defaultBytesOfBand : maxBytesOfBand;
    const std::int64_t rows = std::max<std::int64_t>(1, bytes / bytesOfRow);
    return static_cast<int>(std::min<std::int64_t>(rows < m_cell ? rows : rows / m_cell * m_cell, m_size.height()));
}

void PictureBands::paint(QImage& band, int top) const {
    if (const int rows = std::min(band.height(), m_size.height() - top); rows > 0) {
        QImage ofMap(band.bits(), band.width(), rows, band.bytesPerLine(), band.format());
        paintMap(ofMap, top);
    }
    if (!m_legend.isNull()) paintLegend(band, top);
}

void PictureBands::paintLegend(QImage& band, int top) const {
    for (int y = std::max(top, m_size.height()); y < std::min(top + band.height(), size().height()); ++y)
        std::memcpy(band.scanLine(y - top), m_legend.constScanLine(y - m_size.height()),
                    static_cast<std::size_t>(band.width()) * sizeof(QRgb));
}

void PictureBands::paintMap(QImage& band, int top) const {
    if (m_cell == 1) paintPlain(band, top);
    else m_drawing.paint(band, {0, top}, m_cell);
    if (!m_overlays.empty()) paintOverlays(band, top);
}

/// One pixel a cell, tiles alone.
void PictureBands::paintPlain(QImage& band, int top) const {
    const TileColours colours(m_drawing.catalogue(), m_drawing.background());
    const SeenTiles ground(m_drawing.level());
    std::vector<Tile> row(static_cast<std::size_t>(band.width()));
    for (int y = 0; y < band.height(); ++y) {
        ground.readRow(top + y, 0, row);
        if (m_colours.empty())
            std::ranges::transform(row, reinterpret_cast<QRgb*>(band.scanLine(y)),
                                   [&](Tile tile) { return colours[tile]; });
        else
            std::ranges::transform(row, band.scanLine(y), [&](Tile tile) {
                const auto id = static_cast<std::size_t>(tile);
                return id < m_places.size() ? m_places[id] : std::uint8_t{0};
            });
    }
}

/// Each part also shows the overlays of the cells around it, as far as they extend into it.
void PictureBands::paintOverlays(QImage& band, int top) const {
    for (int left = 0; left < band.width(); left += overlayPart) {
        QImage part(band.scanLine(0) + std::ptrdiff_t{left} * 4, std::min(overlayPart, band.width() - left),
                    band.height(), band.bytesPerLine(), band.format());
        QPainter painter(&part);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-left, -top);
        painter.scale(m_cell, m_cell);
        const QRectF seen = QRectF(part.rect().translated(left, top))
                                .adjusted(-overlayReach, -overlayReach, overlayReach, overlayReach);
        const QRectF cells(seen.topLeft() / m_cell, seen.size() / m_cell);
        for (const auto& overlay : m_overlays) overlay->paint(painter, cells, m_cell);
    }
}

} // namespace delve::editor
