#include "generation/level/bit_grid.h"
#include "generation/level/rules.h"
#include "playtest/personas/answers.h"
#include "playtest/personas/known_ways.h"
#include "playtest/personas/map_ways.h"
#include "playtest/personas/persona.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/objective.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Knows the whole map, keeps away from enemies where there is another way, and gets ready before it goes for the
/// objective: takes the coins that it can reach in safety and without a step down a ledge, buys armour and a blade, and
/// heals once it has lost a quarter of its health. It answers what the enemy of a fight is about to do; once it is
/// hurt, it meets plain blows with its guard up, too, unless one strike may end the fight. Takes from encounters only
/// what heals it for certain. In a journey it takes the way through the fewest towns, and loses health rather than give
/// away supplies that it needs for the next two of them, while it is strong enough.
namespace delve::play {
namespace {

constexpr EncounterTaste healing{.health = 1, .supplies = 0, .coins = 0, .fight = -8};
constexpr EncounterTaste saving{.health = 1, .supplies = 8, .coins = 0, .fight = -8}; ///< supplies above all
constexpr std::int32_t safeDistance = 3; ///< fewer steps from an enemy are too near

bool isHurt(const Player& player) { return player.health * 4 <= playNumbers.health * 3; }
bool isWeak(const Player& player) { return player.health * 8 <= playNumbers.health * 5; }

/// Would the next two towns be too dear if an encounter took some supplies?
bool mustSaveSupplies(const PersonaView& view) {
    return view.objective().ofTowns && view.me().supplies <= 2 * view.rules().cityCost;
}

class Careful {
public:
    Command decide(const PersonaView& view, Stream&) {
        switch (view.mode()) {
        case Mode::Encounter: return answerEncounter(view);
        case Mode::Store: return shop(view);
        case Mode::Fight: return blow(view);
        case Mode::Walking:
        case Mode::Over: break;
        }
        look(view);
        if (goesOn(view)) return m_ways.step(view);
        if (const auto command = followMap(view)) return *command;
        if (prepares(view) || keepsAway(view)) return m_ways.step(view);
        if (!m_mapWays.setOutForObjective(view)) return idle(view);
        const bool isGuarded = m_mapWays.comesBy(view, [this](Cell cell) { return isNearEnemy(cell); });
        return isGuarded && goesRound(view) ? m_ways.step(view) : m_mapWays.step(view);
    }

private:
    static Command answerEncounter(const PersonaView& view) {
        if (!view.offer().mayLeave) return endure(view);
        const auto safest = safestChoice(encounterOf(view), healing);
        return isHurt(view.me()) && safest.worth > 0 ? Command::choose(safest.number) : Command::back();
    }

    static Command endure(const PersonaView& view) {
        const auto taste = mustSaveSupplies(view) && !isWeak(view.me()) ? saving : EncounterTaste{};
        return Command::choose(safestChoice(encounterOf(view), taste).number);
    }

    static Command shop(const PersonaView& view) {
        if (isHurt(view.me()))
            if (const auto number = affordable(view, GoodsEffect::Healing)) return Command::choose(*number);
        return buyOrLeave(view, {GoodsEffect::Armour, GoodsEffect::Blade});
    }

    static Command blow(const PersonaView& view) {
        return answerIntent(view, isHurt(view.me()) && view.interaction().foe.health > 1);
    }

    [[nodiscard]] static bool wantsStore(const PersonaView& view) {
        return (isHurt(view.me()) && affordable(view, GoodsEffect::Healing)) || affordable(view, GoodsEffect::Armour) ||
               affordable(view, GoodsEffect::Blade);
    }

    /// Marks the cells that are too near to an enemy. Bosses are met sooner or later.
    void look(const PersonaView& view) {
        if (m_near.size() != view.size()) {
            m_near.reset(view.size());
            m_marked.clear();
        }
        for (const Cell cell : m_marked) m_near.clear(cell);
        m_marked.clear();
        for (const auto& enemy : view.enemies())
            if (!enemy.boss) markAround(enemy.at);
    }

