#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace delve::generation {

/// Which element of one list corresponds to which of another. Found in passes; each pairs the remaining elements by a
/// key that both have, and among equal keys the first with the first.
class Matches {
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    Matches(std::size_t before, std::size_t after) : m_after(before, none), m_before(after, none) {}

    /// Where an element of the list before stands afterwards, and where one of the list after stood; or none.
    [[nodiscard]] std::size_t after(std::size_t before) const { return m_after[before]; }
    [[nodiscard]] std::size_t before(std::size_t after) const { return m_before[after]; }
    [[nodiscard]] const std::vector<std::size_t>& after() const { return m_after; }
    /// Do both lists have unmatched elements left?
    [[nodiscard]] bool canPairMore() const {
        return std::ranges::find(m_after, none) != m_after.end() && std::ranges::find(m_before, none) != m_before.end();
    }

    /// Pairs elements with equal keys for which `fits(before, after)` holds. Most lists begin and end alike; those
    /// parts need no sorting.
    template <class KeyBefore, class KeyAfter, class Fits>
    void pair(KeyBefore keyBefore, KeyAfter keyAfter, Fits fits) {
        const auto common = std::min(m_after.size(), m_before.size());
        const auto alike = [&](std::size_t i, std::size_t j) {
            return m_after[i] == none && m_before[j] == none && keyBefore(i) == keyAfter(j) && fits(i, j);
        };
        for (std::size_t i = 0; i < common && alike(i, i); ++i) join(i, i);
        for (std::size_t i = 1; i <= common && alike(m_after.size() - i, m_before.size() - i); ++i)
            join(m_after.size() - i, m_before.size() - i);
        pairSorted(sorted(m_after, keyBefore), sorted(m_before, keyAfter), fits);
    }
    template <class KeyBefore, class KeyAfter>
    void pair(KeyBefore keyBefore, KeyAfter keyAfter) {
        pair(keyBefore, keyAfter, [](std::size_t, std::size_t) { return true; });
    }

private:
    template <class Key>
    struct Place {
        Key key;
        std::size_t index;
    };

    void join(std::size_t before, std::size_t after) {
        m_after[before] = after;
        m_before[after] = before;
    }

    /// The elements without a partner yet, by key.
    template <class KeyOf>
    static auto sorted(const std::vector<std::size_t>& partners, KeyOf keyOf) {
        std::vector<Place<decltype(keyOf(0))>> places;
        for (std::size_t i = 0; i < partners.size(); ++i)
            if (partners[i] == none) places.push_back({keyOf(i), i});
        std::stable_sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
        return places;
    }

    template <class Places, class Fits>
    void pairSorted(const Places& before, const Places& after, Fits fits) {
        auto group = after.begin();
        for (const auto& one : before) {
            while (group != after.end() && group->key < one.key) ++group;
            for (auto other = group; other != after.end() && !(one.key < other->key); ++other) {
                if (m_before[other->index] != none || !fits(one.index, other->index)) continue;
                join(one.index, other->index);
                break;
            }
            while (group != after.end() && m_before[group->index] != none) ++group; // not to be looked at again
        }
    }

    std::vector<std::size_t> m_after;
    std::vector<std::size_t> m_before;
};

} // namespace delve::generation
