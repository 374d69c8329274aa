#include "ui/map/map_surface.h"

#include "editor/drawing/marks.h"
#include "editor/drawing/overlay_painting.h"
#include "ui/map/legend_card.h"
#include "ui/map/map_backdrop.h"
#include "ui/map/moving_cells.h"
#include "ui/map/paint_parts.h"
#include "ui/theme/spoken_role.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::ui {
namespace {

constexpr double minMapPixels = 64;    ///< this much of the map stays visible, however far one pans
constexpr double fitMarginPixels = 12; ///< around a fitted map
constexpr double stepOfKeys = 1.25;    ///< zoom factor of the keyboard

constexpr double minArrivalPixels = 8; ///< minimum cell size after bringIntoSight()

constexpr int previewMarginPixels = 4;
constexpr int signMarginPixels = 12;   ///< a sign, and one beside it that had no room
constexpr int overlayMarginPixels = 4; ///< around what an overlay changes with the mouse: its lines

constexpr double minHoverPixels = 3; ///< minimum cell size at which the outline is drawn

Rect cellsAround(const QRectF& bounds) {
    const auto area = bounds.toAlignedRect();
    return {area.x(), area.y(), area.width(), area.height()};
}

/// All of them if they fit into the view, else the first.
void bringAllIntoSight(MapSurface& map, const std::vector<Cell>& cells) {
    Rect box;
    for (const Cell cell : cells) box = box.united({cell.x, cell.y, 1, 1});
    const QRectF wanted = editor::toRectF(box);
    const QRectF seen = map.visibleCells();
    const bool fits = wanted.width() <= seen.width() && wanted.height() <= seen.height();
    if (map.cellPixels() < minArrivalPixels || !fits) return map.bringIntoSight(cells.front());
    if (!seen.contains(wanted)) map.centreOn(wanted.center());
}

bool isDrawn(const DockOverlay& dock, const ShownOverlays& overlays) {
    if (!dock.overlay || !dock.kind) return dock.overlay != nullptr;
    const auto shown = overlays.shown();
    return std::ranges::find(shown, dock.kind, &ShownOverlay::kind) == shown.end();
}

} // namespace

MapSurface::MapSurface(QWidget* parent)
    : QGraphicsView(parent), m_drawing(0), m_legend(new LegendCard(viewport())), m_flash(*viewport()),
      m_moving(std::make_unique<MovingCells>(*this, m_drawing)) {
    connect(&m_overlays, &ShownOverlays::changed, this, &MapSurface::overlaysChanged);
    takeColours();
    setScene(&m_scene);
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex); // few items: a linear search is faster than a tree
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setFrameShape(NoFrame);
    chooseBars();
    setAccessibleName(tr("Map"));
    giveRole(*this, QAccessible::Canvas);
}

MapSurface::~MapSurface() = default;

void MapSurface::takeColours() {
    const auto backdrop = mapBackdrop(palette());
    m_beyond = backdrop.beyond;
    m_drawing.setBackground(backdrop.voidColour);
}

// Levels

void MapSurface::showLevel(const Level& level, const TileCatalogue& catalogue, const Properties& ofWorld) {
    const bool sameSize = level.size() == m_drawing.size();
    m_drawing.setWorld(ofWorld);
    m_drawing.show(level, catalogue);
    m_marks.clear();
    if (!sameSize) makeItems();
    m_overlays.showLevel(level, catalogue);
    viewport()->update();
    hoverAgain();
    emit levelShown();
}

void MapSurface::updateLevel(const Level& level, const CellsByChunk& cells, bool everything) {
    if (everything || level.size() != m_drawing.size() || !m_drawing.hasSkinOf(level)) {
        const bool sameSize = level.size() == m_drawing.size();
        m_drawing.show(level, TileCatalogue(m_drawing.catalogue()));
        if (!sameSize) makeItems();
        m_overlays.showLevel(level, m_drawing.catalogue());
        viewport()->update();
        hoverAgain();
        return emit levelShown();
    }
    m_drawing.update(level, cells);
    hoverAgain();
    m_overlays.updateLevel(level, m_drawing.catalogue());
    // Tiles are drawn by their neighbours, and signs reach beyond their cell.
    const int margin = m_cellPixels < editor::MapDrawing::signPixels ? signMarginPixels : 0;
    for (const auto& area : cells.rectangles()) updateCells(area.grown(m_drawing.reach()), margin);
}

