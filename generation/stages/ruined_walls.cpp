#include "generation/stages/ruined_walls.h"

#include <array>
#include <vector>

namespace delve::generation {
namespace {

/// The cells around a box, in one round: from its upper left corner to the right.
void findRound(const Rect& box, std::vector<Cell>& cells) {
    const Rect ring = box.grown(1);
    cells.clear();
    for (auto x = ring.x; x < ring.right() - 1; ++x) cells.push_back({x, ring.y});
    for (auto y = ring.y; y < ring.bottom() - 1; ++y) cells.push_back({ring.right() - 1, y});
    for (auto x = ring.right() - 1; x > ring.x; --x) cells.push_back({x, ring.bottom() - 1});
    for (auto y = ring.bottom() - 1; y > ring.y; --y) cells.push_back({ring.x, y});
}

/// Is the ground beside this cell connected around it, by the eight cells next to it alone?
bool isPassedBy(const Draft& draft, Cell cell) {
    static constexpr std::array<Cell, 8> around{{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    std::array<bool, 8> ground{};
    for (std::size_t i = 0; i < around.size(); ++i) ground[i] = draft.walkable(cell + around[i]);
    int pieces = 0; // those that a step from the cell leads to
    for (std::size_t i = 0; i < around.size(); i += 2)
        if (ground[i] && !(ground[i + 1] && ground[(i + 2) % 8])) ++pieces;
    return pieces <= 1;
}

} // namespace

bool buildRuinedWalls(Draft& draft, std::span<const Rect> boxes, Percent fallen, Stream& random) {
    auto& cells = draft.workspace().cells[0];
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (i % 256 == 0 && draft.stopped()) return false;
        findRound(boxes[i], cells);
        const auto first = static_cast<std::size_t>(random.below(cells.size()));
        for (std::size_t k = 0; k < cells.size(); ++k) {
            const Cell cell = cells[(first + k) % cells.size()];
            if (draft.at(cell) != Tile::Floor) continue;
            const bool stands = !random.chance(fallen.of100000(), 100'000);
            draft.set(cell, stands && isPassedBy(draft, cell) ? Tile::Wall : Tile::Rubble);
        }
    }
    return true;
}

} // namespace delve::generation
