#include "generation/stages/house_furniture.h"

#include "generation/level/sides.h"
#include "generation/stages/spare_ground.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace delve::generation {
namespace {

/// A piece of furniture: some cells in a row.
struct Furniture {
    const char* name;
    std::int32_t cells;
    Tile drawn;                   ///< what it looks like
    std::optional<Tile> obstacle; ///< what it is on the ground; nothing where one may walk over it
    bool atWall;                  ///< along a wall, else with ground all around
    std::uint64_t weight;
};

constexpr std::array pieces{
    Furniture{"bed", 2, Tile::Bridge, {}, true, 3},
    Furniture{"table", 2, Tile::Bridge, Tile::Pillar, false, 3},
    Furniture{"shelf", 3, Tile::Bridge, Tile::HouseWall, true, 4},
    Furniture{"hearth", 1, Tile::Rubble, Tile::Pillar, true, 2},
};

constexpr std::int64_t cellsForPiece = 8; ///< of a room: no more pieces than one for so many

class Furnisher {
public:
    Furnisher(Draft& draft, Stream& random) : m_draft(draft), m_random(random), m_spare(draft) {}

    /// False where the draft was stopped.
    bool furnish(const Room& room, std::int64_t most) {
        const auto number = m_random.between(0, std::min(most, room.box.area() / cellsForPiece));
        for (std::int64_t i = 0; i < number; ++i) {
            if (i % 64 == 0 && m_draft.stopped()) return false;
            place(draw(), room.box);
        }
        return true;
    }

private:
    const Furniture& draw() {
        static constexpr auto weights = [] {
            std::array<std::uint64_t, pieces.size()> all{};
            for (std::size_t i = 0; i < pieces.size(); ++i) all[i] = pieces[i].weight;
            return all;
        }();
        return pieces[m_random.weighted(weights)];
    }

    /// On drawn cells; where a few are not free, there is one piece less.
    void place(const Furniture& piece, const Rect& room) {
        static constexpr int tries = 12;
        for (int i = 0; i < tries; ++i) {
            const bool down = m_random.chance(1, 2);
            const auto x = m_random.between(room.x, room.right() - 1);
            const auto y = m_random.between(room.y, room.bottom() - 1);
            const Run run{{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}, piece.cells, down};
            if (run.area().intersected(room) != run.area() || !stands(run, piece.atWall)) continue;
            if (piece.obstacle ? block(run, *piece.obstacle) : isFree(run)) return paint(run, piece.drawn);
        }
    }

    /// Along a wall, or with ground all around.
    [[nodiscard]] bool stands(const Run& run, bool atWall) const {
        if (!atWall) {
            const Rect around = run.area().grown(1);
            for (auto y = around.y; y < around.bottom(); ++y)
                for (auto x = around.x; x < around.right(); ++x)
                    if (!m_draft.size().contains({x, y}) || !m_draft.walkable({x, y})) return false;
            return true;
        }
        const Cell across = run.down ? Cell{1, 0} : Cell{0, 1};
        return isWall(run, across) || isWall(run, Cell{} - across);
    }

    /// Does a wall lie beside all of its cells, on this side? Other furniture is none. A room that was kept may lie at
    /// the edge of the map.
    [[nodiscard]] bool isWall(const Run& run, Cell side) const {
        return allOf(run, [&](Cell cell) {
            const Cell beside = cell + side;
            return m_draft.size().contains(beside) && m_draft.at(beside) == Tile::HouseWall && !isDrawn(beside);
        });
    }

    [[nodiscard]] bool isDrawn(Cell cell) const {
        return m_draft.decoration.size() == m_draft.size() && m_draft.decoration.at(cell) != Tile::Void;
    }

    [[nodiscard]] bool isFree(const Run& run) const {
        return allOf(run, [&](Cell cell) {
            return m_draft.walkable(cell) && m_draft.takesThing(cell) && !m_draft.reserved(cell) && !isDrawn(cell) &&
                   m_spare.has(cell) && !besideChest(cell);
        });
    }

    /// Takes the ground of all its cells, or of none.
    bool block(const Run& run, Tile obstacle) {
        if (!isFree(run)) return false;
        std::vector<Cell> taken;
        const bool all = allOf(run, [&](Cell cell) {
            if (!m_spare.has(cell)) return false; // as it is now, with obstacles on the cells before
            taken.push_back(cell);
            return m_draft.set(cell, obstacle);
        });
        if (!all)
            for (const Cell cell : taken) m_draft.set(cell, Tile::Floor);
        return all;
    }

    [[nodiscard]] bool besideChest(Cell cell) const {
        return std::ranges::any_of(m_draft.things(), [&](const Thing& thing) { return steps(thing.at, cell) == 1; });
    }

    void paint(const Run& run, Tile drawn) {
        (void)allOf(run, [&](Cell cell) { return m_draft.decorate(cell, drawn); });
    }

    template <class Test>
    static bool allOf(const Run& run, const Test& test) {
        for (std::int32_t i = 0; i < run.length; ++i)
            if (!test(run.at + (run.down ? Cell{0, i} : Cell{i, 0}))) return false;
        return true;
    }

    Draft& m_draft;
    Stream& m_random;
    SpareGround m_spare;
};

} // namespace

bool furnishHouse(Draft& draft, Stream& random, std::int64_t most) {
    if (most == 0) return true;
    const auto rooms = draft.sharedRooms(); // as they are now: a room that loses a cell is written again
    Furnisher furnisher(draft, random);
    for (const auto& room : *rooms)
        if (draft.stopped() || !furnisher.furnish(room, most)) return false;
    return draft.forgetLostGround();
}

} // namespace delve::generation
