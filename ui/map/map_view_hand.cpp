#include "editor/tools/tool_controller.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/theme/focus_ring.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

/// The part of the map view that passes input to the tools: previews, presses, and the cell that the arrow keys move.
namespace delve::ui {

MapView::MapView(QWidget* parent) : MapSurface(parent), m_guides(new MapGuides(*this)) {
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty(ringShowsFocus, true);
    setObjectName(QStringLiteral("map"));
}

namespace {

constexpr std::int32_t leap = 8; ///< cells that Ctrl with an arrow key moves

editor::Pointer pointerOf(Cell cell, Qt::KeyboardModifiers modifiers) {
    return {cell, modifiers.testFlag(Qt::ShiftModifier), modifiers.testFlag(Qt::ControlModifier),
            modifiers.testFlag(Qt::AltModifier)};
}

} // namespace

void MapView::setHand(editor::ToolController* toolController) {
    if (m_toolController == toolController) return;
    if (m_toolController) m_toolController->disconnect(this);
    m_toolController = toolController;
    showPreview({}, nullptr);
    showTool();
    if (!toolController) return;
    connect(toolController, &editor::ToolController::previewChanged, this, &MapView::showHandsPreview);
    connect(toolController, &editor::ToolController::toolChanged, this, &MapView::showTool);
    connect(toolController, &editor::ToolController::floatingChanged, this, &MapView::showCursorShape);
}

void MapView::showHandsPreview(const editor::Preview& preview) {
    const bool refused = this->preview().refused();
    const Level* live = m_toolController->document() ? &m_toolController->document()->level() : nullptr;
    showPreview(preview, preview.level ? &*preview.level : live);
    if (refused != preview.refused) showCursorShape();
}

/// The pin tool shows the pinned cells.
void MapView::showTool() {
    overlays().setToolName(m_toolController && m_toolController->tool().id == "pin" ? "pins" : "");
    showCursorShape();
}

/// The mouse cursor shows what a press would do.
void MapView::showCursorShape() {
    if (m_panFrom) return viewport()->setCursor(Qt::ClosedHandCursor);
    if (m_spaceHeld) return viewport()->setCursor(Qt::OpenHandCursor);
    if (m_picked) return viewport()->setCursor(Qt::PointingHandCursor);
    if (!m_toolController) return viewport()->unsetCursor();
    if (preview().refused()) return viewport()->setCursor(Qt::ForbiddenCursor);
    if (m_toolController->floats()) return viewport()->setCursor(Qt::SizeAllCursor);
    const bool points = m_toolController->tool().id == "thing" || m_toolController->tool().id == "pick" ||
                        m_toolController->tool().id == "pin";
    viewport()->setCursor(points ? Qt::PointingHandCursor : Qt::CrossCursor);
}

// The mouse

void MapView::press(const QMouseEvent& event) {
    m_cursor.reset();
    m_menuCell.reset();
    pointAt(event.position());
    if (event.button() == Qt::LeftButton && event.type() == QEvent::MouseButtonPress) emit firstPressed();
    if (event.button() == Qt::LeftButton && answerPick(cellAt(event.position()))) return;
    if (event.button() == Qt::LeftButton && !m_toolController) return emit pressedWithoutHand();
    const auto pointer = pointerOf(cellBelow(event.position()), event.modifiers());
    if (event.button() == Qt::LeftButton) return m_toolController->press(pointer);
    if (event.button() != Qt::RightButton || (m_toolController && m_toolController->pressSecond(pointer))) return;
    wantMenu(event.globalPosition().toPoint(), cellAt(event.position()));
}

/// No menu in the middle of a drag: while it is open the map gets no mouse events, and would miss the release.
void MapView::wantMenu(QPoint globalPlace, std::optional<Cell> cell) {
    if (m_toolController && m_toolController->busy()) return;
    m_menuCell = cell;
    emit menuWanted(globalPlace, cell);
}

/// The preview stays under the mouse, and a drag goes on, where the map moves instead.
void MapView::movedUnderMouse() {
    if (m_toolController && mousePlace()) m_toolController->move(pointerOf(cellBelow(*mousePlace()), m_modifiers));
}

void MapView::moveHand(const QMouseEvent& event) {
    if (m_toolController) m_toolController->move(pointerOf(cellBelow(event.position()), event.modifiers()));
}

void MapView::release(const QMouseEvent& event) {
    if (m_toolController) m_toolController->release(pointerOf(cellBelow(event.position()), event.modifiers()));
}

/// With a tool that paints, a double click counts as two presses, except on something that can be opened. If its first
/// press went to what opened the map, such as a recipe on the welcome page, the second does nothing.
void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!m_pressed) return;
    const bool holds =
        m_spaceHeld || event->button() != Qt::LeftButton || (m_toolController && m_toolController->floats());
    auto opened = m_opening && !holds ? m_opening(mapToScene(event->position().toPoint())) : std::nullopt;
    if (!opened && !holds && !(m_toolController && m_toolController->tool().paints)) opened = cellAt(event->position());
    if (opened) emit cellDoubleClicked(*opened);
    else mousePressEvent(event);
}

