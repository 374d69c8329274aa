#include "playtest/personas/answers.h"
#include "playtest/personas/map_ways.h"
#include "playtest/personas/persona.h"
#include "playtest/proof/walk_goals.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/objective.h"

#include <algorithm>

/// Knows the whole map and takes everything before it goes for the objective: coins, chests, keys and flowers, always
/// the nearest, and those down a ledge or a chasm last. In encounters it takes what is worth most on average. Answers
/// what the enemy of a fight is about to do, and meets plain blows with its guard up once it has lost half of its
/// health.
namespace delve::play {
namespace {

constexpr EncounterTaste greedy{.health = 1, .supplies = 2, .coins = 2, .fight = -4};

bool isOfObjective(const ObjectiveInfo& objective, ThingKind kind) {
    return std::ranges::any_of(objective.needs, [&](const ObjectiveNeed& need) { return need.thing == kind; });
}

class Collector {
public:
    Collector() { m_ways.stayAbove(); }

    Command decide(const PersonaView& view, Stream&) {
        switch (view.mode()) {
        case Mode::Encounter: return Command::choose(bestChoice(encounterOf(view), greedy).number);
        case Mode::Store: return buyOrLeave(view, {GoodsEffect::Healing, GoodsEffect::Blade, GoodsEffect::Armour});
        case Mode::Fight: return answerIntent(view, view.me().health * 2 <= playNumbers.health);
        case Mode::Walking:
        case Mode::Over: break;
        }
        if (m_ways.underWay(view) || setOutForThings(view) || m_ways.setOutForObjective(view)) return m_ways.step(view);
        return idle(view);
    }

private:
    /// In a journey, towns cost supplies: what lies about is taken on the way.
    bool setOutForThings(const PersonaView& view) {
        if (m_tookAll || !view.whole() || view.objective().ofTowns) return false;
        const auto& keys = view.me().keys;
        const auto takes = [&](const Thing& thing) {
            if (isOfObjective(view.objective(), thing.kind)) return false;
            if (thing.kind == ThingKind::Key) return !std::ranges::binary_search(keys, colourOf(thing));
            return thing.kind == ThingKind::Coin || thing.kind == ThingKind::Chest || thing.kind == ThingKind::Flower;
        };
        m_tookAll = !m_ways.setOut(view, thingGoal(*view.whole(), takes));
        return !m_tookAll;
    }

    MapWays m_ways{{.fetches = JourneyGuide::Taste::Fetches::Everything}};
    bool m_tookAll = false;
};

} // namespace

PersonaInfo collectorPersona() {
    return {.id = "collector",
            .label = DELVE_TEXT("persona", "Collector"),
            .help = DELVE_TEXT("persona", "Knows the map and takes everything on it before it goes for the objective."),
            .knows = MapKnowledge::Whole,
            .remembers = PersonaInfo::always,
            .patience = 20,
            .begin = decidedBy<Collector>()};
}

} // namespace delve::play
