#include "playtest/proof/soft_locks.h"

#include "playtest/proof/lazy_walk.h"
#include "playtest/proof/outlook.h"
#include "playtest/proof/solver.h"
#include "playtest/proof/spent_supplies.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <map>
#include <set>

namespace delve::play {
namespace {

constexpr std::size_t mostStates = 200'000;

SoftLocks safe() {
    SoftLocks found;
    found.verdict = SoftLocks::Verdict::Safe;
    return found;
}

SoftLocks safeIfSupplied() {
    auto found = safe();
    found.reason = {DELVE_TEXT("proof", "The search for ways to run out of supplies gave up.")};
    return found;
}

SoftLocks unknown(const Text& reason) {
    SoftLocks found;
    found.reason = {reason};
    return found;
}

SoftLocks tooMany() {
    return unknown(DELVE_TEXT("proof", "There are too many ways to tell whether a player can get stuck."));
}

SoftLocks notTold() {
    return unknown(DELVE_TEXT(
        "proof", "Some steps lead one way; under this objective the proof cannot tell whether a player gets stuck."));
}

/// Where a player may be, and what they hold there.
struct State {
    std::uint32_t part;
    Held held;
};

/// All states without those that have collected more than another one, and the steps into those that `isLost`.
class LeastStates {
public:
    using IsLost = std::function<bool(const State&)>;

    LeastStates(const Parts& parts, const IsLost& isLost) : m_parts(parts), m_known(parts.count()) {
        add({parts.start(), {}});
        for (std::size_t i = 0; i < states.size() && states.size() < mostStates; ++i)
            for (const auto& passage : parts.from(states[i].part)) {
                if (!isSubset(passage.needs, states[i].held)) continue;
                const State next{passage.to, states[i].held | parts.itemsOf(passage.to)};
                if (isKnown(next)) continue;
                if (isLost && isLost(next)) lost.push_back(passage);
                else add(next);
            }
    }

    [[nodiscard]] bool tooMany() const { return states.size() >= mostStates; }

    std::vector<State> states;
    std::vector<Parts::Passage> lost;

private:
    [[nodiscard]] bool isKnown(const State& state) const {
        return std::ranges::any_of(m_known[state.part],
                                   [&](const Held& less) { return m_parts.leadsAsFar(less, state.held); });
    }
    void add(const State& state) {
        m_known[state.part].push_back(state.held);
        states.push_back(state);
    }

    const Parts& m_parts;
    std::vector<std::vector<Held>> m_known;
};

/// Can every step be taken back? What a player holds for certain in a part are the keys without which nobody gets in.
bool isReversible(const Parts& parts, std::uint32_t startsIn, StrongPartsByHeld& strong) {
    std::vector<Held> certain(parts.count(), Held{}.set());
    certain[startsIn].reset();
    certain[parts.start()].reset();
    for (const auto& passage : parts.passages()) certain[passage.to] &= passage.needs;
    return std::ranges::all_of(parts.passages(), [&](const Parts::Passage& passage) {
        if (passage.from == parts.start() || certain[passage.from].all()) return true; // nobody comes from there
        if (strong.tooMany()) return false;
        const auto& groups = strong.of(passage.needs | certain[passage.from]).groupOf;
        return groups[passage.from] == groups[passage.to];
    });
}

class SoftLockSearch {
public:
    SoftLockSearch(const Game& start, const std::vector<std::string>& colours, const std::function<bool()>& stopped)
        : m_start(start), m_colours(colours), m_stopped(stopped), m_walk(start, colours, 0) {
        m_walk.stopWhen(stopped);
    }

    SoftLocks find() {
        if (!Parts::fit(m_colours.size(), 0)) return tooMany();
        const Parts parts(m_start, m_colours, m_walk, {}, m_stopped);
        if (m_stopped()) return {};
        StrongPartsByHeld strong(parts);
        const auto& objective = m_start.objective();
        if (objective.ofTowns && m_start.players.size() == 1)
            if (auto found = stuckBySpending(m_start, m_stopped)) return *std::move(found);
        if (isReversible(parts, parts.at(m_start.players[0].place), strong))
            return objective.ofTowns ? safeIfSupplied() : safe();
        if (m_start.players.size() > 1 || objective.ofTowns) return notTold();
        if (objective.ofGround) return findOfGround(strong);
        if (objective.needs.size() != 1) return notTold();
        const auto& need = objective.needs.front();
        return need.all ? findOfAll(strong, need) : search(strong, {.parts = partsBeside(parts, need)});
    }

private:
    /// Where one of what the objective needs can be reached from.
    std::vector<bool> partsBeside(const Parts& parts, const ObjectiveNeed& need) {
        std::vector<bool> beside(parts.count());
        for (const auto& target : targetsOf(*m_start.prepared, need, m_stopped)) {
            const auto note = [&](const Place& place) {
                const auto& walkable = m_start.prepared->levels[place.level].walkable;
                if (!walkable.size().contains(place.at) || !walkable.at(place.at)) return;
                if (const auto part = parts.at(place); part != Parts::none) beside[part] = true;
            };
            if (!need.tile) note(target.place);
            for (const auto step : directionsClockwise) {
                const Place from{target.place.level, target.place.at - towards(step)};
                if (target.beside && !isHeldBack(from, step)) note(from);
            }
        }
        const auto first = parts.at(m_start.players[0].place);
        if (beside[first]) beside[parts.start()] = true;
        return beside;
    }

