#include "playtest/rules/reachable.h"

#include "generation/graph/passages.h"
#include "generation/level/locks.h"
#include "generation/level/patience.h"
#include "generation/level/portal_targets.h"
#include "generation/level/sides.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <set>
#include <string>

namespace delve::play {
namespace {

/// A flood over all levels that goes on wherever a key, a lock or a portal lets it.
class Flood {
public:
    Flood(const PreparedWorld& prepared, const Leniency& leniency, const std::function<bool()>& stopped)
        : m_prepared(prepared), m_locksLeft(leniency.locksLeft), m_barriersLifted(leniency.barriersLifted),
          m_keys(leniency.keys.begin(), leniency.keys.end()), m_stopped(stopped), m_patience(stopped) {
        for (std::uint32_t level = 0; level < prepared.levels.size(); ++level) {
            m_reached.emplace_back(prepared.levels[level].walkable.size());
            m_open.push_back(prepared.levels[level].walkable);
            m_ledges.push_back(prepared.levels[level].ledges);
            m_chasms.push_back(prepared.levels[level].chasms);
            for (const Cell ledge : m_ledges.back()) m_open.back().clear(ledge);
            shut(level);
        }
    }

    std::vector<BitGrid> from(std::span<const Place> starts) {
        m_waiting.assign(starts.begin(), starts.end());
        while (!m_waiting.empty() && !isStopped()) {
            spreadAll();
            const bool opened = openLocks();
            if (m_waiting.empty() && opened) goOneWay();
        }
        return std::move(m_reached);
    }

private:
    struct Lock {
        Place place;
        std::string colour;
    };

    [[nodiscard]] bool isStopped() const { return m_stopped && m_stopped(); }

    void shut(std::uint32_t level) {
        for (const auto& thing : *m_prepared.level(level).things) {
            if (!m_prepared.level(level).size().contains(thing.at)) continue;
            if (thing.kind == ThingKind::Lock) m_locks.push_back({{level, thing.at}, colourOf(thing)});
            const bool bars = thing.kind == ThingKind::Barrier && !m_barriersLifted;
            if (thing.kind == ThingKind::Lock || bars) m_open[level].clear(thing.at);
            if (bars) m_barred.push_back({level, thing.at});
        }
    }

    void spreadAll() {
        while (!m_waiting.empty() && !isStopped()) {
            while (!m_waiting.empty() && !isStopped()) {
                const Place place = m_waiting.back();
                m_waiting.pop_back();
                if (isLedge(place)) standOnLedge(place);
                else spread(place);
            }
            goOneWay();
        }
    }

    [[nodiscard]] Tile tileAt(const Place& place) const { return m_prepared.level(place.level).tiles.at(place.at); }

    [[nodiscard]] bool isLedge(const Place& place) const {
        return m_prepared.levels[place.level].isOdd(place.at) && m_prepared.world->tiles.ledge(tileAt(place));
    }

    /// A ledge leads on in its direction alone.
    void standOnLedge(const Place& place) {
        if (m_reached[place.level].at(place.at)) return;
        m_reached[place.level].set(place.at);
        for (const auto& entry : m_prepared.levels[place.level].thingsAt(place.at))
            use(place.level, (*m_prepared.level(place.level).things)[entry.second]);
        const auto way = m_prepared.world->tiles.ledgeDirection(tileAt(place));
        const Place next{place.level, place.at + towards(way)};
        if (m_reached[place.level].size().contains(next.at) && m_open[place.level].at(next.at))
            m_waiting.push_back(next);
    }

    /// Queues the ledges that are reached from behind, and the ground below chasms.
    void goOneWay() {
        const auto& tiles = m_prepared.world->tiles;
        for (std::uint32_t level = 0; level < m_ledges.size(); ++level) {
            std::erase_if(m_ledges[level], [&](Cell cell) {
                if (m_patience.ended()) return false;
                const Place ledge{level, cell};
                const bool reached = leadsTo(ledge, tiles.ledgeDirection(tileAt(ledge))) && !isShutStill(ledge);
                if (reached) m_waiting.push_back(ledge);
                return reached;
            });
            std::erase_if(m_chasms[level], [&](Cell cell) {
                if (m_patience.ended()) return false;
                const bool reached = std::ranges::any_of(directionsClockwise, [&](Direction way) {
                    return leadsTo({level, cell}, way);
                });
                if (reached) m_waiting.push_back(*landingOf(m_prepared, {level, cell}));
                return reached;
            });
        }
    }

