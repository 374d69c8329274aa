#pragma once

#include "editor/survey/sweep.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

/// The picture of one measure over the values of a parameter: a line through the medians, and a band for the middle
/// 80 % of the levels. Pointing at a value, or the arrow keys, read it; a click or Enter chooses it. Owned by the panel
/// of the sweep.
namespace delve::ui {

struct ChartPoint {
    QString value; ///< of the parameter, with its unit: "30 cells"
    std::optional<editor::Band> band;
    double place = 0; ///< on the axis: 0 the first point, 1 the last one; if they are numbers

    friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

/// The value that the recipe has, by its place on the axis; of points that are no numbers, by the number of the point
/// from 0 on. A range has two ends.
struct ChartMark {
    double from = 0;
    double to = 0;

    friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

struct ChartContent {
    QString title;
    QString unit; ///< of the measure; empty for a plain number
    QString help;
    bool line = true; ///< the points are numbers; else each stands for itself
    std::vector<ChartPoint> points;
    std::optional<ChartMark> mark; ///< nothing: the value lies beyond the points

    friend bool operator==(const ChartContent&, const ChartContent&) = default;
};

class SweepChart : public QWidget {
    Q_OBJECT
public:
    explicit SweepChart(QWidget* parent = nullptr);

    void show(ChartContent content);
    void setMark(std::optional<ChartMark> mark);
    using QWidget::show;
    [[nodiscard]] const ChartContent& content() const { return m_content; }
    /// Of the value that is pointed at, or else of the first and the last one: "30 cells: 61 steps (50 to 70)".
    [[nodiscard]] QString reading() const;
    /// Where the point lies on the widget.
    [[nodiscard]] QPointF placeOf(std::size_t point) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(std::size_t point);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double xOf(double place) const;
    [[nodiscard]] double xOfPoint(std::size_t point) const;
    [[nodiscard]] std::optional<std::size_t> pointAt(QPointF place) const;
    [[nodiscard]] QString readingOf(std::size_t point) const;
    [[nodiscard]] QString valuesOf(const ChartPoint& point) const;
    [[nodiscard]] QString valueText(Decimal value) const;
    void pointAtPoint(std::optional<std::size_t> point);
    void describe();
    void paintHead(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintBands(QPainter& painter) const;
    void paintMark(QPainter& painter) const;
    void paintPointed(QPainter& painter) const;
    [[nodiscard]] double yOf(Decimal value) const;

    ChartContent m_content;
    Decimal m_min; ///< of all bands
    Decimal m_max;
    bool m_empty = true; ///< no point has a band
    std::optional<std::size_t> m_pointed;
};

} // namespace delve::ui
