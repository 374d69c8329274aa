#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

/// Randomness: one specified engine, named streams, and the draws. The project has no other source of it.
namespace delve {

/// SplitMix64 (Steele, Lea, Flood 2014; constants as published by Vigna). Seeds the engine.
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t state) : m_state(state) {}
    constexpr std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state;
};

/// xoshiro256** (Blackman, Vigna 2018).
class Engine {
public:
    using State = std::array<std::uint64_t, 4>;

    explicit constexpr Engine(const State& state) : m_state(state) {}
    explicit constexpr Engine(std::uint64_t seed) {
        SplitMix64 source(seed);
        for (auto& word : m_state) word = source.next();
    }
    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(m_state[1] * 5, 7) * 9;
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = rotate(m_state[3], 45);
        return result;
    }
    [[nodiscard]] constexpr const State& state() const { return m_state; }

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    State m_state{};
};

/// What a stage draws from. One draw a statement: the order of evaluation within an expression is not specified.
class Stream {
public:
    explicit constexpr Stream(std::uint64_t seed) : m_engine(seed) {}
    explicit constexpr Stream(const Engine& engine) : m_engine(engine) {}
    /// The stream of one stage instance: none of its draws depends on another stage's.
    [[nodiscard]] static Stream named(std::uint64_t seed, std::string_view stage, std::string_view instance,
                                      std::int32_t version, std::uint64_t reroll);

    constexpr std::uint64_t bits() { return m_engine.next(); }
    /// Uniform in 0 … n-1; rejects instead of taking a remainder. n must not be 0.
    std::uint64_t below(std::uint64_t n) {
        // Lemire 2019: the high half of a 128-bit product, rejecting the few low halves that would favour some results.
        __extension__ using Wide = unsigned __int128;
        Wide product = static_cast<Wide>(bits()) * n;
        if (static_cast<std::uint64_t>(product) < n) [[unlikely]] {
            const std::uint64_t threshold = (0 - n) % n;
            while (static_cast<std::uint64_t>(product) < threshold) product = static_cast<Wide>(bits()) * n;
        }
        return static_cast<std::uint64_t>(product >> 64);
    }
    /// Uniform in a … b, both included; a must not be above b.
    std::int64_t between(std::int64_t a, std::int64_t b) {
        const std::uint64_t span = static_cast<std::uint64_t>(b) - static_cast<std::uint64_t>(a) + 1;
        const std::uint64_t drawn = span == 0 ? bits() : below(span);
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + drawn);
    }
    /// True in numerator of denominator cases; never at 0, always from denominator on (and then draws nothing).
    bool chance(std::uint64_t numerator, std::uint64_t denominator) {
        if (numerator == 0) return false;
        if (numerator >= denominator) return true;
        return below(denominator) < numerator;
    }
    /// Fisher-Yates, from the end.
    template <class T>
    void shuffle(std::span<T> items) {
        (void)shuffle(items, [] { return false; });
    }
    /// The same for long lists: calls `stopped` now and then, and returns false, unfinished, if that is true.
    template <class T, class Stopped>
    [[nodiscard]] bool shuffle(std::span<T> items, const Stopped& stopped) {
        constexpr std::size_t swapsBetweenQuestions = 65536;
        for (std::size_t i = items.size(); i > 1; --i) {
            if (i % swapsBetweenQuestions == 0 && stopped()) return false;
            const auto other = static_cast<std::size_t>(below(i));
            using std::swap;
            swap(items[i - 1], items[other]);
        }
        return true;
    }
    /// An index, in proportion to its weight. The sum must be above 0 and fit into 64 bits.
    std::size_t weighted(std::span<const std::uint64_t> weights);

    [[nodiscard]] constexpr const Engine& engine() const { return m_engine; }

private:
    Engine m_engine;
};

} // namespace delve
