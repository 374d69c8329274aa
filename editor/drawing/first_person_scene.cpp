#include "editor/drawing/first_person_scene.h"

#include "editor/drawing/creatures.h"
#include "editor/drawing/first_person_growth.h"
#include "generation/level/enemy_kind.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

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
    m_eye = game.players[player].place.at;
    m_area = inSight.area();
    m_tileKinds = game.world().tiles;
    m_torch = lights ? 0 : std::max(1, play::sightOf(game, game.players[player]));
    m_cells.assign(static_cast<std::size_t>(m_area.area()), {});
    m_indoorAir = textures.indoorAir();
    m_void = textures.wall(Tile::Void, {});
    readTiles(game);
    readLayers(game.level(m_level), textures);
    shapeAll(inSight, textures);
    if (!lights) lightLamps(game);
    stand(game, player, textures);
}

void FirstPersonScene::shapeAll(const play::SeenCells& inSight, FirstPersonTextures& textures) {
    std::int64_t underRoof = 0;
    std::int64_t underSky = 0;
    m_sky = {};
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto x = m_area.x; x < m_area.right(); ++x) {
            auto& cell = *at(x, y);
            cell.inSight = inSight.at({x, y});
            shape({x, y}, textures);
            if (!cell.inSight || !cell.floor) continue;
            m_sky.add(tile({x, y}), 1.0 / (2 + std::max(std::abs(x - m_eye.x), std::abs(y - m_eye.y))));
            if (cell.depth == 0) ++(cell.sky ? underSky : underRoof);
        }
    m_outdoors = underSky > underRoof;
    if (m_outdoors) takeRoofOff();
}

/// A paved place outdoors has floor, as rooms have, but no ceiling. What is void lies beyond the end of the land.
void FirstPersonScene::takeRoofOff() {
    for (auto& cell : m_cells) {
        if (cell.wall == m_void) cell.wall = nullptr;
        if (cell.form != SceneCell::Form::Open) continue;
        cell.sky = true;
        cell.ceiling = nullptr;
    }
}

/// Of the opaque tiles in layers over a cell the topmost is seen, and what lies or stands on it. What is under the
/// level's tiles is not seen: nobody looks through a floor.
void FirstPersonScene::readLayers(const Level& level, const FirstPersonTextures& textures) {
    m_decorations.clear();
    const Rect shown = m_area.intersected(wholeOf(level.size()));
    std::vector<Tile> row(static_cast<std::size_t>(std::max(0, shown.width)));
    for (const auto& layer : level.layers) {
        if (!layer.over || layer.hidden || layer.opacity <= 0 || layer.tiles.size() != level.size()) continue;
        m_decorations.resize(m_cells.size());
        for (auto y = shown.y; y < shown.bottom(); ++y) {
            layer.tiles.readRow(y, shown.x, row);
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (row[i] == Tile::Void) continue;
                auto& into = m_decorations[indexOf({shown.x + static_cast<std::int32_t>(i), y})];
                if (!textures.isLaid(row[i])) into = {row[i], Tile::Void, Tile::Void, false};
                else (textures.standsUp(row[i]) ? into.standing : into.laid) = row[i];
            }
        }
    }
}

