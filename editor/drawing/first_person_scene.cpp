#include "editor/drawing/first_person_scene.h"

#include "editor/drawing/creatures.h"
#include "generation/level/enemy_kind.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"

#include <algorithm>

namespace delve::editor {
namespace {

double heightOf(ThingKind kind) {
    switch (kind) {
    case ThingKind::Flower:
    case ThingKind::Coin:
    case ThingKind::Key: return 0.42;
    case ThingKind::Chest: return 0.5;
    case ThingKind::Store:
    case ThingKind::Portal:
    case ThingKind::Barrier: return 0.9;
    case ThingKind::Start:
    case ThingKind::Lock:
    case ThingKind::Encounter:
    case ThingKind::Enemy:
    case ThingKind::Boss:
    case ThingKind::Goal:
    case ThingKind::Lamp:
    case ThingKind::Sign: break;
    }
    return 0.66;
}

bool glows(ThingKind kind) { return kind == ThingKind::Lamp || kind == ThingKind::Portal || kind == ThingKind::Goal; }

} // namespace

const play::SeenCells& FirstPersonSight::look(const play::Game& game, const play::Player& player, Cell eye, bool lights,
                                              std::int32_t inLight) {
    const auto radius = lights ? inLight : std::min(inLight, play::sightOf(game, player));
    m_eyes.look(game, player.place, radius, m_cells);
    const auto level = player.place.level;
    if (eye == player.place.at || !game.level(level).size().contains(eye) || !play::seeThroughOf(game, level).at(eye))
        return m_cells;
    play::SeenCells fromThere;
    m_eyes.look(game, {level, eye}, radius, fromThere);
    play::SeenCells both;
    both.reset(m_cells.area().united(fromThere.area()));
    both.add(m_cells);
    both.add(fromThere);
    std::swap(m_cells, both);
    return m_cells;
}

void FirstPersonScene::build(const play::Game& game, std::size_t player, const play::SeenCells& inSight, bool lights,
                             FirstPersonTextures& textures) {
    m_level = game.players[player].place.level;
    m_area = inSight.area();
    m_tileKinds = game.world().tiles;
    m_torch = lights ? 0 : std::max(1, play::sightOf(game, game.players[player]));
    m_cells.assign(static_cast<std::size_t>(m_area.area()), {});
    readTiles(game);
    std::int64_t underRoof = 0;
    std::int64_t underSky = 0;
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto x = m_area.x; x < m_area.right(); ++x) {
            at(x, y)->inSight = inSight.at({x, y});
            shape({x, y}, textures);
            if (at(x, y)->inSight && at(x, y)->floor) ++(at(x, y)->sky ? underSky : underRoof);
        }
    m_outdoors = underSky > underRoof;
    if (m_outdoors) takeRoofOff();
    if (!lights) lightLamps(game);
    stand(game, player, textures);
}

/// A paved place outdoors has floor, as rooms have, but no ceiling.
void FirstPersonScene::takeRoofOff() {
    for (auto& cell : m_cells) {
        if (cell.form != SceneCell::Form::Open) continue;
        cell.sky = true;
        cell.ceiling = nullptr;
    }
}

void FirstPersonScene::readTiles(const play::Game& game) {
    const Rect around = m_area.grown(1);
    m_tiles.assign(static_cast<std::size_t>(around.area()), Tile::Void);
    const Rect onMap = around.intersected(wholeOf(game.level(m_level).size()));
    for (auto y = onMap.y; y < onMap.bottom(); ++y)
        for (auto x = onMap.x; x < onMap.right(); ++x)
            m_tiles[static_cast<std::size_t>(y - around.y) * static_cast<std::size_t>(around.width) +
                    static_cast<std::size_t>(x - around.x)] = play::tileAt(game, m_level, {x, y});
}

Tile FirstPersonScene::tile(Cell cell) const {
    const Rect around = m_area.grown(1);
    return m_tiles[static_cast<std::size_t>(cell.y - around.y) * static_cast<std::size_t>(around.width) +
                   static_cast<std::size_t>(cell.x - around.x)];
}

void FirstPersonScene::shape(Cell cell, FirstPersonTextures& textures) {
    auto& into = *at(cell.x, cell.y);
    const Tile here = tile(cell);
    into.form = blocks(cell) ? SceneCell::Form::Block : SceneCell::Form::Open;
    if (!into.inSight) return;
    const bool west = blocks({cell.x - 1, cell.y});
    const bool east = blocks({cell.x + 1, cell.y});
    const bool north = blocks({cell.x, cell.y - 1});
    const bool south = blocks({cell.x, cell.y + 1});
    const auto edges = static_cast<std::uint8_t>((north ? EdgeNorth : 0) | (east ? EdgeEast : 0) |
                                                 (south ? EdgeSouth : 0) | (west ? EdgeWest : 0));
    into.sky = m_tileKinds.outdoors(here);
    into.glows = m_tileKinds.endsGame(here) || m_tileKinds.kills(here); // lava shines
    const bool door = m_tileKinds.passage(here);
    if (door) shapePanel(cell, into, textures);
    if (textures.isGrate(here)) shapeGrate(cell, into, textures);
    if (into.form == SceneCell::Form::Block) into.wall = textures.wall(here);
    const bool bare = into.form == SceneCell::Form::Block && !m_tileKinds.walkable(here);
    into.floor = textures.floor(bare || door ? Tile::Floor : here, cell, edges);
    if (!into.sky) into.ceiling = textures.ceiling(edges);
}

