#include "tests/playtest/small_worlds.h"

#include "generation/level/rules.h"
#include "generation/random/stream.h"
#include "tests/playtest/small_plan.h"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace delve::test {
namespace {

constexpr std::array<Colour, 3> colours{Colour{200, 0, 0}, Colour{0, 0, 200}, Colour{0, 200, 0}};

struct Maker {
    Stream random;
    World world;
    int players = 1; ///< for two, all is smaller: they have many more states

    std::uint64_t below(std::uint64_t n) { return random.below(n); }

    void addLevel(const char* id) {
        Level level;
        level.id = id;
        const std::uint64_t sides = players == 2 ? 2 : 4;
        const auto width = static_cast<std::int32_t>(3 + below(sides));
        const auto height = static_cast<std::int32_t>(2 + below(sides));
        level.tiles = Grid({width, height});
        const auto walls = 1 + below(4);
        for (std::int32_t y = 0; y < height; ++y)
            for (std::int32_t x = 0; x < width; ++x)
                level.tiles.set({x, y}, below(10) < walls ? Tile::Wall : Tile::Floor);
        world.levels.emplace_back(std::move(level));
    }
    Level& level(std::size_t number) { return world.levels[number]; }
    std::optional<std::pair<std::size_t, Cell>> freeCell() {
        for (int i = 0; i < 60; ++i) {
            const auto number = below(world.levels.size());
            const Size size = level(number).size();
            const Cell cell{static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.width))),
                            static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.height)))};
            bool taken = !isGroundTile(level(number).tiles.at(cell));
            for (const auto& thing : *level(number).things) taken = taken || thing.at == cell;
            if (!taken) return std::pair(number, cell);
        }
        return {};
    }
    Thing* put(ThingKind kind) {
        const auto cell = freeCell();
        if (!cell) return nullptr;
        Thing thing;
        thing.id = bornAt(infoOf(kind).name, cell->second);
        thing.kind = kind;
        thing.at = cell->second;
        auto& things = level(cell->first).things.write();
        things.push_back(thing);
        return &things.back();
    }
    void putKeysAndLocks() {
        const auto pairs = below(players == 2 ? 3 : 5);
        for (std::uint64_t i = 0; i < pairs; ++i) {
            const auto colour = colours[below(colours.size())];
            if (auto* lock = put(ThingKind::Lock)) lock->fields.set("colour", colour);
            if (below(8) != 0)
                if (auto* key = put(ThingKind::Key)) key->fields.set("colour", colour);
        }
    }
    void putPortals() {
        const auto portals = below(world.levels.size() == 1 ? 2 : 4);
        for (std::uint64_t i = 0; i < portals; ++i) {
            const auto to = freeCell();
            auto* portal = to ? put(ThingKind::Portal) : nullptr;
            if (!portal) continue;
            portal->fields.set("level", Reference{world.levels[to->first].id});
            portal->fields.set("cell", to->second);
        }
    }
    void putStarts() {
        put(ThingKind::Start);
        if (players == 1) return;
        world.rules.write().players = 2;
        if (auto* second = put(ThingKind::Start)) second->fields.set("player", Decimal::of(2));
    }
    void putGround() {
        constexpr std::array tiles{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest, Tile::Chasm,
                                   Tile::Chasm,      Tile::Lava,      Tile::SecretDoor, Tile::Shallows};
        const auto pieces = 1 + below(8);
        for (std::uint64_t i = 0; i < pieces; ++i) putTile(tiles[below(tiles.size())]);
        for (auto& level : world.levels.writable())
            if (below(4) != 0) level.properties.set("below", Reference{below(4) != 0 ? "second" : "first"});
    }
    void putTile(Tile tile) {
        const auto number = below(world.levels.size());
        const Size size = level(number).size();
        const Cell cell{static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.width))),
                        static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.height)))};
        for (const auto& thing : *level(number).things)
            if (thing.at == cell) return;
        level(number).tiles.set(cell, tile);
    }
};

struct State {
    Plan::At at;
    std::set<std::string> keys;
    unsigned picked = 0;
    auto operator<=>(const State&) const = default;
};

void takeAll(const Plan& plan, State& state) {
    if (const auto found = plan.keys.find(state.at); found != plan.keys.end())
        state.keys.insert(found->second.begin(), found->second.end());
    if (const auto found = plan.flowers.find(state.at); found != plan.flowers.end())
        state.picked |= 1u << found->second;
}

/// Where one step may lead.
struct After {
    std::vector<State> states;
    bool won = false; ///< by one of the steps
};

void arrive(const Plan& plan, const State& state, const Plan::At& at, After& after) {
    State next = state;
    next.at = at;
    takeAll(plan, next);
    const unsigned all = (1u << plan.flowers.size()) - 1;
    if (plan.collects && next.picked == all && !plan.flowers.empty()) after.won = true;
    else after.states.push_back(next);
}

/// Against a wall, from a portal.
void leave(const Plan& plan, const State& state, After& after) {
    const auto portal = plan.portals.find(state.at);
    if (portal != plan.portals.end() && plan.ground.contains(portal->second))
        arrive(plan, state, portal->second, after);
}

