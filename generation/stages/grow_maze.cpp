#include "generation/stages/grow_maze.h"

#include "generation/graph/unvisited.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/walls.h"

#include <array>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr int noDirection = -1;

/// Grows in rows of bits, and carves them at the end: a map of millions of cells would else be written in every corner
/// at once.
class MazeGrower {
public:
    MazeGrower(Draft& draft, Stream& random, Percent turn)
        : m_draft(draft), m_random(random), m_turn(turn.of100000()), m_grown(draft.workspace().bits[0]),
          m_path(draft.workspace().bytes) {}

    bool run() {
        if (!findOpenCells()) return false;
        m_open.reset(m_grown);
        m_sides = {0 - m_open.down(), 0 - 1u, 1u, m_open.down()};
        for (std::int32_t y = 1; y < m_draft.inside().bottom(); y += 2) {
            if (y % 128 == 1 && m_draft.stopped()) return false;
            bool stopped = false;
            forEachBit(std::as_const(m_grown).row(y), [&](std::int32_t x) {
                const auto cell = m_open.indexOf({x, y});
                stopped = stopped || (m_open.take(cell) && !growFrom(cell));
            });
            if (stopped) return false;
        }
        return carve();
    }

private:
    /// An odd cell may be part of a maze when nothing walkable and no pin is on it or around it. That holds then for
    /// the cells between two of them as well. In the end all of them are: only those between are still to be found.
    bool findOpenCells() {
        constexpr std::uint64_t oddColumns = 0xaaaa'aaaa'aaaa'aaaa;
        m_grown.reset(m_draft.size());
        const Rect inside = m_draft.inside();
        for (std::int32_t y = 1; y < inside.bottom(); y += 2) {
            if (y % 128 == 1 && m_draft.stopped()) return false;
            const auto row = m_grown.row(y);
            spreadRow(m_draft.takenCells(), y, row);
            for (auto& word : row) word = ~word & oddColumns;
            row.back() &= (std::uint64_t{1} << (inside.right() % 64)) - 1; // without the edge, and what lies beyond it
        }
        return true;
    }

    bool growFrom(std::uint32_t cell) {
        m_path.clear();
        int direction = noDirection;
        for (std::uint32_t i = 0;; ++i) {
            if ((i & 0xffff) == 0 && m_draft.stopped()) return false;
            direction = nextDirection(cell, direction);
            if (direction == noDirection) {
                if (m_path.empty()) return true;
                cell -= 2 * m_sides[m_path.back()];
                m_path.pop_back();
                continue;
            }
            const auto side = m_sides[static_cast<std::size_t>(direction)];
            m_grown.set(m_open.cellOf(cell + side));
            cell += 2 * side;
            m_open.take(cell);
            m_path.push_back(static_cast<std::uint8_t>(direction));
        }
    }

    /// Straight on where that is possible, unless the chance to turn says otherwise; else one of the others, drawn.
    int nextDirection(std::uint32_t cell, int last) {
        std::array<int, 5> possible{}; // each is written, and counted where it is one: it cannot be foreseen
        std::uint64_t count = 0;
        bool straight = false;
        for (int d = 0; d < 4; ++d) {
            const bool leadsOn = m_open.has(cell + 2 * m_sides[static_cast<std::size_t>(d)]);
            straight |= leadsOn & (d == last);
            possible[count] = d;
            count += leadsOn ? 1 : 0;
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
    BitGrid& m_grown;
    Unvisited m_open;                       ///< the odd cells that no maze has come to yet
    std::array<std::uint32_t, 4> m_sides{}; ///< how far the cells above, to the left, to the right and below are
    std::vector<std::uint8_t>& m_path;      ///< by which steps the way came to where it is
};

} // namespace

Done growMaze(Draft& draft, Stream& random, const GrowMazeParameters& parameters) {
    return MazeGrower(draft, random, parameters.turn).run() ? done() : Done(cancelled());
}

StageInfo growMazeStage() {
    using P = GrowMazeParameters;
    StageInfo stage;
    stage.name = "grow-maze";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Grow mazes");
    stage.help = DELVE_TEXT("stage", "Fills the solid space between rooms with mazes.");
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("turn", &P::turn, share(), DELVE_TEXT("stage", "Chance to turn"),
                  DELVE_TEXT("stage", "How often a hall of the maze turns where it could go straight on. Higher values "
                                      "make more winding mazes.")),
    };
    stage.run = runWith<P>(growMaze, stage.parameters);
    return stage;
}

} // namespace delve::generation
