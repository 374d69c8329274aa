#include "generation/graph/passages.h"
#include "playtest/rules/turn.h"

#include <algorithm>
#include <array>

/// A journey: sites joined by roads on the level where the player starts, a town behind each site, houses behind their
/// doors. All of it hangs together by portals, which any other world may have too.
namespace delve {
namespace {

std::optional<std::uint32_t> levelNamed(const Game& game, const PropertyValue& value) {
    const auto* reference = std::get_if<Reference>(&value);
    const auto* word = std::get_if<std::string>(&value);
    const std::string_view id = reference ? reference->id : word ? std::string_view(*word) : "";
    const auto found = std::ranges::find(game.world().levels, id, &Level::id);
    if (found == game.world().levels.end()) return {};
    return static_cast<std::uint32_t>(found - game.world().levels.begin());
}

/// Where somebody arrives on a level when the portal names no cell: at its start, else at the portal that leads back.
std::optional<Cell> arrivalIn(const Game& game, std::uint32_t from, std::uint32_t to) {
    const auto& things = *game.level(to).things;
    for (const auto& thing : things)
        if (thing.kind == ThingKind::Start) return thing.at;
    for (const auto& thing : things) {
        const auto* back = thing.kind == ThingKind::Portal ? thing.fields.find("level") : nullptr;
        if (back && levelNamed(game, *back) == from) return thing.at;
    }
    return {};
}

bool isJourney(const Game& game) { return game.rules().objective == Objective::Journey; }

/// From the roads into a town.
bool entersTown(const Game& game, std::uint32_t from, std::uint32_t to) {
    return isJourney(game) && from == game.ground->home && to != from;
}

/// The site that a cell of the roads belongs to; where there is no such room, the cell is its own name.
std::string siteAt(const Game& game, Cell cell) {
    for (const auto& room : *game.level(game.ground->home).rooms)
        if (room.kind == RoomKind::Site && room.box.contains(cell)) return room.id;
    return bornAt("site", cell);
}

/// The site behind which a level lies.
std::optional<std::string> siteOfTown(const Game& game, std::uint32_t town) {
    for (const auto& thing : *game.level(game.ground->home).things) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = destinationOf(game, game.ground->home, thing);
        if (to && to->level == town) return siteAt(game, thing.at);
    }
    return {};
}

bool isExplored(const Game& game, std::string_view site) {
    return std::ranges::find(game.explored, site) != game.explored.end();
}

/// Do the words of a text name an explored site?
bool namesExplored(const Game& game, std::string_view words) {
    while (!words.empty()) {
        const auto word = words.substr(0, words.find(' '));
        if (isExplored(game, word)) return true;
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
    return false;
}

/// A barrier names the sites at the ends of its road; where it stands on the cells of a hall, both ends of that count.
bool lifts(const Game& game, const Thing& barrier) {
    for (const char* name : {"site", "other"}) {
        const auto* site = barrier.fields.find(name);
        if (const auto* words = site ? std::get_if<std::string>(site) : nullptr; words && namesExplored(game, *words))
            return true;
    }
    const auto& level = game.level(game.ground->home);
    return std::ranges::any_of(*level.halls, [&](const Hall& hall) {
        const bool stands =
            std::ranges::any_of(hall.runs, [&](const Run& run) { return run.area().contains(barrier.at); });
        return stands && std::ranges::any_of(std::array{hall.a, hall.b}, [&](RoomId end) {
                   return end < level.rooms->size() && isExplored(game, (*level.rooms)[end].id);
               });
    });
}

void openRoads(Turn& turn, std::size_t who) {
    Game& game = turn.game;
    const auto home = game.ground->home;
    const auto& things = *game.level(home).things;
    for (std::uint32_t i = 0; i < things.size(); ++i) {
        if (things[i].kind != ThingKind::Barrier || !isThere(game, home, i) || !lifts(game, things[i])) continue;
        turn.takeAway(home, i);
        if (game.ground->levels[home].walkable.at(things[i].at)) turn.state(home).open.write().set(things[i].at);
        auto& event = turn.tell(EventKind::Opened, who);
        event.level = home;
        event.at = things[i].at;
    }
}

void explore(Turn& turn, std::size_t who, std::uint32_t town) {
    const auto site = siteOfTown(turn.game, town);
    if (!site || isExplored(turn.game, *site)) return;
    turn.game.explored.push_back(*site);
    turn.tell(EventKind::Explored, who, {DELVE_TEXT("play", "This place is explored; the roads from here are open.")});
    openRoads(turn, who);
}

/// Can supplies be had without entering a town: from a chest or an encounter within reach, from the store, or on the
/// road?
bool canGetMore(const Game& game, const BitGrid& reached) {
    const auto home = game.ground->home;
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

/// Where a player without supplies can go on the roads: a site can only be passed by entering it.
BitGrid reachWithoutSupplies(const Game& game, const Player& player) {
    const auto home = game.ground->home;
    BitGrid open = *(*game.levels)[home].open;
    for (const auto& thing : *game.level(home).things) {
        if (thing.kind != ThingKind::Portal) continue;
        const auto to = destinationOf(game, home, thing);
        if (!to || to->level != home) open.clear(thing.at);
    }
    open.set(player.place.at);
    BitGrid reached;
    findReach(open, player.place.at, reached);
    return reached;
}

bool reaches(const Game& game, const BitGrid& reached, ThingKind kind) {
    const auto& things = *game.level(game.ground->home).things;
    return std::ranges::any_of(things, [&](const Thing& thing) { return thing.kind == kind && reached.at(thing.at); });
}

} // namespace

std::optional<Place> destinationOf(const Game& game, std::uint32_t level, const Thing& portal) {
    const auto* named = portal.fields.find("level");
    const auto* where = portal.fields.find("cell");
    if (!named && !where) return {};
    const auto to = named ? levelNamed(game, *named) : std::optional(level);
    if (!to) return {};
    const auto* given = where ? std::get_if<Cell>(where) : nullptr;
    const auto cell = given ? std::optional(*given) : arrivalIn(game, level, *to);
    if (!cell || !game.level(*to).size().contains(*cell) || !game.ground->levels[*to].walkable.at(*cell)) return {};
    return Place{*to, *cell};
}

bool mayEnter(Turn& turn, std::size_t who, std::uint32_t level, const Thing& portal) {
    const Game& game = turn.game;
    const auto to = destinationOf(game, level, portal);
    if (!to) return !stop(turn, who, portal.at, {DELVE_TEXT("play", "This portal leads nowhere.")});
    const auto other = playerAt(game, to->level, to->at);
    if ((other && *other != who) || enemyAt(game, to->level, to->at))
        return !stop(turn, who, portal.at, {DELVE_TEXT("play", "Somebody stands in the way on the other side.")});
    if (!entersTown(game, level, to->level) || game.players[who].supplies >= game.rules().cityCost) return true;
    return !stop(turn, who, portal.at,
                 {DELVE_TEXT("play", "To enter this place costs %1 supplies, and you have too few."),
                  {std::to_string(game.rules().cityCost)}});
}

void travel(Turn& turn, std::size_t who, const Thing& portal) {
    Game& game = turn.game;
    const auto from = game.players[who].place.level;
    const auto to = destinationOf(game, from, portal);
    if (!to) return;
    if (entersTown(game, from, to->level)) game.players[who].supplies -= game.rules().cityCost;
    turn.suppliesMatter = true;
    arrive(turn, who, *to, true);
    if (isJourney(game) && to->level == game.ground->home && from != to->level) explore(turn, who, from);
}

void reachGoal(Turn& turn, std::size_t who) {
    if (isJourney(turn.game)) end(turn, Ending::Won, who + 1, EndReason::Goal);
}

/// In a journey, the roads between the towns; elsewhere roads and grass.
bool isOpenGround(const Game& game, const Place& place) {
    if (isJourney(game)) return place.level == game.ground->home;
    const Tile tile = tileAt(game, place.level, place.at);
    return game.world().tiles.outdoors(tile) && game.world().tiles.walkable(tile);
}

void checkSupplies(Turn& turn) {
    const Game& game = turn.game;
    if (!isJourney(game) || game.mode != Mode::Walking) return;
    for (const auto& player : game.players) {
        if (player.out) continue;
        if (player.place.level != game.ground->home || player.supplies >= game.rules().cityCost) return;
        const BitGrid reached = reachWithoutSupplies(game, player);
        if (reaches(game, reached, ThingKind::Goal) || canGetMore(game, reached)) return;
    }
    end(turn, Ending::Lost, 0, EndReason::Supplies);
}

} // namespace delve
