#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

/// A ruler beside a map: the numbers of its columns or rows, the cell under the mouse, and a mark at each guide across
/// it. A drag that begins here is told. Owned by the guides of a map.
namespace delve::ui {

class MapSurface;

class Ruler : public QWidget {
    Q_OBJECT
public:
    Ruler(Qt::Orientation along, MapSurface& map);

    [[nodiscard]] int breadth() const;
    void setMarks(std::vector<std::int32_t> marks);
    void setCell(std::optional<std::int32_t> cell);

signals:
    void pressed(double place); ///< along the ruler, in cells
    void moved(QPoint globalPlace);
    void released(QPoint globalPlace);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool across() const { return m_along == Qt::Horizontal; }
    [[nodiscard]] QFont smallFont() const;
    [[nodiscard]] double pixelOf(double place) const; ///< along this widget
    [[nodiscard]] QRectF part(double from, double to) const;
    void paintNumbers(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void showTexts();

    Qt::Orientation m_along;
    MapSurface& m_map;
    std::vector<std::int32_t> m_marks;
    std::optional<std::int32_t> m_cell;
};

} // namespace delve::ui
