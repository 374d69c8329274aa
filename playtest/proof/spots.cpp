#include "playtest/proof/spots.h"

#include "generation/level/patience.h"
#include "playtest/proof/wide_ground.h"

#include <algorithm>

namespace delve::play {

Spots::Spots(const Game& game, const Parts& parts, bool byCells, const std::function<bool()>& stopped)
    : m_parts(parts) {
    m_tooMany = stopped();
    if (m_tooMany) return;
    findReached(game);
    m_ofPart.assign(parts.count(), none);
    const auto levels = static_cast<std::uint32_t>(game.prepared->levels.size());
    for (std::uint32_t level = 0; level < levels && !m_tooMany; ++level) addPlain(level, byCells, stopped);
    for (std::uint32_t level = 0; level < levels && !m_tooMany; ++level) addOthers(level);
    for (const auto& player : game.players) addStart(player.place);
    m_moves.resize(m_spots.size());
    addMovesOnPaths();
    Patience patience(stopped);
    constexpr std::size_t cellsOfMove = 8;
    for (const auto& passage : parts.passages()) {
        m_tooMany = m_tooMany || patience.ended(cellsOfMove);
        if (m_tooMany) return;
        addMove(passage);
    }
}

/// As if all locks were open: closed caves, of which a map may have thousands, need no spots.
void Spots::findReached(const Game& game) {
    m_reached.assign(m_parts.count(), false);
    std::vector<std::uint32_t> waiting;
    const auto reach = [&](std::uint32_t part) {
        if (part == none || m_reached[part]) return;
        m_reached[part] = true;
        waiting.push_back(part);
    };
    for (std::size_t who = 0; who < game.players.size(); ++who) {
        reach(m_parts.startOf(who));
        reach(m_parts.at(game.players[who].place));
    }
    while (!waiting.empty()) {
        const auto part = waiting.back();
        waiting.pop_back();
        for (const auto& passage : m_parts.from(part)) {
            reach(passage.to);
            reach(m_parts.at(passage.front())); // of a portal: what lies there may be taken in passing
        }
    }
}

std::uint32_t Spots::add(bool wide) {
    m_tooMany = m_tooMany || m_spots.size() >= mostSpots;
    const auto number = count();
    m_spots.push_back({.wide = wide, .body = number});
    return number;
}

void Spots::addPlain(std::uint32_t level, bool byCells, const std::function<bool()>& stopped) {
    const auto& regions = m_parts.regionsOf(level);
    const auto first = m_parts.firstRegionOf(level);
    const auto wide = byCells ? std::vector<bool>(regions.count()) : wideRegions(regions, stopped);
    for (std::int32_t y = 0; y + 1 < static_cast<std::int32_t>(regions.rowStart.size()); ++y)
        for (const auto& run : regions.row(y)) {
            const auto part = first + run.region;
            if (m_tooMany) return;
            if (!m_reached[part]) continue;
            if (wide[run.region]) {
                if (m_ofPart[part] == none) m_ofPart[part] = add(true);
                continue;
            }
            for (auto x = run.x; x < run.x + run.length && !m_tooMany; ++x) m_ofCell[{level, Cell{x, y}}] = add(false);
        }
}

void Spots::addOthers(std::uint32_t level) {
    for (const auto& other : m_parts.othersOf(level)) {
        if (m_tooMany) return;
        if (!m_reached[other.second]) continue;
        const auto spot = add(false);
        m_ofPart[other.second] = spot;
        const Held& items = m_parts.itemsOf(other.second);
        Held colours;
        for (std::size_t bit = 0; bit < items.size(); ++bit)
            if (items.test(bit)) (m_parts.isCollected(bit) ? m_spots[spot].collected : colours).set(bit);
        if (colours.none()) continue;
        m_spots[spot].key = static_cast<std::uint32_t>(m_keys.size());
        m_keys.push_back(colours);
    }
}

/// On a cell where something lies, which is taken only once somebody comes back to it, a start is a spot of its own.
void Spots::addStart(const Place& place) {
    const auto spot = at(place);
    m_starts.push_back(spot);
    if (m_parts.isPlain(place)) return;
    m_starts.back() = add(false);
    if (spot != none) m_spots[m_starts.back()].body = spot;
}

std::uint32_t Spots::at(const Place& place) const {
    const auto part = m_parts.at(place);
    if (part == none) return none;
    if (m_ofPart[part] != none) return m_ofPart[part];
    const auto found = m_ofCell.find(place);
    return found == m_ofCell.end() ? none : found->second;
}

bool Spots::stops(std::uint32_t there, const Move& move) const {
    const auto body = m_spots[there].body;
    return body == move.front || (body == move.to && !m_spots[move.to].wide);
}

/// From one plain cell to the next.
void Spots::addMovesOnPaths() {
    for (const auto& [from, spot] : m_ofCell)
        for (const auto step : directionsClockwise) {
            const Place next{from.level, from.at + towards(step)};
            const auto to = m_ofCell.find(next);
            if (to == m_ofCell.end()) continue;
            addMove(spot, {.to = to->second, .front = to->second, .at = from, .step = step, .lands = next});
        }
}

void Spots::addMove(const PartGraph::Passage& passage) {
    const bool fromStart = m_parts.isStart(passage.from);
    if (fromStart && m_parts.isPlain(passage.at)) return; // as from any other cell
    const auto from = fromStart ? m_starts[passage.from - m_parts.start()] : at(passage.at);
    const auto to = at(passage.lands);
    if (from == none || to == none || (from == to && passage.takes.none())) return;
    Move move{.to = to, .colours = passage.needs, .at = passage.at, .step = passage.step, .lands = passage.lands};
    const auto front = passage.front();
    if (const auto spot = at(front); spot != none && !m_spots[spot].wide) move.front = spot;
    notePassed(passage, move);
    if (passage.needs.any()) {
        m_tooMany = m_tooMany || passage.needs.count() > 1 || passage.lands != front;
        move.lock = m_locks.try_emplace(front, static_cast<std::uint32_t>(m_locks.size())).first->second;
    }
    addMove(from, move);
}

/// What is listed before the portal in front; the rest of what lies there is not taken.
void Spots::notePassed(const PartGraph::Passage& passage, Move& move) {
    Held colours;
    for (std::size_t bit = 0; bit < passage.takes.size(); ++bit)
        if (passage.takes.test(bit)) (m_parts.isCollected(bit) ? move.passed : colours).set(bit);
    if (colours.none()) return;
    const auto spot = at(passage.front());
    if (spot != none) move.passedKey = m_spots[spot].key;
    m_tooMany = m_tooMany || move.passedKey == none || m_keys[move.passedKey] != colours;
}

/// From wide ground, cells from which the same move leads make no difference.
void Spots::addMove(std::uint32_t from, const Move& move) {
    auto& moves = m_moves[from];
    const auto isSame = [&](const Move& other) {
        return other.to == move.to && other.front == move.front && other.lock == move.lock &&
               other.passedKey == move.passedKey && other.passed == move.passed;
    };
    if (!m_spots[from].wide || std::ranges::none_of(moves, isSame)) moves.push_back(move);
}

} // namespace delve::play
