#include "generation/level/encounter.h"
#include "generation/level/goods.h"
#include "playtest/proof/solver.h"
#include "playtest/rules/numbers.h"

#include <algorithm>
#include <array>

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

/// The goods that help most, first.
constexpr std::array effectsInOrder{GoodsEffect::Blade, GoodsEffect::Armour, GoodsEffect::Healing};

bool wants(const Player& player, GoodsEffect effect, bool prepares) {
    if (effect == GoodsEffect::Healing) return player.health < playNumbers.health;
    return prepares && effect != GoodsEffect::Lamp && effect != GoodsEffect::Supplies;
}

/// A number that depends on both, from 0 on; no draw, so that the game's own random state is left alone.
std::uint64_t mixed(std::uint64_t salt, std::uint64_t turn) {
    std::uint64_t x = salt * 0x9e3779b97f4a7c15u + turn;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

} // namespace

void Solver::answer() {
    switch (m_game.mode) {
    case Mode::Encounter: return answerEncounter();
    case Mode::Store: return answerStore();
    case Mode::Fight: return give(blow());
    case Mode::Walking:
    case Mode::Over: break;
    }
}

/// Leaves if it may; else it takes the choice whose worst outcome costs least.
void Solver::answerEncounter() {
    if (offerOf(m_game).mayLeave) return give(Command::back());
    const auto& choices = (*m_game.world().tables.encounters)[m_game.interaction.encounter].choices;
    const auto best = std::ranges::max_element(choices, {}, worstOf);
    give(Command::choose(static_cast<std::size_t>(best - choices.begin()) + 1));
}

/// Buys one thing that it wants and can pay for, or leaves.
void Solver::answerStore() {
    const auto& goods = *m_game.world().tables.goods;
    const auto& player = m_game.players[m_game.interaction.player];
    for (const auto effect : effectsInOrder)
        for (std::size_t i = 0; i < goods.size(); ++i)
            if (goods[i].effect == effect && goods[i].amount > 0 && goods[i].price <= player.coins &&
                goods[i].price > 0 && wants(player, effect, m_policy.prepares))
                return give(Command::choose(i + 1));
    give(Command::back());
}

Command Solver::blow() const {
    constexpr std::size_t openly = 1;
    constexpr std::size_t guarded = 2;
    const bool otherwise = m_policy.salt != 0 && mixed(m_policy.salt, static_cast<std::uint64_t>(m_game.turn)) % 4 == 0;
    return Command::choose(m_policy.strikesOpenly != otherwise ? openly : guarded);
}

} // namespace delve::play
