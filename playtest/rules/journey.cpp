#include "generation/level/bit_grid.h"
#include "generation/level/portal_targets.h"
#include "generation/level/rules.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/step_context.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

/// A journey: sites joined by roads on the level where the player starts, a town behind each site, houses behind their
/// doors. Portals connect all of it; any other world may have these, too.
namespace delve::play {
namespace {

bool isJourney(const Game& game) { return game.objective().ofTowns; }

/// From the roads into a town.
bool entersTown(const Game& game, std::uint32_t from, std::uint32_t to) {
    return isJourney(game) && from == game.prepared->home && to != from;
}

/// The site that a cell of the roads belongs to; where there is no such room, the cell is its own name.
std::string siteAt(const Game& game, Cell cell) {
    for (const auto& room : *game.level(game.prepared->home).rooms)
        if (room.kind == RoomKind::Site && room.box.contains(cell)) return room.id;
    return bornAt("site", cell);
}

/// The site behind which a level lies.
std::optional<std::string> siteOfTown(const Game& game, std::uint32_t town) {
    for (const auto& thing : *game.level(game.prepared->home).things) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = destinationOf(game, game.prepared->home, thing);
        if (to && to->level == town) return siteAt(game, thing.at);
    }
    return {};
}

bool isExplored(const Game& game, std::string_view site) {
    return std::ranges::find(*game.explored, site) != game.explored->end();
}

/// The roads from explored sites, as the game stands. A journey may have thousands of roads and barriers.
class OpenRoads {
public:
    explicit OpenRoads(const Game& game)
        : m_sites(game.explored->begin(), game.explored->end()), m_ground(game.level(game.prepared->home).size()) {
        const auto& level = game.level(game.prepared->home);
        for (const auto& hall : *level.halls) {
            const auto isOpen = [&](RoomId end) {
                return end < level.rooms->size() && m_sites.contains((*level.rooms)[end].id);
            };
            if (!isOpen(hall.a) && !isOpen(hall.b)) continue;
            for (const auto& run : hall.runs) mark(run.area().intersected(wholeOf(level.size())));
        }
    }

    /// A barrier names the sites at the ends of its road; where it stands on the cells of a hall, both ends of that
    /// count.
    [[nodiscard]] bool lifts(const Thing& barrier) const {
        for (const char* name : {"site", "other"}) {
            const auto* site = barrier.fields.find(name);
            if (const auto* words = site ? std::get_if<std::string>(site) : nullptr; words && namesExplored(*words))
                return true;
        }
        return m_ground.has(barrier.at);
    }

private:
    void mark(const Rect& area) {
        for (auto y = area.y; y < area.bottom(); ++y) m_ground.setRun(y, area.x, area.width);
    }

    /// Do the words of a text name an explored site?
    [[nodiscard]] bool namesExplored(std::string_view words) const {
        while (!words.empty()) {
            const auto word = words.substr(0, words.find(' '));
            if (m_sites.contains(word)) return true;
            words.remove_prefix(std::min(words.size(), word.size() + 1));
        }
        return false;
    }

    std::unordered_set<std::string_view> m_sites; ///< explored ones, as the game names them
    BitGrid m_ground;                             ///< of the roads from there
};

void openRoads(StepContext& context, std::size_t who) {
    Game& game = context.game;
    const auto home = game.prepared->home;
    const auto& things = *game.level(home).things;
    const OpenRoads roads(game);
    for (std::uint32_t i = 0; i < things.size(); ++i) {
        if (things[i].kind != ThingKind::Barrier || !isThere(game, home, i) || !roads.lifts(things[i])) continue;
        context.takeAway(home, i);
        const Cell at = things[i].at;
        if (isOpen(game, home, at)) context.state(home).unlocked.set(at);
        auto& event = context.tell(EventKind::Opened, who);
        event.level = home;
        event.at = at;
    }
}

void explore(StepContext& context, std::size_t who, std::uint32_t town) {
    const auto site = siteOfTown(context.game, town);
    if (!site || isExplored(context.game, *site)) return;
    context.game.explored.write().push_back(*site);
    context.tell(EventKind::Explored, who,
                 {DELVE_TEXT("play", "This site is explored; the roads from here are open.")});
    openRoads(context, who);
}

/// What there is to say of it.
Message payForTown(Game& game, std::size_t who) {
    const auto cost = game.rules().cityCost;
    auto& supplies = game.players[who].supplies;
    supplies -= cost;
    if (cost == 0) return {};
    return {DELVE_TEXT("play", "Supplies paid for this town: %1. Left: %2."),
            {std::to_string(cost), std::to_string(supplies)}};
}

} // namespace

std::optional<Place> destinationOf(const Game& game, std::uint32_t level, const Thing& portal) {
    const auto to = destinationOf(*game.prepared->places, level, portal);
    if (!to) return {};
    return Place{static_cast<std::uint32_t>(to->level), to->cell};
}

bool mayEnter(StepContext& context, std::size_t who, std::uint32_t level, const Thing& portal) {
    const auto to = destinationOf(context.game, level, portal);
    if (!to) return !stop(context, who, portal.at, {DELVE_TEXT("play", "This portal leads nowhere.")});
    return mayArrive(context, who, level, portal.at, *to);
}

bool mayArrive(StepContext& context, std::size_t who, std::uint32_t level, Cell at, const Place& to) {
    const Game& game = context.game;
    const auto other = playerAt(game, to.level, to.at);
    if ((other && *other != who) || enemyAt(game, to.level, to.at))
        return !stop(context, who, at, {DELVE_TEXT("play", "Somebody stands in the way on the other side.")});
    if (!entersTown(game, level, to.level) || game.players[who].supplies >= game.rules().cityCost) return true;
    return !stop(context, who, at,
                 {DELVE_TEXT("play", "You have too few supplies to enter this town: it costs %1."),
                  {std::to_string(game.rules().cityCost)}});
}

void travel(StepContext& context, std::size_t who, const Thing& portal) {
    const Game& game = context.game;
    const auto from = game.players[who].place.level;
    if (const auto to = destinationOf(game, from, portal)) travelTo(context, who, *to);
}

void travelTo(StepContext& context, std::size_t who, const Place& to, Message message) {
    Game& game = context.game;
    const auto from = game.players[who].place.level;
    context.suppliesMatter = true;
    if (entersTown(game, from, to.level))
        if (auto paid = payForTown(game, who); !paid.text.empty()) message = std::move(paid);
    arrive(context, who, to, true, std::move(message));
    if (isJourney(game) && to.level == game.prepared->home && from != to.level) explore(context, who, from);
}

/// In a journey, the roads between the towns; elsewhere roads and grass.
bool isOpenGround(const Game& game, const Place& place) {
    if (isJourney(game)) return place.level == game.prepared->home;
    const Tile tile = tileAt(game, place.level, place.at);
    return game.world().tiles.outdoors(tile) && game.world().tiles.walkable(tile);
}

} // namespace delve::play
