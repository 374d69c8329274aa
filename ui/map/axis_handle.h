#pragma once

#include <QWidget>

/// The grip of a symmetry axis, on the edge of a map's view: a drag moves the axis, a double click centres it. Owned by
/// the viewport; the guides of the map place it.
namespace delve::ui {

class AxisHandle : public QWidget {
    Q_OBJECT
public:
    static constexpr int side = 16;

    /// `moves`: the direction in which it is dragged.
    AxisHandle(Qt::Orientation moves, QWidget* viewport);

signals:
    void dragged(QPointF place); ///< in the viewport
    void centreWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showTexts();

    Qt::Orientation m_moves;
    bool m_held = false;
};

} // namespace delve::ui