/// A tile that is drawn over others, as rubble is, shows the ground beside it below; one that only ends on others, as
/// a lake drawn from pictures does, is ground itself.
FirstPersonScene::Shown FirstPersonScene::shownAt(Cell cell, FirstPersonTextures& textures) const {
    const Tile* const here = tileAt(cell);
    const auto stride = m_area.width + 2;
    Shown shown;
    shown.ground =
        textures.isWholeGround(*here) ? *here : textures.looks().groundOf({here - stride, here, here + stride});
    if (shown.ground != *here) (textures.standsUp(*here) ? shown.standing : shown.laid) = *here;
    if (m_decorations.empty()) return shown;
    const auto& over = m_decorations[indexOf(cell)];
    if (over.ground != Tile::Void) {
        shown.ground = over.ground;
        shown.box = std::exchange(shown.standing, Tile::Void) != Tile::Void;
    }
    if (over.laid != Tile::Void || over.ground != Tile::Void) shown.laid = over.laid;
    if (over.standing != Tile::Void) shown.standing = over.standing;
    return shown;
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

const Tile* FirstPersonScene::tileAt(Cell cell) const {
    const Rect around = m_area.grown(1);
    return &m_tiles[static_cast<std::size_t>(cell.y - around.y) * static_cast<std::size_t>(around.width) +
                    static_cast<std::size_t>(cell.x - around.x)];
}

void FirstPersonScene::shape(Cell cell, FirstPersonTextures& textures) {
    auto& into = *at(cell.x, cell.y);
    const Tile here = tile(cell);
    into.form = blocks(cell) ? SceneCell::Form::Block : SceneCell::Form::Open;
    if (!into.inSight) return;
    into.glows = m_tileKinds.endsGame(here) || m_tileKinds.kills(here); // lava shines
    if (m_tileKinds.passage(here)) shapePanel(cell, into, textures);
    if (textures.isGrate(here)) shapeGrate(cell, into, textures);
    const auto shown = shownAt(cell, textures);
    if (into.form == SceneCell::Form::Block) shapeBlock(cell, into, shown, textures);
    shapeGround(cell, into, shown, textures);
}

void FirstPersonScene::shapeBlock(Cell cell, SceneCell& into, const Shown& shown, FirstPersonTextures& textures) {
    const Tile face = m_tileKinds.passage(tile(cell)) ? tile(cell) : shown.ground;
    into.wall = textures.wall(face, cell, shown.standing == Tile::Void ? shown.laid : shown.standing);
    into.crown = textures.crown(tile(cell), cell);
}

void FirstPersonScene::shapeGround(Cell cell, SceneCell& into, const Shown& shown, FirstPersonTextures& textures) {
    const Tile here = tile(cell);
    const bool open = m_tileKinds.outdoors(here);
    const auto shades = [&](std::int32_t dx, std::int32_t dy) { // there is nothing at the end of the map
        const Cell beside{cell.x + dx, cell.y + dy};
        return blocks(beside) && !(open && tile(beside) == Tile::Void);
    };
    const auto edges = static_cast<std::uint8_t>((shades(0, -1) ? EdgeNorth : 0) | (shades(1, 0) ? EdgeEast : 0) |
                                                 (shades(0, 1) ? EdgeSouth : 0) | (shades(-1, 0) ? EdgeWest : 0) |
                                                 (open ? UnderSky : 0));
    const bool bare = into.form == SceneCell::Form::Block && !m_tileKinds.walkable(here);
    const bool ownFloor = !bare && !m_tileKinds.passage(here);
    into.floor =
        ownFloor ? textures.floor(shown.ground, cell, edges, shown.laid) : textures.floor(Tile::Floor, cell, edges);
    if (shown.box) into.box = textures.floor(shown.ground, cell, 0);
    if (ownFloor) into.depth = static_cast<float>(textures.depthOf(shown.ground));
    into.pit = into.depth > 0 && textures.isPit(shown.ground);
    into.sky = open && into.depth == 0; // there is water under roofs, too
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
    into.wall = open ? textures.openDoor() : textures.wall(here, cell);
    into.crown = textures.crown(m_tileKinds.ofHouse(here) ? Tile::HouseWall : Tile::Wall, cell);
    into.jamb = textures.jamb(m_tileKinds.ofHouse(here) ? Tile::HouseWall : Tile::Wall, cell);
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
    into.wall = textures.wall(tile(cell), cell);
    into.jamb = textures.jamb(Tile::Wall, cell);
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
                const double share = std::hypot(x - lamp.at.x, y - lamp.at.y) / (lamp.radius + 1.0);
                const double left = std::max(0.0, 1 - share);
                const auto light = static_cast<std::uint8_t>(12 + 208 * left * std::sqrt(left));
                at(x, y)->light = std::max(at(x, y)->light, light);
            }
    }
}

void FirstPersonScene::add(Cell cell, const ThingLook& look, double height, FirstPersonTextures& textures) {
    const auto* place = at(cell.x, cell.y);
    if (!place || !place->inSight) return;
    const auto light = glows(look.kind) ? std::max(place->light, SceneCell::glowing) : place->light;
    m_standees.push_back({cell.x + 0.5, cell.y + 0.5, height, light, textures.thing(look)});
}

void FirstPersonScene::standTiles(FirstPersonTextures& textures) {
    constexpr double heightOfFurniture = 0.85; // of a picture that fills its cell on the map
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto x = m_area.x; x < m_area.right(); ++x) {
            const auto* const cell = at(x, y);
            if (!cell->inSight || cell->form == SceneCell::Form::Block) continue;
            const auto shown = shownAt({x, y}, textures);
            if (shown.standing != Tile::Void)
                m_standees.push_back({x + 0.5, y + 0.5, shown.standing == Tile::Pillar ? 1 : heightOfFurniture,
                                      cell->light, textures.upright(shown.standing, {x, y})});
            else if (shown.laid == Tile::Void) growOn({x, y}, shown.ground, textures);
        }
}

void FirstPersonScene::growOn(Cell cell, Tile ground, FirstPersonTextures& textures) {
    if (std::max(std::abs(cell.x - m_eye.x), std::abs(cell.y - m_eye.y)) > growthSeenFrom) return;
    if (const auto growth = growthOn(ground, cell))
        m_standees.push_back({cell.x + growth->x, cell.y + growth->y, growth->height, at(cell.x, cell.y)->light,
                              textures.growth(growth->part)});
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
