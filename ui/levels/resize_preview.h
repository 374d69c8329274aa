#pragma once

#include "generation/level/geometry.h"

#include <QImage>
#include <QWidget>

/// A level drawn small, with the rectangle to which it would be resized: what is cut off is shaded, and what is added
/// is empty. Part of the dialog that resizes a level.
namespace delve::ui {

class ResizePreview : public QWidget {
    Q_OBJECT
public:
    /// The picture is that of the whole level, at any scale.
    explicit ResizePreview(Size level, QWidget* parent = nullptr);

    void showPicture(QImage picture);
    void showArea(const Rect& area);
    /// Where a part of the level, or beyond it, is drawn.
    [[nodiscard]] QRectF placeOf(const Rect& part) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Size m_level;
    Rect m_area;
    QImage m_picture;
};

} // namespace delve::ui
