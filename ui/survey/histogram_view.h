#pragma once

#include "editor/survey/histogram.h"

#include <QImage>
#include <QPalette>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

/// A grid of cells over two measures, each coloured by a number: how many levels it holds, or a value of the best one.
/// Draws what it is given; knows neither surveys nor documents. Owned by a panel.
namespace delve::ui {

struct HistogramAxis {
    QString name;
    QString unit = {}; ///< empty for a plain number
    editor::Bins bins;
    std::optional<Decimal> mark = {}; ///< where the level that is shown lies
};

/// What is drawn. The cells stand row by row, the lowest row first.
struct HistogramPicture {
    enum class Scale : bool {
        Counts, ///< from nothing; by roots, so that small counts differ, too
        Values, ///< from the least to the greatest
    };

    HistogramAxis across;
    std::optional<HistogramAxis> up; ///< nothing: bars over the measure across
    std::vector<std::optional<Decimal>> values;
    Scale scale = Scale::Counts;
    QString title;                          ///< in the line above
    QString legend;                         ///< what the colours say: "Seeds in a cell"
    std::vector<std::int64_t> columns = {}; ///< bars above; empty: none
    std::vector<std::int64_t> rows = {};    ///< bars at the right; empty: none
    std::vector<bool> others = {};          ///< cells that hold something else, drawn faintly; empty: none
    std::optional<Decimal> most = {};       ///< the colours go up to this, where no value is higher
};

class HistogramView : public QWidget {
    Q_OBJECT
public:
    using Cell = editor::HistogramCell;

    explicit HistogramView(QWidget* parent = nullptr);

    /// Keeps the chosen cell if it is still there. Without columns, shows `empty` in the middle.
    void show(HistogramPicture picture, const QString& empty = {});
    using QWidget::show;
    [[nodiscard]] const HistogramPicture& picture() const { return m_picture; }

    /// What a cell is, in a line: "12 seeds"; shown below its ranges. At first, its number.
    void setNotes(std::function<QString(Cell)> noteOf) { m_noteOf = std::move(noteOf); }
    /// A picture of a cell, for the card under the mouse; a null one: none.
    void setPictures(std::function<QImage(Cell)> pictureOf) { m_pictureOf = std::move(pictureOf); }

    [[nodiscard]] std::optional<Cell> chosen() const { return m_chosen; }
    void choose(std::optional<Cell> cell);
    [[nodiscard]] std::optional<Cell> cellAt(QPointF place) const;
    [[nodiscard]] QRectF rectOf(Cell cell) const;
    /// Its ranges and its note, line by line.
    [[nodiscard]] QString textOf(Cell cell) const;
    /// How many cells have room to be seen and clicked.
    [[nodiscard]] int mostColumns() const;
    [[nodiscard]] int mostRows() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosenChanged(); ///< by a click or an arrow key
    void activated(delve::editor::HistogramCell cell);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int rowCount() const { return m_picture.up ? m_picture.up->bins.count() : 1; }
    [[nodiscard]] std::optional<Decimal> valueOf(Cell cell) const;
    void move(int columns, int rows);
    void chooseByHand(std::optional<Cell> cell);
    void describe();
    void hover(std::optional<Cell> cell);

    HistogramPicture m_picture;
    QString m_empty;
    std::function<QString(Cell)> m_noteOf;
    std::function<QImage(Cell)> m_pictureOf;
    std::optional<Cell> m_chosen;
    std::optional<Cell> m_hovered;
};

} // namespace delve::ui
