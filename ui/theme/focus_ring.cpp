#include "ui/theme/focus_ring.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVariant>

namespace delve::ui {

namespace {

constexpr int line = 2;
constexpr int ground = 1; ///< of a second line within, so that the ring is seen on a map of any colour

/// The ring itself: over its parent, whose size it follows, and open for the mouse.
class Ring : public QWidget {
public:
    explicit Ring(QWidget& around) : QWidget(&around) {
        setObjectName(QString::fromLatin1(nameOfRing));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        around.installEventFilter(this);
        follow();
        raise();
        show();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == QEvent::Resize) follow();
        return QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(QPen(palette().color(QPalette::Highlight), line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect().adjusted(line / 2, line / 2, -line / 2, -line / 2));
    }

private:
    /// No more than the ring: whatever lies below is painted and scrolled as if there were none.
    void follow() {
        const QRect all = parentWidget()->rect();
        setGeometry(all);
        constexpr int wide = line + ground;
        setMask(QRegion(all) - all.adjusted(wide, wide, -wide, -wide));
    }
};

bool byKeyboard(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

bool wantsRing(const QWidget& widget) {
    if (widget.property(ringShowsFocus).toBool()) return true;
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget)) return !list->currentIndex().isValid();
    return qobject_cast<const QPlainTextEdit*>(&widget) || qobject_cast<const QScrollArea*>(&widget);
}

} // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    switch (event->type()) {
    case QEvent::FocusIn: {
        auto& widget = *static_cast<QWidget*>(watched);
        const bool keyboard = m_byKeyboard || byKeyboard(static_cast<QFocusEvent*>(event)->reason());
        hide();
        if (keyboard && QApplication::focusWidget() == &widget && wantsRing(widget)) showAround(widget);
        break;
    }
    case QEvent::FocusOut:
        if (m_ring && watched == m_ring->parent()) hide();
        break;
    case QEvent::ShortcutOverride: // a key that is a shortcut comes as nothing else
    case QEvent::KeyPress: m_byKeyboard = true; break;
    case QEvent::MouseButtonPress:
        m_byKeyboard = false;
        hide();
        break;
    default: break;
    }
    return false;
}

void FocusRing::showAround(QWidget& widget) { m_ring = new Ring(widget); }

void FocusRing::hide() {
    if (m_ring) m_ring->deleteLater();
    if (m_ring) m_ring->hide();
    m_ring.clear();
}

} // namespace delve::ui
