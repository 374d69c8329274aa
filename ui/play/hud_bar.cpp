#include "ui/play/hud_bar.h"

#include "editor/play/play_session.h"
#include "ui/fields/elided_label.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr int pictureSide = 20;
constexpr int widestLevel = 16 * gridStep;
constexpr int minForPlayers = 24 * gridStep; ///< the task is shortened before the players get less

QString markOf(const editor::PlaySession& session) {
    QStringList marks;
    if (session.replay()) marks.append(HudBar::tr("Replay"));
    const auto* game = session.game();
    if (game && game->walksThroughWalls) marks.append(HudBar::tr("Walks through walls"));
    else if (game && game->tested) marks.append(HudBar::tr("Tested"));
    if (game && !session.view().lights) marks.append(HudBar::tr("Lights off"));
    return marks.join(QStringLiteral("  ·  "));
}

} // namespace

HudBar::HudBar(QWidget* parent)
    : QWidget(parent), m_players(new QWidget(this)), m_row(new QHBoxLayout(m_players)), m_task(new ElidedLabel(this)),
      m_course(new ElidedLabel(this)), m_mark(new ElidedLabel(this)), m_end(new QToolButton(this)) {
    setAccessibleName(tr("Game status"));
    setFixedHeight(5 * gridStep);
    setMinimumWidth(gridStep); // whatever the length of its texts
    layOut();
    m_mark->setForegroundRole(QPalette::Highlight);
    m_course->setForegroundRole(QPalette::PlaceholderText);
    m_end->setObjectName(QStringLiteral("save-and-end"));
    m_end->setIcon(icon(QStringLiteral("save")));
    m_end->setAutoRaise(true);
    m_end->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the game
    m_end->setAccessibleName(tr("Save and end game"));
    m_end->setToolTip(tr("Save and end game (:Q)"));
    connect(m_end, &QToolButton::clicked, this, &HudBar::endWanted);
}

void HudBar::layOut() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, 0, 2 * gridStep, 0);
    row->setSpacing(3 * gridStep);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(gridStep / 2);
    row->addWidget(m_players);
    row->addStretch(1);
    for (auto* label : {m_mark, m_task, m_course}) row->addWidget(label);
    row->addWidget(m_end);
}

void HudBar::show(const editor::PlaySession& session, std::uint32_t shownLevel) {
    const auto* game = session.game();
    setVisible(game);
    if (!game) return;
    showPlayers(editor::playersOf(*game, shownLevel));
    m_task->setText(editor::taskOf(*game));
    m_course->setText(editor::courseOf(*game));
    m_mark->setText(markOf(session));
    m_mark->setToolTip(game->tested ? tr("Testing commands were used in this game.") : QString());
    m_end->setVisible(session.canSaveAndEnd());
    fold();
}

void HudBar::showPlayers(const std::vector<editor::HudPlayer>& players) {
    while (auto* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_seats.clear();
    for (const auto& player : players) addPlayer(player, players.size() > 1);
}

void HudBar::addPlayer(const editor::HudPlayer& player, bool named) {
    addPicture(*m_row, player.picture, 0xff000000, player.name);
    if (named) addWords(*m_row, player.name, {}, false);
    if (player.out) addWords(*m_row, tr("out"), {}, true);
    if (!player.elsewhere.isEmpty()) {
        const QString where = fontMetrics().elidedText(player.elsewhere, Qt::ElideRight, widestLevel);
        auto* label = addWords(*m_row, tr("in %1").arg(where), {}, false);
        label->setToolTip(player.elsewhere);
    }
    Seat seat;
    QStringList names;
    for (const auto& item : player.items) {
        seat.items.push_back(addItem(item));
        names.append(item.text.isEmpty() ? item.name : item.name + QStringLiteral(": ") + item.text);
    }
    seat.more = addWords(*m_row, QStringLiteral("+"), {}, true);
    seat.more->setToolTip(names.join(u'\n'));
    seat.more->setAccessibleName(names.join(QStringLiteral(", ")));
    seat.more->setObjectName(QStringLiteral("more"));
    m_row->addSpacing(3 * gridStep);
    m_seats.push_back(std::move(seat));
}

QWidget* HudBar::addItem(const editor::HudItem& item) {
    auto* whole = new QWidget(m_players);
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(gridStep, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    addPicture(*row, item.picture, item.colour, item.name);
    if (!item.text.isEmpty()) addWords(*row, item.text, item.name, true);
    m_row->addWidget(whole);
    return whole;
}

QLabel* HudBar::addPicture(QHBoxLayout& row, const QString& part, QRgb colour, const QString& name) {
    auto* label = new QLabel(row.parentWidget());
    const double ratio = devicePixelRatioF();
    QImage image = m_sprites.of(part, colour, static_cast<int>(pictureSide * ratio));
    image.setDevicePixelRatio(ratio);
    label->setPixmap(QPixmap::fromImage(image));
    label->setToolTip(name);
    label->setAccessibleName(name);
    row.addWidget(label);
    label->show();
    return label;
}

QLabel* HudBar::addWords(QHBoxLayout& row, const QString& words, const QString& name, bool strong) {
    auto* label = new QLabel(words, row.parentWidget());
    label->setTextFormat(Qt::PlainText);
    label->setToolTip(name);
    if (!name.isEmpty()) label->setAccessibleName(name + QStringLiteral(": ") + words);
    QFont font = label->font();
    font.setBold(strong);
    label->setFont(font);
    row.addWidget(label);
    label->show();
    return label;
}

// Fitting

/// Keeps the first items: health, coins and the like come before the keys.
void HudBar::fold(const Seat& seat, std::size_t shown) {
    for (std::size_t i = 0; i < seat.items.size(); ++i) seat.items[i]->setVisible(i < shown);
    seat.more->setVisible(shown < seat.items.size());
    seat.more->setText(QStringLiteral("+%1").arg(seat.items.size() - shown));
}

/// Hides items one by one, always of the player who shows most, until the rest of the line fits.
void HudBar::fold() {
    int room = width() - 4 * gridStep - m_end->sizeHint().width();
    for (const auto* label : {m_mark, m_task, m_course}) room -= label->sizeHint().width() + 3 * gridStep;
    std::vector<std::size_t> shown;
    for (const auto& seat : m_seats) {
        shown.push_back(seat.items.size());
        fold(seat, shown.back());
    }
    const auto tooWide = [this, room] {
        m_row->invalidate();
        return m_row->sizeHint().width() > std::max(room, minForPlayers);
    };
    while (tooWide()) {
        const auto max = std::ranges::max_element(shown);
        if (max == shown.end() || *max == 0) break;
        --*max;
        fold(m_seats[static_cast<std::size_t>(max - shown.begin())], *max);
    }
}

void HudBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

QString HudBar::text() const {
    QStringList words;
    for (const auto* label : findChildren<QLabel*>()) {
        if (label->objectName() == QStringLiteral("more")) continue; // the items it stands for are labels, too
        const QString said = label->accessibleName().isEmpty() ? label->text() : label->accessibleName();
        if (!said.isEmpty()) words.append(said);
    }
    return words.join(QStringLiteral(", "));
}

} // namespace delve::ui
