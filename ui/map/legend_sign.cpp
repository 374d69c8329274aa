#include "ui/map/legend_sign.h"

#include "editor/drawing/overlay_legend.h"

#include <QPainter>

namespace delve::ui {
namespace {

constexpr int rim = 1;

} // namespace

void paintLegendSign(QPainter& painter, const QRectF& box, PaintSign sign) {
    const QRectF ground = box.adjusted(-rim, -rim, rim, rim);
    painter.save();
    painter.fillRect(ground, QColor(0x3a, 0x3a, 0x39));
    painter.setClipRect(ground);
    sign(painter, box);
    painter.restore();
}

LegendSign::LegendSign(PaintSign sign, QWidget* parent) : QWidget(parent), m_sign(sign) {
    setFixedSize(editor::legendSignWidth + 2 * rim, editor::legendSignHeight + 2 * rim);
}

void LegendSign::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLegendSign(painter, QRectF(rect()).adjusted(rim, rim, -rim, -rim), m_sign);
}

} // namespace delve::ui
