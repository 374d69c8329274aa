#include "ui/play/card_view.h"

#include "playtest/shell/shell.h"
#include "ui/play/key_button.h"
#include "ui/theme/tokens.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

constexpr int cardWidth = 56 * gridStep;
constexpr int pictureSide = 8 * gridStep;
constexpr int lowPictureSide = 4 * gridStep;
constexpr int titlePointsMore = 8;

} // namespace

CardView::CardView(QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_ground(new QWidget(m_scroll)), m_outer(new QVBoxLayout) {
    parent->installEventFilter(this);
    resize(parent->size());
    auto* row = new QHBoxLayout(m_ground);
    row->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    m_outer->addStretch(1);
    m_outer->addStretch(1);
    row->addStretch(1);
    row->addLayout(m_outer, 8);
    row->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the game needs the keyboard
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_ground);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_ground->setAutoFillBackground(false);
    m_ground->installEventFilter(this);
    hide();
}

/// Replaces the card by an empty one. Deletes the old one later: one of its buttons may just have been clicked.
void CardView::beginCard() {
    if (m_frame) {
        m_outer->removeWidget(m_frame);
        m_frame->hide();
        m_frame->deleteLater();
    }
    m_news = nullptr;
    m_frame = new QFrame(m_ground);
    m_frame->installEventFilter(this);
    m_frame->setBackgroundRole(QPalette::Window);
    m_frame->setAutoFillBackground(true);
    m_outer->insertWidget(1, m_frame);
    m_column = new QVBoxLayout(m_frame);
    m_column->setSpacing(gridStep);
}

/// Keeps the focus on the same button for people who choose by Tab.
void CardView::keepFocus(const QString& button) {
    auto* same = button.isEmpty() ? nullptr : m_frame->findChild<QAbstractButton*>(button);
    if (same && same->isEnabled()) same->setFocus();
    else if (!button.isEmpty()) parentWidget()->parentWidget()->setFocus();
}

void CardView::show(const editor::PlayCard& card) {
    if (isVisible() && card == m_card) return;
    m_card = card;
    const auto* focused = m_frame && m_frame->isVisible() ? m_frame->focusWidget() : nullptr;
    const QString button = focused && focused->hasFocus() ? focused->objectName() : QString();
    beginCard();
    addHead(card);
    if (card.seed) addSeed(*card.seed);
    addTold(card.told);
    if (!card.notice.isEmpty()) {
        const bool bad = card.mood == editor::PlayCard::Mood::Bad && !card.choices.empty();
        auto* notice = addText(card.notice, 0, bad ? QPalette::BrightText : QPalette::Highlight);
        notice->setObjectName(QStringLiteral("notice"));
        m_news = notice;
    }
    addChoices(card);
    setAccessibleName(card.title);
    setAccessibleDescription(card.text);
    m_frame->show();
    fit();
    QWidget::show();
    raise();
    keepFocus(button);
    showNews();
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

void CardView::addHead(const editor::PlayCard& card) {
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    m_picture = new QLabel(m_frame);
    m_picture->setScaledContents(true);
    const double ratio = devicePixelRatioF();
    QImage image = m_sprites.of(card.picture, card.colour, static_cast<int>(pictureSide * ratio));
    image.setDevicePixelRatio(ratio);
    m_picture->setPixmap(QPixmap::fromImage(image));
    row->addWidget(m_picture, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(gridStep / 2);
    auto* const column = std::exchange(m_column, words);
    const auto role = card.mood == editor::PlayCard::Mood::Good                             ? QPalette::Highlight
                      : card.mood == editor::PlayCard::Mood::Bad && card.choices.size() < 3 ? QPalette::BrightText
                                                                                            : QPalette::WindowText;
    m_title = addText(card.title, titlePointsMore, role);
    m_title->setObjectName(QStringLiteral("title"));
    m_text = addText(card.text, 1, QPalette::WindowText);
    m_text->setObjectName(QStringLiteral("text"));
    m_column = column;
    m_words = words;
    row->addLayout(words, 1);
    m_column->addLayout(row);
}

// Fitting

/// Uses the normal layout if there is room, else the low one. Fixes the size here: a surrounding layout would ask for
/// the height at a width that the card does not have.
void CardView::fit() {
    if (!m_frame) return;
    const int margins = 4 * gridStep;
    const int wide = std::min(cardWidth, (width() - margins) * 8 / 10);
    const auto high = [this, wide](bool low) {
        setLow(low);
        // A layout does not pass this on to those within it, which would answer by the sizes of before.
        for (auto* layout : m_frame->findChildren<QLayout*>()) layout->invalidate();
        return m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(wide) : m_column->totalSizeHint().height();
    };
    int height = high(false);
    if (height + margins > this->height()) height = high(true);
    m_frame->setFixedSize(wide, height);
}

/// Low: a smaller picture and title, on one line with the text if they fit, and less spacing.
void CardView::setLow(bool low) {
    const int side = low ? lowPictureSide : pictureSide;
    m_picture->setFixedSize(side, side);
    QFont font = m_text->font();
    font.setPointSizeF(font.pointSizeF() + (low ? 2 : titlePointsMore - 1));
    font.setBold(true);
    m_title->setFont(font);
    const bool inALine = low && headFitsInALine();
    m_words->setDirection(inALine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_words->setSpacing(inALine ? 2 * gridStep : gridStep / 2);
    m_words->setStretchFactor(m_text, inALine ? 1 : 0);
    m_title->setWordWrap(!inALine);
    const int margin = low ? 2 * gridStep : 4 * gridStep;
    m_column->setContentsMargins(4 * gridStep, margin, 4 * gridStep, margin - gridStep);
    m_column->setSpacing(low ? gridStep / 2 : gridStep);
}

bool CardView::headFitsInALine() const {
    const int room = std::min(cardWidth, (width() - 4 * gridStep) * 8 / 10) - 12 * gridStep - lowPictureSide;
    const auto widthOf = [](const QLabel& label) { return label.fontMetrics().horizontalAdvance(label.text()); };
    return !m_text->text().contains(u'\n') && widthOf(*m_title) + widthOf(*m_text) <= room;
}

/// Queued, so that the layout is complete by then.
void CardView::showNews() {
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_news) m_scroll->ensureWidgetVisible(m_news, 0, gridStep);
        },
        Qt::QueuedConnection);
}

