#include "playtest/personas/answers.h"
#include "playtest/personas/known_ways.h"
#include "playtest/personas/persona.h"
#include "playtest/rules/numbers.h"

#include <algorithm>
#include <vector>

/// Knows only what it has seen lately, and wanders: to ground beside what it does not know, to whatever glitters,
/// through a portal or down a chasm now and then, and after some steps elsewhere. Goes for the objective when it sees
/// it. Strikes openly always, and answers encounters and stores at random.
namespace delve::play {
namespace {

class Novice {
public:
    Command decide(const PersonaView& view, Stream& random) {
        switch (view.mode()) {
        case Mode::Encounter: return answerEncounter(view, random);
        case Mode::Store: return shop(view, random);
        case Mode::Fight: return strike();
        case Mode::Walking:
        case Mode::Over: break;
        }
        const auto wanted = [&](Cell cell) { return isWanted(view, cell); };
        if (m_wanders && m_ways.underWay(view) && noticesMore(view)) m_wanders = !m_ways.turnAside(view, wanted);
        if (m_ways.underWay(view) && !losesInterest(random)) return m_ways.step(view);
        m_noticed.clear();
        m_wanders = !m_ways.setOut(view, wanted);
        if (!m_wanders || wander(view, random)) return m_ways.step(view);
        return idle(view);
    }

private:
    static Command answerEncounter(const PersonaView& view, Stream& random) {
        const auto offer = view.offer();
        const auto drawn = random.below(offer.choices.size() + (offer.mayLeave ? 1 : 0));
        return drawn < offer.choices.size() ? Command::choose(static_cast<std::size_t>(drawn) + 1) : Command::back();
    }

    /// Buys a thing drawn at random if it can pay for it; else it leaves.
    static Command shop(const PersonaView& view, Stream& random) {
        const auto& goods = *view.tables().goods;
        if (goods.empty()) return Command::back();
        const auto drawn = static_cast<std::size_t>(random.below(goods.size()));
        const bool wasted = goods[drawn].effect == GoodsEffect::Healing && view.me().health >= playNumbers.health;
        if (wasted || goods[drawn].price > view.me().coins || goods[drawn].price <= 0) return Command::back();
        return Command::choose(drawn + 1);
    }

    static bool isWanted(const PersonaView& view, Cell cell) {
        const auto glitters = [](const Thing& thing) {
            return thing.kind == ThingKind::Coin || thing.kind == ThingKind::Flower || thing.kind == ThingKind::Chest;
        };
        return view.isTarget(cell) || view.isNewKey(cell) || view.hasThing(cell, glitters);
    }

    /// Has something that it wants come into sight on this walk?
    bool noticesMore(const PersonaView& view) {
        const auto before = m_noticed.size();
        for (const Cell cell : view.marksInSight())
            if (isWanted(view, cell) && std::ranges::find(m_noticed, cell) == m_noticed.end())
                m_noticed.push_back(cell);
        return m_noticed.size() > before;
    }

    /// On the way to nothing that it wanted, it now and then looks for something else.
    bool losesInterest(Stream& random) const {
        if (!m_wanders) return false;
        constexpr std::uint64_t steps = 12;
        return random.below(steps) == 0;
    }

    /// To one of the nearest edges of what it knows; where all is known, or nothing was drawn, to anywhere.
    bool wander(const PersonaView& view, Stream& random) {
        const auto tempts = [&](Cell cell) {
            if (view.isPortal(cell) || view.isChasm(cell)) return random.below(4) == 0;
            return isEdgeOfKnown(view, cell) && random.below(2) == 0;
        };
        const auto anywhere = [&](Cell cell) { return view.isOpen(cell) && random.below(32) == 0; };
        return m_ways.setOut(view, tempts) || m_ways.setOut(view, anywhere) ||
               m_ways.setOut(view, [&](Cell cell) { return view.isOpen(cell); });
    }

    KnownWays m_ways;
    bool m_wanders = false;
    std::vector<Cell> m_noticed; ///< on this walk; perhaps there was no way to it
};

} // namespace

PersonaInfo novicePersona() {
    return {.id = "novice",
            .label = DELVE_TEXT("persona", "Novice"),
            .help = DELVE_TEXT(
                "persona", "Knows only what it has seen lately, wanders, and goes for the objective when it sees it."),
            .knows = MapKnowledge::Seen,
            .remembers = 60,
            .patience = 20,
            .begin = decidedBy<Novice>()};
}

} // namespace delve::play
