#include "playtest/rules/reachable.h"

#include "generation/graph/unvisited.h"
#include "generation/level/locks.h"
#include "generation/level/patience.h"
#include "generation/level/sides.h"
#include "playtest/rules/destinations.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace delve::play {
namespace {

/// The cells that locks and barriers shut, over all levels.
class ShutCells {
public:
    ShutCells(const PreparedWorld& prepared, bool barriersLifted) {
        std::vector<std::pair<Place, const Thing*>> things;
        for (std::uint32_t level = 0; level < prepared.levels.size(); ++level)
            for (const auto& thing : *prepared.level(level).things) {
                const bool bars = thing.kind == ThingKind::Barrier && !barriersLifted;
                if ((thing.kind == ThingKind::Lock || bars) && prepared.level(level).size().contains(thing.at))
                    things.push_back({{level, thing.at}, &thing});
            }
        std::ranges::stable_sort(things, {}, &std::pair<Place, const Thing*>::first);
        for (const auto& [place, thing] : things) {
            if (m_cells.empty() || m_cells.back().place != place) m_cells.push_back({place, 0});
            ++m_cells.back().things;
            if (thing->kind == ThingKind::Lock) m_byColour[colourOf(*thing)].push_back(m_cells.size() - 1);
        }
    }

    [[nodiscard]] bool contains(const Place& place) const {
        const auto found = from(place);
        return found != m_cells.end() && found->place == place && found->things > 0;
    }
    /// Calls visit(cell) for those of a level.
    template <class Visit>
    void forEachOn(std::uint32_t level, Visit visit) const {
        for (auto shut = from({level, Cell{}}); shut != m_cells.end() && shut->place.level == level; ++shut)
            if (shut->things > 0) visit(shut->place.at);
    }
    /// Takes away the locks of a colour. Calls visit(place) for each cell that nothing shuts any more.
    template <class Visit>
    void open(const std::string& colour, Visit visit) {
        const auto found = m_byColour.find(colour);
        if (found == m_byColour.end()) return;
        for (const auto number : found->second)
            if (Shut& shut = m_cells[number]; --shut.things == 0) visit(shut.place);
        m_byColour.erase(found);
    }

private:
    struct Shut {
        Place place;
        std::size_t things = 0; ///< that shut it: several locks on a cell may need several keys
    };

    [[nodiscard]] std::vector<Shut>::const_iterator from(const Place& place) const {
        return std::ranges::lower_bound(m_cells, place, {}, &Shut::place);
    }

    std::vector<Shut> m_cells; ///< by level and cell
    std::map<std::string, std::vector<std::size_t>> m_byColour;
};

/// What a search knows of one level.
struct SearchedLevel {
    BitGrid ground; ///< can be walked on and nothing shuts it; of the ledges those that were reached
    Unvisited open; ///< the part of it that was not reached yet
    BitGrid jumped; ///< chasms that were reached; empty where there are none
    /// By words of 64 cells, as in `open`: one of them holds a key or a portal, or has a ledge or a chasm beside it.
    std::vector<bool> hasMore;

    [[nodiscard]] bool reached(Cell cell) const {
        return ground.size().contains(cell) && ground.at(cell) && !open.has(open.indexOf(cell));
    }
    [[nodiscard]] bool isOpen(Cell cell) const { return ground.size().contains(cell) && open.has(open.indexOf(cell)); }
    void openUp(Cell cell) {
        ground.set(cell);
        open.open(open.indexOf(cell));
    }
    [[nodiscard]] std::size_t wordOf(Cell cell) const { return open.indexOf(cell) >> 6; }
};

/// A flood over all levels. It goes as far as it can without a further key, then opens the locks of all keys that it
/// has found by then, and goes on. Each cell is come to once, and asks only what is on it and beside it.
class Flood {
public:
    Flood(const PreparedWorld& prepared, const Leniency& leniency, const std::function<bool()>& stopped)
        : m_prepared(prepared), m_tiles(prepared.world->tiles), m_locksLeft(leniency.locksLeft),
          m_shut(prepared, leniency.barriersLifted), m_levels(prepared.levels.size()), m_destinations(*prepared.places),
          m_patience(stopped) {
        for (const auto& colour : leniency.keys) takeKey(colour);
    }

