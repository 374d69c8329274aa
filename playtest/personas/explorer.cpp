#include "playtest/personas/answers.h"
#include "playtest/personas/known_ways.h"
#include "playtest/personas/level_cells.h"
#include "playtest/personas/persona.h"
#include "playtest/personas/portal_memory.h"
#include "playtest/rules/numbers.h"

#include <optional>

/// Knows only what it has seen, forgets nothing, and looks at everything before it goes for the objective: at the
/// nearest ground beside what it has not seen, then at the levels behind portals and below chasms. Takes the keys that
/// it sees. Once it knows nothing else to do, it looks for secret doors. Answers what the enemy of a fight is about to
/// do, and meets plain blows with its guard up once it has lost half of its health.
namespace delve::play {
namespace {

class Explorer {
public:
    Command decide(const PersonaView& view, Stream&) {
        switch (view.mode()) {
        case Mode::Encounter: return leaveOrEndure(view);
        case Mode::Store: return buyOrLeave(view, {GoodsEffect::Healing, GoodsEffect::Lamp});
        case Mode::Fight: return answerIntent(view, view.me().health * 2 <= playNumbers.health);
        case Mode::Walking:
        case Mode::Over: break;
        }
        const auto isNew = [&](Cell cell) { return isEdgeOfKnown(view, cell) || view.isNewKey(cell); };
        if (m_ways.underWay(view) && (!m_looks || isNew(m_ways.destination()))) return m_ways.step(view);
        m_looks = m_ways.setOut(view, isNew);
        if (m_looks) return m_ways.step(view);
        if (const auto command = m_portals.toLeastUsed(view, m_ways, 0)) return *command;
        if (m_ways.setOut(view, [&](Cell cell) { return view.isTarget(cell); })) return m_ways.step(view);
        constexpr int fewUses = 2; // a way back may lead on
        if (const auto command = m_portals.toLeastUsed(view, m_ways, fewUses)) return *command;
        if (const auto command = search(view)) return *command;
        constexpr int mostUses = 64; // by then it has given every way a chance
        return m_portals.toLeastUsed(view, m_ways, mostUses).value_or(idle(view));
    }

private:
    /// Waits beside each wall, at the nearest first.
    std::optional<Command> search(const PersonaView& view) {
        const auto level = view.me().place.level;
        const auto isToSearch = [&](Cell cell) {
            return view.isOpen(cell) && view.isBesideWall(cell) && !m_searched.at({level, cell});
        };
        const Cell here = view.me().place.at;
        if (isToSearch(here)) {
            m_searched.add({level, here}, view.size());
            return Command::wait();
        }
        if (!m_ways.setOut(view, isToSearch)) return {};
        return m_ways.step(view);
    }

    KnownWays m_ways;
    PortalMemory m_portals;
    LevelCells m_searched;
    bool m_looks = false; ///< on the way to something new
};

} // namespace

PersonaInfo explorerPersona() {
    return {.id = "explorer",
            .label = DELVE_TEXT("persona", "Explorer"),
            .help = DELVE_TEXT(
                "persona", "Knows only what it has seen, and looks at everything before it goes for the objective."),
            .knows = MapKnowledge::Seen,
            .remembers = PersonaInfo::always,
            .patience = 20,
            .begin = decidedBy<Explorer>()};
}

} // namespace delve::play
