#include "ui/play/key_button.h"

#include "ui/play/key_cap.h"
#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr int buttonHeight = 5 * gridStep;
constexpr int capSide = 3 * gridStep;
constexpr int wrapped = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap;

} // namespace

KeyButton::KeyButton(const QString& key, const QString& label, QWidget* parent) : QAbstractButton(parent), m_key(key) {
    setText(label);
    setAccessibleName(key.isEmpty() ? label : tr("%1 (key %2)").arg(label, key));
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the game
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize KeyButton::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + capSide + 5 * gridStep, buttonHeight};
}

QSize KeyButton::minimumSizeHint() const { return {capSide + gridStep, buttonHeight}; }

QRect KeyButton::wordsIn(const QRect& all) const {
    return all.adjusted(m_key.isEmpty() ? gridStep : capSide + 5 * gridStep / 2, 0, -gridStep, 0);
}

int KeyButton::heightForWidth(int width) const {
    const QRect room = wordsIn(QRect(0, 0, width, QWIDGETSIZE_MAX));
    return std::max(buttonHeight, fontMetrics().boundingRect(room, wrapped, text()).height() + 2 * gridStep);
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hot = isEnabled() && (underMouse() || isDown());
    const auto role = isDown() ? QPalette::Light : QPalette::Midlight;
    const QColor none(0, 0, 0, 0);
    drawRounded(painter, rect(), hot ? palette().color(role) : none,
                hasFocus() ? palette().color(QPalette::Highlight) : none, 2);
    const double left = text().isEmpty() ? (width() - capSide) / 2.0 : gridStep;
    const QRectF cap(left, (height() - capSide) / 2.0, capSide, capSide);
    if (!m_key.isEmpty()) paintKeyCap(painter, cap, m_key, palette(), isEnabled());
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(wordsIn(rect()), wrapped, text());
}

void KeyButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void KeyButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace delve::ui
