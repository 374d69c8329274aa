#include "ui/window/message_bar.h"

#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace delve {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_choice(new QPushButton(this)) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Midlight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, gridStep, gridStep, gridStep);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_choice, 0, Qt::AlignTop);
    m_choice->hide();
    connect(m_choice, &QPushButton::clicked, this, [this] {
        const auto run = std::exchange(m_run, {});
        dismiss();
        if (run) run();
    });
    row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageBar::tellFailure(const QString& sentence) { tell(QStringLiteral("warning"), sentence); }

void MessageBar::tellNotes(const QStringList& sentences) { tell(QStringLiteral("note"), sentences.join(u'\n')); }

void MessageBar::tellChoice(const QString& sentence, const QString& action, std::function<void()> run) {
    tell(QStringLiteral("warning"), sentence);
    m_run = std::move(run);
    m_choice->setText(action);
    m_choice->show();
}

void MessageBar::drawIcon() {
    m_icon->setPixmap(icon(m_iconName).pixmap(QSize(2 * gridStep, 2 * gridStep), devicePixelRatioF()));
}

void MessageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_iconName.isEmpty()) drawIcon(); // in the other shade
}

void MessageBar::tell(const QString& iconName, const QString& sentence) {
    m_choice->hide();
    m_run = {};
    m_iconName = iconName;
    drawIcon();
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss() {
    m_text->clear();
    hide();
}

QString MessageBar::text() const { return m_text->text(); }

} // namespace delve