void MapSurface::makeItems() {
    m_scene.clear();
    const Size size = m_drawing.size();
    const auto side = ChunkItem::sideFor(size);
    for (std::int32_t y = 0; y < size.height; y += side)
        for (std::int32_t x = 0; x < size.width; x += side)
            m_scene.addItem(new ChunkItem(m_drawing, m_memory, Rect{x, y, side, side}.intersected(wholeOf(size))));
    layOutScene();
    refit();
}

void MapSurface::setMarks(std::vector<generation::Mark> marks) {
    m_marks = std::move(marks);
    viewport()->update();
}

void MapSurface::setProblems(const editor::Overlay* problems) {
    m_problems = problems;
    viewport()->update();
}

void MapSurface::setLegendShown(bool shown) { m_legend->setWanted(shown); }

bool MapSurface::legendShown() const { return m_legend->wanted(); }

void MapSurface::setDockOverlay(DockOverlay overlay) {
    if (!overlay.overlay && !m_dockOverlay.overlay) return; // each edit takes away what a dock may have drawn
    m_dockOverlay = std::move(overlay);
    overlaysChanged();
}

void MapSurface::setDockOverlayShown(bool shown) {
    if (std::exchange(m_dockOverlayShown, shown) != shown) overlaysChanged();
}

bool MapSurface::drawsDockOverlay() const { return m_dockOverlayShown && isDrawn(m_dockOverlay, m_overlays); }

/// Shows them, and explains what is shown.
void MapSurface::overlaysChanged() {
    auto shown = m_overlays.shown();
    if (m_dockOverlay.kind && drawsDockOverlay()) shown.push_back({m_dockOverlay.kind});
    m_legend->show(shown, m_overlays.persona());
    viewport()->update();
}

void MapSurface::setGridShown(bool shown) {
    m_gridShown = shown;
    viewport()->update();
    emit gridSwitched();
}

// Zoom

double MapSurface::cellPixels() const { return m_cellPixels; }

void MapSurface::setCellPixels(double pixels) { setCellPixels(pixels, QRectF(viewport()->rect()).center()); }

void MapSurface::setCellPixels(double pixels, QPointF anchor) {
    m_fitted = false;
    applyZoom(pixels, anchor, (anchor + scrolled()) / m_cellPixels);
}

void MapSurface::applyZoom(double pixels, QPointF anchor, QPointF placeAtAnchor) {
    const auto size = m_drawing.size();
    const double whole = std::min(viewport()->width() / std::max(1.0, double(size.width)),
                                  viewport()->height() / std::max(1.0, double(size.height)));
    m_wantedPixels = std::clamp(pixels, std::min(1.0, whole / 2), maxCellPixels);
    const double ratio = devicePixelRatioF();
    const double before = m_cellPixels;
    m_cellPixels = editor::MapDrawing::fitting(m_wantedPixels * ratio) / ratio;
    m_settingBars = true;
    setTransform(QTransform::fromScale(m_cellPixels, m_cellPixels));
    layOutScene();
    const QPointF scroll = placeAtAnchor * m_cellPixels - anchor;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(scroll.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(scroll.y())));
    m_settingBars = false;
    hoverAtPlace();
    movedUnderMouse();
    if (m_cellPixels != before) emit zoomChanged(m_cellPixels);
    emit visibleCellsChanged(visibleCells());
}

void MapSurface::zoomIn() {
    setCellPixels(std::max(m_wantedPixels * stepOfKeys, m_cellPixels < 4 ? 0 : m_cellPixels + 1));
}

void MapSurface::zoomOut() {
    setCellPixels(std::min(m_wantedPixels / stepOfKeys, m_cellPixels <= 4 ? m_cellPixels : m_cellPixels - 1));
}

void MapSurface::zoomTo100() { setCellPixels(pixelsAt100); }

void MapSurface::fitMap() {
    m_fitted = true;
    refit();
}

