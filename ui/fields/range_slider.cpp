#include "ui/fields/range_slider.h"

#include "ui/theme/tokens.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::ui {

namespace {

constexpr double handleRadius = 5.5;
constexpr double margin = handleRadius + 1.5;

} // namespace

RangeSlider::RangeSlider(int last, QWidget* parent) : QWidget(parent), m_last(std::max(1, last)), m_to(m_last) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setMouseTracking(true); // a move without a button reveals a missed release
}

void RangeSlider::show(int from, int to) {
    m_from = std::clamp(from, 0, m_last);
    m_to = std::clamp(to, m_from, m_last);
    update();
}

QSize RangeSlider::sizeHint() const { return {12 * gridStep, controlHeight - 4}; }

double RangeSlider::placeOf(int position) const { return margin + (width() - 2 * margin) * position / m_last; }

int RangeSlider::positionAt(double x) const {
    const double share = (x - margin) / std::max(1.0, width() - 2 * margin);
    return std::clamp(static_cast<int>(std::lround(share * m_last)), 0, m_last);
}

void RangeSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double middle = height() / 2.0;
    const auto line = [&](double left, double right, QPalette::ColorRole role) {
        painter.setBrush(palette().color(role));
        painter.drawRoundedRect(QRectF(left, middle - 1.5, right - left, 3), 1.5, 1.5);
    };
    line(2, width() - 2, QPalette::Light);
    line(placeOf(m_from), placeOf(m_to), QPalette::Highlight);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(palette().color(QPalette::Base));
    for (const int position : {m_from, m_to})
        painter.drawEllipse(QPointF(placeOf(position), middle), handleRadius, handleRadius);
}

void RangeSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const double x = event->position().x();
    const double toFrom = std::abs(x - placeOf(m_from));
    const double toTo = std::abs(x - placeOf(m_to));
    // Of two handles at the same position, takes the one that can move toward the mouse.
    const bool nearerFrom = toFrom != toTo ? toFrom < toTo : x < placeOf(m_from);
    m_held = nearerFrom ? Handle::From : Handle::To;
    emit dragStarted();
    moveHeld(x);
}

void RangeSlider::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return endDrag(); // another window got the release
    if (m_held) moveHeld(event->position().x());
}

void RangeSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) endDrag();
}

/// In these cases a dialog or another window gets the release.
bool RangeSlider::event(QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::WindowBlocked || type == QEvent::WindowDeactivate || type == QEvent::Hide) endDrag();
    return QWidget::event(event);
}

void RangeSlider::endDrag() {
    if (!m_held) return;
    m_held.reset();
    emit dragEnded();
}

void RangeSlider::moveHeld(double x) {
    const int position = positionAt(x);
    const int from = m_held == Handle::From ? std::min(position, m_to) : m_from;
    const int to = m_held == Handle::To ? std::max(position, m_from) : m_to;
    if (from == m_from && to == m_to) return;
    show(from, to);
    emit dragged(from, to);
}

} // namespace delve::ui