/// A door stands across the passage between two walls; without such walls it fills its cell.
void FirstPersonScene::shapePanel(Cell cell, SceneCell& into, FirstPersonTextures& textures) {
    const Tile here = tile(cell);
    const bool betweenX = blocks({cell.x - 1, cell.y}) && blocks({cell.x + 1, cell.y});
    const bool betweenY = blocks({cell.x, cell.y - 1}) && blocks({cell.x, cell.y + 1});
    if (betweenX == betweenY) return;
    into.acrossX = betweenX;
    const bool open = m_tileKinds.seeThrough(here);
    into.form = open ? SceneCell::Form::Opening : SceneCell::Form::Panel;
    into.wall = open ? textures.openDoor() : textures.wall(here);
    into.jamb = textures.jamb(m_tileKinds.ofHouse(here) ? Tile::HouseWall : Tile::Wall);
}

/// A grate goes on from what it stands beside: walls, or more of it. By itself it runs from west to east. Where it ends
/// in the open, bars stand across it, too: along it there would be nothing to see.
void FirstPersonScene::shapeGrate(Cell cell, SceneCell& into, FirstPersonTextures& textures) {
    const auto stands = [&](std::int32_t x, std::int32_t y) {
        return blocks({x, y}) || textures.isGrate(tile({x, y}));
    };
    const int beside = stands(cell.x - 1, cell.y) + stands(cell.x + 1, cell.y);
    const int inLine = stands(cell.x, cell.y - 1) + stands(cell.x, cell.y + 1);
    into.acrossX = beside >= inLine;
    into.crossed = std::max(beside, inLine) < 2;
    into.form = SceneCell::Form::Opening;
    into.wall = textures.wall(tile(cell));
    into.jamb = textures.jamb(Tile::Wall);
}

void FirstPersonScene::lightLamps(const play::Game& game) {
    const Rect reach = m_area.grown(play::playNumbers.lampsSeenFrom);
    for (const auto& lamp : game.prepared->levels[m_level].lamps) {
        if (!reach.contains(lamp.at)) continue;
        m_lampSight.look(play::seeThroughOf(game, m_level), lamp.at, lamp.radius, m_lit);
        const Rect both = m_lit.area().intersected(m_area);
        for (auto y = both.y; y < both.bottom(); ++y)
            for (auto x = both.x; x < both.right(); ++x) {
                if (!m_lit.at({x, y})) continue;
                const auto far = std::max(std::abs(x - lamp.at.x), std::abs(y - lamp.at.y));
                const auto light = static_cast<std::uint8_t>(220 - 150 * far / std::max(1, lamp.radius));
                at(x, y)->light = std::max(at(x, y)->light, light);
            }
    }
}

void FirstPersonScene::add(Cell cell, const ThingLook& look, double height, FirstPersonTextures& textures) {
    const auto* place = at(cell.x, cell.y);
    if (!place || !place->inSight) return;
    m_standees.push_back({cell.x + 0.5, cell.y + 0.5, height, glows(look.kind), place->light, textures.thing(look)});
}

void FirstPersonScene::standTiles(FirstPersonTextures& textures) {
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto x = m_area.x; x < m_area.right(); ++x)
            if (const auto* const cell = at(x, y); cell->inSight)
                if (const auto* const picture = textures.upright(tile({x, y})))
                    m_standees.push_back({x + 0.5, y + 0.5, 1, false, cell->light, picture});
}

void FirstPersonScene::stand(const play::Game& game, std::size_t player, FirstPersonTextures& textures) {
    m_standees.clear();
    standTiles(textures);
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto x = m_area.x; x < m_area.right(); ++x) {
            if (!at(x, y)->inSight) continue;
            if (const auto* thing = play::thingAt(game, m_level, {x, y}))
                add({x, y}, {thing->kind, 0, dotColour(*thing)}, heightOf(thing->kind), textures);
        }
    for (const auto& enemy : game.enemies) {
        if (enemy.level != m_level) continue;
        const auto& kind = play::kindOf(game, enemy);
        const auto creature = enemy.boss ? std::uint8_t{0} : creatureOf(kind.name);
        add(enemy.at, {enemy.boss ? ThingKind::Boss : ThingKind::Enemy, 0, toRgb(kind.colour), creature},
            enemy.boss ? 0.95 : 0.7, textures);
    }
    for (std::size_t other = 0; other < game.players.size(); ++other)
        if (other != player && !game.players[other].out && game.players[other].place.level == m_level)
            add(game.players[other].place.at, {ThingKind::Start, static_cast<std::int8_t>(other + 1), 0}, 0.72,
                textures);
}

} // namespace delve::editor
