#pragma once

#include "generation/level/enemy_kind.h"
#include "generation/level/world.h"
#include "playtest/rules/game.h"

#include <QtGlobal>

#include <array>
#include <span>
#include <string_view>

/// Worlds written down as rows, for tests of what a game looks like.
namespace delve::test {

/// Glyphs are those of tiles and, on floor, those of things; `&` starts player two.
inline World smallWorld(std::span<const std::string_view> rows, Tile under = Tile::Floor) {
    World world;
    auto& level = world.levels.emplace_back();
    level.id = "small";
    const Size size{static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())};
    level.tiles = Grid(size, under);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (const auto tile = world.tiles.findGlyph(static_cast<char32_t>(glyph))) {
                level.tiles.set({x, y}, *tile);
                continue;
            }
            for (const auto& kind : thingKinds()) {
                if (kind.glyph != glyph && !(glyph == '&' && kind.kind == ThingKind::Start)) continue;
                Thing thing{bornAt(kind.name, {x, y}), kind.kind, {x, y}, {}, {}, {}};
                if (glyph == '&') thing.fields.set("player", Decimal::of(2));
                if (kind.kind == ThingKind::Enemy) thing.fields.set("enemy", world.tables.enemies->front().name);
                level.things.write().push_back(std::move(thing));
            }
        }
    return world;
}

inline play::Game gameOn(World world) {
    auto game = play::startGame(std::make_shared<const World>(std::move(world)), 1);
    if (!game) qFatal("%s", inEnglish(game.failure().message).c_str());
    return std::move(*game);
}

/// The same game with player one elsewhere.
inline play::Game standingAt(play::Game game, Cell at, Direction facing) {
    game.players[0].place.at = at;
    game.players[0].facing = facing;
    return game;
}

} // namespace delve::test
