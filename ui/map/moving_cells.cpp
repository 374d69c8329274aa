#include "ui/map/moving_cells.h"

#include "editor/drawing/map_drawing.h"
#include "editor/drawing/moving_parts.h"
#include "editor/drawing/overlay_painting.h"
#include "ui/map/map_surface.h"

#include <QEvent>
#include <QTimerEvent>
#include <QWindow>

namespace delve::ui {
namespace {

bool isExposed(const QWidget& widget) {
    const auto* const window = widget.window()->windowHandle();
    return window && window->isExposed();
}

} // namespace

MovingCells::MovingCells(MapSurface& map, editor::MapDrawing& drawing) : m_map(map), m_drawing(drawing) {
    map.installEventFilter(this);
    connect(&map, &MapSurface::zoomChanged, this, &MovingCells::follow);
}

MovingCells::~MovingCells() = default;

unsigned MovingCells::frame() const { return m_drawing.frame(); }

void MovingCells::setOn(bool on) {
    if (on == m_on) return;
    m_on = on;
    follow();
    if (on) return;
    m_drawing.setFrame(0);
    m_map.viewport()->update(); // all of it: cells that are too small to move may show another frame
    emit frameShown();
}

void MovingCells::follow() {
    const bool runs = m_on && m_map.isVisible() && m_map.cellPixels() >= minPixels;
    if (runs == m_timer.isActive()) return;
    if (runs) m_timer.start(editor::frameMilliseconds, this);
    else m_timer.stop();
}

bool MovingCells::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) follow();
    return false;
}

void MovingCells::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_timer.timerId() && isExposed(m_map)) showFrame(frame() + 1);
}

void MovingCells::showFrame(unsigned frame) {
    m_drawing.setFrame(frame);
    if (m_map.cellPixels() >= minPixels)
        for (const auto& part : m_drawing.movingParts(editor::cellsIn(m_map.visibleCells(), m_drawing.size())))
            m_map.updateCells(part, 0);
    emit frameShown();
}

} // namespace delve::ui
