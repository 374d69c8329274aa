#include "ui/window/card_grid.h"

#include "ui/theme/tokens.h"
#include "ui/window/recipe_card.h"

#include <QKeyEvent>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int step = gridStep / 2; ///< of widths: whole ones of it are tried
constexpr int gap = gridStep;
constexpr int mostGap = 3 * gridStep; ///< between rows that have more room than they need
constexpr int mostWidth = 60 * gridStep;

} // namespace

void CardGrid::add(RecipeCard& card) {
    card.setFocusPolicy(m_cards.empty() ? Qt::StrongFocus : Qt::ClickFocus);
    card.installEventFilter(this);
    m_cards.push_back(&card);
}

int CardGrid::rowsOf(int columns) const { return (static_cast<int>(m_cards.size()) + columns - 1) / columns; }

CardGrid::Plan CardGrid::planOf(int columns, int cardWidth, int mostLines) const {
    int lines = 1;
    for (const auto* card : m_cards) lines = std::max(lines, std::min(mostLines, card->linesAt(cardWidth)));
    const int high = m_cards.front()->heightAt(cardWidth, lines);
    const int rows = rowsOf(columns);
    return {columns, {cardWidth, high}, rows * high + (rows - 1) * gap};
}

/// Of the columns with which all cards are seen, those with the largest cards.
CardGrid::Plan CardGrid::wholeIn(QSize room, int lines) const {
    Plan best;
    for (int columns = 1; columns <= mostColumns(room.width()); ++columns) {
        Plan plan = planOf(columns, widestOf(columns, room.width()), lines);
        while (plan.height > room.height() && plan.card.width() - step >= RecipeCard::leastWidth)
            plan = planOf(columns, plan.card.width() - step, lines);
        if (plan.height <= room.height() && plan.card.width() > best.card.width()) best = plan;
    }
    return best;
}

/// Rather with a line of the sentences less than with cards that are not seen.
CardGrid::Plan CardGrid::planFor(QSize room) const {
    for (const int lines : {RecipeCard::mostLines, RecipeCard::mostLines - 1})
        if (const Plan plan = wholeIn(room, lines); !plan.card.isEmpty()) return plan;
    const int most = mostColumns(room.width());
    return planOf(most, widestOf(most, room.width()), RecipeCard::mostLines);
}

int CardGrid::widestOf(int columns, int width) {
    const int wide = std::min(mostWidth, (width - (columns - 1) * gap) / columns);
    return wide / step * step;
}

int CardGrid::mostColumns(int width) const {
    const int fit = (width + gap) / (RecipeCard::leastWidth + gap);
    return std::clamp(fit, 1, static_cast<int>(m_cards.size()));
}

void CardGrid::arrangeIn(QSize room) {
    if (m_cards.empty()) return;
    const Plan plan = planFor(room);
    m_columns = plan.columns;
    const int rows = rowsOf(plan.columns);
    const int spareHeight = std::max(0, room.height() - plan.height);
    const int across = plan.columns > 1 ? (room.width() - plan.card.width()) / (plan.columns - 1) : 0;
    const int moreGap = rows > 1 ? std::min(mostGap - gap, spareHeight / (rows - 1)) : 0;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int column = static_cast<int>(i) % plan.columns, row = static_cast<int>(i) / plan.columns;
        const QPoint corner(column * across, row * (plan.card.height() + gap + moreGap));
        m_cards[i]->setGeometry({corner, plan.card});
    }
    setFixedSize(room.width(), plan.height + (rows - 1) * moreGap);
}

/// Tab stops at one card alone, so that it is not far to what comes after them.
void CardGrid::goTo(std::size_t card) {
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setFocusPolicy(i == card ? Qt::StrongFocus : Qt::ClickFocus);
    m_cards[card]->setFocus(Qt::TabFocusReason);
    emit wentTo(m_cards[card]);
}

bool CardGrid::goFrom(std::size_t card, int key) {
    const auto at = static_cast<int>(card), count = static_cast<int>(m_cards.size());
    int next = at;
    switch (key) {
    case Qt::Key_Left: next = at - 1; break;
    case Qt::Key_Right: next = at + 1; break;
    case Qt::Key_Up: next = at - m_columns; break;
    case Qt::Key_Down: next = at + m_columns; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = count - 1; break;
    default: return false;
    }
    if (next >= 0 && next < count) goTo(static_cast<std::size_t>(next));
    return true;
}

bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto found = std::ranges::find(m_cards, watched);
    if (found == m_cards.end()) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        (*found)->click();
        return true;
    }
    return goFrom(static_cast<std::size_t>(found - m_cards.begin()), key);
}

} // namespace delve::ui
