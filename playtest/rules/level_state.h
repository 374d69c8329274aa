#pragma once

#include "playtest/state/chunked_bits.h"
#include "playtest/state/number_set.h"

#include <cstdint>

/// What differs from the levels of a world, by their numbers. A level in which nothing has happened yet and no enemy
/// stands has no state of its own and costs nothing; copies of a game share the states, and their contents.
namespace delve::play {

struct LevelState {
    NumberSet gone;         ///< things that are no longer there
    ChunkedBits opened;     ///< doors, which are seen through from then on
    ChunkedBits seen;       ///< by any player, at any time
    ChunkedBits doorsFound; ///< secret doors, which are doors from then on
    // Derived from the above and from the enemies; kept because every step asks for them.
    ChunkedBits unlocked;   ///< cells that a lock, a barrier or a secret door shut, and none does any more
    ChunkedBits occupied;   ///< an enemy stands there
    std::int64_t found = 0; ///< cells to see (derived.h) that somebody has seen

    /// Compares what the rest is derived from.
    friend bool operator==(const LevelState& a, const LevelState& b) {
        return a.gone == b.gone && a.opened == b.opened && a.seen == b.seen && a.doorsFound == b.doorsFound;
    }
};

class LevelStates {
public:
    [[nodiscard]] const LevelState& operator[](std::uint32_t level) const {
        static const LevelState untouched;
        const auto* const state = m_states.find(level);
        return state ? *state : untouched;
    }
    [[nodiscard]] LevelState& write(std::uint32_t level) { return m_states.write(level); }
    /// Calls visit(level, state) for those that have one, in the order of their numbers.
    template <class Visit>
    void forEach(Visit visit) const {
        m_states.forEach(
            [&](std::size_t level, const LevelState& state) { visit(static_cast<std::uint32_t>(level), state); });
    }

    [[nodiscard]] Key128 key() const;
    [[nodiscard]] Unshared unshared(const LevelStates& other) const;
    friend bool operator==(const LevelStates&, const LevelStates&) = default;

private:
    SharedTree<LevelState> m_states;
};

} // namespace delve::play
