#include "ui/window/tour_bubble.h"

#include "ui/theme/spoken_role.h"
#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"
#include "ui/window/tour_steps.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace delve::ui {

namespace {

constexpr int bubbleWidth = 42 * gridStep;
constexpr int frameWidth = 3;
constexpr int frameGap = 2;
constexpr int distance = 3 * gridStep / 2; ///< from the control

/// A line around a control, that takes no clicks.
class ControlFrame : public QWidget {
public:
    explicit ControlFrame(QWidget* window) : QWidget(window) { setAttribute(Qt::WA_TransparentForMouseEvents); }

    void surround(const QRect& control) {
        constexpr int outside = frameWidth + frameGap;
        const QRect all = control.adjusted(-outside, -outside, outside, outside) & parentWidget()->rect();
        setGeometry(all);
        const QRect whole(QPoint(), all.size());
        setMask(QRegion(whole) - whole.adjusted(frameWidth, frameWidth, -frameWidth, -frameWidth));
        raise();
        QWidget::show();
    }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), palette().color(QPalette::Highlight)); }
};

} // namespace

TourBubble::TourBubble(QWidget* window)
    : QFrame(window), m_title(new QLabel(this)), m_text(new QLabel(this)), m_count(new QLabel(this)),
      m_back(new QPushButton(this)), m_next(new QPushButton(this)), m_end(new QPushButton(this)),
      m_frame(new ControlFrame(window)) {
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    giveRole(*this, QAccessible::Dialog);
    layOut();
    m_next->setObjectName(QStringLiteral("next"));
    connect(m_back, &QPushButton::clicked, this, &TourBubble::backWanted);
    connect(m_next, &QPushButton::clicked, this, &TourBubble::nextWanted);
    connect(m_end, &QPushButton::clicked, this, &TourBubble::endWanted);
}

TourBubble::~TourBubble() { delete m_frame; }

void TourBubble::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(gridStep);
    auto font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addStretch(1);
    for (auto* button : {m_end, m_back, m_next}) row->addWidget(button);
    setTabOrder(m_next, m_back);
    setTabOrder(m_back, m_end);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(gridStep / 2);
    column->addLayout(row);
}

void TourBubble::show(const TourStep& step, int number, int count) {
    m_title->setText(step.title);
    m_text->setText(step.text);
    m_count->setText(tr("%1 of %2").arg(number).arg(count));
    m_back->setText(tr("&Back"));
    m_back->setEnabled(number > 1);
    m_next->setText(number < count ? tr("&Next") : tr("&Done"));
    m_end->setText(tr("End to&ur"));
    m_end->setVisible(number < count);
    setAccessibleName(tr("Tour: %1").arg(step.title));
    setAccessibleDescription(step.text);
    const int width = std::max(bubbleWidth, layout()->totalMinimumSize().width()); // words are longer in some languages
    setFixedSize(width, layout()->totalHeightForWidth(width));
    QWidget::show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

/// Below, above, on the right or on the left of a control, wherever it is whole; else in a corner within the control.
QPoint TourBubble::placeBeside(const QRect& control) const {
    const QRect window = parentWidget()->rect().adjusted(gridStep, gridStep, -gridStep, -gridStep);
    const auto within = [](int at, int least, int most) { return std::clamp(at, least, std::max(least, most)); };
    const int x = within(control.center().x() - width() / 2, window.left(), window.right() - width());
    const int y = within(control.center().y() - height() / 2, window.top(), window.bottom() - height());
    const std::array places{QPoint(x, control.bottom() + distance), QPoint(control.right() + distance, y),
                            QPoint(control.left() - distance - width(), y),
                            QPoint(x, control.top() - distance - height())};
    for (const auto place : places)
        if (window.contains(QRect(place, size()))) return place;
    const QRect inside = control & window;
    return {within(inside.right() - width() - distance, window.left(), window.right() - width()),
            within(inside.top() + distance, window.top(), window.bottom() - height())};
}

void TourBubble::pointAt(QWidget* control) {
    if (!control) {
        m_frame->hide();
        const QPoint middle = parentWidget()->rect().center() - rect().center();
        return move(middle);
    }
    const QRect place(control->mapTo(parentWidget(), QPoint()), control->size());
    static_cast<ControlFrame&>(*m_frame).surround(place & parentWidget()->rect());
    move(placeBeside(place));
    raise();
}

void TourBubble::goAway() {
    if (m_frame) m_frame->hide();
    hide();
    deleteLater();
}

QRect TourBubble::pointedAt() const { return m_frame->isVisible() ? m_frame->geometry() : QRect(); }

} // namespace delve::ui
