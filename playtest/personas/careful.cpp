#include "generation/level/sides.h"
#include "playtest/personas/answers.h"
#include "playtest/personas/known_ways.h"
#include "playtest/personas/map_ways.h"
#include "playtest/personas/persona.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/objective.h"

#include <algorithm>
#include <vector>

/// Knows the whole map, keeps away from enemies where there is another way, and gets ready before it goes for the
/// objective: takes the coins that it can reach in safety and without a step down a ledge, buys armour and a blade, and
/// heals once it has lost a quarter of its health. Fights with its guard up unless one blow may end it. Takes from
/// encounters only what heals it for certain.
namespace delve::play {
namespace {

constexpr EncounterTaste healing{.health = 1, .supplies = 0, .coins = 0, .fight = -8};
constexpr std::int32_t safeDistance = 3; ///< fewer steps from an enemy are too near

bool isHurt(const Player& player) { return player.health * 4 <= playNumbers.health * 3; }

class Careful {
public:
    Command decide(const PersonaView& view, Stream&) {
        switch (view.mode()) {
        case Mode::Encounter: return answerEncounter(view);
        case Mode::Store: return shop(view);
        case Mode::Fight: return view.interaction().foe.health <= 1 ? strike() : strikeGuarded();
        case Mode::Walking:
        case Mode::Over: break;
        }
        look(view);
        if (m_onMap && m_mapWays.underWay(view)) return m_mapWays.step(view);
        if (!m_onMap && m_ways.underWay(view) && !isNearer(view)) return m_ways.step(view);
        m_onMap = false;
        const auto isUnsafe = [&](Cell cell) { return isNearEnemy(cell) || view.isLedge(cell); };
        if (wantsStore(view) && m_ways.setOut(
                                    view, [&](Cell cell) { return view.has(cell, ThingKind::Store); }, isUnsafe))
            return m_ways.step(view);
        if (!view.objective().ofTowns &&
            m_ways.setOut(
                view, [&](Cell cell) { return view.has(cell, ThingKind::Coin); }, isUnsafe))
            return m_ways.step(view);
        const auto isNear = [this](Cell cell) { return isNearEnemy(cell); };
        if (isWalkOfOneLevel(view) && m_ways.setOut(
                                          view, [&](Cell cell) { return view.isTarget(cell); }, isNear))
            return m_ways.step(view);
        m_onMap = m_mapWays.setOutForObjective(view);
        return m_onMap ? m_mapWays.step(view) : idle(view);
    }

private:
    static Command answerEncounter(const PersonaView& view) {
        if (!view.offer().mayLeave) return leaveOrEndure(view);
        const auto safest = safestChoice(encounterOf(view), healing);
        return isHurt(view.me()) && safest.worth > 0 ? Command::choose(safest.number) : Command::back();
    }

    static Command shop(const PersonaView& view) {
        if (isHurt(view.me()))
            if (const auto number = affordable(view, GoodsEffect::Healing)) return Command::choose(*number);
        return buyOrLeave(view, {GoodsEffect::Armour, GoodsEffect::Blade});
    }

    [[nodiscard]] static bool wantsStore(const PersonaView& view) {
        return (isHurt(view.me()) && affordable(view, GoodsEffect::Healing)) || affordable(view, GoodsEffect::Armour) ||
               affordable(view, GoodsEffect::Blade);
    }

    /// One who has to come to a single place goes there round the enemies.
    [[nodiscard]] static bool isWalkOfOneLevel(const PersonaView& view) {
        return !view.objective().ofTowns && !view.objective().ofGround && !view.enemies().empty();
    }

    void look(const PersonaView& view) {
        m_dangers.clear();
        for (const auto& enemy : view.enemies())
            if (!enemy.boss) m_dangers.push_back(enemy.at);
    }

    [[nodiscard]] bool isNearEnemy(Cell cell) const {
        return std::ranges::any_of(m_dangers, [&](Cell enemy) { return steps(enemy, cell) < safeDistance; });
    }

    /// An enemy has come near the next steps: it is time for another way.
    [[nodiscard]] bool isNearer(const PersonaView& view) const {
        return isNearEnemy(m_ways.next()) && !isNearEnemy(view.me().place.at);
    }

    KnownWays m_ways;
    MapWays m_mapWays{JourneyGuide::Taste{}};
    bool m_onMap = false; ///< walks by m_mapWays
    std::vector<Cell> m_dangers;
};

} // namespace

PersonaInfo carefulPersona() {
    PersonaInfo info;
    info.id = "careful";
    info.label = DELVE_TEXT("persona", "Careful player");
    info.help = DELVE_TEXT("persona",
                           "Knows the map, keeps away from enemies, buys and heals before it goes for the objective.");
    info.knows = MapKnowledge::Whole;
    info.begin = decidedBy<Careful>();
    return info;
}

} // namespace delve::play
