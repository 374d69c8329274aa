#include "tests/playtest/small_worlds.h"

#include "generation/level/rules.h"
#include "generation/random/stream.h"
#include "tests/playtest/small_plan.h"

#include <array>
#include <utility>

namespace delve::test {
namespace {

/// Of things on one cell, those with lesser ids come first.
constexpr auto afterPortal = "still-";

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
    /// A key, a flower and a portal may share a cell.
    static bool mayShare(ThingKind kind, ThingKind other) {
        constexpr std::array shared{ThingKind::Key, ThingKind::Flower, ThingKind::Portal};
        const auto isShared = [&](ThingKind one) { return std::ranges::find(shared, one) != shared.end(); };
        return kind != other && isShared(kind) && isShared(other);
    }
    std::optional<std::pair<std::size_t, Cell>> freeCell(std::optional<ThingKind> kind = {}) {
        for (int i = 0; i < 60; ++i) {
            const auto number = below(world.levels.size());
            const Size size = level(number).size();
            const Cell cell{static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.width))),
                            static_cast<std::int32_t>(below(static_cast<std::uint64_t>(size.height)))};
            bool taken = !isGroundTile(level(number).tiles.at(cell));
            for (const auto& thing : *level(number).things)
                taken = taken || (thing.at == cell && !(kind && mayShare(*kind, thing.kind)));
            if (!taken) return std::pair(number, cell);
        }
        return {};
    }
    Thing* put(ThingKind kind) {
        const auto cell = freeCell(kind);
        if (!cell) return nullptr;
        Thing thing;
        thing.id = bornAt(infoOf(kind).name, cell->second);
        thing.kind = kind;
        thing.at = cell->second;
        auto& things = level(cell->first).things.write();
        const auto isPortalThere = [&](const Thing& other) {
            return other.kind == ThingKind::Portal && other.at == thing.at;
        };
        if (std::ranges::any_of(things, isPortalThere)) thing.id = afterPortal + thing.id;
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
    void putFlowers() {
        for (auto flowers = 1 + below(3); flowers > 0; --flowers) put(ThingKind::Flower);
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

} // namespace

World smallWorld(const std::string& objective, std::uint64_t seed, bool ground, int players) {
    Maker maker{Stream(seed), {}, players};
    maker.world.rules.write().objective = objective;
    maker.addLevel("first");
    if (maker.below(2) == 0) maker.addLevel("second");
    if (ground) maker.putGround();
    maker.putStarts();
    maker.putKeysAndLocks();
    const bool flowersFirst = objective == "collect" && maker.below(2) == 0;
    if (flowersFirst) maker.putFlowers();
    maker.putPortals();
    if (objective == "exit") maker.putTile(Tile::GoldenExit);
    if (objective == "gate") maker.putTile(Tile::Gate);
    if (objective == "collect" && !flowersFirst) maker.putFlowers();
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
