#pragma once

#include "playtest/state/chunked_bits.h"

/// A set of numbers that copies share, such as those of the things that are gone from a level.
namespace delve::play {

class NumberSet {
public:
    [[nodiscard]] bool empty() const { return m_bits.empty(); }
    [[nodiscard]] bool sameAs(const NumberSet& other) const { return m_bits.sameAs(other.m_bits); }
    [[nodiscard]] bool contains(std::uint32_t number) const { return m_bits.at(cellOf(number)); }
    void insert(std::uint32_t number) { m_bits.set(cellOf(number)); }
    /// In their order.
    [[nodiscard]] std::vector<std::uint32_t> numbers() const {
        std::vector<std::uint32_t> all;
        for (const Cell cell : m_bits.cells())
            all.push_back(static_cast<std::uint32_t>(cell.y) * width + static_cast<std::uint32_t>(cell.x));
        return all;
    }

    [[nodiscard]] Key128 key() const { return m_bits.key(); }
    [[nodiscard]] Unshared unshared(const NumberSet& other) const { return m_bits.unshared(other.m_bits); }
    friend bool operator==(const NumberSet&, const NumberSet&) = default;

private:
    /// Numbers fill rows as wide as one chunk, so that a chunk holds as many of them as it has bits.
    static constexpr std::uint32_t width = ChunkedBits::chunkSide;
    static Cell cellOf(std::uint32_t number) {
        return {static_cast<std::int32_t>(number % width), static_cast<std::int32_t>(number / width)};
    }

    ChunkedBits m_bits;
};

} // namespace delve::play
