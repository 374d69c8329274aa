#include "ui/play/hud_bar.h"

#include "editor/play/play_session.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>

namespace delve {
namespace {

constexpr int pictureSide = 20;

QString markOf(const PlaySession& session) {
    QStringList marks;
    if (session.replay()) marks.append(HudBar::tr("Replay"));
    const auto* game = session.game();
    if (game && game->walksThroughWalls) marks.append(HudBar::tr("Through walls"));
    else if (game && game->tested) marks.append(HudBar::tr("Tested"));
    if (game && !session.view().lights) marks.append(HudBar::tr("Lights off"));
    return marks.join(QStringLiteral("  ·  "));
}

} // namespace

HudBar::HudBar(QWidget* parent)
    : QWidget(parent), m_players(new QWidget(this)), m_row(new QHBoxLayout(m_players)), m_task(new QLabel(this)),
      m_course(new QLabel(this)), m_mark(new QLabel(this)) {
    setAccessibleName(tr("State of the play"));
    setFixedHeight(5 * gridStep);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, 0, 2 * gridStep, 0);
    row->setSpacing(3 * gridStep);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(gridStep / 2);
    row->addWidget(m_players);
    row->addStretch(1);
    for (auto* label : {m_mark, m_task, m_course}) row->addWidget(label);
    m_mark->setForegroundRole(QPalette::Highlight);
    m_course->setForegroundRole(QPalette::PlaceholderText);
}

void HudBar::show(const PlaySession& session, std::uint32_t shownLevel) {
    const auto* game = session.game();
    setVisible(game);
    if (!game) return;
    showPlayers(playersOf(*game, shownLevel));
    m_task->setText(taskOf(*game));
    m_course->setText(courseOf(*game));
    m_mark->setText(markOf(session));
}

void HudBar::showPlayers(const std::vector<HudPlayer>& players) {
    while (auto* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& player : players) addPlayer(player, players.size() > 1);
}

void HudBar::addPlayer(const HudPlayer& player, bool named) {
    addPicture(player.picture, 0xff000000, player.name);
    if (named) addWords(player.name, {}, false);
    if (player.out) addWords(tr("out"), {}, true);
    if (!player.elsewhere.isEmpty()) addWords(tr("in %1").arg(player.elsewhere), {}, false);
    for (const auto& item : player.items) {
        m_row->addSpacing(gridStep);
        addPicture(item.picture, item.colour, item.name);
        addWords(item.text, item.name, true);
    }
    m_row->addSpacing(3 * gridStep);
}

void HudBar::addPicture(const QString& part, QRgb colour, const QString& name) {
    auto* label = new QLabel(m_players);
    const double ratio = devicePixelRatioF();
    QImage image = m_sprites.of(part, colour, static_cast<int>(pictureSide * ratio));
    image.setDevicePixelRatio(ratio);
    label->setPixmap(QPixmap::fromImage(image));
    label->setToolTip(name);
    label->setAccessibleName(name);
    m_row->addWidget(label);
}

void HudBar::addWords(const QString& words, const QString& name, bool strong) {
    if (words.isEmpty()) return;
    auto* label = new QLabel(words, m_players);
    label->setToolTip(name);
    if (!name.isEmpty()) label->setAccessibleName(name + QStringLiteral(": ") + words);
    QFont font = label->font();
    font.setBold(strong);
    label->setFont(font);
    m_row->addWidget(label);
}

QString HudBar::text() const {
    QStringList words;
    for (const auto* label : findChildren<QLabel*>()) {
        const QString said = label->accessibleName().isEmpty() ? label->text() : label->accessibleName();
        if (!said.isEmpty()) words.append(said);
    }
    return words.join(QStringLiteral(", "));
}

} // namespace delve
