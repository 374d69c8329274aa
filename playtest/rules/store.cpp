#include "generation/level/goods.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// The store: coins for goods.
namespace delve::play {
namespace {

void take(StepContext& context, Player& player, const Goods& goods) {
    switch (goods.effect) {
    case GoodsEffect::Healing: heal(player, goods.amount); break;
    case GoodsEffect::Blade: player.strength += goods.amount; break;
    case GoodsEffect::Armour: player.armour += goods.amount; break;
    case GoodsEffect::Lamp: player.lamp += goods.amount; break;
    case GoodsEffect::Supplies:
        player.supplies += goods.amount;
        context.suppliesMatter = true;
        break;
    }
}

} // namespace

void heal(Player& player, std::int64_t amount) {
    player.health = std::max(player.health, std::min(playNumbers.health, player.health + amount));
}

void enterStore(StepContext& context, std::size_t who, std::uint32_t thing) {
    Game& game = context.game;
    game.mode = Mode::Store;
    game.interaction = {};
    game.interaction.player = who;
    game.interaction.thing = thing;
    context.tell(EventKind::Met, who, {DELVE_TEXT("play", "Welcome to the store.")});
}

void buy(StepContext& context, std::size_t choice) {
    Game& game = context.game;
    const auto who = game.interaction.player;
    Player& player = game.players[who];
    const Goods& goods = (*game.world().tables.goods)[choice - 1];
    if (player.coins < goods.price) {
        context.tell(EventKind::Chosen, who,
                     StepContext::messageWithWords(DELVE_TEXT("play", "Not enough coins for this: %1."), {goods.name}));
        return;
    }
    if (goods.effect == GoodsEffect::Healing && player.health >= playNumbers.health) {
        context.tell(
            EventKind::Chosen, who,
            StepContext::messageWithWords(DELVE_TEXT("play", "Not bought: %1. Your health is full."), {goods.name}));
        return;
    }
    player.coins -= goods.price;
    take(context, player, goods);
    context.tell(EventKind::Chosen, who,
                 StepContext::messageWithWords(DELVE_TEXT("play", "Bought: %1."), {goods.name}));
}

Offer offerOfStore(const Game& game) {
    Offer offer;
    offer.title = {DELVE_TEXT("play", "Your coins: %1."),
                   {std::to_string(game.players[game.interaction.player].coins)}};
    for (const auto& goods : *game.world().tables.goods)
        offer.choices.push_back(
            StepContext::messageWithWords(DELVE_TEXT("play", "%1 (+%2) for %3"),
                                          {goods.name, std::to_string(goods.amount), std::to_string(goods.price)}));
    return offer;
}

} // namespace delve::play
