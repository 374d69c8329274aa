#include "playtest/proof/soft_locks_of_two.h"

#include "playtest/proof/ground_to_see.h"
#include "playtest/proof/losable.h"
#include "playtest/proof/outlook.h"
#include "playtest/proof/pair_way.h"
#include "playtest/proof/pairs.h"
#include "playtest/proof/representatives.h"
#include "playtest/proof/reversible.h"
#include "playtest/proof/soft_lock_answers.h"
#include "playtest/proof/spots.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace delve::play {
namespace {

/// What one search needs, each made of the one before. The parts outlive it.
struct PairGround {
    PairGround(const Game& start, const Parts& ofOne, bool byCells, const std::function<bool()>& stopped)
        : parts(ofOne), spots(start, parts, byCells, stopped), pairs(spots, stopped) {}

    const Parts& parts;
    Spots spots;
    Pairs pairs;
};

std::vector<bool> onlySpot(const Spots& spots, std::uint32_t spot) {
    std::vector<bool> only(spots.count());
    only[spot] = true;
    return only;
}

class SearchOfTwo {
public:
    SearchOfTwo(const Game& start, const std::vector<std::string>& colours, const std::function<bool()>& stopped,
                std::int64_t mostCells)
        : m_start(start), m_colours(colours), m_stopped(stopped), m_walk(start, colours, 0) {
        m_walk.stopWhen(stopped);
        m_walk.beLenient();
        std::int64_t cells = 0;
        for (const auto& level : start.prepared->levels) cells += level.toWalkOn;
        m_followsCells = cells <= mostCells;
    }

    SoftLocks find() {
        if (!Parts::fit(m_colours.size(), 0)) return tooManyWays();
        const Parts parts(m_start, m_colours, m_walk, {}, m_stopped);
        if (m_stopped()) return {};
        if (isReversibleForTwo(m_start, parts, m_stopped)) return safe();
        const auto& objective = m_start.objective();
        if (!objective.ofGround && objective.needs.size() != 1) return notTold();
        const auto ground = groundOn(parts);
        if (!ground) return tooManyWays();
        if (objective.ofGround) return findOfGround(*ground);
        const auto& need = objective.needs.front();
        return need.all ? findOfAll(*ground, need) : search(*ground, {.parts = pairsThatMeet(*ground, need)});
    }

private:
    /// Null if there is too much of it.
    std::unique_ptr<const PairGround> groundOn(const Parts& parts) const {
        for (const bool byCells : {true, false}) {
            if ((byCells && !m_followsCells) || m_stopped()) continue;
            auto ground = std::make_unique<const PairGround>(m_start, parts, byCells, m_stopped);
            if (!ground->pairs.tooMany()) return ground;
        }
        return nullptr;
    }

    std::vector<bool> pairsThatMeet(const PairGround& ground, const ObjectiveNeed& need) const {
        const auto& spots = ground.spots;
        std::vector<bool> meet(spots.count());
        for (const auto& place : placesThatMeet(m_start, need, m_stopped))
            if (const auto spot = spots.at(place); spot != Spots::none) meet[spot] = true;
        for (std::size_t who = 0; who < m_start.players.size(); ++who) {
            const auto spot = spots.at(m_start.players[who].place);
            if (spot != Spots::none && meet[spot]) meet[spots.startOf(who)] = true;
        }
        return ground.pairs.withOneAt(meet);
    }

    /// The spots to which neither may come any more.
    static Losable losableOn(const PairGround& ground, StrongPartsByHeld& strong, const LeastStates& all) {
        return {strong, all, ground.spots.count(),
                [&ground](std::uint32_t pair) { return ground.pairs.spotsOf(pair); }};
    }

    /// What one of them can reach from everywhere is collected last: only the others matter.
    SoftLocks findOfAll(const PairGround& ground, const ObjectiveNeed& need) {
        StrongPartsByHeld strong(ground.pairs, m_stopped);
        const LeastStates all(ground.pairs, {}, m_stopped);
        const auto losable = losableOn(ground, strong, all);
        if (losable.gaveUp()) return tooManyWays();
        std::vector<Place> lost;
        for (const auto& target : targetsOf(*m_start.prepared, need, m_stopped)) {
            const auto spot = ground.spots.at(target.place);
            if (spot == Spots::none) return notTold(); // won by what is left out here
            if (losable.contains(spot)) lost.push_back(target.place);
        }
        return lost.empty() ? safe() : collect(ground, onceEach(lost));
    }

    SoftLocks collect(const PairGround& ground, std::vector<Place> places) {
        if (!m_followsCells || !Parts::fit(m_colours.size(), places.size()))
            places = representatives(m_start, ground.parts, places);
        if (!Parts::fit(m_colours.size(), places.size())) return tooManyWays();
        const Parts parts(m_start, m_colours, m_walk, places, m_stopped);
        const auto withItems = groundOn(parts);
        if (!withItems) return tooManyWays();
        Outlook::Goal goal;
        for (std::size_t i = 0; i < places.size(); ++i) goal.items.set(parts.bitOfCollected(i));
        return search(*withItems, std::move(goal));
    }

