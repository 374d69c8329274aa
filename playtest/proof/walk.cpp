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
    constexpr std::uint32_t stopsBetweenQuestions = 1u << 14; // a millisecond or two
    for (std::uint32_t number = 0; number < m_stops.size() && !m_gaveUp; ++number) {
        if ((number + 1) % stopsBetweenQuestions == 0 && m_stopped && m_stopped()) m_gaveUp = true;
        if (goOnFrom(number)) return stepsTo(static_cast<std::uint32_t>(m_stops.size() - 1));
    }
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
    for (auto& layer : m_layers) noteGround(layer);
    m_stops.push_back({player.place.at, layerOf(player.place.level, 0), atStart, Direction::North});
}

/// Cell by cell after a search that saw a small part of a large map, as most do; else all cells at once.
void Walk::forgetSearch() {
    const auto walkableOn = [this](std::uint32_t level) -> const BitGrid& {
        return m_game.prepared->levels[level].walkable;
    };
    if (m_stops.size() > static_cast<std::size_t>(m_bits) / 64) {
        for (auto& layer : m_layers) layer.unvisited = walkableOn(layer.level);
    } else {
        for (std::size_t i = 0; i < m_stops.size(); ++i) {
            const auto& stop = m_stops[i];
            auto& layer = m_layers[stop.layer];
            const bool inside = layer.unvisited.size().contains(stop.at);
            if (inside && walkableOn(layer.level).at(stop.at)) layer.unvisited.set(stop.at);
        }
    }
    m_stops.clear();
    m_gaveUp = false;
}

std::uint32_t Walk::layerOf(std::uint32_t level, Keys keys) {
    const auto [found, added] =
        m_layerNumbers.try_emplace(std::uint64_t{level} << 32 | keys, static_cast<std::uint32_t>(m_layers.size()));
    if (!added) return found->second;
    m_layers.push_back({level, keys, &specialOf(level), m_game.prepared->levels[level].walkable});
    noteGround(m_layers.back());
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
        if ((layer->keys & added.keys) == added.keys) added.unvisitedWithMore.push_back(&layer->unvisited);
        if ((layer->keys & added.keys) == layer->keys) layer->unvisitedWithMore.push_back(&added.unvisited);
    }
}

