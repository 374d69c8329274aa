#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/room.h"

#include <span>
#include <utility>
#include <vector>

namespace delve::generation {

/// A room's cells as rectangles, whatever its shape.
[[nodiscard]] std::vector<Rect> piecesOf(const Room& room);
[[nodiscard]] std::int64_t cellsIn(std::span<const Rect> pieces);

/// The cells of a way, each beside the one before it, as runs.
[[nodiscard]] std::vector<Run> runsOf(std::span<const Cell> way);

/// The cells of a room that are set in a grid, as runs of rows.
struct Remains {
    std::vector<Run> runs;
    Rect box;
    std::int64_t cells = 0;

    /// The shape of a room of these cells: empty if they fill its box.
    [[nodiscard]] std::vector<Run> shape() && { return cells == box.area() ? std::vector<Run>{} : std::move(runs); }
};
[[nodiscard]] Remains remainsOf(std::span<const Rect> pieces, const BitGrid& kept);

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
