#include "ui/play/card_view.h"

#include "editor/text/message_text.h"
#include "ui/play/key_button.h"
#include "ui/theme/tokens.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace delve {
namespace {

constexpr int cardWidth = 56 * gridStep;
constexpr int pictureSide = 8 * gridStep;

} // namespace

CardView::CardView(QWidget* parent) : QWidget(parent) {
    parent->installEventFilter(this);
    resize(parent->size());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    m_outer = new QVBoxLayout;
    m_outer->addStretch(1);
    m_outer->addStretch(1);
    row->addStretch(1);
    row->addLayout(m_outer, 8);
    row->addStretch(1);
    hide();
}

/// An empty card in place of the one before, which goes later: one of its buttons may just have been clicked.
void CardView::beginCard() {
    if (m_frame) {
        m_outer->removeWidget(m_frame);
        m_frame->hide();
        m_frame->deleteLater();
    }
    m_frame = new QFrame(this);
    m_frame->setAutoFillBackground(true);
    m_frame->setMinimumWidth(40 * gridStep);
    m_frame->setMaximumWidth(cardWidth);
    m_outer->insertWidget(1, m_frame);
    m_column = new QVBoxLayout(m_frame);
    m_column->setContentsMargins(4 * gridStep, 4 * gridStep, 4 * gridStep, 3 * gridStep);
    m_column->setSpacing(gridStep);
}

/// Whoever chose by Tab goes on where they were.
void CardView::keepFocus(const QString& button) {
    auto* same = button.isEmpty() ? nullptr : m_frame->findChild<QAbstractButton*>(button);
    if (same && same->isEnabled()) same->setFocus();
    else if (!button.isEmpty()) parentWidget()->parentWidget()->setFocus();
}

void CardView::show(const PlayCard& card) {
    if (isVisible() && card == m_card) return;
    m_card = card;
    const auto* focused = m_frame && m_frame->isVisible() ? m_frame->focusWidget() : nullptr;
    const QString button = focused && focused->hasFocus() ? focused->objectName() : QString();
    beginCard();
    addHead(card);
    if (card.seed) addSeed(*card.seed);
    addTold(card.told);
    if (!card.notice.isEmpty()) {
        const bool bad = card.mood == PlayCard::Mood::Bad && !card.choices.empty();
        auto* notice = addText(card.notice, 0, bad ? QPalette::BrightText : QPalette::Highlight);
        notice->setObjectName(QStringLiteral("notice"));
    }
    addChoices(card);
    setAccessibleName(card.title);
    setAccessibleDescription(card.text);
    m_frame->show();
    QWidget::show();
    raise();
    keepFocus(button);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QLabel* CardView::addText(const QString& text, int pointsMore, QPalette::ColorRole role) {
    auto* label = new QLabel(text, m_frame);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(role);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() + pointsMore);
    font.setBold(pointsMore > 3);
    label->setFont(font);
    m_column->addWidget(label);
    return label;
}

void CardView::addHead(const PlayCard& card) {
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * gridStep);
    auto* picture = new QLabel(m_frame);
    const double ratio = devicePixelRatioF();
    QImage image = m_sprites.of(card.picture, card.colour, static_cast<int>(pictureSide * ratio));
    image.setDevicePixelRatio(ratio);
    picture->setPixmap(QPixmap::fromImage(image));
    picture->setFixedSize(pictureSide, pictureSide);
    row->addWidget(picture, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(gridStep / 2);
    auto* const column = std::exchange(m_column, words);
    const auto role = card.mood == PlayCard::Mood::Good                             ? QPalette::Highlight
                      : card.mood == PlayCard::Mood::Bad && card.choices.size() < 3 ? QPalette::BrightText
                                                                                    : QPalette::WindowText;
    addText(card.title, 8, role)->setObjectName(QStringLiteral("title"));
    addText(card.text, 1, QPalette::WindowText)->setObjectName(QStringLiteral("text"));
    words->addStretch(1);
    m_column = column;
    row->addLayout(words, 1);
    m_column->addLayout(row);
    m_column->addSpacing(gridStep);
}

/// The latest stands out.
void CardView::addTold(const QStringList& told) {
    for (qsizetype i = 0; i < told.size(); ++i)
        addText(told[i], 0, i + 1 == told.size() ? QPalette::Highlight : QPalette::PlaceholderText)
            ->setObjectName(QStringLiteral("told"));
}

void CardView::addSeed(const QString& digits) {
    auto* label = addText(digits.isEmpty() ? tr("Seed: …") : tr("Seed: %1").arg(digits), 6, QPalette::Highlight);
    label->setObjectName(QStringLiteral("seed"));
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    for (char32_t digit = U'0'; digit <= U'9'; ++digit) {
        auto* button = new KeyButton(QString(QChar(static_cast<char16_t>(digit))), {}, m_frame);
        button->setFixedWidth(5 * gridStep);
        button->setAccessibleName(QString(QChar(static_cast<char16_t>(digit))));
        button->setObjectName(QStringLiteral("digit-") + button->accessibleName());
        connect(button, &QAbstractButton::clicked, this, [this, digit] { emit chosen(digit); });
        row->addWidget(button);
    }
    row->addStretch(1);
    m_column->addLayout(row);
}

void CardView::addChoices(const PlayCard& card) {
    for (const auto& choice : card.choices) {
        const QString key(QChar(static_cast<char16_t>(choice.key)));
        auto* button = new KeyButton(key, choice.label, m_frame);
        button->setObjectName(QStringLiteral("choice-") + key);
        button->setEnabled(choice.possible);
        connect(button, &QAbstractButton::clicked, this, [this, key = choice.key] { emit chosen(key); });
        m_column->addWidget(button);
    }
    if (!card.slotsOffered) return;
    auto* button = new KeyButton(QStringLiteral("…"), tr("Saved games…"), m_frame);
    button->setObjectName(QStringLiteral("slots"));
    connect(button, &QAbstractButton::clicked, this, &CardView::slotsWanted);
    m_column->insertWidget(m_column->count() - 1, button);
}

/// The map shows through, dimmed.
void CardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(10, 10, 9, 150));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    for (int i = 1; i <= 3; ++i)
        painter.drawRoundedRect(QRectF(m_frame->geometry()).adjusted(-4 * i, -3 * i, 4 * i, 5 * i), 6, 6);
}

bool CardView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent()) resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

} // namespace delve
