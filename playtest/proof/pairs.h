#pragma once

#include "playtest/proof/part_graph.h"
#include "playtest/proof/spots.h"

#include <array>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

/// The ground of two players as a graph: a part is where both are, who holds which keys, and which locks are open; a
/// passage is a step of one of them. What is collected is common to both, so it is what is held.
namespace delve::play {

class Pairs : public PartGraph {
public:
    /// Of all that can come of the start. The spots outlive the pairs. Once `stopped` returns true, there are too many.
    Pairs(const Spots& spots, const std::function<bool()>& stopped);

    /// There are more than can be searched.
    [[nodiscard]] bool tooMany() const { return m_tooMany; }
    /// Where the players are, in this part.
    [[nodiscard]] const std::array<std::uint32_t, 2>& spotsOf(std::uint32_t part) const { return m_pairs[part].spots; }
    /// By spot: is one of them there in any part?
    [[nodiscard]] std::vector<bool> spotsReached() const;
    /// By part: is one of the players at one of these spots?
    [[nodiscard]] std::vector<bool> withOneAt(const std::vector<bool>& spots) const;

private:
    static constexpr std::size_t mostPairs = std::size_t{1} << 17;
    static constexpr std::size_t mostPassages = std::size_t{1} << 19;
    static constexpr std::size_t mostKeys = 32;  ///< two bits each
    static constexpr std::size_t mostLocks = 64; ///< a bit each

    struct Pair {
        std::array<std::uint32_t, 2> spots{};
        std::uint64_t owners = 0; ///< of each key: 0 nobody, else the number of the player
        std::uint64_t opened = 0; ///< locks
        friend bool operator==(const Pair&, const Pair&) = default;
    };
    struct PairHash {
        [[nodiscard]] std::size_t operator()(const Pair& pair) const;
    };

    void goOnFrom(std::uint32_t number);
    void go(std::uint32_t number, std::uint8_t who, const Spots::Move& move);
    static void take(Pair& pair, std::uint8_t who, std::uint32_t key);
    [[nodiscard]] Held coloursOf(const Pair& pair, std::uint8_t who) const;
    [[nodiscard]] std::uint32_t numberOf(const Pair& pair);

    const Spots& m_spots;
    bool m_tooMany = false;
    std::vector<Pair> m_pairs; ///< by part
    std::unordered_map<Pair, std::uint32_t, PairHash> m_numbers;
};

} // namespace delve::play
