#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace delve {

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
        if constexpr (Words == 1) return std::has_single_bit(words[0]);
        int count = 0;
        for (const auto word : words) count += std::popcount(word);
        return count == 1;
    }
    /// The lowest; there must be one.
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
    /// Calls visit(place of the nibble, its value) for each four bits up to the last set one of a word.
    template <class Visit>
    void forEachNibble(Visit visit) const {
        for (std::size_t i = 0; i < Words; ++i) {
            std::size_t place = i * 16;
            for (auto word = words[i]; word != 0; word >>= 4, ++place)
                visit(place, static_cast<std::size_t>(word & 15));
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
    friend bool operator==(const ModuleSet&, const ModuleSet&) = default;
};

} // namespace delve
