#include "playtest/rules/numbers.h"
#include "playtest/rules/turn.h"

#include <algorithm>

/// Flowers, coins and chests: what is taken by walking there.
namespace delve {

void pickFlower(Turn& turn, std::size_t who, std::uint32_t thing) {
    Player& player = turn.game.players[who];
    turn.takeAway(player.place.level, thing);
    ++player.score;
    --turn.game.flowersLeft;
    turn.tell(EventKind::Taken, who,
              {DELVE_TEXT("play", "A flower! Left: %1."), {std::to_string(turn.game.flowersLeft)}});
}

void takeCoin(Turn& turn, std::size_t who, std::uint32_t thing) {
    Player& player = turn.game.players[who];
    turn.takeAway(player.place.level, thing);
    ++player.coins;
    turn.tell(EventKind::Taken, who, {DELVE_TEXT("play", "A coin. You have %1."), {std::to_string(player.coins)}});
}

std::int64_t suppliesIn(const Thing& chest, const Rules& rules) {
    const auto* value = chest.fields.find("supplies");
    const auto* number = value ? std::get_if<Decimal>(value) : nullptr;
    return std::clamp<std::int64_t>(number ? number->floor() : rules.chest, 0, playNumbers.mostGain);
}

void openChest(Turn& turn, std::size_t who, std::uint32_t thing) {
    Player& player = turn.game.players[who];
    const auto supplies = suppliesIn((*turn.game.level(player.place.level).things)[thing], turn.game.rules());
    turn.takeAway(player.place.level, thing);
    player.supplies += supplies;
    turn.suppliesMatter = true;
    turn.tell(EventKind::Taken, who, {DELVE_TEXT("play", "A chest! Supplies in it: %1."), {std::to_string(supplies)}});
}

} // namespace delve
