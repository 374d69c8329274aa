#include "generation/stages/roomy.h"

#include "generation/level/bit_grid.h"
#include "generation/level/bit_rects.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <vector>

namespace delve::generation {
namespace {

/// Of a room of any shape: how many cells of it stand above each other, column by column, and so many side by side.
bool shapeHoldsSquare(const Draft& draft, const Room& room, std::int64_t side) {
    BitGrid cells({room.box.width, room.box.height});
    for (const auto& run : room.shape) {
        const Rect area = run.area();
        setRect(cells, {area.x - room.box.x, area.y - room.box.y, area.width, area.height});
    }
    std::vector<std::int32_t> above(static_cast<std::size_t>(room.box.width), 0);
    for (std::int32_t y = 0; y < room.box.height; ++y) {
        if (y % 64 == 63 && draft.stopped()) return false;
        std::int64_t beside = 0;
        for (std::int32_t x = 0; x < room.box.width; ++x) {
            auto& column = above[static_cast<std::size_t>(x)];
            column = cells.at({x, y}) ? column + 1 : 0;
            beside = column >= side ? beside + 1 : 0;
            if (beside >= side) return true;
        }
    }
    return false;
}

} // namespace

bool holdsSquare(const Draft& draft, RoomId room, std::int64_t side) {
    const Room& known = draft.rooms()[room];
    if (std::min(known.box.width, known.box.height) < side) return false;
    return known.shape.empty() || shapeHoldsSquare(draft, known, side);
}

std::int64_t areaOf(const Room& room) { return cellsIn(piecesOf(room)); }

std::optional<std::int64_t> stepsTo(const Draft& draft, RoomId id, const Distances& distances) {
    const auto& room = draft.rooms()[id];
    auto min = Distances::unreachable;
    const auto look = [&](const Rect& part) {
        for (std::int32_t row = 0; row < part.height; ++row) {
            if (row % 64 == 63 && draft.stopped()) return; // small rooms need no question of their own
            for (auto x = part.x; x < part.right(); ++x) min = std::min(min, distances.at({x, part.y + row}));
        }
    };
    if (room.shape.empty()) look(room.box);
    for (const auto& run : room.shape) look(run.area());
    return min == Distances::unreachable ? std::nullopt : std::optional(std::int64_t{min});
}

} // namespace delve::generation