void MapSurface::refit() {
    const auto size = m_drawing.size();
    if (!m_fitted || size.area() == 0) return;
    const double ratio = devicePixelRatioF();
    double pixels = std::min((viewport()->width() - 2 * fitMarginPixels) / size.width,
                             (viewport()->height() - 2 * fitMarginPixels) / size.height);
    if (pixels * ratio >= editor::MapDrawing::wholePixels) pixels = std::floor(pixels * ratio) / ratio;
    applyZoom(std::max(pixels, 1e-3), QRectF(viewport()->rect()).center(), {size.width / 2.0, size.height / 2.0});
}

void MapSurface::centreOn(Cell cell) { centreOn(QPointF(cell.x + 0.5, cell.y + 0.5)); }

void MapSurface::centreOn(QPointF place) {
    m_fitted = false;
    applyZoom(m_wantedPixels, QRectF(viewport()->rect()).center(), place);
}

void MapSurface::bringIntoSight(Cell cell) {
    const bool large = m_cellPixels >= minArrivalPixels;
    if (large && visibleCells().contains(QRectF(cell.x, cell.y, 1, 1))) return;
    if (!large) setCellPixels(minArrivalPixels);
    centreOn(cell);
}

void MapSurface::flash(const std::vector<Cell>& cells) {
    std::vector<Cell> there;
    for (const Cell cell : cells)
        if (m_drawing.size().contains(cell)) there.push_back(cell);
    if (there.empty()) return;
    bringAllIntoSight(*this, there);
    m_flash.begin(there);
}

ViewPlace MapSurface::place() const { return {m_cellPixels, visibleCells().center(), m_fitted}; }

void MapSurface::goTo(const ViewPlace& place) {
    if (place.fitted) return fitMap();
    setCellPixels(place.cellPixels);
    centreOn(place.centre);
}

QRectF MapSurface::visibleCells() const {
    return {scrolled() / m_cellPixels, QSizeF(viewport()->size()) / m_cellPixels};
}

QPointF MapSurface::scrolled() const { return QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()); }

/// A mouse that moves with the map stays on its cell: nothing follows from being on others on the way.
void MapSurface::scrollBy(QPoint pixels, std::optional<QPointF> mouse) {
    m_fitted = false;
    if (mouse) {
        m_place = mouse;
        m_kept.reset();
    }
    m_settingBars = true;
    m_scrollLater = QPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + pixels.y());
    const QPoint by = *std::exchange(m_scrollLater, std::nullopt);
    if (!by.isNull()) scrollContentsBy(by.x(), by.y());
    m_settingBars = false;
    hoverAtPlace();
    movedUnderMouse();
    emit visibleCellsChanged(visibleCells());
}

std::optional<Cell> MapSurface::cellAt(QPointF place) const {
    const Cell cell = cellBelow(place);
    return m_drawing.size().contains(cell) ? std::optional(cell) : std::nullopt;
}

/// The map with a margin that lets almost any point of the map be scrolled to any point of the view.
void MapSurface::layOutScene() {
    chooseBars();
    const auto size = m_drawing.size();
    const double across = std::max(0.0, viewport()->width() - minMapPixels) / m_cellPixels;
    const double down = std::max(0.0, viewport()->height() - minMapPixels) / m_cellPixels;
    setSceneRect(QRectF(-across, -down, size.width + 2 * across, size.height + 2 * down));
}

/// The margin around the map can always be scrolled into, so the size of the map itself decides whether bars are shown.
/// It is compared with the view without bars: else the bars would toggle themselves.
void MapSurface::chooseBars() {
    const auto size = m_drawing.size();
    const QSize view = maximumViewportSize();
    const auto policy = [this](bool fits) {
        return m_barsShown && !fits ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff;
    };
    setHorizontalScrollBarPolicy(policy(size.width * m_cellPixels <= view.width()));
    setVerticalScrollBarPolicy(policy(size.height * m_cellPixels <= view.height()));
}

void MapSurface::setMarginsOfRulers(int left, int top) { setViewportMargins(left, top, 0, 0); }

void MapSurface::setBarsShown(bool shown) {
    m_barsShown = shown;
    chooseBars();
}

void MapSurface::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    m_legend->placeIn(viewport()->rect());
    layOutScene();
    refit();
    emit visibleCellsChanged(visibleCells());
}

