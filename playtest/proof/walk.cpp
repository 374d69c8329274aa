#include "playtest/proof/walk.h"

#include "generation/level/portal_targets.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

constexpr std::uint32_t atStart = 0xffffffff;

bool isSpecial(ThingKind kind) {
    return kind == ThingKind::Key || kind == ThingKind::Lock || kind == ThingKind::Barrier || kind == ThingKind::Portal;
}

bool isOneWay(const Game& game, const Place& place) {
    const Tile tile = game.level(place.level).tiles.at(place.at);
    return game.world().tiles.ledge(tile) || game.world().tiles.leadsDown(tile);
}

} // namespace

Walk::Walk(const Game& game, const std::vector<std::string>& colours, std::size_t who)
    : m_game(game), m_allColours(colours), m_who(who), m_colours(colours) {}

std::optional<std::vector<Walk::Step>> Walk::nearest(const WalkGoal& goal, const MayTravel& mayTravel) {
    m_mayTravel = &mayTravel;
    m_goal = &goal;
    const auto before = std::exchange(m_allPlaces, ((Keys{1} << goal.all.size()) - 1) << maxColours);
    begin((before == 0) == (m_allPlaces == 0));
    for (std::uint32_t number = 0; number < m_stops.size() && !m_gaveUp; ++number)
        for (const auto step : directionsClockwise)
            if (stepFrom(number, step)) return stepsTo(static_cast<std::uint32_t>(m_stops.size() - 1));
    return {};
}

/// The first place does not count as visited: whoever comes back to it takes what lies there.
void Walk::begin(bool layersFit) {
    forgetSearch();
    const auto& player = m_game.players[m_who];
    if (!layersFit || m_held != player.keys) {
        m_held = player.keys;
        m_layers.clear();
        m_layerNumbers.clear();
        m_layersOf.clear();
        m_bits = 0;
        m_colours = m_allColours;
        std::erase_if(m_colours, [&](const std::string& colour) { return std::ranges::binary_search(m_held, colour); });
    }
    m_stops.push_back({player.place.at, layerOf(player.place.level, 0), atStart, Direction::North});
}

/// Clears what was visited cell by cell, because most searches see a small part of a large map.
void Walk::forgetSearch() {
    for (const auto& stop : m_stops) {
        auto& visited = m_layers[stop.layer].visited;
        if (visited.size().contains(stop.at)) visited.clear(stop.at);
    }
    m_stops.clear();
    m_gaveUp = false;
    for (auto& layer : m_layers) layer.open = openCellsOf(m_game, layer.level);
}

std::uint32_t Walk::layerOf(std::uint32_t level, Keys keys) {
    const auto [found, added] =
        m_layerNumbers.try_emplace(std::uint64_t{level} << 32 | keys, static_cast<std::uint32_t>(m_layers.size()));
    if (!added) return found->second;
    m_layers.push_back({level,
                        keys,
                        openCellsOf(m_game, level),
                        &specialOf(level),
                        BitGrid(m_game.prepared->levels[level].walkable.size()),
                        {}});
    m_bits += m_game.level(level).size().area();
    linkToOthers(m_layers.back());
    auto& ofLevel = m_layersOf[level];
    ofLevel.push_back(&m_layers.back());
    m_gaveUp = m_gaveUp || m_bits > mostBits || ofLevel.size() > mostSets;
    return found->second;
}

/// Whoever was at a place before, with the same keys and more, need not come there again.
void Walk::linkToOthers(Layer& added) {
    if (m_colours.empty() && m_allPlaces == 0) return;
    for (auto* layer : m_layersOf[added.level]) {
        if ((layer->keys & added.keys) == added.keys) added.visitedWithMore.push_back(&layer->visited);
        if ((layer->keys & added.keys) == layer->keys) layer->visitedWithMore.push_back(&added.visited);
    }
}

const BitGrid& Walk::specialOf(std::uint32_t level) {
    const auto [found, added] = m_special.try_emplace(level, m_game.prepared->levels[level].walkable.size());
    if (added)
        for (const auto& thing : *m_game.level(level).things)
            if (isSpecial(thing.kind) && found->second.size().contains(thing.at)) found->second.set(thing.at);
    const auto& prepared = m_game.prepared->levels[level];
    if (added)
        for (const auto* const cells : {&prepared.ledges, &prepared.secretDoors, &prepared.chasms})
            for (const Cell cell : *cells) found->second.set(cell);
    return found->second;
}

/// True: the goal is reached, and the last stop is where.
bool Walk::stepFrom(std::uint32_t number, Direction step) {
    const Layer& layer = m_layers[m_stops[number].layer];
    const Cell from = m_stops[number].at;
    const Cell to = from + towards(step);
    const bool inside = layer.visited.size().contains(to);
    const bool special = inside && layer.special->at(to);
    if ((special || layer.special->at(from)) && ledgeStops(m_game, layer.level, from, step)) return false;
    if (!inside) return leave(number, step);
    if (layer.visited.at(to) && !special) return false; // to walk onto a portal is not the same as to come out of it
    const Place place{layer.level, to};
    if (special && m_staysAbove && isOneWay(m_game, place)) return false;
    if (!layer.open.at(to) && !(special && opens(place, layer.keys))) {
        const Tile tile = m_game.level(layer.level).tiles.at(to);
        const auto& tiles = m_game.world().tiles;
        if (tiles.walkable(tile) || tiles.kills(tile)) return false; // something shuts it, or nobody goes there
        if (special && tiles.leadsDown(tile)) return jump(number, step, place);
        if (!tiles.endsGame(tile)) return leave(number, step);
        if (!m_goal->tile || !m_goal->tile(tile)) return false;
        m_stops.push_back({to, m_stops[number].layer, number, step});
        return true;
    }
    if (!special) return arrive(place, number, step);
    // What nobody has found yet is a wall, against which one goes through a portal.
    if (isHidden(m_game, place.level, to) && leave(number, step)) return true;
    const Thing* const portal = portalAt(place, !m_lenient);
    const bool holds = m_lenient && portal && !portalAt(place, true);
    if (portal && travel(number, step, *portal)) return true;
    return (!portal || holds) && arrive(place, number, step);
}