/// Onto ground, unless it is locked, or has a portal that leads nowhere.
void enter(const Plan& plan, const State& state, const Plan::At& to, After& after) {
    const auto lock = plan.locks.find(to);
    if (lock != plan.locks.end() && !std::ranges::includes(state.keys, lock->second)) return;
    const auto portal = plan.portals.find(to);
    if (portal == plan.portals.end()) arrive(plan, state, to, after);
    else if (plan.ground.contains(portal->second)) arrive(plan, state, portal->second, after);
}

After afterStep(const Plan& plan, const State& state) {
    After after;
    const auto [level, x, y] = state.at;
    for (int way = 0; way < 4; ++way) {
        const auto [dx, dy] = ways[static_cast<std::size_t>(way)];
        const Plan::At to{level, x + dx, y + dy};
        if (plan.holds(state.at, way) || plan.holds(to, way) || plan.lava.contains(to)) continue;
        if (plan.exits.contains(to)) {
            after.won = true;
            continue;
        }
        if (const auto chasm = plan.chasms.find(to); chasm != plan.chasms.end()) {
            arrive(plan, state, chasm->second, after);
            continue;
        }
        // A secret door is a wall, too, for whoever has not found it.
        if (!plan.ground.contains(to) || plan.secretDoors.contains(to)) leave(plan, state, after);
        if (plan.ground.contains(to)) enter(plan, state, to, after);
    }
    return after;
}

} // namespace

World smallWorld(const std::string& objective, std::uint64_t seed, bool ground, int players) {
    Maker maker{Stream(seed), {}, players};
    maker.world.rules.write().objective = objective;
    maker.addLevel("first");
    if (maker.below(2) == 0) maker.addLevel("second");
    if (ground) maker.putGround();
    maker.putStarts();
    maker.putKeysAndLocks();
    maker.putPortals();
    if (objective == "exit") maker.putTile(Tile::GoldenExit);
    if (objective == "gate") maker.putTile(Tile::Gate);
    if (objective == "collect")
        for (auto flowers = 1 + maker.below(3); flowers > 0; --flowers) maker.put(ThingKind::Flower);
    return std::move(maker.world);
}

World smallWorldToSee(std::uint64_t seed) {
    World world = smallWorld("explore", seed, true);
    world.rules.write().sight = static_cast<std::int64_t>(1 + seed % 3);
    for (auto& level : world.levels.writable())
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x)
                if (level.tiles.at({x, y}) == Tile::SecretDoor) level.tiles.set({x, y}, Tile::Floor);
    return world;
}

std::optional<std::int64_t> fewestSteps(const World& world) {
    const Plan plan = planOf(world);
    if (!plan.starts[0]) return {};
    std::map<State, std::int64_t> known{{State{*plan.starts[0], {}, 0}, 0}};
    std::deque<State> waiting{known.begin()->first};
    while (!waiting.empty()) {
        const State state = waiting.front();
        waiting.pop_front();
        const auto steps = known.at(state) + 1;
        const auto after = afterStep(plan, state);
        if (after.won) return steps;
        for (const auto& next : after.states)
            if (known.try_emplace(next, steps).second) waiting.push_back(next);
    }
    return {};
}

std::optional<std::int64_t> fewestStepsToGetStuck(const World& world) {
    const Plan plan = planOf(world);
    if (!plan.starts[0]) return {};
    std::vector<State> states{State{*plan.starts[0], {}, 0}};
    std::map<State, std::size_t> numbers{{states[0], 0}};
    std::vector<std::int64_t> steps{0};
    std::vector<std::vector<std::size_t>> before(1);
    std::vector<std::size_t> winning;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const auto after = afterStep(plan, states[i]);
        if (after.won) winning.push_back(i);
        for (const auto& next : after.states) {
            const auto [found, added] = numbers.try_emplace(next, states.size());
            if (added) {
                states.push_back(next);
                steps.push_back(steps[i] + 1);
                before.emplace_back();
            }
            before[found->second].push_back(i);
        }
    }
    std::vector<bool> canWin(states.size());
    for (const auto number : winning) canWin[number] = true;
    for (std::size_t i = 0; i < winning.size(); ++i)
        for (const auto number : before[winning[i]])
            if (!canWin[number]) {
                canWin[number] = true;
                winning.push_back(number);
            }
    for (std::size_t i = 0; i < states.size(); ++i) // the nearest first
        if (!canWin[i]) return steps[i];
    return {};
}

std::string picturedWorld(const World& world) {
    std::string text = "objective " + world.rules->objective + '\n';
    for (const auto& level : world.levels) {
        text += level.id;
        if (const auto* below = level.properties.find("below")) text += " above " + std::get<Reference>(*below).id;
        text += '\n';
        for (std::int32_t y = 0; y < level.size().height; ++y, text += '\n')
            for (std::int32_t x = 0; x < level.size().width; ++x)
                text += static_cast<char>(world.tiles[level.tiles.at({x, y})].glyph);
        for (const auto& thing : *level.things) {
            text += thing.id;
            if (thing.fields.find("colour")) text += ' ' + colourText(thing);
            if (const auto* cell = thing.fields.find("cell"))
                text += " to " + std::get<Reference>(*thing.fields.find("level")).id + ' ' +
                        std::to_string(std::get<Cell>(*cell).x) + ',' + std::to_string(std::get<Cell>(*cell).y);
            text += '\n';
        }
    }
    return text;
}

} // namespace delve::test