void MapSurface::scrollContentsBy(int dx, int dy) {
    if (m_scrollLater) {
        *m_scrollLater += QPoint(dx, dy);
        return;
    }
    const QPoint placeOfLegend = m_legend->pos();
    QGraphicsView::scrollContentsBy(dx, dy);
    m_legend->move(placeOfLegend);                  // children of the viewport are scrolled with it
    if (m_preview.hasLabel()) viewport()->update(); // it stays beside the mouse
    if (m_settingBars) return;
    hoverAtPlace(); // another cell is now under the mouse
    movedUnderMouse();
    emit visibleCellsChanged(visibleCells());
}

bool MapSurface::event(QEvent* event) {
    // Another screen may have another scale, and so other whole pixels: adjust the zoom.
    if (event->type() == QEvent::ScreenChangeInternal)
        applyZoom(m_wantedPixels, QRectF(viewport()->rect()).center(), visibleCells().center());
    return QGraphicsView::event(event);
}

void MapSurface::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        takeColours();
        viewport()->update();
    }
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Map"));
}

// Hovering

void MapSurface::hover(std::optional<Cell> cell) {
    if (cell == m_hovered) return;
    for (const auto& changed : {m_hovered, cell})
        if (changed) updateCells({changed->x, changed->y, 1, 1}, 2);
    m_hovered = cell;
    updateCells(m_overlays.pointAt(cell), overlayMarginPixels);
    emit cellHovered(cell);
}

/// The tile under the mouse may have changed, or the map may no longer reach there.
void MapSurface::hoverAgain() {
    const auto before = m_hovered;
    hoverAtPlace();
    if (m_hovered && m_hovered == before) emit cellHovered(m_hovered);
}

void MapSurface::hoverAtPlace() { hover(m_kept ? m_kept : m_place ? cellAt(*m_place) : std::nullopt); }

void MapSurface::pointAt(std::optional<QPointF> place) {
    m_place = place;
    m_kept.reset();
    hoverAtPlace();
}

void MapSurface::pointAt(Cell cell) {
    m_kept = cell;
    hoverAtPlace();
}

// Previews

void MapSurface::setSelection(const editor::Selection& selection) {
    m_preview.setSelection(selection);
    viewport()->update();
}

void MapSurface::setChosen(std::vector<Rect> areas, std::shared_ptr<const editor::Overlay> lines) {
    if (areas == m_preview.chosen() && !lines && !m_chosenLines) return;
    m_preview.setChosen(std::move(areas));
    m_chosenLines = std::move(lines);
    viewport()->update();
    emit chosenSet(chosen());
}

/// Repaints only what looks different than before.
void MapSurface::showPreview(const editor::Preview& preview, const Level* level) {
    const bool everywhere = m_preview.selects() || preview.selection || m_preview.hasLabel() || preview.label ||
                            m_preview.reaches() || preview.reach->size().area() > 0;
    const QRectF before = m_preview.bounds();
    m_preview.show(preview);
    if (!preview.changed.empty() && level && level->size() == m_drawing.size()) {
        m_drawing.update(*level, preview.changed);
        updateCells(preview.changed.grown(m_drawing.reach()), 0); // tiles are drawn by their neighbours
    }
    if (everywhere) viewport()->update();
    for (const auto& bounds : {before, m_preview.bounds()})
        if (!bounds.isEmpty()) updateCells(cellsAround(bounds), previewMarginPixels);
}

void MapSurface::drawLabel(QPainter& painter) const {
    const QPointF place = m_place && !m_kept ? *m_place : m_hovered ? placeOf(*m_hovered) : QPointF();
    painter.save();
    painter.resetTransform();
    m_preview.paintLabel(painter, place, QRectF(viewport()->rect()).adjusted(4, 4, -4, -4), palette());
    painter.restore();
}

Cell MapSurface::cellBelow(QPointF place) const {
    const QPointF at = (place + scrolled()) / m_cellPixels;
    return {static_cast<std::int32_t>(std::floor(at.x())), static_cast<std::int32_t>(std::floor(at.y()))};
}

QPointF MapSurface::placeOf(Cell cell) const { return QPointF(cell.x + 0.5, cell.y + 0.5) * m_cellPixels - scrolled(); }

