#pragma once

#include "generation/level/sides.h"
#include "generation/random/stream.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <optional>
#include <vector>

namespace delve::generation {

/// Parts of a map, each about as large as a map of a default size, so that a large one grows as evenly as a small one.
class Blocks {
public:
    explicit Blocks(Size map);

    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows);
    }
    [[nodiscard]] std::size_t at(Cell cell) const;
    [[nodiscard]] Rect area(std::size_t block) const;

private:
    Size m_map;
    std::int32_t m_columns;
    std::int32_t m_rows;
};

/// Where rooms may be attached: cells beside one of the ground, by the block in which they lie and by the direction
/// that leads outward.
class Frontier {
public:
    struct Place {
        Cell cell;
        Direction outward = Direction::North;
        std::uint32_t piece = 0; ///< of the ground beside it
    };

    explicit Frontier(std::size_t blocks);

    void add(std::size_t block, const Place& place) { list(block, place.outward).push_back({place.cell, place.piece}); }
    [[nodiscard]] bool any(std::size_t block) const;
    /// A place for which one of these directions leads outward, each as likely. Places that are no longer possible are
    /// removed, which never comes back. Nothing if there is none.
    template <class IsPossible>
    [[nodiscard]] std::optional<Place> draw(std::size_t block, const std::array<bool, 4>& directions, Stream& random,
                                            const IsPossible& isPossible) {
        for (;;) {
            std::size_t count = 0;
            for (const auto direction : directionsClockwise)
                if (directions[static_cast<std::size_t>(direction)]) count += list(block, direction).size();
            if (count == 0) return {};
            auto number = static_cast<std::size_t>(random.below(count));
            for (const auto direction : directionsClockwise) {
                if (!directions[static_cast<std::size_t>(direction)]) continue;
                auto& places = list(block, direction);
                if (number >= places.size()) {
                    number -= places.size();
                    continue;
                }
                const Place place{places[number].cell, direction, places[number].piece};
                if (isPossible(place)) return place;
                places[number] = places.back();
                places.pop_back();
                break;
            }
        }
    }
    void clear();

private:
    struct Entry {
        Cell cell;
        std::uint32_t piece = 0;
    };
    using List = std::pmr::vector<Entry>;
    using Lists = std::array<List, 4>;
    [[nodiscard]] List& list(std::size_t block, Direction direction) {
        return m_blocks[block][static_cast<std::size_t>(direction)];
    }

    /// Apart from the rooms that are made meanwhile, which would keep it from being returned to the system.
    std::pmr::monotonic_buffer_resource m_memory;
    std::vector<Lists> m_blocks;
};

} // namespace delve::generation
