#include "editor/play/hud.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/sprite_sheet.h"
#include "editor/play/sprites.h"
#include "editor/text/level_name.h"

#include <QCoreApplication>

namespace delve {
namespace {

struct PlayHud {
    Q_DECLARE_TR_FUNCTIONS(PlayHud)
};

constexpr QRgb plain = 0xff000000;

HudItem item(const char* picture, std::int64_t amount, const QString& name) {
    return {QString::fromLatin1(picture), plain, QString::number(amount), name};
}

bool fights(const Game& game) {
    const auto& rules = game.rules();
    return rules.enemies || rules.objective == Objective::Boss || rules.objective == Objective::Journey ||
           rules.objective == Objective::Gate || !game.enemies->empty();
}

HudItem keyItem(const std::string& word) {
    const auto colour = colourFromText(word);
    const auto named = QColor(QString::fromStdString(word));
    const QRgb shown = colour ? toRgb(*colour) : named.isValid() ? named.rgb() : qRgb(0xe8, 0xa3, 0x17);
    return {partOf(ThingLook{ThingKind::Key, 0, shown}), shown, QString(),
            PlayHud::tr("Key: %1").arg(QString::fromStdString(word))};
}

std::vector<HudItem> itemsOf(const Game& game, const Player& player) {
    const auto objective = game.rules().objective;
    std::vector<HudItem> items;
    if (objective == Objective::Collect || player.score > 0)
        items.push_back(item("flower", player.score, PlayHud::tr("Score")));
    if (fights(game)) items.push_back(item("heart", player.health, PlayHud::tr("Health")));
    if (objective == Objective::Boss || objective == Objective::Journey || player.coins > 0)
        items.push_back(item("coin", player.coins, PlayHud::tr("Coins")));
    if (objective == Objective::Journey) items.push_back(item("supplies", player.supplies, PlayHud::tr("Supplies")));
    if (objective == Objective::Boss) {
        items.push_back(item("blade", player.strength, PlayHud::tr("Strength")));
        items.push_back(item("shield", player.armour, PlayHud::tr("Armour")));
    }
    for (const auto& key : player.keys) items.push_back(keyItem(key));
    return items;
}

} // namespace

std::vector<HudPlayer> playersOf(const Game& game, std::uint32_t shownLevel) {
    std::vector<HudPlayer> players;
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const auto& player = game.players[i];
        HudPlayer shown{playerSprite(i), PlayHud::tr("Player %1").arg(i + 1), player.out, {}, itemsOf(game, player)};
        if (player.place.level != shownLevel && !player.out)
            shown.elsewhere = shownName(game.level(player.place.level));
        players.push_back(std::move(shown));
    }
    return players;
}

QString courseOf(const Game& game) {
    const QString turn = PlayHud::tr("Turn %1").arg(game.turn);
    const bool deepens = game.rules().objective == Objective::Boss || game.depth > 1;
    return deepens ? PlayHud::tr("Depth %1").arg(game.depth) + QStringLiteral("  ·  ") + turn : turn;
}

QString taskOf(const Game& game) {
    switch (game.rules().objective) {
    case Objective::Collect: return PlayHud::tr("Flowers left: %1").arg(game.flowersLeft);
    case Objective::Exit: return PlayHud::tr("Find the golden exit");
    case Objective::Gate: return PlayHud::tr("Find the gate");
    case Objective::Boss: return PlayHud::tr("Beat the boss");
    case Objective::Journey: return PlayHud::tr("Reach the goal");
    case Objective::Explore: return PlayHud::tr("Unseen: %n cell(s)", nullptr, static_cast<int>(game.unseen));
    }
    return {};
}

} // namespace delve
