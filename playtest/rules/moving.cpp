#include "playtest/rules/derived.h"
#include "playtest/rules/step_context.h"

#include <utility>

namespace delve::play {
namespace {

/// What stops a player who arrives: on a cell with several of these, one at a time.
bool holds(ThingKind kind) {
    return kind == ThingKind::Encounter || kind == ThingKind::Store || kind == ThingKind::Portal;
}

/// What is on the cell that the player came to, in the order in which it counts.
void useThing(StepContext& context, std::size_t who, std::uint32_t thing, bool travelled) {
    Game& game = context.game;
    const auto level = game.players[who].place.level;
    const Thing& found = (*game.level(level).things)[thing];
    if (game.mode != Mode::Walking && holds(found.kind)) return;
    askObjective(context, {.kind = Occasion::Kind::Reached, .player = who, .thing = &found});
    if (game.over()) return;
    switch (found.kind) {
    case ThingKind::Flower: return pickFlower(context, who, thing);
    case ThingKind::Coin: return takeCoin(context, who, thing);
    case ThingKind::Chest: return openChest(context, who, thing);
    case ThingKind::Key: return takeKey(context, who, thing);
    case ThingKind::Encounter: return meetEncounter(context, who, thing);
    case ThingKind::Store: return enterStore(context, who, thing);
    case ThingKind::Sign: {
        const auto* text = found.fields.find("text");
        if (const auto* words = text ? std::get_if<std::string>(text) : nullptr)
            context.tell(EventKind::Met, who, {DELVE_TEXT("play", "The sign reads: %1"), {*words}});
        return;
    }
    case ThingKind::Portal:
        if (!travelled) travel(context, who, found);
        return;
    case ThingKind::Start:
    case ThingKind::Goal: // of the objective
    case ThingKind::Lock: // opened on the way
    case ThingKind::Barrier:
    case ThingKind::Enemy: // met where they stand now
    case ThingKind::Boss:
    case ThingKind::Lamp: return;
    }
}

const Thing* portalAt(const Game& game, const Place& place) {
    for (const auto& entry : game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*game.level(place.level).things)[entry.second];
        if (thing.kind == ThingKind::Portal) return &thing;
    }
    return nullptr;
}

/// Somebody who stands on a portal and walks against what cannot be walked on goes through it: a town's gate on the
/// edge of its map, the door of a house.
bool leaveByPortal(StepContext& context, std::size_t who) {
    const Place here = context.game.players[who].place;
    const Thing* portal = portalAt(context.game, here);
    if (!portal) return false;
    if (mayEnter(context, who, here.level, *portal)) travel(context, who, *portal);
    return true;
}

bool standsInTheWay(StepContext& context, std::size_t who, const Place& place) {
    if (playerAt(context.game, place.level, place.at))
        return stop(context, who, place.at, {DELVE_TEXT("play", "The other player stands there.")});
    const auto enemy = enemyNumberAt(context.game, place.level, place.at);
    if (enemy) beginFight(context, who, *enemy);
    return enemy.has_value();
}

} // namespace

bool stop(StepContext& context, std::size_t who, Cell at, Message message) {
    context.tell(EventKind::Stopped, who, std::move(message)).at = at;
    return true;
}

void movePlayer(StepContext& context, std::size_t who, Direction direction) {
    Game& game = context.game;
    Player& player = game.players[who];
    player.facing = direction;
    const bool warned = std::exchange(player.warned, {}) == direction;
    const Place to{player.place.level, player.place.at + towards(direction)};
    if (heldByLedge(context, who, direction)) return;
    if (!game.level(to.level).size().contains(to.at)) {
        if (!leaveByPortal(context, who)) touchEdge(context, who, to.at);
        return;
    }
    if (standsInTheWay(context, who, to) || meetGround(context, who, to, direction, warned)) return;
    const Tile tile = tileAt(game, to.level, to.at);
    const auto& tiles = game.world().tiles;
    if (!tiles.walkable(tile) && !(game.walksThroughWalls && !tiles.endsGame(tile))) {
        if (tiles.endsGame(tile) || !leaveByPortal(context, who)) walkIntoWall(context, who, to.at);
        return;
    }
    if (!game.walksThroughWalls && !openWay(context, who, to)) return;
    if (const Thing* portal = portalAt(game, to); portal && !mayEnter(context, who, to.level, *portal)) return;
    arrive(context, who, to, false);
}

void arrive(StepContext& context, std::size_t who, Place place, bool travelled, Message message) {
    Game& game = context.game;
    const Place from = game.players[who].place;
    game.players[who].place = place;
    game.players[who].warned = {};
    context.acted = true;
    findSecretDoor(game, place);
    auto& moved = context.tell(travelled ? EventKind::Travelled : EventKind::Moved, who, std::move(message));
    moved.from = from.at;
    for (const auto& entry : game.prepared->levels[place.level].thingsAt(place.at)) {
        if (game.over() || game.players[who].place != place) return;
        if (isThere(game, place.level, entry.second)) useThing(context, who, entry.second, travelled);
    }
    if (!travelled && game.mode == Mode::Walking && isOpenGround(game, game.players[who].place)) wander(context, who);
}

} // namespace delve::play