/// Whoever stands on a portal goes through it by walking against what is no ground.
bool Walk::leave(std::uint32_t number, Direction step) {
    const Layer& layer = m_layers[m_stops[number].layer];
    if (!layer.special->at(m_stops[number].at)) return false;
    const Thing* const portal = portalAt({layer.level, m_stops[number].at}, false);
    return portal && travel(number, step, *portal);
}

bool Walk::jump(std::uint32_t number, Direction step, const Place& chasm) {
    const auto to = landingOf(*m_game.prepared, chasm);
    if (!to || (*m_mayTravel && !(*m_mayTravel)(chasm.level, to->level))) return false;
    return arrive(*to, number, step);
}

bool Walk::travel(std::uint32_t number, Direction step, const Thing& portal) {
    const auto from = m_layers[m_stops[number].layer].level;
    const auto to = destinationOf(*m_game.prepared->places, from, portal);
    const auto& may = *m_mayTravel;
    if (!to || (may && !may(from, static_cast<std::uint32_t>(to->level)))) return false;
    return arrive({static_cast<std::uint32_t>(to->level), to->cell}, number, step);
}

bool Walk::arrive(Place place, std::uint32_t number, Direction step) {
    if (place == m_blocked) return false;
    auto layer = m_stops[number].layer;
    const Keys keys = m_layers[layer].keys | takenAt(place);
    if (place.level != m_layers[layer].level || keys != m_layers[layer].keys) layer = layerOf(place.level, keys);
    Layer& entered = m_layers[layer];
    if (entered.visited.at(place.at)) return false;
    if (std::ranges::any_of(entered.visitedWithMore, [&](const BitGrid* more) { return more->at(place.at); }))
        return false;
    entered.visited.set(place.at);
    m_stops.push_back({place.at, layer, number, step});
    m_gaveUp = m_gaveUp || m_stops.size() >= mostStops;
    if (m_allPlaces != 0 && (keys & m_allPlaces) == m_allPlaces) return true;
    return m_goal->place && m_goal->place(place);
}

/// Is this ground, on which everything that shuts it can be opened?
bool Walk::opens(const Place& place, Keys keys) const {
    if (!m_game.prepared->levels[place.level].walkable.at(place.at)) return false;
    return std::ranges::all_of(m_game.prepared->levels[place.level].thingsAt(place.at), [&](const auto& entry) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (!isThere(m_game, place.level, entry.second)) return true;
        if (thing.kind == ThingKind::Lock) return holds(colourOf(thing), keys);
        return thing.kind != ThingKind::Barrier;
    });
}

/// Of several portals the first counts. An encounter or a store listed before it holds whoever arrives; they then stand
/// on the portal.
const Thing* Walk::portalAt(const Place& place, bool arriving) const {
    for (const auto& entry : m_game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (thing.kind == ThingKind::Portal) return &thing;
        const bool holds = thing.kind == ThingKind::Encounter || thing.kind == ThingKind::Store;
        if (arriving && holds && isThere(m_game, place.level, entry.second)) return nullptr;
    }
    return nullptr;
}

Walk::Keys Walk::takenAt(const Place& place) const {
    Keys taken = keysAt(place);
    for (std::size_t i = 0; i < m_goal->all.size(); ++i)
        if (m_goal->all[i] == place) taken |= Keys{1} << (maxColours + i);
    return taken;
}

Walk::Keys Walk::keysAt(const Place& place) const {
    Keys keys = 0;
    if (m_colours.empty()) return keys;
    for (const auto& entry : m_game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (thing.kind == ThingKind::Key && isThere(m_game, place.level, entry.second)) keys |= bitOf(colourOf(thing));
    }
    return keys;
}

bool Walk::holds(const std::string& colour, Keys keys) const {
    return !std::ranges::binary_search(m_colours, colour) || (keys & bitOf(colour)) != 0;
}

/// None of a colour that is held, or beyond those that are picked up on one walk.
Walk::Keys Walk::bitOf(const std::string& colour) const {
    const auto at = std::ranges::lower_bound(m_colours, colour);
    const auto number = static_cast<std::size_t>(at - m_colours.begin());
    return at != m_colours.end() && *at == colour && number < maxColours ? Keys{1} << number : 0;
}

std::vector<Walk::Step> Walk::stepsTo(std::uint32_t number) const {
    std::vector<Step> steps;
    for (; m_stops[number].before != atStart; number = m_stops[number].before)
        steps.push_back({m_stops[number].step, {m_layers[m_stops[number].layer].level, m_stops[number].at}});
    std::ranges::reverse(steps);
    return steps;
}

} // namespace delve::play
