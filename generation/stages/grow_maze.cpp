#include "generation/stages/grow_maze.h"

#include <array>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> steps2{{{0, -2}, {-2, 0}, {2, 0}, {0, 2}}};
constexpr int noDirection = -1;

class MazeGrower {
public:
    MazeGrower(Draft& draft, Stream& random, Percent turn)
        : m_draft(draft), m_random(random), m_turn(turn.of100000()), m_open(draft.workspace().bits[0]),
          m_path(draft.workspace().cells[0]) {}

    bool run() {
        if (!findOpenCells()) return false;
        const Rect inside = m_draft.inside();
        for (std::int32_t y = 1; y < inside.bottom(); y += 2)
            for (std::int32_t x = 1; x < inside.right(); x += 2)
                if (m_open.at({x, y}) && !growFrom({x, y})) return false;
        return true;
    }

private:
    /// An odd cell may be part of a maze when nothing walkable and no pin is on it or around it. That holds then for
    /// the cells between two of them as well.
    bool findOpenCells() {
        m_open.reset(m_draft.size());
        const Rect inside = m_draft.inside();
        for (std::int32_t y = 1; y < inside.bottom(); y += 2) {
            if (m_draft.stopped()) return false;
            for (std::int32_t x = 1; x < inside.right(); x += 2)
                if (solidAround({x, y})) m_open.set({x, y});
        }
        return true;
    }

    [[nodiscard]] bool solidAround(Cell cell) const {
        for (std::int32_t dy = -1; dy <= 1; ++dy)
            for (std::int32_t dx = -1; dx <= 1; ++dx) {
                const Cell near{cell.x + dx, cell.y + dy};
                if (m_draft.at(near) != Tile::Void || m_draft.pinned(near)) return false;
            }
        return true;
    }

    bool growFrom(Cell start) {
        m_path.assign(1, start);
        m_draft.set(start, Tile::Hall);
        m_open.clear(start);
        int direction = noDirection;
        for (std::uint32_t i = 0; !m_path.empty(); ++i) {
            if ((i & 0xfff) == 0 && m_draft.stopped()) return false;
            const Cell cell = m_path.back();
            direction = nextDirection(cell, direction);
            if (direction == noDirection) {
                m_path.pop_back();
                continue;
            }
            const Cell step = steps2[static_cast<std::size_t>(direction)];
            m_draft.set({cell.x + step.x / 2, cell.y + step.y / 2}, Tile::Hall);
            m_draft.set(cell + step, Tile::Hall);
            m_open.clear(cell + step);
            m_path.push_back(cell + step);
        }
        return true;
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

    Draft& m_draft;
    Stream& m_random;
    std::uint64_t m_turn;
    BitGrid& m_open;
    std::vector<Cell>& m_path;
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
