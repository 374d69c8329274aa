#include "generation/stages/grow_maze.h"

#include "generation/pipeline/walls.h"

#include <array>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> steps2{{{0, -2}, {-2, 0}, {2, 0}, {0, 2}}};
constexpr int noDirection = -1;

/// Grows in rows of bits, and carves them at the end: a map of millions of cells would else be written in every corner
/// at once.
class MazeGrower {
public:
    MazeGrower(Draft& draft, Stream& random, Percent turn)
        : m_draft(draft), m_random(random), m_turn(turn.of100000()), m_open(draft.workspace().bits[0]),
          m_grown(draft.workspace().bits[1]), m_path(draft.workspace().bytes) {}

    bool run() {
        if (!findOpenCells()) return false;
        m_grown.reset(m_draft.size());
        const Rect inside = m_draft.inside();
        for (std::int32_t y = 1; y < inside.bottom(); y += 2) {
            if (y % 128 == 1 && m_draft.stopped()) return false;
            for (std::int32_t x = 1; x < inside.right(); x += 2)
                if (m_open.at({x, y}) && !growFrom({x, y})) return false;
        }
        return carve();
    }

private:
    /// An odd cell may be part of a maze when nothing walkable and no pin is on it or around it. That holds then for
    /// the cells between two of them as well.
    bool findOpenCells() {
        constexpr std::uint64_t oddColumns = 0xaaaa'aaaa'aaaa'aaaa;
        m_open.reset(m_draft.size());
        const Rect inside = m_draft.inside();
        for (std::int32_t y = 1; y < inside.bottom(); y += 2) {
            if (y % 128 == 1 && m_draft.stopped()) return false;
            const auto row = m_open.row(y);
            spreadRow(m_draft.takenCells(), y, row);
            for (auto& word : row) word = ~word & oddColumns;
            row.back() &= (std::uint64_t{1} << (inside.right() % 64)) - 1; // without the edge, and what lies beyond it
        }
        return true;
    }

    bool growFrom(Cell cell) {
        m_path.clear();
        m_grown.set(cell);
        m_open.clear(cell);
        int direction = noDirection;
        for (std::uint32_t i = 0;; ++i) {
            if ((i & 0xffff) == 0 && m_draft.stopped()) return false;
            direction = nextDirection(cell, direction);
            if (direction == noDirection) {
                if (m_path.empty()) return true;
                cell = cell - steps2[m_path.back()];
                m_path.pop_back();
                continue;
            }
            const Cell step = steps2[static_cast<std::size_t>(direction)];
            m_grown.set({cell.x + step.x / 2, cell.y + step.y / 2});
            cell = cell + step;
            m_grown.set(cell);
            m_open.clear(cell);
            m_path.push_back(static_cast<std::uint8_t>(direction));
        }
    }

    /// Straight on where that is possible, unless the chance to turn says otherwise; else one of the others, drawn.
    int nextDirection(Cell cell, int last) {
        std::array<int, 4> possible{};
        std::uint64_t count = 0;
        bool straight = false;
        for (int d = 0; d < 4; ++d) {
            const Cell next = cell + steps2[static_cast<std::size_t>(d)];
            if (!m_draft.size().contains(next) || !m_open.at(next)) continue;
            straight = straight || d == last;
            possible[count++] = d;
        }
        if (count == 0) return noDirection;
        if (straight && !m_random.chance(m_turn, 100'000)) return last;
        return count == 1 ? possible[0] : possible[static_cast<std::size_t>(m_random.below(count))];
    }

    bool carve() {
        for (std::int32_t y = 1; y < m_draft.inside().bottom(); ++y) {
            if (y % 64 == 1 && m_draft.stopped()) return false;
            m_draft.setCells(y, m_grown.row(y), Tile::Hall);
        }
        return true;
    }

    Draft& m_draft;
    Stream& m_random;
    std::uint64_t m_turn;
    BitGrid& m_open;
    BitGrid& m_grown;
    std::vector<std::uint8_t>& m_path; ///< by which steps the way came to where it is
};

} // namespace

Done growMaze(Draft& draft, Stream& random, const GrowMazeParameters& parameters) {
    return MazeGrower(draft, random, parameters.turn).run() ? done() : Done(cancelled());
}

Stage growMazeStage() {
    using P = GrowMazeParameters;
    Stage stage;
    stage.name = "grow-maze";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Grow mazes");
    stage.help = DELVE_TEXT("stage", "Fills what is solid with mazes.");
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("turn", &P::turn, share(), DELVE_TEXT("stage", "Chance to turn"),
                  DELVE_TEXT("stage", "How often a hall of the maze turns where it could go straight on.")),
    };
    stage.run = runWith<P>(growMaze, stage.parameters);
    return stage;
}

} // namespace delve
