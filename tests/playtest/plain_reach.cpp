#include "tests/playtest/plain_reach.h"

#include "generation/level/locks.h"
#include "generation/level/portal_targets.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace delve::test {
namespace {

using play::Place;

class PlainReach {
public:
    PlainReach(const play::PreparedWorld& prepared, const play::Leniency& leniency)
        : m_prepared(prepared), m_leniency(leniency) {
        for (const auto& level : prepared.levels) m_reached.emplace_back(level.walkable.size());
    }

    std::vector<BitGrid> from(std::span<const Place> starts) {
        for (const auto& start : starts) arrive(start);
        do {
            while (spread()) {
            }
        } while (useKeys());
        return m_reached;
    }

private:
    [[nodiscard]] const TileCatalogue& tiles() const { return m_prepared.world->tiles; }
    [[nodiscard]] const Level& level(const Place& place) const { return m_prepared.level(place.level); }
    [[nodiscard]] bool isInside(const Place& place) const { return level(place).size().contains(place.at); }
    [[nodiscard]] Tile tileAt(const Place& place) const { return level(place).tiles.at(place.at); }
    [[nodiscard]] bool reached(const Place& place) const { return m_reached[place.level].at(place.at); }

    [[nodiscard]] bool isShut(const Place& place) const {
        return std::ranges::any_of(*level(place).things, [&](const Thing& thing) {
            if (thing.at != place.at) return false;
            if (thing.kind == ThingKind::Barrier) return !m_leniency.barriersLifted;
            return thing.kind == ThingKind::Lock && !m_used.contains(colourOf(thing));
        });
    }

    /// Is there a ledge that leads another way?
    [[nodiscard]] bool holdsBack(const Place& place, Direction way) const {
        return tiles().ledge(tileAt(place)) && tiles().ledgeDirection(tileAt(place)) != way;
    }

    void reach(const Place& place) {
        if (reached(place)) return;
        m_reached[place.level].set(place.at);
        m_isNew = true;
    }

    /// By a start, a portal or a chasm: whoever does so while the cell is shut is not there when it opens.
    void arrive(const Place& place) {
        if (!isInside(place) || !tiles().walkable(tileAt(place))) return;
        if (m_leniency.locksLeft || tiles().ledge(tileAt(place)) || !isShut(place)) reach(place);
    }

    void step(const Place& from, Direction way) {
        const Place to{from.level, from.at + towards(way)};
        if (!isInside(to) || holdsBack(from, way) || holdsBack(to, way)) return;
        const bool leadsDown = tiles().leadsDown(tileAt(to)) && m_prepared.levels[to.level].below;
        if (leadsDown) arrive(*landingOf(m_prepared, to));
        else if (tiles().walkable(tileAt(to)) && !isShut(to)) reach(to);
    }

    void usePortals(const Place& place) {
        for (const auto& thing : *level(place).things) {
            if (thing.at != place.at || thing.kind != ThingKind::Portal || !m_entered.insert(&thing).second) continue;
            if (const auto to = destinationOf(*m_prepared.places, place.level, thing))
                arrive({static_cast<std::uint32_t>(to->level), to->cell});
        }
    }

    /// Calls visit(place) for each cell that was reached.
    template <class Visit>
    void forEachReached(Visit visit) const {
        for (std::uint32_t number = 0; number < m_reached.size(); ++number)
            for (std::int32_t y = 0; y < m_reached[number].size().height; ++y)
                for (std::int32_t x = 0; x < m_reached[number].size().width; ++x)
                    if (const Place place{number, {x, y}}; reached(place)) visit(place);
    }

    /// True: there is something new.
    bool spread() {
        m_isNew = false;
        forEachReached([this](const Place& place) {
            usePortals(place);
            for (const Direction way : directionsClockwise) step(place, way);
        });
        return m_isNew;
    }

    /// True: there are new ones.
    bool useKeys() {
        const auto before = m_used.size();
        m_used.insert(m_leniency.keys.begin(), m_leniency.keys.end());
        forEachReached([this](const Place& place) {
            for (const auto& thing : *level(place).things)
                if (thing.at == place.at && thing.kind == ThingKind::Key) m_used.insert(colourOf(thing));
        });
        return m_used.size() > before;
    }

    const play::PreparedWorld& m_prepared;
    const play::Leniency& m_leniency;
    std::vector<BitGrid> m_reached;
    std::set<const Thing*> m_entered; ///< portals
    std::set<std::string> m_used;     ///< colours of keys whose locks are open
    bool m_isNew = false;
};

} // namespace

std::vector<BitGrid> plainReach(const play::PreparedWorld& prepared, std::span<const Place> starts,
                                const play::Leniency& leniency) {
    return PlainReach(prepared, leniency).from(starts);
}

} // namespace delve::test
