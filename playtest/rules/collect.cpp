#include "generation/level/rules.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// Flowers, coins and chests: what is taken by walking there.
namespace delve::play {

void pickFlower(StepContext& context, std::size_t who, std::uint32_t thing) {
    Player& player = context.game.players[who];
    context.takeAway(player.place.level, thing);
    ++player.score;
    --context.game.flowersLeft;
    context.tell(EventKind::Taken, who,
                 {DELVE_TEXT("play", "A flower! Left: %1."), {std::to_string(context.game.flowersLeft)}});
}

void takeCoin(StepContext& context, std::size_t who, std::uint32_t thing) {
    Player& player = context.game.players[who];
    context.takeAway(player.place.level, thing);
    ++player.coins;
    context.tell(EventKind::Taken, who, {DELVE_TEXT("play", "A coin. You have %1."), {std::to_string(player.coins)}});
}

std::int64_t suppliesIn(const Thing& chest, const Rules& rules) {
    const auto* value = chest.fields.find("supplies");
    const auto* number = value ? std::get_if<Decimal>(value) : nullptr;
    return std::clamp<std::int64_t>(number ? number->floor() : rules.chest, 0, playNumbers.maxGain);
}

void openChest(StepContext& context, std::size_t who, std::uint32_t thing) {
    Player& player = context.game.players[who];
    const auto supplies = suppliesIn((*context.game.level(player.place.level).things)[thing], context.game.rules());
    context.takeAway(player.place.level, thing);
    player.supplies += supplies;
    context.suppliesMatter = true;
    context.tell(EventKind::Taken, who,
                 {DELVE_TEXT("play", "A chest! Supplies in it: %1."), {std::to_string(supplies)}});
}

} // namespace delve::play
