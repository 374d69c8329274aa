#include "ui/palette/recent_strip.h"

#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr QSize iconPixels{3 * gridStep, 3 * gridStep};

} // namespace

RecentStrip::RecentStrip(LookOf lookOf, QWidget* parent) : QWidget(parent), m_lookOf(std::move(lookOf)) {
    setAccessibleName(tr("Recent"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* caption = new QLabel(tr("Recent"), this);
    auto font = caption->font();
    font.setWeight(QFont::DemiBold);
    caption->setFont(font);
    column->addWidget(caption);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (auto& place : m_places) {
        place.button = new QToolButton(this);
        place.button->setAutoRaise(true);
        place.button->setIconSize(iconPixels);
        place.button->setFixedSize(iconPixels + QSize(gridStep, gridStep));
        connect(place.button, &QToolButton::clicked, this, [this, &place] {
            if (place.choice) emit chosen(*place.choice);
        });
        row->addWidget(place.button);
        show(place);
    }
    row->addStretch(1);
    column->addLayout(row);
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
    place.button->setAccessibleName(place.choice ? tr("Recent: %1").arg(look.name) : tr("Recent: none yet"));
    place.button->setEnabled(place.choice.has_value());
}

} // namespace delve::ui