/// For the menu key; press() already handles the right button.
void MapView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Keyboard) return;
    const auto place = m_cursor ? placeOf(*m_cursor).toPoint() : viewport()->rect().center();
    wantMenu(viewport()->mapToGlobal(place), m_cursor);
}

void MapView::pickCell(std::function<void(std::optional<Cell>)> picked) {
    m_picked = std::move(picked);
    showCursorShape();
}

bool MapView::answerPick(std::optional<Cell> cell) {
    if (!m_picked) return false;
    std::exchange(m_picked, {})(cell);
    showCursorShape();
    return true;
}

// What is dragged here from another part of the window. Anything else, such as files, is for the window.

bool MapView::bringsFloating(const QDropEvent& event) const {
    return m_toolController && m_toolController->floats() && event.mimeData()->hasFormat(floatingFormat);
}

void MapView::dragEnterEvent(QDragEnterEvent* event) {
    if (bringsFloating(*event)) event->acceptProposedAction();
    else event->ignore();
}

void MapView::dragMoveEvent(QDragMoveEvent* event) {
    if (!bringsFloating(*event)) return event->ignore();
    pointAt(event->position());
    m_toolController->move(pointerOf(cellBelow(event->position()), event->modifiers()));
    event->acceptProposedAction();
}

void MapView::dragLeaveEvent(QDragLeaveEvent*) {
    pointAt(std::nullopt);
    if (m_toolController) m_toolController->leave();
}

/// Lays it down once; the drag is over then, and so is the floating.
void MapView::dropEvent(QDropEvent* event) {
    if (!bringsFloating(*event)) return event->ignore();
    const auto pointer = pointerOf(cellBelow(event->position()), event->modifiers());
    m_toolController->press(pointer);
    m_toolController->release(pointer);
    m_toolController->cancel();
    setFocus();
    event->acceptProposedAction();
}

// The keyboard

/// Arrow keys move the cell, Enter presses on it, and the next Enter releases; Space presses while it is held.
bool MapView::cursorKey(const QKeyEvent& event) {
    if (!m_toolController && !m_picked) return false; // nothing to do with a cell: arrow keys pan
    const std::int32_t step = event.modifiers().testFlag(Qt::ControlModifier) ? leap : 1;
    switch (event.key()) {
    case Qt::Key_Left: moveCursor({-step, 0}, event.modifiers()); return true;
    case Qt::Key_Right: moveCursor({step, 0}, event.modifiers()); return true;
    case Qt::Key_Up: moveCursor({0, -step}, event.modifiers()); return true;
    case Qt::Key_Down: moveCursor({0, step}, event.modifiers()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_cursor) moveCursor({0, 0}, event.modifiers());
        else if (m_toolController && m_toolController->busy()) releaseAtCursor(event.modifiers());
        else pressAtCursor(event.modifiers());
        return true;
    default: return false;
    }
}

void MapView::moveCursor(Cell by, Qt::KeyboardModifiers modifiers) {
    m_menuCell.reset();
    const auto size = level().size();
    if (size.area() == 0) return;
    const QPointF middle = visibleCells().center();
    const Cell from = m_cursor ? *m_cursor
                      : hoveredCell()
                          ? *hoveredCell()
                          : Cell{static_cast<std::int32_t>(middle.x()), static_cast<std::int32_t>(middle.y())};
    m_cursor = Cell{std::clamp(from.x + by.x, 0, size.width - 1), std::clamp(from.y + by.y, 0, size.height - 1)};
    const QRectF cell(m_cursor->x, m_cursor->y, 1, 1);
    if (!visibleCells().contains(cell)) centreOn(*m_cursor);
    pointAt(*m_cursor);
    modifiers.setFlag(Qt::ControlModifier, false); // it only makes the step longer
    if (m_toolController) m_toolController->move(pointerOf(*m_cursor, modifiers));
}

void MapView::pressAtCursor(Qt::KeyboardModifiers modifiers) {
    if (answerPick(m_cursor)) return;
    if (!m_toolController) return emit pressedWithoutHand();
    if (m_cursor) m_toolController->press(pointerOf(*m_cursor, modifiers));
}

void MapView::releaseAtCursor(Qt::KeyboardModifiers modifiers) {
    if (m_toolController && m_cursor) m_toolController->release(pointerOf(*m_cursor, modifiers));
}

/// Here, not in every map: a game does not show where the exit is.
void MapView::drawForeground(QPainter* painter, const QRectF& exposed) {
    drawing().paintSigns(*painter, painter->worldTransform(), exposed);
    MapSurface::drawForeground(painter, exposed);
}

} // namespace delve::ui
