#include "tests/playtest/measures/random_levels.h"

#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>

namespace delve::test {

Thing thingAt(ThingKind kind, Cell cell, int number) {
    Thing thing;
    thing.kind = kind;
    thing.at = cell;
    thing.id = std::string(infoOf(kind).name) + "-" + std::to_string(number);
    return thing;
}

namespace {

class Noise {
public:
    explicit Noise(std::uint64_t seed) : m_random(seed) {}

    World make() {
        World world;
        const char* const objectives[] = {"collect", "exit", "gate", "boss", "journey", "explore"};
        world.rules.write().objective = objectives[draw(6)];
        auto& level = world.levels.emplace_back();
        m_size = {1 + draw(34), 1 + draw(24)};
        level.tiles = Grid(m_size);
        addTiles(level);
        for (auto rooms = draw(12); rooms > 0; --rooms) level.rooms.write().push_back(drawnRoom(rooms));
        for (int i = 0; i < 14; ++i) level.things.write().push_back(drawnThing(i));
        return world;
    }

private:
    std::int32_t draw(std::int32_t below) {
        return static_cast<std::int32_t>(m_random.below(static_cast<std::uint64_t>(below)));
    }

    void addTiles(Level& level) {
        constexpr Tile tiles[] = {Tile::Wall,       Tile::Wall,       Tile::Wall,   Tile::Void,       Tile::Water,
                                  Tile::Forest,     Tile::GoldenExit, Tile::Gate,   Tile::Lava,       Tile::Chasm,
                                  Tile::Pillar,     Tile::Grate,      Tile::Floor,  Tile::Hall,       Tile::Door,
                                  Tile::OpenDoor,   Tile::Shallows,   Tile::Bridge, Tile::Rubble,     Tile::LedgeEast,
                                  Tile::SecretDoor, Tile::LedgeWest,  Tile::Wall,   Tile::LedgeNorth, Tile::LedgeSouth};
        const auto floor = 30 + draw(60);
        for (std::int32_t y = 0; y < m_size.height; ++y)
            for (std::int32_t x = 0; x < m_size.width; ++x)
                level.tiles.set({x, y}, draw(100) < floor ? Tile::Floor
                                                          : tiles[draw(static_cast<std::int32_t>(std::size(tiles)))]);
    }

    Room drawnRoom(int number) {
        Room room;
        room.id = "room-" + std::to_string(number);
        const auto x = draw(m_size.width), y = draw(m_size.height);
        const auto width = 1 + draw(6), height = 1 + draw(5);
        room.box = {x, y, width, height};
        if (draw(3) == 0) room.shape = {{{x, y}, 3, draw(2) == 0}, {{x + 1, y}, 2, true}};
        room.box = room.box.intersected(wholeOf(m_size));
        for (auto& run : room.shape)
            run.length = std::min(run.length, run.down ? m_size.height - run.at.y : m_size.width - run.at.x);
        std::erase_if(room.shape, [&](const Run& run) { return !m_size.contains(run.at) || run.length < 1; });
        return room;
    }

    Thing drawnThing(int number) {
        constexpr ThingKind kinds[] = {ThingKind::Flower, ThingKind::Coin,  ThingKind::Enemy, ThingKind::Boss,
                                       ThingKind::Goal,   ThingKind::Chest, ThingKind::Start, ThingKind::Encounter};
        const auto kind = kinds[draw(8)];
        const auto x = draw(m_size.width), y = draw(m_size.height);
        auto thing = thingAt(kind, {x, y}, number);
        if (kind == ThingKind::Start && draw(2) == 0) thing.fields.set("player", Decimal::of(2));
        return thing;
    }

