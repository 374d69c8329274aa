#include "ui/play/key_button.h"

#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QPainter>

namespace delve {
namespace {

constexpr int buttonHeight = 5 * gridStep;
constexpr int capSide = 3 * gridStep;

} // namespace

KeyButton::KeyButton(const QString& key, const QString& label, QWidget* parent) : QAbstractButton(parent), m_key(key) {
    setText(label);
    setAccessibleName(key.isEmpty() ? label : tr("%1 (key %2)").arg(label, key));
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the game
    setCursor(Qt::PointingHandCursor);
}

QSize KeyButton::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + capSide + 5 * gridStep, buttonHeight};
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hot = isEnabled() && (underMouse() || isDown());
    const auto role = isDown() ? QPalette::Light : QPalette::Midlight;
    const QColor none(0, 0, 0, 0);
    drawRounded(painter, rect(), hot ? palette().color(role) : none,
                hasFocus() ? palette().color(QPalette::Highlight) : none, 2);
    const QRectF cap(gridStep, (height() - capSide) / 2.0, capSide, capSide);
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
    if (!m_key.isEmpty()) {
        drawRounded(painter, cap, palette().color(QPalette::Base), palette().color(QPalette::Dark));
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(ink);
        painter.drawText(cap, Qt::AlignCenter, m_key);
    }
    painter.setFont(font());
    painter.setPen(ink);
    const QRect words = rect().adjusted(m_key.isEmpty() ? gridStep : capSide + 5 * gridStep / 2, 0, -gridStep, 0);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
}

void KeyButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void KeyButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace delve
