#include "generation/stages/smooth.h"

#include "generation/level/around.h"
#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/pipeline/places.h"

#include <algorithm>
#include <array>
#include <vector>

namespace delve::generation {
namespace {

/// The four neighbours of 64 cells of a row, as bits.
struct Beside {
    std::uint64_t up, down, west, east;

    Beside(const BitGrid& cells, std::int32_t y, std::size_t i)
        : up(cells.row(y - 1)[i]), down(cells.row(y + 1)[i]),
          west(cells.row(y)[i] << 1 | (i > 0 ? cells.row(y)[i - 1] >> 63 : 0)),
          east(cells.row(y)[i] >> 1 | (i + 1 < cells.wordsPerRow() ? cells.row(y)[i + 1] << 63 : 0)) {}

    [[nodiscard]] std::uint64_t all() const { return up & down & west & east; }
    [[nodiscard]] std::uint64_t justOne() const { return (up ^ down ^ west ^ east) & ~((up & down) | (west & east)); }
};

class Smoother {
public:
    explicit Smoother(Draft& draft) : m_draft(draft) {}

    /// Both are found before anything is changed. False where the draft was stopped.
    [[nodiscard]] bool run() {
        const BitGrid& ground = m_draft.walkableCells();
        for (auto y = m_draft.inside().y; y < m_draft.inside().bottom(); ++y) {
            if (m_draft.stopped()) return false;
            const auto row = ground.row(y);
            for (std::size_t i = 0; i < row.size(); ++i) {
                const Beside beside(ground, y, i);
                const auto x = static_cast<std::int32_t>(64 * i);
                forEachBit(std::array{beside.all() & ~row[i]}, [&](std::int32_t bit) {
                    if (isPillar({x + bit, y})) m_pillars.push_back({x + bit, y});
                });
                forEachBit(std::array{beside.justOne() & row[i]}, [&](std::int32_t bit) {
                    if (isNotch({x + bit, y})) m_notches.push_back({x + bit, y});
                });
            }
        }
        return takePillars() && fillNotches();
    }

    void mark() const {
        m_draft.mark({"pillars", Mark::Shape::Points, m_pillars});
        m_draft.mark({"notches", Mark::Shape::Points, m_notches});
    }

private:
    /// A wall all around which one can walk, on the floor of a room.
    [[nodiscard]] bool isPillar(Cell cell) const {
        const Tile tile = m_draft.at(cell);
        const auto floorAt = [&](Cell offset) { return m_draft.catalogue().roomFloor(m_draft.at(cell + offset)); };
        return (tile == Tile::Void || m_draft.catalogue().wall(tile)) && m_draft.mayCarve(cell) &&
               !m_draft.reserved(cell) && std::ranges::all_of(cellsAround, floorAt);
    }

    /// The floor of a room on which nothing stands, with walls on three sides, and with such floor on the fourth from
    /// which one can walk on to two sides at least: without it, no end is left there.
    [[nodiscard]] bool isNotch(Cell cell) const {
        if (!m_draft.catalogue().roomFloor(m_draft.at(cell)) || !m_draft.takesThing(cell)) return false;
        int ways = 0;
        for (const Cell side : sidesInReadingOrder) {
            const Cell beside = cell + side;
            const Tile tile = m_draft.at(beside);
            if (m_draft.walkable(beside)) {
                if (!m_draft.catalogue().roomFloor(tile)) return false;
                ways = static_cast<int>(std::ranges::count_if(sidesInReadingOrder, [&](Cell next) {
                    return m_draft.size().contains(beside + next) && m_draft.walkable(beside + next);
                }));
            } else if (tile != Tile::Void && !m_draft.catalogue().wall(tile)) {
                return false; // an exit, say, that is reached from here
            }
        }
        return ways > 2;
    }

    bool takePillars() {
        std::vector<Cell> beside;
        for (const Cell cell : m_pillars) beside.push_back(cell + sidesInReadingOrder.front());
        if (beside.empty()) return true;
        const auto rooms = roomsAt(m_draft, beside);
        if (m_draft.stopped()) return false;
        for (std::size_t i = 0; i < m_pillars.size(); ++i) {
            m_draft.set(m_pillars[i], m_draft.at(beside[i]));
            if (rooms[i] != noRoom) m_draft.addToRoom(rooms[i], m_pillars[i]);
        }
        return true;
    }

    bool fillNotches() {
        for (const Cell cell : m_notches) m_draft.set(cell, Tile::Void);
        return m_notches.empty() || m_draft.forgetLostGround();
    }

    Draft& m_draft;
    std::vector<Cell> m_pillars;
    std::vector<Cell> m_notches;
};

} // namespace

Done smooth(Draft& draft, Stream& /*random*/, const SmoothParameters& /*parameters*/) {
    Smoother smoother(draft);
    if (!smoother.run()) return cancelled();
    if (draft.tracing()) smoother.mark();
    return done();
}

StageInfo smoothStage() {
    StageInfo stage;
    stage.name = "smooth";
    stage.group = StageGroup::Halls;
    stage.ways = Ways::Changes;
    stage.label = DELVE_TEXT("stage", "Smooth");
    stage.help =
        DELVE_TEXT("stage", "Removes single pillars from rooms, and fills niches of a single cell in their walls.");
    stage.needs = Part::Floor;
    stage.run = runWith<SmoothParameters>(smooth, stage.parameters);
    return stage;
}

} // namespace delve::generation
