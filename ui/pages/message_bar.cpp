#include "ui/pages/message_bar.h"

#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace delve::ui {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_choice(new QPushButton(this)) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Midlight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, gridStep, gridStep, gridStep);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = iconButton(QStringLiteral("close"), tr("Close this message"), this);
    connect(close, &QToolButton::clicked, this, [this] {
        if (m_below) endPassing(); // the message under it has not been read
        else dismiss();
    });
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_choice, 0, Qt::AlignTop);
    connect(m_choice, &QPushButton::clicked, this, [this] {
        const auto run = m_told.run;
        dismiss();
        if (run) run();
    });
    row->addWidget(close, 0, Qt::AlignTop);
    parent->installEventFilter(this);
    hide();
}

void MessageBar::tellFailure(const QString& sentence) { tell({QStringLiteral("warning"), sentence}); }

void MessageBar::tellNotes(const QStringList& sentences) { tell({QStringLiteral("note"), sentences.join(u'\n')}); }

void MessageBar::tellChoice(const QString& sentence, const QString& action, std::function<void()> run) {
    tell({QStringLiteral("warning"), sentence, action, std::move(run)});
}

void MessageBar::tellPassing(const QString& sentence) {
    auto below = m_below ? *std::move(m_below) : std::move(m_told);
    tell({QStringLiteral("note"), sentence});
    m_below = std::move(below);
}

void MessageBar::endPassing() {
    if (!m_below) return;
    m_told = *std::exchange(m_below, std::nullopt);
    showTold();
}

void MessageBar::withdraw(const QString& sentence) {
    if (m_below && m_below->sentence == sentence) m_below = Told{};
    else if (m_told.sentence == sentence) dismiss();
}

void MessageBar::tell(Told told) {
    m_told = std::move(told);
    m_below.reset();
    showTold();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::showTold() {
    m_text->setText(m_told.sentence);
    m_text->setAccessibleName(m_told.sentence);
    m_choice->setText(m_told.action);
    m_choice->setVisible(!m_told.action.isEmpty());
    setVisible(!m_told.sentence.isEmpty());
    if (isHidden()) return;
    drawIcon();
    lieOverParent();
    raise();
}

void MessageBar::lieOverParent() {
    const int width = parentWidget()->width();
    setGeometry(0, upperEdge(), width, layout()->totalHeightForWidth(width));
}

int MessageBar::upperEdge() const {
    const bool stands = m_above && m_above->isVisible() && parentWidget()->isAncestorOf(m_above);
    return stands ? m_above->mapTo(parentWidget(), QPoint(0, m_above->height())).y() : 0;
}

void MessageBar::stayBelow(QWidget& other) {
    m_above = &other;
    other.installEventFilter(this);
    if (!isHidden()) lieOverParent();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden()) lieOverParent();
    if (watched == m_above) otherMoved(event->type());
    return QWidget::eventFilter(watched, event);
}

/// Queued, so that the layout is complete by then.
void MessageBar::otherMoved(QEvent::Type event) {
    const bool moves = event == QEvent::Show || event == QEvent::Hide || event == QEvent::Move;
    if (!moves && event != QEvent::Resize) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!isHidden()) lieOverParent();
        },
        Qt::QueuedConnection);
}

void MessageBar::drawIcon() {
    m_icon->setPixmap(icon(m_told.iconName).pixmap(QSize(2 * gridStep, 2 * gridStep), devicePixelRatioF()));
}

void MessageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_told.iconName.isEmpty()) drawIcon(); // in the new colours
}

/// Draws the line that separates it from the map.
void MessageBar::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    QPainter(this).fillRect(0, height() - 1, width(), 1, palette().color(QPalette::Mid));
}

void MessageBar::dismiss() {
    m_told = {};
    m_below.reset();
    showTold();
}

QString MessageBar::text() const { return m_text->text(); }

} // namespace delve::ui
