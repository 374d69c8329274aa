#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve::collapse {

/// The cells that wait to be collapsed, ordered by least key, then by lowest number: a heap with four branches a node
/// that knows where each cell is, so that a key can change.
class CellQueue {
public:
    static constexpr std::uint32_t absent = 0xffffffff;

    void reset(std::size_t cells) {
        m_heap.clear();
        m_place.assign(cells, absent);
    }
    [[nodiscard]] bool empty() const { return m_heap.empty(); }
    [[nodiscard]] std::uint64_t top() const { return m_heap.front(); }
    [[nodiscard]] static std::uint64_t entry(std::uint32_t key, std::uint32_t cell) {
        return std::uint64_t{key} << 32 | cell;
    }
    [[nodiscard]] static std::uint32_t cellOf(std::uint64_t entry) { return static_cast<std::uint32_t>(entry); }

    void put(std::uint32_t cell, std::uint32_t key) {
        auto place = m_place[cell];
        const auto made = entry(key, cell);
        if (place == absent) {
            place = static_cast<std::uint32_t>(m_heap.size());
            m_heap.push_back(made);
        } else if (m_heap[place] == made) {
            return;
        }
        sift(place, made);
    }
    void remove(std::uint32_t cell) {
        const auto place = m_place[cell];
        if (place == absent) return;
        m_place[cell] = absent;
        const auto last = m_heap.back();
        m_heap.pop_back();
        if (place < m_heap.size()) sift(place, last);
    }

private:
    void set(std::size_t place, std::uint64_t entry) {
        m_heap[place] = entry;
        m_place[cellOf(entry)] = static_cast<std::uint32_t>(place);
    }
    /// Puts an entry where it belongs, from a place on that is free.
    void sift(std::size_t place, std::uint64_t entry) {
        while (place > 0 && entry < m_heap[(place - 1) / 4]) {
            set(place, m_heap[(place - 1) / 4]);
            place = (place - 1) / 4;
        }
        for (auto child = 4 * place + 1; child < m_heap.size(); child = 4 * place + 1) {
            auto min = child;
            for (auto i = child + 1; i < child + 4 && i < m_heap.size(); ++i)
                if (m_heap[i] < m_heap[min]) min = i;
            if (entry < m_heap[min]) break;
            set(place, m_heap[min]);
            place = min;
        }
        set(place, entry);
    }

    std::vector<std::uint64_t> m_heap;
    std::vector<std::uint32_t> m_place;
};

} // namespace delve::collapse
