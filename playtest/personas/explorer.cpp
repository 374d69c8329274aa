#include "playtest/personas/answers.h"
#include "playtest/personas/known_ways.h"
#include "playtest/personas/persona.h"
#include "playtest/personas/portal_memory.h"
#include "playtest/rules/numbers.h"

/// Knows only what it has seen, forgets nothing, and looks at everything before it goes for the objective: at the
/// nearest ground beside what it has not seen, then at the levels behind portals. Takes the keys that it sees. Strikes
/// openly while it has half of its health, and then with its guard up.
namespace delve::play {
namespace {

class Explorer {
public:
    Command decide(const PersonaView& view, Stream&) {
        switch (view.mode()) {
        case Mode::Encounter: return leaveOrEndure(view);
        case Mode::Store: return buyOrLeave(view, {GoodsEffect::Healing, GoodsEffect::Lamp});
        case Mode::Fight: return view.me().health * 2 > playNumbers.health ? strike() : strikeGuarded();
        case Mode::Walking:
        case Mode::Over: break;
        }
        const auto isNew = [&](Cell cell) { return isEdgeOfKnown(view, cell) || view.isNewKey(cell); };
        if (m_ways.underWay(view) && (!m_looks || isNew(m_ways.destination()))) return m_ways.step(view);
        m_looks = m_ways.setOut(view, isNew);
        if (m_looks) return m_ways.step(view);
        if (const auto command = m_portals.toLeastUsed(view, m_ways, 0)) return *command;
        if (m_ways.setOut(view, [&](Cell cell) { return view.isTarget(cell); })) return m_ways.step(view);
        constexpr int mostUses = 64; // by then it has given every way a chance
        return m_portals.toLeastUsed(view, m_ways, mostUses).value_or(idle(view));
    }

private:
    KnownWays m_ways;
    PortalMemory m_portals;
    bool m_looks = false; ///< on the way to something new
};

} // namespace

PersonaInfo explorerPersona() {
    PersonaInfo info;
    info.id = "explorer";
    info.label = DELVE_TEXT("persona", "Explorer");
    info.help =
        DELVE_TEXT("persona", "Knows only what it has seen, and looks at everything before it goes for the objective.");
    info.knows = MapKnowledge::Seen;
    info.begin = decidedBy<Explorer>();
    return info;
}

} // namespace delve::play
