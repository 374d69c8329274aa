#include "playtest/proof/walk.h"

#include "generation/level/portal_targets.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

constexpr std::uint32_t atStart = 0xffffffff;
constexpr WalkKeys allColours = (WalkKeys{1} << Walk::maxColours) - 1;

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
    noteKeys((before == 0) == (m_allPlaces == 0));
    m_isLimited = mayLimit();
    if (!m_isLimited) return searchCounting();
    const Cell from = m_game.players[m_who].place.at;
    m_limit = m_left.mostFrom(from);
    if (auto near = searchCounting(); near || m_gaveUp) return near;
    m_isLimited = false;
    auto steps = searchCounting();
    if (steps) m_left.learn(from, steps->size());
    return steps;
}

/// May the search be limited? To find how far it is to the places pays for the second search for such a goal.
bool Walk::mayLimit() {
    if (m_goal->places.empty() || m_off.second || m_blocked) return false;
    if (!std::exchange(m_aimed, true)) return false;
    return m_left.aimAt(m_game, m_goal->places, m_stopped) && m_left.isKnownFrom(m_game.players[m_who].place.at);
}

/// Most keys of a large map open what nobody needs to enter, and with six colours a cell may be come to with any of 64
/// sets of keys. So where there are many, a first search takes each key for held that can be picked up on a walk. If
/// the way that it finds opens no lock without its key, then no other is shorter, nor would a search that counts keys
/// prefer another of that length. Else the next one counts the keys that were missing, and a third one all.
std::optional<std::vector<Walk::Step>> Walk::searchCounting() {
    for (m_counted = hasSpareKeys() ? 0 : allColours;;) {
        auto steps = search();
        if (!steps || m_counted == allColours) return steps;
        const Keys missing = missingOn(*steps) & ~m_counted;
        if (missing == 0) return steps;
        m_counted = m_counted == 0 ? missing : allColours;
    }
}

/// Are there more keys than colours?
bool Walk::hasSpareKeys() {
    if (m_colours.empty() || std::exchange(m_keysKnown, true)) return m_spareKeys;
    std::size_t keys = 0;
    for (const auto& level : m_game.world().levels)
        keys += static_cast<std::size_t>(std::ranges::count(*level.things, ThingKind::Key, &Thing::kind));
    m_spareKeys = keys > m_allColours.size();
    return m_spareKeys;
}

void Walk::noteKeys(bool layersFit) {
    forgetSearch();
    const auto& player = m_game.players[m_who];
    if (layersFit && m_held == player.keys) return;
    m_held = player.keys;
    m_layers.clear();
    m_colours = m_allColours;
    std::erase_if(m_colours, [&](const std::string& colour) { return std::ranges::binary_search(m_held, colour); });
}

/// The first place does not count as visited: whoever comes back to it takes what lies there.
std::optional<std::vector<Walk::Step>> Walk::search() {
    forgetSearch();
    const auto& start = m_game.players[m_who].place;
    m_stops.push_back({start.at, layerOf(start.level, 0), atStart, Direction::North});
    constexpr std::uint32_t stopsBetweenQuestions = 1u << 14; // a millisecond or two
    std::size_t nextSteps = 1;                                // the first stop that is a step farther
    m_steps = 0;
    for (std::uint32_t number = 0; number < m_stops.size() && !m_gaveUp; ++number) {
        if (number == nextSteps) {
            nextSteps = m_stops.size();
            ++m_steps;
        }
        if ((number + 1) % stopsBetweenQuestions == 0 && m_stopped && m_stopped()) m_gaveUp = true;
        if (goOnFrom(number)) return stepsTo(static_cast<std::uint32_t>(m_stops.size() - 1));
    }
    return {};
}

/// Cell by cell after a search that saw a small part of a large map, as most do; else all cells at once.
void Walk::forgetSearch() {
    const auto walkableOn = [this](std::uint32_t level) -> const BitGrid& {
        return m_game.prepared->levels[level].walkable;
    };
    if (m_stops.size() > static_cast<std::size_t>(m_layers.bitsUsed()) / 64) {
        m_layers.refill(walkableOn);
    } else {
        for (std::size_t i = 0; i < m_stops.size(); ++i) {
            const auto& stop = m_stops[i];
            auto& layer = m_layers[stop.layer];
            const bool inside = layer.unvisited.size().contains(stop.at);
            if (inside && walkableOn(layer.level).at(stop.at)) layer.unvisited.set(stop.at);
        }
    }
    m_layers.endSearch();
    m_stops.clear();
    m_gaveUp = false;
}

std::uint32_t Walk::layerOf(std::uint32_t level, Keys keys) {
    const auto number = m_layers.numberOf(level, keys, m_game.prepared->levels[level].walkable);
    auto& layer = m_layers[number];
    if (layer.isUsed) return number;
    m_layers.use(layer);
    layer.special = &specialOf(level);
    noteGround(layer);
    m_gaveUp = m_gaveUp || m_layers.bits() > mostBits || m_layers.countOf(level) > mostSets;
    return number;
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
    if (!layer.unvisited.at(place.at) || isOff(place) || (m_isLimited && isTooFar(place.at))) return false;
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
    Keys taken = m_counted == 0 ? 0 : keysAt(place, passing) & m_counted;
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

/// To the locks there that are shut.
Walk::Keys Walk::locksAt(const Place& place) const {
    Keys keys = 0;
    for (const auto& entry : m_game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*m_game.level(place.level).things)[entry.second];
        if (thing.kind == ThingKind::Lock && isThere(m_game, place.level, entry.second)) keys |= bitOf(colourOf(thing));
    }
    return keys;
}

/// The keys to the locks on this way that it has not picked up before.
Walk::Keys Walk::missingOn(const std::vector<Step>& steps) {
    Keys missing = 0;
    Keys held = 0;
    Place from = m_game.players[m_who].place;
    for (const auto& step : steps) {
        const Place front{from.level, from.at + towards(step.direction)};
        if (specialOf(front.level).has(front.at)) {
            missing |= locksAt(front) & ~held;
            if (step.to != front) held |= keysAt(front, true);
        }
        held |= keysAt(step.to, false);
        from = step.to;
    }
    return missing;
}

/// A key that is not counted is taken for held.
bool Walk::holds(const std::string& colour, Keys keys) const {
    if (!std::ranges::binary_search(m_colours, colour)) return true;
    const Keys key = bitOf(colour);
    return key != 0 && ((keys & key) != 0 || (m_counted & key) == 0);
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
