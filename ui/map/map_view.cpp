#include "ui/map/map_view.h"

#include "editor/drawing/marks.h"
#include "editor/drawing/overlay_painting.h"
#include "ui/map/surroundings.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace delve {
namespace {

constexpr double leastMapPixels = 64;  ///< so much of the map stays in sight, however far one pans
constexpr double fitMarginPixels = 12; ///< around a map that was made to fit
constexpr double stepOfKeys = 1.25;    ///< a zoom step of the keyboard

constexpr double leastHoverPixels = 3; ///< of a cell whose outline is still worth drawing

} // namespace

MapView::MapView(QWidget* parent) : QGraphicsView(parent), m_drawing(0) {
    takeColours();
    setScene(&m_scene);
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex); // few items: looking at each is quicker than a tree
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setFrameShape(NoFrame);
    chooseBars();
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Map"));
}

MapView::~MapView() = default;

void MapView::takeColours() {
    const auto surroundings = surroundingsFor(palette());
    m_beyond = surroundings.beyond;
    m_drawing.setBackground(surroundings.voidColour);
}

// Levels

void MapView::showLevel(const Level& level, const TileCatalogue& catalogue) {
    const bool sameSize = level.size() == m_drawing.size();
    m_drawing.show(level, catalogue);
    m_marks.clear();
    if (!sameSize) makeItems();
    makeOverlaysAnew();
    hoverAnew();
}

void MapView::updateLevel(const Level& level, const Rect& region, bool everything) {
    if (everything || level.size() != m_drawing.size()) {
        const bool sameSize = level.size() == m_drawing.size();
        m_drawing.show(level, TileCatalogue(m_drawing.catalogue()));
        if (!sameSize) makeItems();
        makeOverlaysAnew();
        return hoverAnew();
    }
    m_drawing.update(level, region);
    hoverAnew();
    if (m_overlayNames.empty()) updateCells(region.grown(1), 0); // a wall's look depends on what is beside it
    else makeOverlaysAnew();
}

void MapView::makeItems() {
    m_scene.clear();
    const Size size = m_drawing.size();
    const auto side = ChunkItem::sideFor(size);
    for (std::int32_t y = 0; y < size.height; y += side)
        for (std::int32_t x = 0; x < size.width; x += side)
            m_scene.addItem(new ChunkItem(m_drawing, m_memory, Rect{x, y, side, side}.intersected(wholeOf(size))));
    layOutScene();
    refit();
}

void MapView::makeOverlaysAnew() {
    m_overlays = makeOverlays(m_overlayNames, m_drawing.level(), m_drawing.catalogue());
    viewport()->update();
}

void MapView::setMarks(std::vector<Mark> marks) {
    m_marks = std::move(marks);
    viewport()->update();
}

void MapView::setOverlays(std::vector<std::string> names) {
    m_overlayNames = std::move(names);
    makeOverlaysAnew();
}

void MapView::setGridShown(bool shown) {
    m_gridShown = shown;
    viewport()->update();
}

// Zoom

double MapView::cellPixels() const { return m_cellPixels; }

void MapView::setCellPixels(double pixels) { setCellPixels(pixels, QRectF(viewport()->rect()).center()); }

void MapView::setCellPixels(double pixels, QPointF anchor) {
    m_fitted = false;
    applyZoom(pixels, anchor, (anchor + scrolled()) / m_cellPixels);
}

void MapView::applyZoom(double pixels, QPointF anchor, QPointF placeAtAnchor) {
    const auto size = m_drawing.size();
    const double whole = std::min(viewport()->width() / std::max(1.0, double(size.width)),
                                  viewport()->height() / std::max(1.0, double(size.height)));
    m_wantedPixels = std::clamp(pixels, std::min(1.0, whole / 2), mostCellPixels);
    const double ratio = devicePixelRatioF();
    const double before = m_cellPixels;
    m_cellPixels = MapDrawing::fitting(m_wantedPixels * ratio) / ratio;
    m_settingZoom = true;
    setTransform(QTransform::fromScale(m_cellPixels, m_cellPixels));
    layOutScene();
    const QPointF scroll = placeAtAnchor * m_cellPixels - anchor;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(scroll.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(scroll.y())));
    m_settingZoom = false;
    hoverAtMouse();
    if (m_cellPixels != before) emit zoomChanged(m_cellPixels);
    emit visibleCellsChanged(visibleCells());
}

void MapView::zoomIn() {
    setCellPixels(std::max(m_wantedPixels * stepOfKeys, m_cellPixels < 4 ? 0 : m_cellPixels + 1));
}

void MapView::zoomOut() {
    setCellPixels(std::min(m_wantedPixels / stepOfKeys, m_cellPixels <= 4 ? m_cellPixels : m_cellPixels - 1));
}

void MapView::zoomTo100() { setCellPixels(pixelsAt100); }

void MapView::fitMap() {
    m_fitted = true;
    refit();
}

void MapView::refit() {
    const auto size = m_drawing.size();
    if (!m_fitted || size.area() == 0) return;
    const double ratio = devicePixelRatioF();
    double pixels = std::min((viewport()->width() - 2 * fitMarginPixels) / size.width,
                             (viewport()->height() - 2 * fitMarginPixels) / size.height);
    if (pixels * ratio >= MapDrawing::wholePixels) pixels = std::floor(pixels * ratio) / ratio;
    applyZoom(std::max(pixels, 1e-3), QRectF(viewport()->rect()).center(), {size.width / 2.0, size.height / 2.0});
}

