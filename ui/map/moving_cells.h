#pragma once

#include <QBasicTimer>
#include <QObject>

namespace delve::editor {
class MapDrawing;
}

/// Lets water, lights and portals move on a map: every now and then it repaints the blocks of cells in which something
/// moves, and nothing else. They stand still while cells are small or nobody sees the map. Owned by the map.
namespace delve::ui {

class MapSurface;

class MovingCells : public QObject {
    Q_OBJECT
public:
    static constexpr double minPixels = 10; ///< minimum cell size

    MovingCells(MapSurface& map, editor::MapDrawing& drawing);
    ~MovingCells() override;

    void setOn(bool on);
    [[nodiscard]] bool on() const { return m_on; }
    /// On, and not held up.
    [[nodiscard]] bool running() const { return m_timer.isActive(); }
    [[nodiscard]] unsigned frame() const;

signals:
    void frameShown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void follow();
    void showFrame(unsigned frame);

    MapSurface& m_map;
    editor::MapDrawing& m_drawing;
    QBasicTimer m_timer;
    bool m_on = false;
};

} // namespace delve::ui
