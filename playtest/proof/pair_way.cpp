#include "playtest/proof/pair_way.h"

#include "generation/level/patience.h"

#include <algorithm>
#include <utility>

namespace delve::play {

bool PairWay::play(const Passages& passages) {
    for (const auto* const passage : passages) {
        const std::size_t who = passage->who;
        if (!goTo(who, passage->at)) return false;
        const auto& other = placeOf(1 - who);
        const bool stops = other == passage->front() || other == passage->lands;
        if (stops && !stepAside(1 - who, {passage->front(), passage->lands})) return false;
        if (!m_solver.take(who, {passage->step, passage->lands})) return false;
    }
    return true;
}

/// Past the other player, who goes aside if there is no other way.
bool PairWay::goTo(std::size_t who, const Place& place) {
    if (placeOf(who) == place) return true;
    const auto isThere = [&place](const Place& other) { return other == place; };
    if (const auto steps = overPlainGround(placeOf(who), isThere, placeOf(1 - who))) return takeAll(who, *steps);
    const auto through = overPlainGround(placeOf(who), isThere);
    if (!through) return false;
    std::vector<Place> onTheWay;
    for (const auto& step : *through) onTheWay.push_back(step.to);
    return stepAside(1 - who, onTheWay) && takeAll(who, *through);
}

/// Off these places.
bool PairWay::stepAside(std::size_t who, const std::vector<Place>& from) {
    const auto isAside = [&from](const Place& place) { return std::ranges::find(from, place) == from.end(); };
    if (!m_parts.isPlain(placeOf(who))) return false;
    const auto steps = overPlainGround(placeOf(who), isAside, placeOf(1 - who));
    return steps && takeAll(who, *steps);
}

bool PairWay::takeAll(std::size_t who, const Steps& steps) {
    return std::ranges::all_of(steps, [&](const Walk::Step& step) { return m_solver.take(who, step); });
}

/// To the nearest end, breadth first, on the level and past the barred cell. None if that is where one stands.
std::optional<PairWay::Steps> PairWay::overPlainGround(const Place& from, const IsEnd& isEnd,
                                                       std::optional<Place> barred) const {
    struct Stop {
        Cell at;
        std::size_t before;
        Direction step;
    };
    std::vector<Stop> stops{{from.at, 0, Direction::North}};
    BitGrid visited(m_solver.game().level(from.level).size());
    visited.set(from.at);
    Patience patience(m_stopped);
    for (std::size_t i = 0; i < stops.size() && !patience.ended(); ++i) {
        const Place here{from.level, stops[i].at};
        if (isEnd(here)) {
            Steps steps;
            for (auto stop = i; stop != 0; stop = stops[stop].before)
                steps.push_back({stops[stop].step, {from.level, stops[stop].at}});
            std::ranges::reverse(steps);
            return steps;
        }
        for (const auto step : directionsClockwise) {
            const Place next{from.level, here.at + towards(step)};
            if (!visited.size().contains(next.at) || visited.at(next.at) || next == barred) continue;
            if (!m_parts.isPlain(next)) continue;
            visited.set(next.at);
            stops.push_back({next.at, i, step});
        }
    }
    return {};
}

} // namespace delve::play