    Stream m_random;
    Size m_size;
};

/// The cell where `cell` comes to lie: exchanged with its column if bit 0 is set, then mirrored by bits 1 and 2.
Cell moved(Cell cell, Size size, int way) {
    if (way & 1) cell = {cell.y, cell.x}, size = {size.height, size.width};
    if (way & 2) cell.x = size.width - 1 - cell.x;
    if (way & 4) cell.y = size.height - 1 - cell.y;
    return cell;
}
Rect moved(const Rect& area, Size size, int way) {
    const Cell a = moved(area.topLeft(), size, way);
    const Cell b = moved(Cell{area.right() - 1, area.bottom() - 1}, size, way);
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y) + 1};
}
/// What a tile becomes when the map is moved: a ledge leads on the way that its own becomes.
Tile moved(Tile tile, int way) {
    constexpr std::array ledges{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};
    const auto number = std::find(ledges.begin(), ledges.end(), tile) - ledges.begin();
    if (number == std::ssize(ledges)) return tile;
    const Cell step = moved(sidesClockwise.at(static_cast<std::size_t>(number)), Size{1, 1}, way);
    const auto turned = std::find(sidesClockwise.begin(), sidesClockwise.end(), step) - sidesClockwise.begin();
    return ledges.at(static_cast<std::size_t>(turned));
}

} // namespace

World noise(std::uint64_t seed) { return Noise(seed).make(); }

World movedWorld(const World& world, int way) {
    World turned = world;
    auto& level = turned.levels[0];
    const auto size = world.levels[0].size();
    level.tiles = Grid(way & 1 ? Size{size.height, size.width} : size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            level.tiles.set(moved(Cell{x, y}, size, way), moved(world.levels[0].tiles.at({x, y}), way));
    for (auto& room : level.rooms.write()) {
        room.box = moved(room.box, size, way);
        for (auto& run : room.shape) {
            const auto area = moved(run.area(), size, way);
            run = {area.topLeft(), std::max(area.width, area.height), area.height > area.width};
        }
    }
    for (auto& thing : level.things.write()) thing.at = moved(thing.at, size, way);
    return turned;
}

void forEachLevel(int ofRecipes, int ofNoise, const std::function<void(const QString&, const World&)>& visit) {
    generation::Workspace workspace;
    Stream random(11);
    int made = 0;
    for (std::uint64_t seed = 1; made < ofRecipes && seed < 1000; ++seed)
        for (const auto& recipe : generation::builtInRecipes()) {
            const Size size{24 + static_cast<std::int32_t>(random.below(25)),
                            16 + static_cast<std::int32_t>(random.below(15))};
            const auto world = generation::generateWorld(recipe.withSeed(seed), size, workspace);
            if (!world || made == ofRecipes) continue;
            ++made;
            visit(fromView(recipe.name) + " " + QString::number(seed), world->world);
        }
    QCOMPARE(made, ofRecipes);
    for (int seed = 1; seed <= ofNoise; ++seed)
        visit("noise " + QString::number(seed), noise(static_cast<std::uint64_t>(seed)));
}

World filled(Size size, Tile tile) {
    World world;
    world.levels.emplace_back().tiles = Grid(size, tile);
    return world;
}

World windingRing(std::int32_t side, std::int32_t width) {
    auto world = filled({side, side}, Tile::Wall);
    auto& tiles = world.levels[0].tiles;
    const std::int32_t pitch = width + 1;
    std::int32_t lines = (side - 1) / pitch; // an even number, so that the last one comes back
    lines -= lines % 2;
    const std::int32_t inner = 1 + pitch, right = side - 1;
    for (std::int32_t line = 0; line < lines; ++line) {
        const std::int32_t left = line == 0 || line == lines - 1 ? 1 : inner;
        const std::int32_t y = 1 + line * pitch;
        tiles.fill({left, y, right - left, width}, Tile::Floor);
        if (line + 1 == lines) break;
        tiles.fill({line % 2 == 0 ? right - width : inner, y, width, pitch}, Tile::Floor);
    }
    tiles.fill({1, 1, width, (lines - 1) * pitch + width}, Tile::Floor);
    return world;
}

} // namespace delve::test
