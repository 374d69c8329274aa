#include "ui/levels/resize_preview.h"

#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace delve::ui {

ResizePreview::ResizePreview(Size level, QWidget* parent) : QWidget(parent), m_level(level), m_area(wholeOf(level)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(30 * gridStep, 20 * gridStep);
    setAccessibleName(tr("Preview"));
}

QSize ResizePreview::sizeHint() const { return {45 * gridStep, 30 * gridStep}; }

void ResizePreview::showPicture(QImage picture) {
    m_picture = std::move(picture);
    update();
}

void ResizePreview::showArea(const Rect& area) {
    m_area = area;
    update();
}

QRectF ResizePreview::placeOf(const Rect& part) const {
    const Rect all = m_area.united(wholeOf(m_level));
    const QRectF room = QRectF(rect()).adjusted(gridStep, gridStep, -gridStep, -gridStep);
    const double scale = std::min(room.width() / all.width, room.height() / all.height);
    const QPointF corner = room.center() - QPointF(all.width, all.height) * scale / 2;
    return {corner + QPointF(part.x - all.x, part.y - all.y) * scale, QSizeF(part.width, part.height) * scale};
}

void ResizePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto backdrop = mapBackdrop(palette());
    painter.fillRect(rect(), backdrop.beyond);
    const QRectF level = placeOf(wholeOf(m_level));
    const QRectF area = placeOf(m_area);
    painter.fillRect(area, QColor(backdrop.voidColour));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_picture.isNull()) painter.fillRect(level, QColor(backdrop.voidColour));
    else painter.drawImage(level, m_picture);
    QPainterPath cut;
    cut.addRect(level);
    QPainterPath kept;
    kept.addRect(area);
    cut = cut.subtracted(kept);
    constexpr double shade = .75;
    QColor shaded = backdrop.beyond;
    shaded.setAlphaF(shade);
    painter.fillPath(cut, shaded);
    painter.fillPath(cut, QBrush(palette().color(QPalette::WindowText), Qt::BDiagPattern));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(area);
}

} // namespace delve::ui
