#include "playtest/proof/ground_to_see.h"

#include "generation/level/bit_runs.h"
#include "generation/level/patience.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/view.h"

#include <algorithm>
#include <unordered_map>

namespace delve::play {
namespace {

/// Cells in the windows of all looks of one question: some tenths of a second.
constexpr std::int64_t mostLookedAt = std::int64_t{1} << 24;

/// Looks around, until that has taken too long.
class Looks {
public:
    /// The cells from which this one can be seen, and a few more; null once it takes too long.
    [[nodiscard]] const SeenCells* around(const JoinedBits& seeThrough, Cell cell, std::int32_t radius) {
        const auto width = 2 * std::int64_t{radius} + 1;
        m_lookedAt += width * width;
        if (m_lookedAt > mostLookedAt) return nullptr;
        m_sight.look(seeThrough, cell, radius, m_seen);
        return &m_seen;
    }

private:
    Sight m_sight;
    SeenCells m_seen;
    std::int64_t m_lookedAt = 0;
};

/// Is there such a cell among those seen?
template <class Is>
bool isAny(const SeenCells& seen, Is is) {
    const Rect& area = seen.area();
    for (auto y = area.y; y < area.bottom(); ++y) {
        bool found = false;
        forEachBit(seen.row(y), [&](std::int32_t x) { found = found || is(Cell{area.x + x, y}); });
        if (found) return true;
    }
    return false;
}

/// Calls visit(place) for each cell to see that nobody has seen, until it returns false. Was it true for all?
template <class Visit>
bool allUnseen(const Game& game, const std::function<bool()>& stopped, Visit visit) {
    Patience patience(stopped);
    for (std::uint32_t level = 0; level < game.prepared->levels.size(); ++level) {
        const BitGrid& toSee = cellsToSee(game, level);
        const ChunkedBits& seen = game.levels[level].seen;
        for (std::int32_t y = 0; y < toSee.size().height; ++y) {
            bool all = true;
            forEachBit(toSee.row(y), [&](std::int32_t x) {
                const Cell cell{x, y};
                all = all && (seen.at(cell) || visit(Place{level, cell}));
            });
            if (!all || patience.ended(static_cast<std::size_t>(toSee.size().width))) return false;
        }
    }
    return true;
}

class SeenAnyway {
public:
    SeenAnyway(const Game& start, const std::function<bool(const Place&)>& isKept)
        : m_start(start), m_isKept(isKept), m_radius(sightOf(start, start.players[0])) {}

    [[nodiscard]] bool isSeen(const Place& place) {
        if (m_isKept(place)) return true;
        if (m_radius < 1) return false;
        for (const auto step : directionsClockwise)
            if (m_isKept({place.level, place.at + towards(step)})) return true;
        const auto seeThrough = seeThroughOf(m_start, place.level);
        if (!seeThrough.at(place.at)) return false;
        const auto* const around = m_looks.around(seeThrough, place.at, m_radius);
        return around && isAny(*around, [&](Cell from) {
                   return m_isKept({place.level, from}) && seeEachOther(seeThrough, from, place.at, m_radius);
               });
    }

private:
    const Game& m_start;
    const std::function<bool(const Place&)>& m_isKept;
    std::int32_t m_radius;
    Looks m_looks;
};

/// The parts to which players of a game may still come, as if nothing that they leave behind were lost.
std::vector<bool> partsAhead(const Game& game, const Parts& parts) {
    std::vector<bool> ahead(parts.count());
    std::vector<std::uint32_t> reached;
    Held held;
    const auto reach = [&](std::uint32_t part) {
        if (part == Parts::none || ahead[part]) return;
        ahead[part] = true;
        reached.push_back(part);
        held |= parts.itemsOf(part);
    };
    for (const auto& player : game.players) {
        if (player.out) continue;
        for (const auto& colour : player.keys) held.set(parts.bitOf(colour));
        reach(parts.at(player.place));
    }
    for (bool more = true; more;) {
        const auto before = held;
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& passage : parts.from(reached[i]))
                if (isSubset(passage.needs, held)) {
                    held |= passage.takes;
                    reach(passage.to);
                }
        more = held != before;
    }
    return ahead;
}

class NeverSeen {
public:
    NeverSeen(const Game& game, const Parts& parts)
        : m_game(game), m_parts(parts), m_ahead(partsAhead(game, parts)), m_hasStore(hasStore(game)) {}

    [[nodiscard]] bool mayBeSeen(const Place& place) {
        if (isAhead(place)) return true;
        if (!m_game.prepared->levels[place.level].seeThrough.at(place.at)) return true; // a door: nobody can tell
        const auto* const around = m_looks.around(openOn(place.level), place.at, radiusOn(place.level));
        return !around || isAny(*around, [&](Cell from) { return isAhead({place.level, from}); });
    }

private:
    static bool hasStore(const Game& game) {
        return std::ranges::any_of(game.world().levels, [](const Level& level) {
            return std::ranges::find(*level.things, ThingKind::Store, &Thing::kind) != level.things->end();
        });
    }
    [[nodiscard]] bool isAhead(const Place& place) const {
        const auto part = m_parts.at(place);
        return part != Parts::none && m_ahead[part];
    }
    /// A store sells lamps to carry; lamps that hang are seen from afar.
    [[nodiscard]] std::int32_t radiusOn(std::uint32_t level) const {
        if (m_hasStore) return farthestSight;
        std::int32_t radius = 0;
        for (const auto& player : m_game.players) radius = std::max(radius, sightOf(m_game, player));
        constexpr std::int32_t farthestLit = 3 * playNumbers.lampsSeenFrom; // across a square, and beyond the lamp
        return m_game.prepared->levels[level].lamps.empty() ? radius : std::max(radius, farthestLit);
    }
    /// As if all doors were open.
    [[nodiscard]] const BitGrid& openOn(std::uint32_t level) {
        const auto [found, added] = m_open.try_emplace(level);
        if (!added) return found->second;
        const auto& prepared = m_game.prepared->levels[level];
        found->second = prepared.seeThrough;
        for (std::int32_t y = 0; y < found->second.size().height; ++y)
            for (std::size_t i = 0; i < found->second.wordsPerRow(); ++i)
                found->second.row(y)[i] |= prepared.walkable.row(y)[i];
        return found->second;
    }

    const Game& m_game;
    const Parts& m_parts;
    std::vector<bool> m_ahead;
    bool m_hasStore;
    std::unordered_map<std::uint32_t, BitGrid> m_open; ///< by level
    Looks m_looks;
};

} // namespace

bool isAllSeenAnyway(const Game& start, const std::function<bool(const Place&)>& isKept,
                     const std::function<bool()>& stopped) {
    SeenAnyway anyway(start, isKept);
    return allUnseen(start, stopped, [&](const Place& place) { return anyway.isSeen(place); });
}

bool isSomeNeverSeen(const Game& game, const Parts& parts, const std::function<bool()>& stopped) {
    if (game.over()) return false;
    NeverSeen never(game, parts);
    return !allUnseen(game, stopped, [&](const Place& place) { return never.mayBeSeen(place); }) && !stopped();
}

} // namespace delve::play
