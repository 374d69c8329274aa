#include "playtest/proof/parts.h"

#include "generation/level/locks.h"

#include <algorithm>
#include <bit>

namespace delve::play {
namespace {

void removeFrom(BitGrid& cells, const BitGrid& removed) {
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        for (std::size_t i = 0; i < cells.wordsPerRow(); ++i) cells.row(y)[i] &= ~removed.row(y)[i];
}

template <class Visit>
void forEachCell(const BitGrid& cells, Visit visit) {
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        for (std::size_t i = 0; i < cells.wordsPerRow(); ++i)
            for (auto word = cells.row(y)[i]; word != 0; word &= word - 1)
                visit(Cell{static_cast<std::int32_t>(64 * i) + std::countr_zero(word), y});
}

} // namespace

Parts::Parts(const Game& game, const std::vector<std::string>& colours, Walk& walk, std::vector<Place> collected,
             const std::function<bool()>& stopped)
    : m_game(game), m_colours(colours), m_walk(walk), m_collected(std::move(collected)),
      m_levels(game.prepared->levels.size()) {
    for (std::uint32_t level = 0; level < m_levels.size() && !stopped(); ++level) addLevel(level, stopped);
    if (stopped()) return;
    m_start = m_count;
    m_count += static_cast<std::uint32_t>(game.players.size());
    m_items.resize(m_count);
    addItems();
    Patience patience(stopped);
    for (std::uint32_t level = 0; level < m_levels.size() && !stopped(); ++level) addPassagesOf(level, patience);
    for (std::size_t who = 0; who < game.players.size(); ++who)
        for (const auto step : directionsClockwise) addPassage(startOf(who), game.players[who].place, step);
    sortPassages();
}

void Parts::addLevel(std::uint32_t level, const std::function<bool()>& stopped) {
    auto& parts = m_levels[level];
    BitGrid others = m_walk.specialOf(level);
    for (const auto& place : m_collected)
        if (place.level == level && others.size().contains(place.at)) others.set(place.at);
    parts.plain = openCellsOf(m_game, level).joined();
    removeFrom(parts.plain, others);
    if (!findRegions(parts.plain, parts.regions, stopped)) return;
    parts.firstRegion = m_count;
    m_count += static_cast<std::uint32_t>(parts.regions.count());
    const auto& walkable = m_game.prepared->levels[level].walkable;
    forEachCell(others, [&](Cell cell) {
        if (walkable.at(cell)) parts.others.emplace_back(cell, m_count++);
    });
}

/// Keys without a lock change nothing.
void Parts::addItems() {
    for (std::uint32_t level = 0; level < m_levels.size(); ++level)
        for (const auto& thing : *m_game.level(level).things)
            if (thing.kind == ThingKind::Lock) m_keys.set(bitOf(colourOf(thing)));
    for (std::uint32_t level = 0; level < m_levels.size(); ++level)
        for (const auto& thing : *m_game.level(level).things) {
            if (thing.kind != ThingKind::Key || !isGround({level, thing.at})) continue;
            const auto bit = bitOf(colourOf(thing));
            if (m_keys.test(bit)) m_items[at({level, thing.at})].set(bit);
        }
    for (std::size_t i = 0; i < m_collected.size(); ++i)
        if (isGround(m_collected[i])) m_items[at(m_collected[i])].set(bitOfCollected(i));
}

bool Parts::isGround(const Place& place) const {
    const auto& walkable = m_game.prepared->levels[place.level].walkable;
    return walkable.size().contains(place.at) && walkable.at(place.at);
}

std::uint32_t Parts::at(const Place& place) const {
    const auto& level = m_levels[place.level];
    if (!level.plain.size().contains(place.at)) return none;
    if (level.plain.at(place.at)) return level.firstRegion + level.regions.at(place.at);
    const auto found = std::ranges::lower_bound(level.others, place.at, {}, &std::pair<Cell, std::uint32_t>::first);
    return found != level.others.end() && found->first == place.at ? found->second : none;
}

/// On plain cells steps lead to and fro; so all passages begin, end or lead through at others, or lead into chasms.
void Parts::addPassagesOf(std::uint32_t level, Patience& patience) {
    constexpr std::size_t cellsOfPassages = 64; // to and from one cell
    for (const auto& other : m_levels[level].others) {
        if (patience.ended(cellsOfPassages)) return;
        addPassagesFrom({level, other.first});
        addPassagesInto({level, other.first});
    }
    for (const Cell chasm : m_game.prepared->levels[level].chasms) {
        if (patience.ended(cellsOfPassages)) return;
        addPassagesInto({level, chasm});
    }
}

void Parts::addPassagesFrom(const Place& place) {
    for (const auto step : directionsClockwise) addPassage(at(place), place, step);
}

/// Onto or through this cell, from the plain ones beside it.
void Parts::addPassagesInto(const Place& place) {
    for (const auto step : directionsClockwise) {
        const Place before{place.level, place.at - towards(step)};
        if (isGround(before) && isPlain(before)) addPassage(at(before), before, step);
    }
}

void Parts::addPassage(std::uint32_t from, const Place& place, Direction step) {
    const Passage passage{.from = from, .at = place, .step = step};
    Held needs;
    const auto lock = [&](const std::string& colour) {
        needs.set(bitOf(colour));
        return true;
    };
    const auto way = m_walk.wayFrom(place, step, {.lock = lock, .barriers = m_game.objective().ofTowns});
    if (way.out) addPassageTo(*way.out, passage);
    if (!way.to && !way.held) return;
    if (hasBarrier({place.level, place.at + towards(step)})) needs.set(barrierBit);
    if (way.held) addPassageTo(*way.held, {.from = from, .needs = needs, .at = place, .step = step});
    if (!way.to) return;
    const Held takes = way.through ? takenInPassing(*way.through) : Held{};
    addPassageTo(*way.to, {.from = from, .needs = needs, .takes = takes, .at = place, .step = step});
}

/// What is listed before the portal.
Held Parts::takenInPassing(const Place& portal) const {
    Held taken;
    for (const auto& entry : m_game.prepared->levels[portal.level].thingsAt(portal.at)) {
        const Thing& thing = (*m_game.level(portal.level).things)[entry.second];
        if (thing.kind == ThingKind::Portal) break;
        if (thing.kind == ThingKind::Key) taken.set(bitOf(colourOf(thing)));
    }
    taken &= m_keys;
    if (!passingOf(m_game)(portal)) return taken;
    for (std::size_t i = 0; i < m_collected.size(); ++i)
        if (m_collected[i] == portal) taken.set(bitOfCollected(i));
    return taken;
}

/// One that leads back to its own part and takes nothing changes nothing for one player; two may change places by it.
void Parts::addPassageTo(const Place& to, Passage passage) {
    passage.to = at(to);
    passage.lands = to;
    const bool matters = passage.to != passage.from || passage.takes.any() || m_game.players.size() > 1;
    if (passage.to != none && matters) m_passages.push_back(passage);
}

/// On ground: nothing bars a chasm.
bool Parts::hasBarrier(const Place& place) const {
    if (!isGround(place)) return false;
    const auto things = m_game.prepared->levels[place.level].thingsAt(place.at);
    return std::ranges::any_of(things, [&](const auto& entry) {
        return (*m_game.level(place.level).things)[entry.second].kind == ThingKind::Barrier &&
               isThere(m_game, place.level, entry.second);
    });
}

std::size_t Parts::bitOf(const std::string& colour) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(m_colours, colour) - m_colours.begin());
}

} // namespace delve::play
