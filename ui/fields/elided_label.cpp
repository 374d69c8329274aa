#include "ui/fields/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

namespace delve::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

namespace {

/// Several lines are joined into one.
QString lineOf(const QLabel& label) { return label.text().simplified(); }

} // namespace

QSize ElidedLabel::sizeHint() const {
    return {fontMetrics().horizontalAdvance(lineOf(*this)) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const { return {0, fontMetrics().height()}; }

QString ElidedLabel::shownText() const { return fontMetrics().elidedText(lineOf(*this), Qt::ElideRight, width()); }

/// A tool tip that was set takes precedence over the complete text.
bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || shownText() == lineOf(*this))
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), Qt::convertFromPlainText(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shownText());
}

} // namespace delve::ui
