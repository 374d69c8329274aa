#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/room.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {

/// A room's cells as rectangles, whatever its shape. The room outlives them, and stays as it is.
class RoomPieces {
public:
    class Iterator {
    public:
        using value_type = Rect;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const Room& room, std::size_t number) : m_room(&room), m_number(number) {}
        [[nodiscard]] Rect operator*() const {
            return m_room->shape.empty() ? m_room->box : m_room->shape[m_number].area();
        }
        Iterator& operator++() {
            ++m_number;
            return *this;
        }
        Iterator operator++(int) { return {*m_room, m_number++}; }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_number == b.m_number; }

    private:
        const Room* m_room = nullptr;
        std::size_t m_number = 0;
    };

    explicit RoomPieces(const Room& room) : m_room(&room) {}
    [[nodiscard]] std::size_t size() const { return m_room->shape.empty() ? 1 : m_room->shape.size(); }
    [[nodiscard]] Rect front() const { return *begin(); }
    [[nodiscard]] Iterator begin() const { return {*m_room, 0}; }
    [[nodiscard]] Iterator end() const { return {*m_room, size()}; }

private:
    const Room* m_room;
};
[[nodiscard]] inline RoomPieces piecesOf(const Room& room) { return RoomPieces(room); }
[[nodiscard]] std::int64_t cellsIn(const RoomPieces& pieces);

/// The cells of a way, each beside the one before it, as runs.
[[nodiscard]] std::vector<Run> runsOf(std::span<const Cell> way);

/// The cells of a room that are set in a grid, as runs of rows.
struct Remains {
    std::vector<Run> runs;
    Rect box;
    std::int64_t cells = 0;

    [[nodiscard]] bool fillBox() const { return cells == box.area(); }
    /// The shape of a room of these cells: empty if they fill its box.
    [[nodiscard]] std::vector<Run> shape() && { return fillBox() ? std::vector<Run>{} : std::move(runs); }
};
[[nodiscard]] Remains remainsOf(const RoomPieces& pieces, const BitGrid& kept);
/// The same; reuses the memory of `into`.
void findRemains(const RoomPieces& pieces, const BitGrid& kept, Remains& into);

/// Are all cells set? Cells outside the grid are not.
[[nodiscard]] bool allIn(const Rect& area, const BitGrid& kept);
[[nodiscard]] bool allIn(std::span<const Run> runs, const BitGrid& kept);

/// Counts the halls that join two rooms: each link that stands for a hall needs one of its own.
class HallCount {
public:
    explicit HallCount(std::span<const Hall> halls);

    [[nodiscard]] bool any(RoomId a, RoomId b) const;
    /// Is there one left? If so, it is now taken.
    [[nodiscard]] bool take(RoomId a, RoomId b);

private:
    struct Pair {
        std::pair<RoomId, RoomId> ends;
        std::size_t halls;
        std::size_t taken = 0;
    };
    [[nodiscard]] std::size_t find(RoomId a, RoomId b) const;

    std::vector<Pair> m_pairs; ///< sorted
};

} // namespace delve::generation
