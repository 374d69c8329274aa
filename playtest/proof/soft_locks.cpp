#include "playtest/proof/soft_locks.h"

#include "playtest/proof/ground_to_see.h"
#include "playtest/proof/lazy_walk.h"
#include "playtest/proof/losable.h"
#include "playtest/proof/outlook.h"
#include "playtest/proof/representatives.h"
#include "playtest/proof/reversible.h"
#include "playtest/proof/soft_lock_answers.h"
#include "playtest/proof/soft_locks_of_two.h"
#include "playtest/proof/solver.h"
#include "playtest/proof/spent_supplies.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <array>
#include <set>

namespace delve::play {
namespace {

SoftLocks safeIfSupplied() {
    auto found = safe();
    found.reason = {DELVE_TEXT("proof", "The search for ways to run out of supplies gave up.")};
    return found;
}

using PartNumbers = std::set<std::uint32_t>;

/// The ground of one player, for Losable: each part is some of its own.
std::array<std::uint32_t, 2> itself(std::uint32_t part) { return {part, part}; }

std::vector<bool> onlyPart(const PartGraph& parts, std::uint32_t part) {
    std::vector<bool> only(parts.count());
    only[part] = true;
    return only;
}

/// Of one player; or of two on a journey, where supplies and barriers count for more.
class SoftLockSearch {
public:
    SoftLockSearch(const Game& start, const std::vector<std::string>& colours, const std::function<bool()>& stopped)
        : m_start(start), m_colours(colours), m_stopped(stopped), m_walk(start, colours, 0) {
        m_walk.stopWhen(stopped);
        m_walk.beLenient();
    }

    SoftLocks find() {
        if (!Parts::fit(m_colours.size(), 0)) return tooManyWays();
        const Parts parts(m_start, m_colours, m_walk, {}, m_stopped);
        if (m_stopped()) return {};
        StrongPartsByHeld strong(parts, m_stopped);
        const auto& objective = m_start.objective();
        if (objective.ofTowns && m_start.players.size() == 1)
            if (auto found = stuckBySpending(m_start, m_stopped)) return *std::move(found);
        std::vector<std::uint32_t> begins;
        for (const auto& player : m_start.players) begins.push_back(parts.at(player.place));
        if (isReversible(begins, strong)) return objective.ofTowns ? safeIfSupplied() : safe();
        if (objective.ofTowns) return notTold();
        if (objective.ofGround) return findOfGround(parts, strong);
        if (objective.needs.size() != 1) return notTold();
        const auto& need = objective.needs.front();
        return need.all ? findOfAll(parts, strong, need) : search(parts, strong, {.parts = partsThatMeet(parts, need)});
    }

private:
    std::vector<bool> partsThatMeet(const Parts& parts, const ObjectiveNeed& need) {
        std::vector<bool> meet(parts.count());
        for (const auto& place : placesThatMeet(m_start, need, m_stopped))
            if (const auto part = parts.at(place); part != Parts::none) meet[part] = true;
        if (meet[parts.at(m_start.players[0].place)]) meet[parts.start()] = true;
        return meet;
    }

    /// What can be reached from everywhere is collected last: only the others matter.
    SoftLocks findOfAll(const Parts& parts, StrongPartsByHeld& strong, const ObjectiveNeed& need) {
        const LeastStates all(parts, {}, m_stopped);
        const Losable losable(strong, all, parts.count(), itself);
        if (losable.gaveUp()) return tooManyWays();
        std::vector<Place> places;
        for (const auto& target : targetsOf(*m_start.prepared, need, m_stopped)) {
            const auto part = parts.at(target.place);
            if (part == Parts::none) return notTold(); // won by what is left out here
            if (losable.contains(part)) places.push_back(target.place);
        }
        if (places.empty()) return safe();
        return collect(parts, onceEach(places));
    }

    SoftLocks collect(const Parts& parts, std::vector<Place> places) {
        if (!Parts::fit(m_colours.size(), places.size())) places = representatives(m_start, parts, places);
        if (!Parts::fit(m_colours.size(), places.size())) return tooManyWays();
        const Parts withItems(m_start, m_colours, m_walk, places, m_stopped);
        if (m_stopped()) return {};
        StrongPartsByHeld strongWithItems(withItems, m_stopped);
        Outlook::Goal goal;
        for (std::size_t i = 0; i < places.size(); ++i) goal.items.set(withItems.bitOfCollected(i));
        return search(withItems, strongWithItems, std::move(goal));
    }