    /// Does a step in this direction, from a cell that was reached, lead there?
    [[nodiscard]] bool leadsTo(const Place& place, Direction way) const {
        const Place from{place.level, place.at - towards(way)};
        if (!m_reached[place.level].size().contains(from.at) || !m_reached[place.level].at(from.at)) return false;
        return !isLedge(from) || m_prepared.world->tiles.ledgeDirection(tileAt(from)) == way;
    }

    [[nodiscard]] bool isShutStill(const Place& place) const {
        return std::ranges::any_of(m_locks, [&](const Lock& lock) { return lock.place == place; }) ||
               std::ranges::find(m_barred, place) != m_barred.end();
    }

    /// Marks the open cells connected with this one as reached, and closes them, so that none is visited twice.
    void spread(const Place& place) {
        auto& open = m_open[place.level];
        if (!open.size().contains(place.at)) return;
        const bool left =
            m_locksLeft && !m_reached[place.level].at(place.at) && m_prepared.levels[place.level].walkable.at(place.at);
        if (left) open.set(place.at);
        if (!open.at(place.at)) return;
        findReach(open, place.at, m_found, m_stopped);
        auto& reached = m_reached[place.level];
        for (std::int32_t y = 0; y < open.size().height; ++y)
            for (std::size_t i = 0; i < open.wordsPerRow(); ++i) {
                reached.row(y)[i] |= m_found.row(y)[i];
                open.row(y)[i] &= ~m_found.row(y)[i];
            }
        for (const auto& thing : *m_prepared.level(place.level).things) {
            if (m_patience.ended()) return;
            if (m_found.size().contains(thing.at) && m_found.at(thing.at)) use(place.level, thing);
        }
    }

    void use(std::uint32_t level, const Thing& thing) {
        if (thing.kind == ThingKind::Key) m_keys.insert(colourOf(thing));
        if (thing.kind != ThingKind::Portal) return;
        if (const auto to = destinationOf(*m_prepared.places, level, thing))
            m_waiting.push_back({static_cast<std::uint32_t>(to->level), to->cell});
    }

    /// Locks whose keys were found are removed; those next to reached cells are queued. False: there was none.
    bool openLocks() {
        std::vector<Place> opened;
        std::erase_if(m_locks, [&](const Lock& lock) {
            if (!m_keys.contains(lock.colour)) return false;
            opened.push_back(lock.place);
            return true;
        });
        for (const auto& place : opened) {
            if (m_patience.ended(m_locks.size() + 1)) return false;
            if (isShutStill(place) || isLedge(place) || !m_prepared.levels[place.level].walkable.at(place.at)) continue;
            m_open[place.level].set(place.at);
            m_unlocked.push_back(place);
        }
        std::erase_if(m_unlocked, [&](const Place& place) {
            if (!nextToReached(place)) return false;
            m_waiting.push_back(place);
            return true;
        });
        return !opened.empty();
    }

    [[nodiscard]] bool nextToReached(const Place& place) const {
        return std::ranges::any_of(directionsClockwise, [&](Direction way) { return leadsTo(place, way); });
    }

    const PreparedWorld& m_prepared;
    bool m_locksLeft;
    bool m_barriersLifted;
    std::vector<BitGrid> m_reached;
    std::vector<BitGrid> m_open; ///< not reached yet, and nothing shuts it
    BitGrid m_found;
    std::vector<std::vector<Cell>> m_ledges; ///< of each level, those that nobody has come to yet
    std::vector<std::vector<Cell>> m_chasms; ///< likewise
    std::vector<Place> m_waiting;
    std::vector<Lock> m_locks;
    std::vector<Place> m_unlocked; ///< that nobody has come to yet
    std::vector<Place> m_barred;
    std::set<std::string> m_keys; ///< their colours
    const std::function<bool()>& m_stopped;
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
