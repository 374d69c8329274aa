#include "ui/theme/strokes.h"

#include "ui/theme/tokens.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QStyleOption>

namespace delve::ui {

namespace {

void drawOpenLine(QPainter& painter, const QPolygonF& points, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    painter.restore();
}

} // namespace

void drawRounded(QPainter& painter, const QRectF& area, const QColor& fill, const QColor& rim, double rimWidth) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(rim.alpha() ? QPen(rim, rimWidth) : QPen(Qt::NoPen));
    painter.setBrush(fill.alpha() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double inset = rim.alpha() ? rimWidth / 2 : 0;
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), cornerRadius - inset, cornerRadius - inset);
    painter.restore();
}

void drawPicture(QPainter& painter, const QRect& place, const QPalette& palette, const QImage& picture) {
    QPainterPath rounded;
    rounded.addRoundedRect(place, cornerRadius, cornerRadius);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillPath(rounded, palette.color(QPalette::Midlight));
    painter.setClipPath(rounded);
    painter.drawImage(place, picture); // nothing, while it is null
    painter.restore();
}

void drawChevron(QPainter& painter, const QRectF& area, Pointing pointing, const QColor& colour) {
    QPolygonF points{QPointF(-3, -1.5), QPointF(0, 1.5), QPointF(3, -1.5)};
    QTransform turn;
    turn.translate(area.center().x(), area.center().y());
    switch (pointing) {
    case Pointing::Down: break;
    case Pointing::Left: turn.rotate(90); break;
    case Pointing::Up: turn.rotate(180); break;
    case Pointing::Right: turn.rotate(270); break;
    }
    drawOpenLine(painter, turn.map(points), colour);
}

void drawTick(QPainter& painter, const QRectF& area, const QColor& colour) {
    const auto at = [&area](double x, double y) {
        return QPointF(area.left() + area.width() * x, area.top() + area.height() * y);
    };
    drawOpenLine(painter, {at(0.25, 0.53), at(0.43, 0.70), at(0.76, 0.31)}, colour);
}

void drawField(QPainter& painter, const QStyleOption& option) {
    const bool on = option.state.testFlag(QStyle::State_Enabled);
    const bool focus = on && option.state.testFlag(QStyle::State_HasFocus);
    const auto& palette = option.palette;
    drawRounded(painter, option.rect, palette.color(QPalette::Base),
                palette.color(focus ? QPalette::Highlight : QPalette::Dark), focus ? 2 : 1);
}

} // namespace delve::ui
