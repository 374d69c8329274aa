#pragma once

#include "generation/level/geometry.h"

#include <QImage>
#include <QWidget>

#include <optional>

/// The map that is being imported, drawn small; a click on a cell chooses its tile. Part of the import dialog.
namespace delve::ui {

class ImportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ImportPreview(QWidget* parent = nullptr);

    /// A picture of the whole level, at any scale.
    void showPicture(QImage picture, Size level);
    [[nodiscard]] bool hasPicture() const { return !m_picture.isNull(); }
    [[nodiscard]] QRectF placeOf(Cell cell) const;
    /// Marks a cell; none: no mark.
    void mark(std::optional<Cell> cell);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void clicked(Cell cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRectF shown() const; ///< where the level is

    Size m_level;
    QImage m_picture;
    std::optional<Cell> m_marked;
};

} // namespace delve::ui
