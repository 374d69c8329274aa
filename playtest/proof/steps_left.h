#pragma once

#include "generation/graph/paths.h"
#include "playtest/rules/game.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace delve::play {

/// How many steps are left to the nearest of some places, at the least: as if nothing were shut, and ledges led both
/// ways. With it a search keeps to where a shortest walk may lead, and does not come to the whole map again each time
/// that a boss has gone a step. Only on a map of one level where each step leads to the cell beside.
class StepsLeft {
public:
    /// As the map is when this is first asked. False: there is no telling, and a search has to look everywhere.
    [[nodiscard]] bool aimAt(const Game& game, const std::vector<Place>& places, const std::function<bool()>& stopped);
    [[nodiscard]] bool isKnownFrom(Cell cell) const { return m_distances.at(cell) != Distances::unreachable; }
    /// More than any walk is long where none leads to the places.
    [[nodiscard]] std::uint32_t from(Cell cell) const {
        const auto steps = m_distances.at(cell);
        return steps - (steps < m_moved ? steps : m_moved);
    }
    /// No walk from there was longer than this, as a rule.
    [[nodiscard]] std::uint32_t mostFrom(Cell cell) const { return m_distances.at(cell) + m_moved + m_detour; }
    /// The length of a shortest walk.
    void learn(Cell from, std::size_t steps);

private:
    enum class State : std::uint8_t { NotAsked, Known, Unknowable };
    void find(const Game& game, const std::vector<Place>& places, const std::function<bool()>& stopped);

    State m_state = State::NotAsked;
    Distances m_distances;      ///< to the first places
    std::uint32_t m_moved = 0;  ///< how far the places are from the first ones by now
    std::uint32_t m_detour = 0; ///< of a walk that was longer than the map alone tells
};

} // namespace delve::play
