#include "tests/playtest/small_plan.h"

#include "generation/level/rules.h"

#include <algorithm>

namespace delve::test {

std::optional<int> ledgeWay(Tile tile) {
    constexpr std::array ledges{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};
    const auto found = std::ranges::find(ledges, tile);
    return found == ledges.end() ? std::nullopt : std::optional(static_cast<int>(found - ledges.begin()));
}

bool isGroundTile(Tile tile) {
    return tile == Tile::Floor || tile == Tile::Shallows || tile == Tile::SecretDoor || ledgeWay(tile);
}

std::string colourText(const Thing& thing) {
    const auto& colour = std::get<Colour>(*thing.fields.find("colour"));
    return std::to_string(colour.red) + '/' + std::to_string(colour.green) + '/' + std::to_string(colour.blue);
}

namespace {

/// A game reads them so, whatever their order in the level: of those on one cell, the first by their ids comes first.
std::vector<Thing> inOrder(std::vector<Thing> things) {
    std::ranges::stable_sort(things, {}, &Thing::id);
    return things;
}

/// The nearest cell of the level below that nothing shuts; small levels need no other.
std::optional<std::pair<std::size_t, Cell>> landingBelow(const World& world, const Level& level, Cell chasm) {
    const auto* const below = level.properties.find("below");
    const std::string id = below ? std::get<Reference>(*below).id : "";
    for (std::size_t n = 0; n < world.levels.size(); ++n) {
        const Level& lower = world.levels[n];
        if (lower.id != id || lower.id == level.id) continue;
        std::optional<Cell> best;
        for (std::int32_t y = 0; y < lower.size().height; ++y)
            for (std::int32_t x = 0; x < lower.size().width; ++x) {
                const Tile tile = lower.tiles.at({x, y});
                bool open = tile == Tile::Floor || tile == Tile::Shallows;
                for (const auto& thing : *lower.things)
                    open = open && !(thing.kind == ThingKind::Lock && thing.at == Cell{x, y});
                if (open && (!best || steps({x, y}, chasm) < steps(*best, chasm))) best = Cell{x, y};
            }
        if (best) return std::pair(n, *best);
    }
    return {};
}

} // namespace

Plan planOf(const World& world) {
    Plan plan;
    plan.collects = world.rules->objective == "collect";
    const Tile target = world.rules->objective == "exit" ? Tile::GoldenExit : Tile::Gate;
    for (std::size_t n = 0; n < world.levels.size(); ++n) {
        const Level& level = world.levels[n];
        plan.sizes.push_back(level.size());
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x) {
                const Tile tile = level.tiles.at({x, y});
                if (isGroundTile(tile)) plan.ground.insert({n, x, y});
                if (tile == Tile::Lava) plan.lava.insert({n, x, y});
                if (tile == Tile::SecretDoor) plan.secretDoors.insert({n, x, y});
                if (const auto way = ledgeWay(tile)) plan.ledges[{n, x, y}] = *way;
                if (const auto landing = tile == Tile::Chasm ? landingBelow(world, level, {x, y}) : std::nullopt)
                    plan.chasms[{n, x, y}] = {landing->first, landing->second.x, landing->second.y};
                if (level.tiles.at({x, y}) == target && !plan.collects) plan.exits.insert({n, x, y});
            }
        for (const auto& thing : inOrder(*level.things)) {
            const Plan::At at{n, thing.at.x, thing.at.y};
            if (thing.kind == ThingKind::Start) plan.starts.at(playerOf(thing) == 2 ? 1 : 0) = at;
            if (thing.kind == ThingKind::Lock) plan.locks[at].insert(colourText(thing));
            if (thing.kind == ThingKind::Key) plan.keys[at].insert(colourText(thing));
            if (thing.kind == ThingKind::Flower) plan.flowers.emplace(at, static_cast<int>(plan.flowers.size()));
            if (thing.kind != ThingKind::Portal) continue;
            const auto& id = std::get<Reference>(*thing.fields.find("level")).id;
            const auto& cell = std::get<Cell>(*thing.fields.find("cell"));
            for (std::size_t to = 0; to < world.levels.size(); ++to)
                if (world.levels[to].id == id) plan.portals[at] = {to, cell.x, cell.y};
            if (plan.keys.contains(at)) plan.passedKeys.insert(at);
            if (plan.flowers.contains(at)) plan.passedFlowers.insert(at);
        }
    }
    for (const auto& start : plan.starts) // whoever stands in a secret door has found it
        if (start) plan.secretDoors.erase(*start);
    return plan;
}

} // namespace delve::test
