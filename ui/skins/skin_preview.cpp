#include "ui/skins/skin_preview.h"

#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QPainter>

#include <utility>

namespace delve::ui {

SkinPreview::SkinPreview(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("skin-preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(30 * gridStep, 20 * gridStep);
    setAccessibleName(tr("Preview"));
}

QSize SkinPreview::sizeHint() const { return {60 * gridStep, 45 * gridStep}; }

void SkinPreview::showPicture(QImage picture) {
    m_picture = std::move(picture);
    update();
}

void SkinPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), mapBackdrop(palette()).beyond);
    const QSizeF shown = QSizeF(m_picture.size()) / devicePixelRatioF();
    const QPointF corner = (QRectF(rect()).center() - QRectF({}, shown).center()).toPoint();
    painter.drawImage(QRectF(corner, shown), m_picture);
}

void SkinPreview::resizeEvent(QResizeEvent*) { emit resized(); }

} // namespace delve::ui