    SoftLocks search(const PairGround& ground, Outlook::Goal goal) const {
        StrongPartsByHeld strong(ground.pairs, m_stopped);
        Outlook outlook(strong, std::move(goal));
        if (!outlook.isOpen(ground.pairs.start(), {})) return notTold(); // won by what is left out here
        const auto isLost = [&](std::uint32_t pair, const Held& held) { return !outlook.isOpen(pair, held); };
        const LeastStates all(ground.pairs, isLost, m_stopped);
        if (all.tooMany() || outlook.tooMany()) return tooManyWays();
        if (all.losses().empty()) return safe();
        const auto way = all.wayInto(all.losses().front());
        PairWay pairWay(m_start, m_colours, ground.parts, m_stopped);
        const bool played = pairWay.play(way);
        SoftLocks found = stuckAfter(way, played ? pairWay.steps() : 0);
        if (played) found.commands = pairWay.commands();
        for (const auto& loss : all.losses()) found.places.push_back(steppedOn(m_start, loss.by->at, loss.by->step));
        found.places = onceEach(found.places);
        return found;
    }

    SoftLocks stuckAfter(const PairWay::Passages& way, std::int64_t steps) const {
        SoftLocks found;
        found.verdict = SoftLocks::Verdict::Possible;
        found.steps = steps;
        found.places.push_back(steppedOn(m_start, way.back()->at, way.back()->step));
        return found;
    }

    /// Ground that one of them can always get to is seen; else it depends on what is seen from where.
    SoftLocks findOfGround(const PairGround& ground) {
        StrongPartsByHeld strong(ground.pairs, m_stopped);
        const LeastStates all(ground.pairs, {}, m_stopped);
        const auto losable = losableOn(ground, strong, all);
        if (losable.gaveUp()) return tooManyWays();
        const auto reached = ground.pairs.spotsReached();
        std::vector<bool> kept(ground.spots.count());
        std::vector<std::uint32_t> lost;
        for (std::uint32_t spot = 0; spot < ground.spots.count(); ++spot) {
            if (!reached[spot] || isStartAlone(ground, spot)) continue;
            kept[spot] = !losable.contains(spot);
            if (!kept[spot]) lost.push_back(spot);
        }
        if (lost.empty()) return safe();
        const auto isKept = [&](const Place& place) {
            const auto spot = ground.spots.at(place);
            return spot != Spots::none && kept[spot];
        };
        return isAllSeenAnyway(m_start, isKept, m_stopped) ? safe() : loseGround(ground, strong, lost);
    }

    /// Is this a start to which nobody comes back?
    [[nodiscard]] bool isStartAlone(const PairGround& ground, std::uint32_t spot) const {
        for (std::size_t who = 0; who < m_start.players.size(); ++who)
            if (spot == ground.spots.startOf(who) && spot != ground.spots.at(m_start.players[who].place)) return true;
        return false;
    }

    /// Tries ways to lose some of these spots: is there something there that was not seen?
    SoftLocks loseGround(const PairGround& ground, StrongPartsByHeld& strong, const std::vector<std::uint32_t>& lost) {
        constexpr std::size_t mostTried = 8;
        SoftLocks best = notTold();
        for (std::size_t i = 0; i < std::min(lost.size(), mostTried) && !m_stopped(); ++i) {
            Outlook outlook(strong, {.parts = ground.pairs.withOneAt(onlySpot(ground.spots, lost[i]))});
            const auto isLost = [&](std::uint32_t pair, const Held& held) { return !outlook.isOpen(pair, held); };
            const LeastStates all(ground.pairs, isLost, m_stopped);
            if (all.losses().empty()) continue;
            const auto way = all.wayInto(all.losses().front());
            PairWay pairWay(m_start, m_colours, ground.parts, m_stopped);
            if (!pairWay.play(way) || !isSomeNeverSeen(pairWay.game(), ground.parts, m_stopped)) continue;
            if (best.verdict == SoftLocks::Verdict::Possible && best.steps <= pairWay.steps()) continue;
            best = stuckAfter(way, pairWay.steps());
            best.commands = pairWay.commands();
        }
        return best;
    }

    const Game& m_start;
    const std::vector<std::string>& m_colours;
    const std::function<bool()>& m_stopped;
    Walk m_walk;
    bool m_followsCells = false;
};

} // namespace

SoftLocks softLocksOfTwo(const Game& start, const std::vector<std::string>& colours,
                         const std::function<bool()>& stopped, std::int64_t mostCells) {
    return SearchOfTwo(start, colours, stopped, mostCells).find();
}

} // namespace delve::play
