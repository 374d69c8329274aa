#include "ui/palette/recent_strip.h"

#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr QSize iconPixels{20, 20};

} // namespace

RecentStrip::RecentStrip(LookOf lookOf, QWidget* parent)
    : QWidget(parent), m_lookOf(std::move(lookOf)), m_caption(new QLabel(tr("Recent"), this)) {
    setAccessibleName(tr("Recent"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFixedHeight(controlHeight + gridStep / 2);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_caption);
    row->addSpacing(gridStep / 2);
    for (auto& place : m_places) {
        place.button = new QToolButton(this);
        place.button->setAutoRaise(true);
        place.button->setIconSize(iconPixels);
        place.button->setFixedSize(iconPixels + QSize(gridStep, gridStep) / 2 + QSize(2, 2));
        connect(place.button, &QToolButton::clicked, this, [this, &place] {
            if (place.choice) emit chosen(*place.choice);
        });
        row->addWidget(place.button);
        show(place);
    }
    row->addStretch(1);
}

QSize RecentStrip::minimumSizeHint() const {
    return {static_cast<int>(places) * m_places.front().button->width(), height()};
}

/// The caption goes where the strip is too narrow for it; the places stay.
void RecentStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int all = static_cast<int>(places) * m_places.front().button->width();
    m_caption->setVisible(width() >= all + m_caption->sizeHint().width() + gridStep / 2);
}

/// Empty places have an outline.
void RecentStrip::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Mid));
    for (const auto& place : m_places)
        if (!place.choice) painter.drawRect(place.button->geometry().adjusted(2, 2, -3, -3));
}

void RecentStrip::use(int choice) {
    auto at = std::ranges::find(m_places, std::optional(choice), &Place::choice);
    if (at == m_places.end()) at = std::ranges::find(m_places, std::optional<int>(), &Place::choice);
    if (at == m_places.end()) at = std::ranges::min_element(m_places, {}, &Place::used);
    at->used = ++m_now;
    if (std::exchange(at->choice, choice) != choice) show(*at);
}

void RecentStrip::renumber(const std::function<std::optional<int>(int choice)>& now) {
    for (auto& place : m_places)
        if (place.choice) place.choice = now(*place.choice);
    showLooks();
}

void RecentStrip::showLooks() {
    for (const auto& place : m_places) show(place);
}

/// An empty place stays visible, but is disabled.
void RecentStrip::show(const Place& place) const {
    const Look look = place.choice ? m_lookOf(*place.choice) : Look{};
    place.button->setIcon(look.icon);
    place.button->setToolTip(look.name);
    const auto number = &place - m_places.data() + 1;
    place.button->setAccessibleName(place.choice ? tr("Recent: %1").arg(look.name)
                                                 : tr("Recent %1: none yet").arg(number));
    place.button->setEnabled(place.choice.has_value());
}

} // namespace delve::ui
