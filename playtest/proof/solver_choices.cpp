#include "generation/level/encounter.h"
#include "generation/level/goods.h"
#include "generation/level/rules.h"
#include "playtest/proof/fight_plan.h"
#include "playtest/proof/solver.h"
#include "playtest/proof/walk_goals.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step.h"

#include <algorithm>
#include <array>
#include <tuple>

/// What the solver answers: encounters, the store, fights.
namespace delve::play {
namespace {

/// What may come of a choice at the worst: a fight counts as much as losing some health.
std::int64_t worstOf(const EncounterChoice& choice) {
    constexpr std::int64_t aFight = 8;
    std::int64_t worst = playNumbers.maxGain;
    for (const auto& outcome : choice.outcomes)
        worst = std::min(worst, outcome.health + outcome.supplies - (outcome.fight.empty() ? 0 : aFight));
    return worst;
}

/// The same for a player who has health to spare, but few supplies: these count first, as long as it is survived.
std::tuple<bool, std::int64_t, std::int64_t> worstForSupplies(const EncounterChoice& choice, std::int64_t health) {
    std::int64_t supplies = 0;
    for (const auto& outcome : choice.outcomes) supplies = std::min(supplies, outcome.supplies);
    const auto worst = worstOf(choice);
    return {health + worst - supplies > 0, supplies, worst};
}

/// What a choice leaves the player with, as the dice will fall: most of all not a fight.
std::tuple<bool, std::int64_t> leftAfter(const Game& game, std::size_t choice) {
    constexpr std::int64_t healthForSupply = 4;
    const auto who = game.interaction.player;
    const Game after = step(game, Command::choose(choice + 1)).game;
    const auto& player = after.players[who];
    const bool goesOn = !after.over() && !player.out && after.mode == Mode::Walking;
    return {goesOn, healthForSupply * player.supplies + player.health};
}

std::size_t choiceThatLeavesMost(const Game& game, std::size_t choices) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < choices; ++i)
        if (leftAfter(game, i) > leftAfter(game, best)) best = i;
    return best;
}

/// The goods that help most, first.
constexpr std::array effectsInOrder{GoodsEffect::Blade, GoodsEffect::Armour, GoodsEffect::Healing};

bool wants(const Player& player, GoodsEffect effect, bool prepares) {
    if (effect == GoodsEffect::Healing) return player.health < playNumbers.health;
    return prepares && effect != GoodsEffect::Lamp && effect != GoodsEffect::Supplies;
}

} // namespace

void Solver::answer() {
    switch (m_game.mode) {
    case Mode::Encounter: return answerEncounter();
    case Mode::Store: return answerStore();
    case Mode::Fight: return fight();
    case Mode::Walking:
    case Mode::Over: break;
    }
}

/// Leaves if it may, unless it clears a portal; else it takes the choice whose worst outcome costs least.
void Solver::answerEncounter() {
    ++m_encounters;
    const auto& player = m_game.players[m_game.interaction.player];
    const bool clears = m_clearsPortals && isHeldPortal(m_game, player.place);
    if (!clears && offerOf(m_game).mayLeave) return give(Command::back());
    const auto& choices = (*m_game.world().tables.encounters)[m_game.interaction.encounter].choices;
    if (m_policy.foresees) return give(Command::choose(choiceThatLeavesMost(m_game, choices.size()) + 1));
    const bool spares = player.supplies < m_policy.townsInReserve * m_game.rules().cityCost;
    const auto rank = [&](const EncounterChoice& choice) { return worstForSupplies(choice, player.health); };
    const auto best =
        spares ? std::ranges::max_element(choices, {}, rank) : std::ranges::max_element(choices, {}, worstOf);
    give(Command::choose(static_cast<std::size_t>(best - choices.begin()) + 1));
}

/// The goods that it wants most of those that it can pay for.
std::optional<std::size_t> Solver::goodsToBuy(std::size_t who) const {
    const auto& goods = *m_game.world().tables.goods;
    const auto& player = m_game.players[who];
    for (const auto effect : effectsInOrder)
        for (std::size_t i = 0; i < goods.size(); ++i)
            if (goods[i].effect == effect && goods[i].amount > 0 && goods[i].price <= player.coins &&
                goods[i].price > 0 && wants(player, effect, m_policy.prepares))
                return i;
    return {};
}

/// Buys one thing, or leaves.
void Solver::answerStore() {
    const auto goods = goodsToBuy(m_game.interaction.player);
    give(goods ? Command::choose(*goods + 1) : Command::back());
}

void Solver::fight() {
    const auto width = m_policy.fightWidth;
    const auto plan = width > 0 ? planFight(m_game, width, m_stopped) : std::vector<Command>{};
    if (plan.empty()) return give(blow());
    for (const auto& command : plan) give(command);
}

/// Answers what the enemy is about to do.
Command Solver::blow() const {
    constexpr std::size_t openly = 1;
    constexpr std::size_t guarded = 2;
    const auto intent = m_game.interaction.intent;
    const bool strikes = intent == Intent::Open || (intent == Intent::Plain && m_policy.strikesOpenly);
    return Command::choose(strikes ? openly : guarded);
}

} // namespace delve::play
