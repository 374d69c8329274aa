#include "editor/play/hud.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/sprite_sheet.h"
#include "editor/play/sprites.h"
#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "generation/level/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

struct PlayHud {
    Q_DECLARE_TR_FUNCTIONS(PlayHud)
};

constexpr QRgb plain = 0xff000000;

/// A count of a player; the table has them in the order in which they are shown.
struct Count {
    std::int64_t play::Player::*amount;
    const char* picture; ///< a sprite's part
    const char* name;
    bool whereAny = false; ///< shown even if the objective does not count it, once above zero
};

constexpr std::array<Count, 6> counts{{
    {&play::Player::score, "flower", QT_TRANSLATE_NOOP("PlayHud", "Score"), true},
    {&play::Player::health, "heart", QT_TRANSLATE_NOOP("PlayHud", "Health")},
    {&play::Player::coins, "coin", QT_TRANSLATE_NOOP("PlayHud", "Coins"), true},
    {&play::Player::supplies, "supplies", QT_TRANSLATE_NOOP("PlayHud", "Supplies")},
    {&play::Player::strength, "blade", QT_TRANSLATE_NOOP("PlayHud", "Strength")},
    {&play::Player::armour, "shield", QT_TRANSLATE_NOOP("PlayHud", "Armour")},
}};

/// Health is shown wherever there are enemies.
bool isShown(const Count& count, const play::Game& game, const play::Player& player) {
    const auto& counted = game.objective().counts;
    if (std::ranges::find(counted, count.amount) != counted.end()) return true;
    if (count.amount == &play::Player::health) return game.rules().enemies || !game.enemies.empty();
    return count.whereAny && player.*count.amount > 0;
}

HudItem keyItem(const std::string& word) {
    const auto colour = colourFromText(word);
    const auto named = QColor(QString::fromStdString(word));
    const QRgb shown = colour ? toRgb(*colour) : named.isValid() ? named.rgb() : qRgb(0xe8, 0xa3, 0x17);
    return {partOf(ThingLook{ThingKind::Key, 0, shown}), shown, QString(),
            PlayHud::tr("Key: %1").arg(QString::fromStdString(word))};
}

std::vector<HudItem> itemsOf(const play::Game& game, const play::Player& player) {
    std::vector<HudItem> items;
    for (const auto& count : counts)
        if (isShown(count, game, player))
            items.push_back({QString::fromLatin1(count.picture), plain, QString::number(player.*count.amount),
                             PlayHud::tr(count.name)});
    for (const auto& key : player.keys) items.push_back(keyItem(key));
    return items;
}

} // namespace

std::vector<HudPlayer> playersOf(const play::Game& game, std::uint32_t shownLevel) {
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

QString courseOf(const play::Game& game) {
    const QString turn = PlayHud::tr("Turn %1").arg(game.turn);
    const bool deepens = game.objective().deepens || game.depth > 1;
    return deepens ? PlayHud::tr("Depth %1").arg(game.depth) + QStringLiteral("  ·  ") + turn : turn;
}

QString taskOf(const play::Game& game) { return toQString(game.objective().task(game)); }

} // namespace delve::editor