    /// Whoever can always get everywhere sees everything; else it depends on what is seen from where.
    SoftLocks findOfGround(const Parts& parts, StrongPartsByHeld& strong) {
        const LeastStates all(parts, {}, m_stopped);
        const Losable losable(strong, all, parts.count(), itself);
        if (losable.gaveUp()) return tooManyWays();
        std::vector<bool> kept(parts.count());
        PartNumbers lost;
        for (const auto& state : all.states()) {
            if (parts.isStart(state.part)) continue;
            kept[state.part] = !losable.contains(state.part);
            if (!kept[state.part]) lost.insert(state.part);
        }
        if (lost.empty()) return safe();
        const auto isKept = [&](const Place& place) {
            const auto part = parts.at(place);
            return part != Parts::none && kept[part];
        };
        return isAllSeenAnyway(m_start, isKept, m_stopped) ? safe() : loseGround(parts, strong, lost);
    }

    /// Tries the shortest ways to lose some of these parts: is there something there that was not seen?
    SoftLocks loseGround(const Parts& parts, StrongPartsByHeld& strong, const PartNumbers& lost) {
        constexpr std::size_t mostTried = 8;
        SoftLocks best = notTold();
        const auto& groupOf = strong.of({}).groupOf;
        PartNumbers tried;
        for (const auto part : lost) {
            if (tried.size() == mostTried || m_stopped()) break;
            if (!tried.insert(groupOf[part]).second) continue;
            Outlook outlook(strong, {.parts = onlyPart(parts, part)});
            LazyWalk lazy(m_start, m_walk, parts, m_stopped);
            const auto isEnd = [&](std::uint32_t at, const Held& held) { return !outlook.isOpen(at, held); };
            if (const auto steps = lazy.find(isEnd)) tryToLose(parts, *steps, best);
        }
        return best;
    }

    void tryToLose(const Parts& parts, const std::vector<Walk::Step>& steps, SoftLocks& best) {
        const auto count = static_cast<std::int64_t>(steps.size());
        if (best.verdict == SoftLocks::Verdict::Possible && best.steps <= count) return;
        Solver solver(m_start, {}, m_colours, m_stopped);
        const auto isTaken = [&](const Walk::Step& step) { return solver.take(0, step); };
        if (!std::ranges::all_of(steps, isTaken) || !isSomeNeverSeen(solver.game(), parts, m_stopped)) return;
        best = stuckAfter(steps);
        best.commands = solver.commands();
    }

    SoftLocks stuckAfter(const std::vector<Walk::Step>& steps) const {
        SoftLocks found;
        found.verdict = SoftLocks::Verdict::Possible;
        found.steps = static_cast<std::int64_t>(steps.size());
        const auto before = steps.size() > 1 ? steps[steps.size() - 2].to : m_start.players[0].place;
        found.places.push_back(steppedOn(m_start, before, steps.back().direction));
        return found;
    }

    SoftLocks search(const Parts& parts, StrongPartsByHeld& strong, Outlook::Goal goal) {
        Outlook outlook(strong, std::move(goal));
        if (!outlook.isOpen(parts.start(), {})) return notTold(); // won by what is left out here
        const auto isLost = [&](std::uint32_t part, const Held& held) { return !outlook.isOpen(part, held); };
        const LeastStates all(parts, isLost, m_stopped);
        if (all.tooMany() || outlook.tooMany()) return tooManyWays();
        if (all.losses().empty()) return safe();
        LazyWalk lazy(m_start, m_walk, parts, m_stopped);
        const auto steps = lazy.find(isLost);
        if (!steps) return tooManyWays();
        SoftLocks found = stuckAfter(*steps);
        for (const auto& loss : all.losses()) found.places.push_back(steppedOn(m_start, loss.by->at, loss.by->step));
        found.places = onceEach(found.places);
        Solver solver(m_start, {}, m_colours, m_stopped);
        if (solver.walk(*steps)) found.commands = solver.commands();
        return found;
    }

    const Game& m_start;
    const std::vector<std::string>& m_colours;
    const std::function<bool()>& m_stopped;
    Walk m_walk;
};

} // namespace

std::optional<SoftLocks> softLocksOf(const Game& start, const std::vector<std::string>& colours,
                                     const std::function<bool()>& stopped) {
    const bool ofTwo = start.players.size() > 1 && !start.objective().ofTowns;
    auto found = ofTwo ? softLocksOfTwo(start, colours, stopped) : SoftLockSearch(start, colours, stopped).find();
    if (stopped()) return {};
    return found;
}

} // namespace delve::play