    std::vector<BitGrid> from(std::span<const Place> starts) {
        m_waiting.assign(starts.begin(), starts.end());
        (void)m_patience.ended(Patience::cellsBetweenQuestions); // asks at once: whoever floods may do so many times
        while (!m_waiting.empty() && !m_patience.ended()) {
            const Place place = m_waiting.back();
            m_waiting.pop_back();
            comeTo(place);
            if (m_waiting.empty()) openLocks();
        }
        return reached();
    }

private:
    std::vector<BitGrid> reached() {
        std::vector<BitGrid> cells;
        for (std::uint32_t number = 0; number < m_levels.size(); ++number) {
            auto& level = m_levels[number];
            if (!level) {
                cells.emplace_back(m_prepared.level(number).size());
                continue;
            }
            for (std::int32_t y = 0; y < level->ground.size().height; ++y)
                level->open.removeFrom(y, level->ground.row(y));
            cells.push_back(std::move(level->ground));
            level.reset();
        }
        return cells;
    }

    /// A level is read when somebody first comes there.
    SearchedLevel& searched(std::uint32_t number) {
        auto& level = m_levels[number];
        if (!level) {
            level = std::make_unique<SearchedLevel>();
            read(number, *level);
        }
        return *level;
    }

    void read(std::uint32_t number, SearchedLevel& level) const {
        const auto& prepared = m_prepared.levels[number];
        level.ground = prepared.walkable;
        for (const Cell ledge : prepared.ledges) level.ground.clear(ledge);
        m_shut.forEachOn(number, [&](Cell cell) { level.ground.clear(cell); });
        level.open.reset(level.ground);
        const Size size = level.ground.size();
        if (!prepared.chasms.empty()) level.jumped.reset(size);
        level.hasMore.resize(level.wordOf({0, size.height}) + 1);
        const auto note = [&](Cell cell) {
            if (size.contains(cell)) level.hasMore[level.wordOf(cell)] = true;
        };
        for (const auto* const cells : {&prepared.ledges, &prepared.chasms})
            for (const Cell cell : *cells)
                for (const Cell side : sidesInReadingOrder) note(cell + side);
        for (const auto& thing : *m_prepared.level(number).things)
            if (thing.kind == ThingKind::Key || thing.kind == ThingKind::Portal) note(thing.at);
    }

    [[nodiscard]] Tile tileAt(const Place& place) const { return m_prepared.level(place.level).tiles.at(place.at); }

    [[nodiscard]] bool isLedge(const Place& place) const {
        return m_prepared.levels[place.level].isOdd(place.at) && m_tiles.ledge(tileAt(place));
    }

    /// Somebody starts or arrives there, whatever is beside it.
    void comeTo(const Place& place) {
        if (!m_prepared.level(place.level).size().contains(place.at)) return;
        SearchedLevel& level = searched(place.level);
        if (level.reached(place.at)) return;
        if (isLedge(place)) return standOnLedge(level, place);
        if (m_locksLeft && m_prepared.levels[place.level].walkable.at(place.at)) level.openUp(place.at);
        const auto index = level.open.indexOf(place.at);
        if (level.open.take(index)) spread(level, place.level, index);
    }

    /// Reaches all that is open and connected with a cell that was taken.
    void spread(SearchedLevel& level, std::uint32_t number, std::uint32_t taken) {
        if (m_stack.empty()) m_stack.resize(4);
        m_stack[0] = taken;
        for (std::size_t count = 1; count > 0 && !m_patience.ended();) {
            const auto index = m_stack[--count];
            if (m_stack.size() < count + 4) m_stack.resize(2 * m_stack.size());
            count += level.open.takeAround(index, m_stack.data() + count);
            if (level.hasMore[index >> 6]) lookAround({number, level.open.cellOf(index)});
        }
    }

    void lookAround(const Place& place) {
        useThings(place);
        for (const Direction way : directionsClockwise) lookAhead(place, way);
    }

