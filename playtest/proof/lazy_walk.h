#pragma once

#include "playtest/proof/parts.h"

#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

/// The shortest walk to a place from which something cannot be done any more. Unlike Walk, for which more is better, it
/// tells all sets of keys apart, and of what is collected keeps the least: whoever leaves it behind is stuck sooner.
namespace delve::play {

class LazyWalk {
public:
    /// Is whoever is in this part and holds this where the walk is to end?
    using IsEnd = std::function<bool(std::uint32_t part, const Held& held)>;

    /// All of these outlive the walk.
    LazyWalk(const Game& game, Walk& walk, const Parts& parts, const std::function<bool()>& stopped)
        : m_game(game), m_walk(walk), m_parts(parts), m_stopped(stopped) {}

    /// Nothing if there is none, or if the search gave up.
    [[nodiscard]] std::optional<std::vector<Walk::Step>> find(const IsEnd& isEnd);

private:
    struct Layer {
        std::uint32_t level;
        Held held;
        BitGrid visited;
        std::vector<const BitGrid*> visitedWithLess; ///< of the layers of this level
    };
    struct Stop {
        Cell at;
        std::uint32_t layer;
        std::uint32_t part;
        std::uint32_t before;
        Direction step;
    };

    [[nodiscard]] bool stepFrom(std::uint32_t number, Direction step, const IsEnd& isEnd);
    [[nodiscard]] bool arrive(const Place& place, const Held& taken, std::uint32_t number, Direction step,
                              const IsEnd& isEnd);
    [[nodiscard]] std::uint32_t layerOf(std::uint32_t level, const Held& held);
    [[nodiscard]] std::vector<Walk::Step> stepsTo(std::uint32_t number) const;

    const Game& m_game;
    Walk& m_walk;
    const Parts& m_parts;
    const std::function<bool()>& m_stopped;
    std::deque<Layer> m_layers; ///< a deque: references to them stay valid
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_layersOf; ///< by level
    LongList<Stop> m_stops;
    std::int64_t m_bits = 0;
    bool m_gaveUp = false;
};

} // namespace delve::play
