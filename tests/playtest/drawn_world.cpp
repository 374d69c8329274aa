#include "tests/playtest/drawn_world.h"

#include "generation/level/rules.h"

#include <optional>

namespace delve::test {
namespace {

constexpr Colour red{200, 0, 0};
constexpr Colour blue{0, 0, 200};

} // namespace

World drawnWorld(const std::string& objective, const std::vector<std::string>& rows) {
    World world;
    auto& rules = world.rules.write();
    rules.objective = objective;
    auto& level = world.levels.emplace_back();
    level.tiles = Grid({static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())});
    const auto put = [&level](Cell at, ThingKind kind, std::optional<Colour> colour = {}) -> Thing& {
        Thing thing;
        thing.id = bornAt(infoOf(kind).name, at);
        thing.kind = kind;
        thing.at = at;
        if (colour) thing.fields.set("colour", *colour);
        level.tiles.set(at, Tile::Floor);
        return level.things.write().emplace_back(std::move(thing));
    };
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            switch (const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) {
            case '@': put({x, y}, ThingKind::Start); break;
            case '&':
                rules.players = 2;
                put({x, y}, ThingKind::Start).fields.set("player", Decimal::of(2));
                break;
            case '*': put({x, y}, ThingKind::Flower); break;
            case 'B': put({x, y}, ThingKind::Boss); break;
            case 'r': put({x, y}, ThingKind::Key, red); break;
            case 'R': put({x, y}, ThingKind::Lock, red); break;
            case 'b': put({x, y}, ThingKind::Key, blue); break;
            case 'L': put({x, y}, ThingKind::Lock, blue); break;
            default: level.tiles.set({x, y}, *world.tiles.findGlyph(static_cast<unsigned char>(glyph)));
            }
    return world;
}

void leadTo(World& world, std::size_t level, Cell at, const char* to) {
    Thing portal;
    portal.id = bornAt("portal", at);
    portal.kind = ThingKind::Portal;
    portal.at = at;
    portal.fields.set("level", Reference{to});
    world.levels[level].things.write().push_back(std::move(portal));
}

World withPortal(World world, Cell at, Cell to) {
    leadTo(world, 0, at, world.levels[0].id.c_str());
    world.levels[0].things.write().back().fields.set("cell", to);
    return world;
}

} // namespace delve::test