    void markAround(Cell enemy) {
        constexpr std::int32_t reach = safeDistance - 1;
        for (std::int32_t y = -reach; y <= reach; ++y)
            for (std::int32_t x = -reach; x <= reach; ++x) {
                const Cell cell = enemy + Cell{x, y};
                if (steps(enemy, cell) > reach || !m_near.size().contains(cell)) continue;
                m_near.set(cell);
                m_marked.push_back(cell);
            }
    }

    [[nodiscard]] bool isNearEnemy(Cell cell) const { return m_near.at(cell); }

    /// The next step leads near an enemy: it is time for another way. Who is near one goes on.
    [[nodiscard]] bool comesNear(const PersonaView& view, const Place& next) const {
        const auto& here = view.me().place;
        return next.level == here.level && m_near.has(next.at) && !isNearEnemy(here.at);
    }

    [[nodiscard]] bool goesOn(const PersonaView& view) const {
        if (!m_ways.underWay(view) || comesNear(view, {view.me().place.level, m_ways.next()})) return false;
        return !m_looks || view.isToSee(m_ways.destination());
    }

    template <class IsGoal>
    [[nodiscard]] bool setOutInSafety(const PersonaView& view, const IsGoal& isGoal) {
        return m_ways.setOut(view, isGoal, [this](Cell cell) { return isNearEnemy(cell); });
    }

    /// A step on the walk over the map, or round an enemy that has come near it. Nothing: it is time for another plan.
    /// In a journey, that would count as one more visit to the next town.
    std::optional<Command> followMap(const PersonaView& view) {
        if (view.objective().ofGround && !m_mapWays.underWay(view)) return {};
        const bool onWay = m_mapWays.rejoin(view);
        if (onWay && !comesNear(view, m_mapWays.next())) return m_mapWays.step(view);
        if (goesRound(view)) return m_ways.step(view);
        if (onWay && view.objective().ofTowns) return m_mapWays.step(view);
        m_mapWays.giveUp();
        return {};
    }

    /// To where the walk over the map leaves this level, or ends on it.
    [[nodiscard]] bool goesRound(const PersonaView& view) {
        const auto end = m_mapWays.endOfLeg(view);
        m_looks = false;
        return end && setOutInSafety(view, [end](Cell cell) { return cell == *end; });
    }

    /// To the store if it can pay for something, else to a coin.
    [[nodiscard]] bool prepares(const PersonaView& view) {
        const auto isUnsafe = [&](Cell cell) { return isNearEnemy(cell) || view.isLedge(cell); };
        m_looks = false;
        if (wantsStore(view) && m_ways.setOut(
                                    view, [&](Cell cell) { return view.has(cell, ThingKind::Store); }, isUnsafe))
            return true;
        return !view.objective().ofTowns &&
               m_ways.setOut(
                   view, [&](Cell cell) { return view.has(cell, ThingKind::Coin); }, isUnsafe);
    }

    /// To what the objective needs on this level, or to the nearest ground that it wants to be seen, where enemies may
    /// be in the way.
    [[nodiscard]] bool keepsAway(const PersonaView& view) {
        if (m_marked.empty() || view.objective().ofTowns) return false;
        m_looks = view.objective().ofGround;
        return m_looks ? setOutInSafety(view, [&](Cell cell) { return view.isToSee(cell); })
                       : setOutInSafety(view, [&](Cell cell) { return view.isTarget(cell); });
    }

    KnownWays m_ways;
    MapWays m_mapWays{{.towns = JourneyGuide::Taste::Towns::OnWay}};
    bool m_looks = false; ///< on the way to ground that is to be seen
    BitGrid m_near;       ///< cells that are too near to an enemy
    std::vector<Cell> m_marked;
};

} // namespace

PersonaInfo carefulPersona() {
    return {.id = "careful",
            .label = DELVE_TEXT("persona", "Careful player"),
            .help = DELVE_TEXT(
                "persona", "Knows the map, keeps away from enemies, buys and heals before it goes for the objective."),
            .knows = MapKnowledge::Whole,
            .remembers = PersonaInfo::always,
            .patience = 20,
            .begin = decidedBy<Careful>()};
}

} // namespace delve::play