// Painting

void MapSurface::updateCells(const Rect& cells, int marginPixels) {
    if (cells.empty()) return;
    const QRectF place(QPointF(cells.x, cells.y) * m_cellPixels - scrolled(),
                       QSizeF(cells.width, cells.height) * m_cellPixels);
    viewport()->update(place.toAlignedRect().adjusted(-marginPixels, -marginPixels, marginPixels, marginPixels));
}

/// Part by part: what Qt hands on otherwise is the box around all that is to be painted, which is the whole view when
/// it scrolls below the legend.
void MapSurface::paintEvent(QPaintEvent* event) {
    for (const auto& part : partsToPaint(event->region())) {
        m_part = part;
        QPaintEvent partEvent(part);
        QGraphicsView::paintEvent(&partEvent);
    }
    m_part = {};
}

/// Comes first. Nothing is painted beyond the part: it may belong to another one, and be tinted twice.
void MapSurface::drawBackground(QPainter* painter, const QRectF& exposed) {
    if (!m_part.isEmpty()) {
        const QTransform toPixels = painter->worldTransform();
        painter->setWorldTransform({});
        painter->setClipRect(QRectF(m_part));
        painter->setWorldTransform(toPixels);
    }
    if (!editor::toRectF(wholeOf(m_drawing.size())).contains(exposed)) painter->fillRect(exposed, m_beyond);
}

void MapSurface::drawForeground(QPainter* painter, const QRectF& exposed) {
    if (m_gridShown && m_cellPixels >= minGridPixels) drawGrid(*painter, exposed);
    painter->setRenderHint(QPainter::Antialiasing);
    const double reach = editor::overlayReach / m_cellPixels;
    const QRectF around = exposed.adjusted(-reach, -reach, reach, reach);
    if (m_pictures) m_pictures->paint(*painter, exposed, m_cellPixels);
    m_overlays.paint(*painter, around, m_cellPixels);
    if (m_problems) m_problems->paint(*painter, exposed, m_cellPixels);
    if (m_guideLines) m_guideLines->paint(*painter, around, m_cellPixels);
    if (drawsDockOverlay()) m_dockOverlay.overlay->paint(*painter, around, m_cellPixels);
    if (m_chosenLines) m_chosenLines->paint(*painter, around, m_cellPixels);
    editor::paintMarks(*painter, m_marks, exposed, m_cellPixels);
    m_flash.paint(*painter, exposed);
    m_preview.paint(*painter, exposed, m_cellPixels, m_drawing.size());
    painter->setRenderHint(QPainter::Antialiasing, false);
    if (m_hovered && m_cellPixels >= minHoverPixels) drawHover(*painter);
    if (m_preview.hasLabel()) drawLabel(*painter);
}

/// A light line beside a dark one, so that it is seen on every tile, walls too.
void MapSurface::drawGrid(QPainter& painter, const QRectF& exposed) const {
    const Rect cells = editor::cellsIn(exposed, m_drawing.size());
    std::vector<QLineF> lines;
    for (auto x = cells.x; x <= cells.right(); ++x) lines.emplace_back(x, cells.y, x, cells.bottom());
    for (auto y = cells.y; y <= cells.bottom(); ++y) lines.emplace_back(cells.x, y, cells.right(), y);
    painter.setPen(QPen(QColor(0, 0, 0, 90), 0)); // 0: one pixel at every zoom
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    const double pixel = 1 / m_cellPixels;
    for (auto& line : lines) line.translate(line.x1() == line.x2() ? pixel : 0, line.x1() == line.x2() ? 0 : pixel);
    painter.setPen(QPen(QColor(255, 255, 255, 55), 0));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

/// A light line within a dark one, so that it is seen on every tile.
void MapSurface::drawHover(QPainter& painter) const {
    const QRectF cell(m_hovered->x, m_hovered->y, 1, 1);
    const double pixel = 1 / m_cellPixels;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 0));
    painter.drawRect(cell.adjusted(-pixel, -pixel, 0, 0));
    painter.setPen(QPen(QColor(255, 250, 235), 0));
    painter.drawRect(cell.adjusted(0, 0, -pixel, -pixel));
}

} // namespace delve::ui