/// What the goal looks for, as the game stands.
void Walk::noteGround(Layer& layer) const {
    layer.toSee = m_goal->unseenGround ? &cellsToSee(m_game, layer.level) : nullptr;
    layer.seen = &m_game.levels[layer.level].seen;
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

/// One step in each direction. True: the goal is reached, and the last stop is where.
bool Walk::goOnFrom(std::uint32_t number) {
    const Stop stop = m_stops[number];
    Layer& layer = m_layers[stop.layer];
    const bool special = layer.special->at(stop.at);
    for (const auto step : directionsClockwise) {
        const Cell to = stop.at + towards(step);
        const bool inside = layer.unvisited.size().contains(to);
        if (special || (inside && layer.special->at(to))) {
            if (stepFrom(number, step)) return true;
        } else if (inside && layer.unvisited.at(to)) { // most cells are like this
            const Place place{layer.level, to};
            if (m_allPlaces == 0 ? enter(layer, stop.layer, place, number, step) : arrive(place, number, step))
                return true;
        } else if (inside && mayEndAt(layer.level, to) && stepFrom(number, step)) {
            return true;
        }
    }
    return false;
}

/// Is this a tile that is walked into, and may the walk end with that?
bool Walk::mayEndAt(std::uint32_t level, Cell cell) const {
    return m_goal->tile && m_game.world().tiles.endsGame(m_game.level(level).tiles.at(cell));
}

/// By all rules of where a step leads. True: the goal is reached, and the last stop is where.
bool Walk::stepFrom(std::uint32_t number, Direction step) {
    const Stop stop = m_stops[number];
    Layer& layer = m_layers[stop.layer];
    const Place to{layer.level, stop.at + towards(step)};
    const bool special = layer.special->size().contains(to.at) && layer.special->at(to.at);
    if (special && m_staysAbove && isOneWay(m_game, to)) return false;
    const Way way = wayFrom({layer.level, stop.at}, step,
                            {.lock = [this, &layer](const std::string& colour) { return holds(colour, layer.keys); }});
    if (way.into) {
        if (!m_goal->tile || !m_goal->tile(*way.into)) return false;
        m_stops.push_back({to.at, stop.layer, number, step});
        return true;
    }
    if (way.out && mayTravel(layer.level, *way.out) && arrive(*way.out, number, step)) return true;
    const bool goes = way.to && (!way.travels || mayTravel(layer.level, *way.to));
    if (goes && (way.through ? pass(way, number, step) : arrive(*way.to, number, step))) return true;
    return way.held && arrive(*way.held, number, step);
}

bool Walk::mayTravel(std::uint32_t from, const Place& to) const {
    return !*m_mayTravel || (*m_mayTravel)(from, to.level);
}

Walk::Way Walk::wayFrom(const Place& from, Direction step, const Opening& opening) {
    const Place to{from.level, from.at + towards(step)};
    const auto open = openCellsOf(m_game, from.level);
    const BitGrid& specialCells = specialOf(from.level);
    const bool inside = open.size().contains(to.at);
    const bool special = inside && specialCells.at(to.at);
    if ((special || specialCells.at(from.at)) && ledgeStops(m_game, from.level, from.at, step)) return {};
    if (!inside) return {.out = throughPortal(from.level, portalAt(from, false, false))};
    if (open.at(to.at)) return special ? onto(to) : Way{.to = to};
    if (!special || !opens(to, opening)) return against(from, to);
    Way way = onto(to);
    if (isHidden(m_game, to.level, to.at)) way.out = throughPortal(from.level, portalAt(from, false, false));
    return way;
}

/// Onto open ground, and on through the portal that is there.
Walk::Way Walk::onto(const Place& place) const {
    const Thing* const portal = portalAt(place, true, m_lenient);
    if (!portal) return {.to = place};
    Way way{.to = throughPortal(place.level, portal), .travels = true};
    if (!way.to) return way;
    way.through = place;
    if (m_lenient && !portalAt(place, true, false)) way.held = place;
    return way;
}

/// Against what is no ground, or shut. Whoever stands on a portal goes through it, unless something shuts ground there,
/// or nobody would go on.
Walk::Way Walk::against(const Place& from, const Place& to) const {
    const Tile tile = m_game.level(to.level).tiles.at(to.at);
    const auto& tiles = m_game.world().tiles;
    if ((tiles.walkable(tile) && !isHidden(m_game, to.level, to.at)) || tiles.kills(tile)) return {};
    if (const auto below = tiles.leadsDown(tile) ? landingOf(*m_game.prepared, to) : std::nullopt)
        return {.to = below, .travels = true};
    if (tiles.endsGame(tile)) return {.into = tile};
    return {.out = throughPortal(from.level, portalAt(from, false, false))};
}

std::optional<Place> Walk::throughPortal(std::uint32_t level, const Thing* portal) const {
    const auto to = portal ? destinationOf(*m_game.prepared->places, level, *portal) : std::nullopt;
    if (!to) return {};
    return Place{static_cast<std::uint32_t>(to->level), to->cell};
}

bool Walk::hasDoorToFind(const Place& from, const Step& step) {
    const Cell to = from.at + towards(step.direction);
    if (!m_game.level(from.level).size().contains(to) || !isHidden(m_game, from.level, to)) return false;
    return wayFrom(from, step.direction, {.lock = [](const std::string&) { return false; }}).out != step.to;
}

/// Through the portal in front. What is listed before it is taken in passing, wherever one comes to.
bool Walk::pass(const Way& way, std::uint32_t number, Direction step) {
    const Keys taken = takenAt(*way.through, true);
    const bool isGoal = m_goal->place && m_goal->passing && m_goal->passing(*way.through);
    if (!isGoal) return arrive(*way.to, number, step, taken);
    if (m_blocked && *way.to == *m_blocked) return false;
    const Keys keys = m_layers[m_stops[number].layer].keys | taken;
    m_stops.push_back({way.to->at, layerOf(way.to->level, keys), number, step});
    return true;
}

bool Walk::arrive(const Place& place, std::uint32_t number, Direction step, Keys taken) {
    auto layer = m_stops[number].layer;
    const Keys keys = m_layers[layer].keys | takenAt(place, false) | taken;
    if (place.level != m_layers[layer].level || keys != m_layers[layer].keys) layer = layerOf(place.level, keys);
    return enter(m_layers[layer], layer, place, number, step);
}

bool Walk::enter(Layer& layer, std::uint32_t layerNumber, const Place& place, std::uint32_t number, Direction step) {
    if (!layer.unvisited.at(place.at) || isOff(place)) return false;
    for (const BitGrid* more : layer.unvisitedWithMore)
        if (!more->at(place.at)) return false;
    layer.unvisited.clear(place.at);
    m_stops.push_back({place.at, layerNumber, number, step});
    m_gaveUp = m_gaveUp || m_stops.size() >= mostStops;
    if (m_allPlaces != 0 && (layer.keys & m_allPlaces) == m_allPlaces) return true;
    if (layer.toSee && layer.toSee->at(place.at) && !layer.seen->at(place.at)) return true;
    return m_goal->place && m_goal->place(place);
}

bool Walk::isOff(const Place& place) const {
    return (m_blocked && place == *m_blocked) ||
           (m_off.second && m_off.first == place.level && m_off.second->at(place.at));
}

/// Is this ground, on which everything that shuts it can be opened?
bool Walk::opens(const Place& place, const Opening& opening) const {
    if (!m_game.prepared->levels[place.level].walkable.at(place.at)) return false;
    return std::ranges::all_of(m_game.prepared->levels[place.level].thingsAt(place.at), [&](const auto& entry) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (!isThere(m_game, place.level, entry.second)) return true;
        if (thing.kind == ThingKind::Lock) return opening.lock(colourOf(thing));
        return thing.kind != ThingKind::Barrier || opening.barriers;
    });
}

/// Of several portals the first counts. An encounter or a store listed before it holds whoever arrives; they then stand
/// on the portal. `lenient`: as if the encounter were gone.
const Thing* Walk::portalAt(const Place& place, bool arriving, bool lenient) const {
    for (const auto& entry : m_game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (thing.kind == ThingKind::Portal) return &thing;
        const bool holds = (thing.kind == ThingKind::Encounter && !lenient) || thing.kind == ThingKind::Store;
        if (arriving && holds && isThere(m_game, place.level, entry.second)) return nullptr;
    }
    return nullptr;
}

/// By whoever comes there, or only by who walks onto the portal there and is carried away.
Walk::Keys Walk::takenAt(const Place& place, bool passing) const {
    Keys taken = keysAt(place, passing);
    if (passing && (m_goal->all.empty() || !m_goal->passing || !m_goal->passing(place))) return taken;
    for (std::size_t i = 0; i < m_goal->all.size(); ++i)
        if (m_goal->all[i] == place) taken |= Keys{1} << (maxColours + i);
    return taken;
}

Walk::Keys Walk::keysAt(const Place& place, bool passing) const {
    Keys keys = 0;
    if (m_colours.empty()) return keys;
    for (const auto& entry : m_game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (passing && thing.kind == ThingKind::Portal) break;
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
