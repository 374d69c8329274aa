#include "playtest/rules/derived.h"
#include "playtest/rules/turn.h"

#include <utility>

namespace delve {
namespace {

/// What holds whoever comes there: a cell with several of them has one at a time.
bool holds(ThingKind kind) {
    return kind == ThingKind::Encounter || kind == ThingKind::Store || kind == ThingKind::Portal;
}

/// What is on the cell that the player came to, in the order in which it counts.
void useThing(Turn& turn, std::size_t who, std::uint32_t thing, bool travelled) {
    Game& game = turn.game;
    const auto level = game.players[who].place.level;
    const Thing& found = (*game.level(level).things)[thing];
    if (game.mode != Mode::Walking && holds(found.kind)) return;
    switch (found.kind) {
    case ThingKind::Flower: return pickFlower(turn, who, thing);
    case ThingKind::Coin: return takeCoin(turn, who, thing);
    case ThingKind::Chest: return openChest(turn, who, thing);
    case ThingKind::Key: return takeKey(turn, who, thing);
    case ThingKind::Goal: return reachGoal(turn, who);
    case ThingKind::Encounter: return meetEncounter(turn, who, thing);
    case ThingKind::Store: return enterStore(turn, who, thing);
    case ThingKind::Sign: {
        const auto* text = found.fields.find("text");
        if (const auto* words = text ? std::get_if<std::string>(text) : nullptr)
            turn.tell(EventKind::Met, who, {DELVE_TEXT("play", "The sign reads: %1"), {*words}});
        return;
    }
    case ThingKind::Portal:
        if (!travelled) travel(turn, who, found);
        return;
    case ThingKind::Start:
    case ThingKind::Lock: // opened on the way
    case ThingKind::Barrier:
    case ThingKind::Enemy: // met where they stand now
    case ThingKind::Boss:
    case ThingKind::Lamp: return;
    }
}

const Thing* portalAt(const Game& game, const Place& place) {
    for (const auto& entry : game.ground->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*game.level(place.level).things)[entry.second];
        if (thing.kind == ThingKind::Portal) return &thing;
    }
    return nullptr;
}

/// Somebody who stands on a portal and walks against what cannot be walked on goes through it: a town's gate on the
/// edge of its map, the door of a house.
bool leaveByPortal(Turn& turn, std::size_t who) {
    const Place here = turn.game.players[who].place;
    const Thing* portal = portalAt(turn.game, here);
    if (!portal) return false;
    if (mayEnter(turn, who, here.level, *portal)) travel(turn, who, *portal);
    return true;
}

bool standsInTheWay(Turn& turn, std::size_t who, const Place& place) {
    if (playerAt(turn.game, place.level, place.at))
        return stop(turn, who, place.at, {DELVE_TEXT("play", "The other player stands there.")});
    if (const Enemy* enemy = enemyAt(turn.game, place.level, place.at)) {
        beginFight(turn, who, static_cast<std::uint32_t>(enemy - turn.game.enemies->data()));
        return true;
    }
    return false;
}

} // namespace

bool stop(Turn& turn, std::size_t who, Cell at, Message message) {
    turn.tell(EventKind::Stopped, who, std::move(message)).at = at;
    return true;
}

void movePlayer(Turn& turn, std::size_t who, Direction direction) {
    Game& game = turn.game;
    Player& player = game.players[who];
    player.facing = direction;
    const Place to{player.place.level, player.place.at + towards(direction)};
    if (!game.level(to.level).size().contains(to.at)) {
        if (!leaveByPortal(turn, who)) touchEdge(turn, who, to.at);
        return;
    }
    if (standsInTheWay(turn, who, to)) return;
    const Tile tile = tileAt(game, to.level, to.at);
    const auto& tiles = game.world().tiles;
    if (!tiles.walkable(tile) && !(game.walksThroughWalls && !tiles.endsGame(tile))) {
        if (tiles.endsGame(tile) || !leaveByPortal(turn, who)) walkIntoWall(turn, who, to.at);
        return;
    }
    if (!game.walksThroughWalls && !openWay(turn, who, to)) return;
    if (const Thing* portal = portalAt(game, to); portal && !mayEnter(turn, who, to.level, *portal)) return;
    arrive(turn, who, to, false);
}

void arrive(Turn& turn, std::size_t who, Place place, bool travelled, Message message) {
    Game& game = turn.game;
    const Place from = game.players[who].place;
    game.players[who].place = place;
    turn.acted = true;
    auto& moved = turn.tell(travelled ? EventKind::Travelled : EventKind::Moved, who, std::move(message));
    moved.from = from.at;
    for (const auto& entry : game.ground->levels[place.level].thingsAt(place.at)) {
        if (game.over() || game.players[who].place != place) return;
        if (isThere(game, place.level, entry.second)) useThing(turn, who, entry.second, travelled);
    }
    if (!travelled && game.mode == Mode::Walking && isOpenGround(game, game.players[who].place)) wander(turn, who);
}

} // namespace delve