    /// Does a ledge underfoot lead another way?
    [[nodiscard]] bool isHeldBack(const Place& place, Direction step) const {
        if (!m_start.prepared->levels[place.level].isOdd(place.at)) return false;
        const Tile tile = m_start.level(place.level).tiles.at(place.at);
        const auto& tiles = m_start.world().tiles;
        return tiles.ledge(tile) && tiles.ledgeDirection(tile) != step;
    }

    /// Whoever can always get everywhere sees everything.
    SoftLocks findOfGround(StrongPartsByHeld& strong) {
        const LeastStates all(strong.parts(), {});
        if (all.tooMany()) return tooMany();
        std::set<std::uint32_t> parts;
        for (const auto& state : all.states)
            if (state.part != strong.parts().start()) parts.insert(state.part);
        if (!losable(strong, all, parts).empty()) return notTold();
        return strong.tooMany() ? tooMany() : safe();
    }

    /// What can be reached from everywhere is collected last: only the others matter.
    SoftLocks findOfAll(StrongPartsByHeld& strong, const ObjectiveNeed& need) {
        const LeastStates all(strong.parts(), {});
        if (all.tooMany()) return tooMany();
        const auto targets = targetsOf(*m_start.prepared, need, m_stopped);
        std::set<std::uint32_t> parts;
        for (const auto& target : targets) parts.insert(strong.parts().at(target.place));
        const auto lost = losable(strong, all, parts);
        if (strong.tooMany()) return tooMany();
        std::vector<Place> places;
        for (const auto& target : targets)
            if (lost.contains(strong.parts().at(target.place)) &&
                std::ranges::find(places, target.place) == places.end())
                places.push_back(target.place);
        if (places.empty()) return safe();
        if (!Parts::fit(m_colours.size(), places.size())) return tooMany();
        const Parts withItems(m_start, m_colours, m_walk, places, m_stopped);
        if (m_stopped()) return {};
        StrongPartsByHeld strongWithItems(withItems);
        Outlook::Goal goal;
        for (std::size_t i = 0; i < places.size(); ++i) goal.items.set(withItems.bitOfCollected(i));
        return search(strongWithItems, std::move(goal));
    }

    /// Those of these parts that cannot be reached from everywhere.
    std::set<std::uint32_t> losable(StrongPartsByHeld& strong, const LeastStates& all,
                                    const std::set<std::uint32_t>& parts) {
        std::set<std::uint32_t> lost;
        const auto& groupOf = strong.of({}).groupOf;
        std::map<std::uint32_t, bool> known; // whoever reaches one part of a group reaches all
        for (const auto part : parts) {
            const auto [found, added] = known.try_emplace(groupOf[part], false);
            if (added && !m_stopped() && !strong.tooMany()) {
                Outlook outlook(strong, {.parts = onlyPart(strong.parts(), part)});
                found->second = !std::ranges::all_of(
                    all.states, [&](const State& state) { return outlook.isOpen(state.part, state.held); });
            }
            if (found->second) lost.insert(part);
        }
        return lost;
    }

    static std::vector<bool> onlyPart(const Parts& parts, std::uint32_t part) {
        std::vector<bool> only(parts.count());
        only[part] = true;
        return only;
    }

    SoftLocks search(StrongPartsByHeld& strong, Outlook::Goal goal) {
        const auto& parts = strong.parts();
        Outlook outlook(strong, std::move(goal));
        const LeastStates all(
            parts, [&](const State& state) { return !m_stopped() && !outlook.isOpen(state.part, state.held); });
        if (all.tooMany() || strong.tooMany()) return tooMany();
        if (all.lost.empty()) return safe();
        LazyWalk lazy(m_start, m_walk, parts, m_stopped);
        const auto steps = lazy.find([&](std::uint32_t part, const Held& held) { return !outlook.isOpen(part, held); });
        if (!steps) return tooMany();
        SoftLocks found;
        found.verdict = SoftLocks::Verdict::Possible;
        found.steps = static_cast<std::int64_t>(steps->size());
        const auto before = steps->size() > 1 ? (*steps)[steps->size() - 2].to : m_start.players[0].place;
        found.places.push_back(steppedOn(before, steps->back().direction));
        for (const auto& passage : all.lost) {
            const auto place = steppedOn(passage.at, passage.step);
            if (std::ranges::find(found.places, place) == found.places.end()) found.places.push_back(place);
        }
        Solver solver(m_start, {}, m_colours, m_stopped);
        if (solver.walk(*steps)) found.commands = solver.commands();
        return found;
    }

    /// The portal, when somebody leaves by it against a wall.
    [[nodiscard]] Place steppedOn(const Place& from, Direction step) const {
        const Place to{from.level, from.at + towards(step)};
        const auto& level = m_start.prepared->levels[to.level];
        const bool ground = level.walkable.size().contains(to.at) && level.walkable.at(to.at);
        return ground || level.isOdd(to.at) ? to : from;
    }

    const Game& m_start;
    const std::vector<std::string>& m_colours;
    const std::function<bool()>& m_stopped;
    Walk m_walk;
};

} // namespace

std::optional<SoftLocks> softLocksOf(const Game& start, const std::vector<std::string>& colours,
                                     const std::function<bool()>& stopped) {
    auto found = SoftLockSearch(start, colours, stopped).find();
    if (stopped()) return {};
    return found;
}

} // namespace delve::play