void MapView::centreOn(Cell cell) { centreOn(QPointF(cell.x + 0.5, cell.y + 0.5)); }

void MapView::centreOn(QPointF place) {
    m_fitted = false;
    applyZoom(m_wantedPixels, QRectF(viewport()->rect()).center(), place);
}

ViewPlace MapView::place() const { return {m_cellPixels, visibleCells().center(), m_fitted}; }

void MapView::goTo(const ViewPlace& place) {
    if (place.fitted) return fitMap();
    setCellPixels(place.cellPixels);
    centreOn(place.centre);
}

QRectF MapView::visibleCells() const { return {scrolled() / m_cellPixels, QSizeF(viewport()->size()) / m_cellPixels}; }

QPointF MapView::scrolled() const { return QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()); }

void MapView::scrollBy(QPoint pixels) {
    m_fitted = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + pixels.y());
}

std::optional<Cell> MapView::cellAt(QPointF place) const {
    const QPointF at = (place + scrolled()) / m_cellPixels;
    const Cell cell{static_cast<std::int32_t>(std::floor(at.x())), static_cast<std::int32_t>(std::floor(at.y()))};
    return m_drawing.size().contains(cell) ? std::optional(cell) : std::nullopt;
}

/// The map and, around it, as much as lets every place of the map come to every place of the view.
void MapView::layOutScene() {
    chooseBars();
    const auto size = m_drawing.size();
    const double across = std::max(0.0, viewport()->width() - leastMapPixels) / m_cellPixels;
    const double down = std::max(0.0, viewport()->height() - leastMapPixels) / m_cellPixels;
    setSceneRect(QRectF(-across, -down, size.width + 2 * across, size.height + 2 * down));
}

/// There is always room to scroll into around the map, so whether there are bars is decided by the map itself, and by
/// the view as it is without them: else they would come and go by themselves.
void MapView::chooseBars() {
    const auto size = m_drawing.size();
    const QSize view = maximumViewportSize();
    const auto policy = [this](bool fits) {
        return m_barsShown && !fits ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff;
    };
    setHorizontalScrollBarPolicy(policy(size.width * m_cellPixels <= view.width()));
    setVerticalScrollBarPolicy(policy(size.height * m_cellPixels <= view.height()));
}

void MapView::setBarsShown(bool shown) {
    m_barsShown = shown;
    chooseBars();
}

void MapView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    layOutScene();
    refit();
    emit visibleCellsChanged(visibleCells());
}

void MapView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    if (m_settingZoom) return;
    hoverAtMouse(); // another cell came under the mouse
    emit visibleCellsChanged(visibleCells());
}

void MapView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        takeColours();
        viewport()->update();
    }
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Map"));
}

// Hovering

void MapView::hover(std::optional<Cell> cell) {
    if (cell == m_hovered) return;
    for (const auto& changed : {m_hovered, cell})
        if (changed) updateCells({changed->x, changed->y, 1, 1}, 2);
    m_hovered = cell;
    emit cellHovered(cell);
}

/// What is under the mouse may be another tile now, or nothing.
void MapView::hoverAnew() {
    const auto before = m_hovered;
    hoverAtMouse();
    if (m_hovered && m_hovered == before) emit cellHovered(m_hovered);
}

void MapView::hoverAtMouse() { hover(m_mouse ? cellAt(*m_mouse) : std::nullopt); }

// Painting

void MapView::updateCells(const Rect& cells, int marginPixels) {
    const QRectF place(QPointF(cells.x, cells.y) * m_cellPixels - scrolled(),
                       QSizeF(cells.width, cells.height) * m_cellPixels);
    viewport()->update(place.toAlignedRect().adjusted(-marginPixels, -marginPixels, marginPixels, marginPixels));
}

void MapView::drawBackground(QPainter* painter, const QRectF& exposed) {
    if (!toRectF(wholeOf(m_drawing.size())).contains(exposed)) painter->fillRect(exposed, m_beyond);
}

void MapView::drawForeground(QPainter* painter, const QRectF& exposed) {
    if (m_gridShown && m_cellPixels >= leastGridPixels) drawGrid(*painter, exposed);
    painter->setRenderHint(QPainter::Antialiasing);
    for (const auto& overlay : m_overlays) overlay->paint(*painter, exposed, m_cellPixels);
    paintMarks(*painter, m_marks, exposed, m_cellPixels);
    painter->setRenderHint(QPainter::Antialiasing, false);
    if (m_hovered && m_cellPixels >= leastHoverPixels) drawHover(*painter);
}

void MapView::drawGrid(QPainter& painter, const QRectF& exposed) const {
    const Rect cells = cellsIn(exposed, m_drawing.size());
    std::vector<QLineF> lines;
    for (auto x = cells.x; x <= cells.right(); ++x) lines.emplace_back(x, cells.y, x, cells.bottom());
    for (auto y = cells.y; y <= cells.bottom(); ++y) lines.emplace_back(cells.x, y, cells.right(), y);
    painter.setPen(QPen(QColor(110, 110, 110, 70), 0)); // 0: one pixel at every zoom
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

/// A light line within a dark one, so that it is seen on every tile.
void MapView::drawHover(QPainter& painter) const {
    const QRectF cell(m_hovered->x, m_hovered->y, 1, 1);
    const double pixel = 1 / m_cellPixels;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 0));
    painter.drawRect(cell.adjusted(-pixel, -pixel, 0, 0));
    painter.setPen(QPen(QColor(255, 250, 235), 0));
    painter.drawRect(cell.adjusted(0, 0, -pixel, -pixel));
}

} // namespace delve
