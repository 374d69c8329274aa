#include "playtest/personas/answers.h"
#include "playtest/personas/map_ways.h"
#include "playtest/personas/persona.h"

/// Knows the whole map and takes the shortest way to the objective. Fetches nothing that is not needed, leaves
/// encounters and stores, and strikes openly. Of a journey it opens only the chests that it needs to pay for the next
/// town.
namespace delve::play {
namespace {

class Runner {
public:
    Command decide(const PersonaView& view, Stream&) {
        switch (view.mode()) {
        case Mode::Encounter: return leaveOrEndure(view);
        case Mode::Store: return Command::back();
        case Mode::Fight: return strike();
        case Mode::Walking:
        case Mode::Over: break;
        }
        if (m_ways.underWay(view) || m_ways.setOutForObjective(view)) return m_ways.step(view);
        return idle(view);
    }

private:
    MapWays m_ways{{.fetches = JourneyGuide::Taste::Fetches::ChestsInNeed}};
};

} // namespace

PersonaInfo runnerPersona() {
    return {.id = "runner",
            .label = DELVE_TEXT("persona", "Runner"),
            .help =
                DELVE_TEXT("persona", "Knows the map and takes the shortest way to the objective. It avoids nothing."),
            .knows = MapKnowledge::Whole,
            .remembers = PersonaInfo::always,
            .patience = 20,
            .begin = decidedBy<Runner>()};
}

} // namespace delve::play