    /// What a step from a cell that was reached leads to, unless it is open ground.
    void lookAhead(const Place& from, Direction way) {
        const Place to{from.level, from.at + towards(way)};
        if (!m_prepared.levels[to.level].isOdd(to.at)) return;
        const Tile tile = tileAt(to);
        if (m_tiles.leadsDown(tile)) jump(to);
        else if (m_tiles.ledge(tile) && !m_tiles.holdsBack(tile, way) && !m_shut.contains(to)) m_waiting.push_back(to);
    }

    /// A ledge leads on in its direction alone.
    void standOnLedge(SearchedLevel& level, const Place& place) {
        level.ground.set(place.at);
        useThings(place);
        const Direction way = m_tiles.ledgeDirection(tileAt(place));
        lookAhead(place, way);
        const Place next{place.level, place.at + towards(way)};
        if (level.isOpen(next.at)) m_waiting.push_back(next);
    }

    void jump(const Place& chasm) {
        BitGrid& jumped = searched(chasm.level).jumped;
        if (jumped.at(chasm.at)) return;
        jumped.set(chasm.at);
        m_waiting.push_back(*landingOf(m_prepared, chasm));
    }

    void useThings(const Place& place) {
        for (const auto& entry : m_prepared.levels[place.level].thingsAt(place.at)) {
            const Thing& thing = (*m_prepared.level(place.level).things)[entry.second];
            if (thing.kind == ThingKind::Key) takeKey(colourOf(thing));
            if (thing.kind != ThingKind::Portal) continue;
            if (const auto to = m_destinations.of(place.level, thing))
                m_waiting.push_back({static_cast<std::uint32_t>(to->level), to->cell});
        }
    }

    void takeKey(const std::string& colour) {
        if (m_keys.insert(colour).second) m_unused.push_back(colour);
    }

    void openLocks() {
        for (const auto& colour : std::exchange(m_unused, {}))
            m_shut.open(colour, [this](const Place& place) { openUp(place); });
    }

    /// Nothing shuts this cell any more. If somebody stands beside it, they go in.
    void openUp(const Place& place) {
        auto* const level = m_levels[place.level].get();
        if (!level || level->reached(place.at)) return; // a level that nobody has come to is read as it is then
        if (isLedge(place)) {
            if (isLedTo(*level, place, m_tiles.ledgeDirection(tileAt(place)))) m_waiting.push_back(place);
            return;
        }
        if (!m_prepared.levels[place.level].walkable.at(place.at)) return;
        level->openUp(place.at);
        if (std::ranges::any_of(directionsClockwise, [&](Direction way) { return isLedTo(*level, place, way); }))
            m_waiting.push_back(place);
    }

    /// Does a step in this direction, from a cell that was reached, lead there?
    [[nodiscard]] bool isLedTo(const SearchedLevel& level, const Place& place, Direction way) const {
        const Place from{place.level, place.at - towards(way)};
        return level.reached(from.at) && !(isLedge(from) && m_tiles.holdsBack(tileAt(from), way));
    }

    const PreparedWorld& m_prepared;
    const TileCatalogue& m_tiles;
    bool m_locksLeft;
    ShutCells m_shut;
    std::vector<std::unique_ptr<SearchedLevel>> m_levels; ///< null where nobody has come yet
    std::vector<Place> m_waiting;                         ///< somebody comes there
    std::vector<std::uint32_t> m_stack;                   ///< of the level that is spread over
    std::set<std::string> m_keys;                         ///< their colours
    std::vector<std::string> m_unused;                    ///< those whose locks are still to be opened
    Destinations m_destinations;
    Patience m_patience;
};

} // namespace

Reachable::Reachable(std::vector<BitGrid> reached) : cells(std::move(reached)) {
    Hash128 hash;
    for (const auto& level : cells) {
        counts.push_back(level.count());
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (const auto word : level.row(y)) hash.add(word);
    }
    key = hash.result();
}

std::vector<BitGrid> reachableCells(const PreparedWorld& prepared, std::span<const Place> starts,
                                    const Leniency& leniency) {
    return reachableCells(prepared, starts, leniency, {});
}

std::vector<BitGrid> reachableCells(const PreparedWorld& prepared, std::span<const Place> starts,
                                    const Leniency& leniency, const std::function<bool()>& stopped) {
    return Flood(prepared, leniency, stopped).from(starts);
}

} // namespace delve::play
