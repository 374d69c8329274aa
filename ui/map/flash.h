#pragma once

#include "generation/level/geometry.h"

#include <QLineF>
#include <QObject>
#include <QTimer>

#include <vector>

class QPainter;
class QRectF;
class QWidget;

namespace delve::ui {

/// A frame around some cells that blinks a few times, slowly enough for everybody's eyes, and goes. Owned by the map
/// view that paints it.
class Flash : public QObject {
    Q_OBJECT
public:
    static constexpr int blinks = 3;

    /// `canvas` is repainted while it blinks, and outlives it.
    explicit Flash(QWidget& canvas);

    void begin(const std::vector<Cell>& cells);
    [[nodiscard]] bool active() const { return m_left > 0; }
    void setSteady(bool steady) { m_steady = steady; } ///< it does not blink, for whoever wants less motion
    /// The painter's unit is a cell.
    void paint(QPainter& painter, const QRectF& cells) const;

private:
    void tick();

    QWidget& m_canvas;
    QTimer m_timer;
    std::vector<QLineF> m_frame;
    int m_left = 0; ///< changes of light; it is seen while this is odd
    bool m_steady = false;
};

} // namespace delve::ui
