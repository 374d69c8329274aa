#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace delve::collapse {

/// A set of modules as bits: what one cell may still become. As many words as the table needs, 1, 2, 4 or 8.
template <std::size_t Words>
struct ModuleSet {
    std::array<std::uint64_t, Words> words{};

    [[nodiscard]] static ModuleSet of(std::span<const std::uint64_t> from) {
        ModuleSet set;
        for (std::size_t i = 0; i < from.size() && i < Words; ++i) set.words[i] = from[i];
        return set;
    }
    [[nodiscard]] static ModuleSet only(std::size_t module) {
        ModuleSet set;
        set.words[module / 64] = std::uint64_t{1} << (module % 64);
        return set;
    }
    [[nodiscard]] bool has(std::size_t module) const { return (words[module / 64] >> (module % 64)) & 1; }
    void remove(std::size_t module) { words[module / 64] &= ~(std::uint64_t{1} << (module % 64)); }
    [[nodiscard]] bool empty() const {
        std::uint64_t any = 0;
        for (const auto word : words) any |= word;
        return any == 0;
    }
    [[nodiscard]] bool isSingle() const {
        std::uint64_t seen = 0; // without an instruction for it, counting bits is a call
        bool more = false;
        for (const auto word : words) {
            more |= (word & (word - 1)) != 0 || (word != 0 && seen != 0);
            seen |= word;
        }
        return seen != 0 && !more;
    }
    /// The lowest module; the set must not be empty.
    [[nodiscard]] std::size_t first() const {
        std::size_t i = 0;
        while (words[i] == 0) ++i;
        return i * 64 + static_cast<std::size_t>(std::countr_zero(words[i]));
    }
    template <class Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < Words; ++i)
            for (auto word = words[i]; word != 0; word &= word - 1)
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(word)));
    }
    /// Bits looked up at once. More bits need fewer look-ups but larger tables, which should stay in the processor's
    /// cache.
    static constexpr std::size_t groupBits = Words == 1 ? 6 : 4;
    static constexpr std::size_t groups = (64 + groupBits - 1) / groupBits * Words;
    static constexpr std::size_t groupValues = std::size_t{1} << groupBits;
    /// Calls visit(place in a table of groups and their values) for each group up to the last set bit of a word.
    template <class Visit>
    void forEachGroup(Visit visit) const {
        for (std::size_t i = 0; i < Words; ++i) {
            std::size_t group = groups / Words * i * groupValues;
            for (auto word = words[i]; word != 0; word >>= groupBits, group += groupValues)
                visit(group + static_cast<std::size_t>(word % groupValues));
        }
    }

    friend ModuleSet operator&(ModuleSet a, const ModuleSet& b) {
        for (std::size_t i = 0; i < Words; ++i) a.words[i] &= b.words[i];
        return a;
    }
    ModuleSet& operator|=(const ModuleSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
        return *this;
    }
    /// A comparison of arrays is a call, which takes longer than a few words.
    friend bool operator==(const ModuleSet& a, const ModuleSet& b) {
        std::uint64_t differing = 0;
        for (std::size_t i = 0; i < Words; ++i) differing |= a.words[i] ^ b.words[i];
        return differing == 0;
    }
};

} // namespace delve::collapse