void CardView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fit();
}

void CardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_scroll->setGeometry(rect());
    fit();
}

// Content

/// Highlights the latest message.
void CardView::addTold(const QStringList& told) {
    for (qsizetype i = 0; i < told.size(); ++i) {
        m_news = addText(told[i], 0, i + 1 == told.size() ? QPalette::Highlight : QPalette::PlaceholderText);
        m_news->setObjectName(QStringLiteral("told"));
    }
}

QAbstractButton* CardView::addSeedKey(const QString& cap, const QString& name, char32_t key) {
    auto* button = new KeyButton(cap, {}, m_frame);
    button->setFixedWidth(4 * gridStep);
    button->setAccessibleName(name);
    connect(button, &QAbstractButton::clicked, this, [this, key] { emit chosen(key); });
    return button;
}

void CardView::addSeed(const QString& digits) {
    auto* label = addText(digits.isEmpty() ? tr("Seed: …") : tr("Seed: %1").arg(digits), 6, QPalette::Highlight);
    label->setObjectName(QStringLiteral("seed"));
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 4);
    for (char32_t digit = U'0'; digit <= U'9'; ++digit) {
        const QString cap(QChar(static_cast<char16_t>(digit)));
        auto* button = addSeedKey(cap, cap, digit);
        button->setObjectName(QStringLiteral("digit-") + cap);
        row->addWidget(button);
    }
    auto* correct = addSeedKey(QStringLiteral("⌫"), tr("Delete the last digit"), play::backspaceKey);
    correct->setObjectName(QStringLiteral("backspace"));
    correct->setToolTip(tr("Delete the last digit (Backspace)"));
    correct->setEnabled(!digits.isEmpty());
    row->addWidget(correct);
    row->addStretch(1);
    m_column->addLayout(row);
}

void CardView::addChoices(const editor::PlayCard& card) {
    for (const auto& choice : card.choices) {
        const QString key =
            choice.key == play::escapeKey ? tr("Esc") : QString(QChar(static_cast<char16_t>(choice.key)));
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

/// Dims the map behind the card.
void CardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(10, 10, 9, 150));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    const QRectF card(m_frame->mapTo(this, QPoint()), m_frame->size());
    for (int i = 1; i <= 3; ++i) painter.drawRoundedRect(card.adjusted(-4 * i, -3 * i, 4 * i, 5 * i), 6, 6);
}

bool CardView::eventFilter(QObject* watched, QEvent* event) {
    const bool moved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (moved && (watched == m_frame || watched == m_ground)) update(); // its shadow
    if (event->type() == QEvent::Resize && watched == parent()) resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

} // namespace delve::ui
