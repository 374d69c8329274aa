#include "generation/graph/passages.h"
#include "generation/level/encounter.h"
#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/step_context.h"

#include <algorithm>
#include <set>

/// Supplies of a journey: can those who have too few of them still get on?
namespace delve::play {
namespace {

/// Can supplies be had without entering a town: from a chest or an encounter within reach, from the store, or on the
/// road?
bool canGetMore(const Game& game, const BitGrid& reached) {
    const auto home = game.prepared->home;
    const auto gives = [](const Encounter& encounter) {
        return std::ranges::any_of(encounter.choices, [](const EncounterChoice& choice) {
            return std::ranges::any_of(choice.outcomes, [](const Outcome& outcome) { return outcome.supplies > 0; });
        });
    };
    if (game.rules().wandering > Decimal{} &&
        std::ranges::any_of(*game.world().tables.encounters, [&](const Encounter& e) { return e.road && gives(e); }))
        return true;
    const auto& things = *game.level(home).things;
    for (std::uint32_t i = 0; i < things.size(); ++i) {
        const auto kind = things[i].kind;
        if (kind != ThingKind::Chest && kind != ThingKind::Encounter && kind != ThingKind::Store) continue;
        if (isThere(game, home, i) && reached.at(things[i].at)) return true;
    }
    return false;
}

/// Where players without supplies can go on the roads: a site can only be passed by entering it. Keys that they hold,
/// or that lie within their reach, open their locks; portals that stay on the roads lead on.
class RoadsInReach {
public:
    explicit RoadsInReach(const Game& game) : m_game(game), m_open(openCellsOf(game, game.prepared->home).joined()) {
        m_reached.reset(m_open.size());
        openOdd();
        for (const auto& portal : things())
            if (portal.kind == ThingKind::Portal && !staysHere(portal)) m_open.clear(portal.at);
        for (const auto& player : game.players) {
            if (player.out) continue;
            m_keys.insert(player.keys.begin(), player.keys.end());
            spread(player.place.at);
        }
        while (takeKeys() || followPortals()) {
        }
    }

    [[nodiscard]] const BitGrid& reached() const { return m_reached; }

private:
    /// Secret doors may be found, and ledges are taken to lead both ways: nobody loses who may get on.
    void openOdd() {
        const auto home = m_game.prepared->home;
        const auto& level = m_game.prepared->levels[home];
        for (const auto* const cells : {&level.ledges, &level.secretDoors})
            for (const Cell cell : *cells)
                if (!isShut(m_game, home, cell)) m_open.set(cell);
    }

    [[nodiscard]] const std::vector<Thing>& things() const { return *m_game.level(m_game.prepared->home).things; }

    [[nodiscard]] bool isThere(std::uint32_t thing) const {
        return play::isThere(m_game, m_game.prepared->home, thing);
    }

    [[nodiscard]] std::optional<Cell> staysHere(const Thing& portal) const {
        const auto home = m_game.prepared->home;
        const auto to = destinationOf(m_game, home, portal);
        return to && to->level == home ? std::optional(to->at) : std::nullopt;
    }

    /// True: there is more to reach.
    bool spread(Cell from) {
        if (m_reached.at(from)) return false;
        m_open.set(from); // a player in a gate goes on from there
        findReach(m_open, from, m_more);
        for (std::int32_t y = 0; y < m_more.size().height; ++y)
            for (std::size_t i = 0; i < m_more.wordsPerRow(); ++i) m_reached.row(y)[i] |= m_more.row(y)[i];
        return true;
    }

    [[nodiscard]] bool canBeOpened(Cell cell) const {
        const auto& all = things();
        return std::ranges::all_of(m_game.prepared->levels[m_game.prepared->home].thingsAt(cell),
                                   [&](const auto& entry) {
                                       const Thing& thing = all[entry.second];
                                       if (!isThere(entry.second)) return true;
                                       if (thing.kind == ThingKind::Portal) return staysHere(thing).has_value();
                                       return thing.kind != ThingKind::Barrier &&
                                              (thing.kind != ThingKind::Lock || m_keys.contains(colourOf(thing)));
                                   });
    }

    /// Opens what the keys open that lie within reach, and goes on behind it.
    bool takeKeys() {
        const auto& all = things();
        for (std::uint32_t i = 0; i < all.size(); ++i)
            if (all[i].kind == ThingKind::Key && isThere(i) && m_reached.at(all[i].at)) m_keys.insert(colourOf(all[i]));
        bool more = false;
        for (std::uint32_t i = 0; i < all.size(); ++i) {
            const Cell at = all[i].at;
            if (all[i].kind != ThingKind::Lock || m_open.at(at) || !canBeOpened(at)) continue;
            if (!m_game.prepared->levels[m_game.prepared->home].walkable.at(at)) continue;
            m_open.set(at);
            more = reachesFromBeside(at) || more;
        }
        return more;
    }

    bool reachesFromBeside(Cell cell) {
        const bool beside = std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
            return m_reached.size().contains(cell + side) && m_reached.at(cell + side);
        });
        return beside && spread(cell);
    }

    bool followPortals() {
        bool more = false;
        for (const auto& portal : things())
            if (portal.kind == ThingKind::Portal && m_reached.at(portal.at))
                if (const auto to = staysHere(portal)) more = spread(*to) || more;
        return more;
    }

    const Game& m_game;
    BitGrid m_open;
    BitGrid m_reached;
    BitGrid m_more;
    std::set<std::string> m_keys;
};

bool reaches(const Game& game, const BitGrid& reached, ThingKind kind) {
    const auto& things = *game.level(game.prepared->home).things;
    return std::ranges::any_of(things, [&](const Thing& thing) { return thing.kind == kind && reached.at(thing.at); });
}

} // namespace

bool isOutOfSupplies(const Game& game) {
    if (game.mode != Mode::Walking) return false;
    for (const auto& player : game.players)
        if (!player.out && (player.place.level != game.prepared->home || player.supplies >= game.rules().cityCost))
            return false;
    const RoadsInReach roads(game);
    return !reaches(game, roads.reached(), ThingKind::Goal) && !canGetMore(game, roads.reached());
}

} // namespace delve::play
