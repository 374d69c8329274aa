#include "generation/stages/room_facts.h"

#include "generation/graph/passages.h"
#include "generation/graph/paths.h"
#include "generation/level/around.h"
#include "generation/level/bit_runs.h"
#include "generation/level/patience.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::int64_t waysOfHub = 4;

/// Nothing is worked out of what cannot be reached.
bool reaches(const Distances& distances, Cell cell) { return distances.at(cell) != Distances::unreachable; }

/// The way from the start to the goal: a shortest one, and the cells that every other passes, too.
class WayToGoal {
public:
    WayToGoal(Draft& draft, Cell start)
        : m_draft(draft), m_start(start), m_distances(draft.workspace().distances), m_way(draft.workspace().bits[0]),
          m_passed(draft.workspace().bits[1]), m_patience([&draft] { return draft.stopped(); }) {}

    /// False if the draft was stopped.
    bool find() {
        const auto stopped = [this] { return m_draft.stopped(); };
        m_way.reset(m_draft.size());
        m_passed.reset(m_draft.size());
        findDistances(m_draft.walkableCells(), std::array{m_start}, m_distances, stopped);
        if (stopped()) return false;
        auto goals = goalCells();
        if (goals.empty() && !m_patience.ended()) goals = farthestCell();
        if (m_patience.ended() || stopped()) return false;
        if (goals.empty()) return true;
        const Cell goal =
            *std::ranges::min_element(goals, {}, [this](Cell cell) { return std::pair(m_distances.at(cell), cell); });
        m_steps = std::max<std::int64_t>(1, m_distances.at(goal));
        walkBack(goal);
        const auto passed = everyWayPasses(m_draft.walkableCells(), m_distances, goals, stopped);
        if (stopped()) return false;
        for (const Cell cell : passed) m_passed.set(cell);
        return true;
    }

    [[nodiscard]] bool leadsOver(Cell cell) const { return m_way.at(cell); }
    [[nodiscard]] bool mustPass(Cell cell) const { return m_passed.at(cell); }
    /// In percent of the way; 100 where it is farther, or where nobody comes.
    [[nodiscard]] std::int64_t depthOf(std::uint32_t steps) const {
        return steps == Distances::unreachable ? 100 : std::min<std::int64_t>(100, std::int64_t{steps} * 100 / m_steps);
    }
    [[nodiscard]] std::uint32_t stepsTo(Cell cell) const { return m_distances.at(cell); }

private:
    /// The ground where the level is won, as far as it can be reached.
    std::vector<Cell> goalCells() {
        std::vector<Cell> goals;
        for (const auto& thing : m_draft.things())
            if (thing.kind == ThingKind::Goal || thing.kind == ThingKind::Boss) add(goals, thing.at);
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) break;
            const auto row = m_draft.row(y);
            for (std::int32_t x = 0; x < m_draft.size().width; ++x)
                if (m_draft.catalogue().endsGame(row[static_cast<std::size_t>(x)]))
                    for (const Cell side : sidesInReadingOrder) add(goals, Cell{x, y} + side);
        }
        return goals;
    }

    void add(std::vector<Cell>& goals, Cell cell) const {
        if (m_draft.walkableCells().has(cell) && reaches(m_distances, cell)) goals.push_back(cell);
    }

    std::vector<Cell> farthestCell() {
        std::optional<Cell> farthest;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) break;
            forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
                const Cell cell{x, y};
                if (reaches(m_distances, cell) && (!farthest || m_distances.at(cell) > m_distances.at(*farthest)))
                    farthest = cell;
            });
        }
        return farthest ? std::vector{*farthest} : std::vector<Cell>();
    }

    void walkBack(Cell cell) {
        for (auto steps = m_distances.at(cell); steps > 0; --steps) {
            m_way.set(cell);
            const auto isBefore = [&](Cell side) {
                return m_draft.walkableCells().has(cell + side) && m_distances.at(cell + side) + 1 == steps;
            };
            const auto side = std::ranges::find_if(sidesInReadingOrder, isBefore);
            if (side == sidesInReadingOrder.end()) return;
            cell = cell + *side;
        }
        m_way.set(cell);
    }

    Draft& m_draft;
    Cell m_start;
    Distances& m_distances;
    BitGrid& m_way;
    BitGrid& m_passed;
    Patience m_patience;
    std::int64_t m_steps = 1;
};

/// Looks at one room after the other. Its cells are set in a grid meanwhile.
class RoomLook {
public:
    RoomLook(Draft& draft, const WayToGoal& way)
        : m_draft(draft), m_way(way), m_room(draft.workspace().bits[2]),
          m_patience([&draft] { return draft.stopped(); }) {
        m_room.reset(draft.size());
    }

    /// Nothing if the draft was stopped.
    std::optional<RoomFacts> at(const Room& room) {
        auto& remains = m_remains;
        findRemains(piecesOf(room), m_draft.walkableCells(), remains);
        RoomFacts facts;
        facts.cells = remains.cells;
        if (facts.cells > maxRoomCells) return facts; // no purpose suits it
        for (const auto& run : remains.runs) m_room.setRun(run.at.y, run.at.x, run.length);
        std::uint32_t nearest = Distances::unreachable;
        for (const auto& run : remains.runs) {
            if (m_patience.ended(static_cast<std::size_t>(run.length))) return {};
            for (auto x = run.at.x; x < run.at.x + run.length; ++x) lookAt({x, run.at.y}, facts, nearest);
        }
        facts.depth = m_way.depthOf(nearest);
        facts.waysIn = countWays();
        if (nearest == 0) facts.chokepoint = false; // who starts there has passed it
        facts.form = formOf(remains);
        for (const auto& run : remains.runs) m_room.setRun(run.at.y, run.at.x, run.length, false);
        return facts;
    }

private:
    void lookAt(Cell cell, RoomFacts& facts, std::uint32_t& nearest) {
        nearest = std::min(nearest, m_way.stepsTo(cell));
        facts.onTheWay = facts.onTheWay || m_way.leadsOver(cell);
        facts.chokepoint = facts.chokepoint || m_way.mustPass(cell);
        for (const Cell offset : cellsAround) {
            const Cell beside = cell + offset;
            if (!m_draft.size().contains(beside) || m_room.at(beside)) continue;
            if (!m_draft.walkable(beside)) facts.besideWater = facts.besideWater || isWater(m_draft.at(beside));
            else if (offset.x == 0 || offset.y == 0) {
                m_outside.push_back(beside);
                facts.chokepoint = facts.chokepoint || m_way.mustPass(beside);
            }
        }
    }

    [[nodiscard]] bool isWater(Tile tile) const {
        return tile == Tile::Water || m_draft.catalogue()[tile].serves == Tile::Water;
    }

    /// How many parts the ground around the room has: cells side by side are one way in.
    std::int64_t countWays() {
        std::ranges::sort(m_outside);
        m_outside.erase(std::unique(m_outside.begin(), m_outside.end()), m_outside.end());
        auto ways = static_cast<std::int64_t>(m_outside.size());
        const auto isOutside = [this](Cell cell) { return std::ranges::binary_search(m_outside, cell); };
        for (const Cell cell : m_outside)
            for (const Cell next : {Cell{1, 0}, Cell{0, 1}})
                if (isOutside(cell + next)) --ways;
        const bool any = !m_outside.empty();
        m_outside.clear();
        return std::max<std::int64_t>(ways, any ? 1 : 0);
    }

    /// A rectangle may lack a few cells. What is round has no corners, and its sides are alike.
    [[nodiscard]] RoomForm formOf(const Remains& remains) const {
        const Rect& box = remains.box;
        if (remains.cells * 10 >= box.area() * 9) return RoomForm::Rectangle;
        const auto longer = std::max(box.width, box.height);
        const auto shorter = std::min(box.width, box.height);
        const bool compact = shorter >= 4 && 2 * longer <= 3 * shorter && remains.cells * 10 >= box.area() * 6;
        if (!compact) return RoomForm::Cave;
        const auto right = box.right() - 1;
        const auto bottom = box.bottom() - 1;
        for (const Cell corner : {box.topLeft(), Cell{right, box.y}, Cell{box.x, bottom}, Cell{right, bottom}})
            if (m_room.at(corner)) return RoomForm::Cave;
        std::int64_t across = 0;
        std::int64_t down = 0;
        for (const auto& run : remains.runs)
            for (auto x = run.at.x; x < run.at.x + run.length; ++x) {
                across += m_room.at({box.x + right - x, run.at.y}) ? 1 : 0;
                down += m_room.at({x, box.y + bottom - run.at.y}) ? 1 : 0;
            }
        return std::min(across, down) * 10 >= remains.cells * 9 ? RoomForm::Round : RoomForm::Cave;
    }

    Draft& m_draft;
    const WayToGoal& m_way;
    BitGrid& m_room;
    Patience m_patience;
    Remains m_remains;           ///< of the room
    std::vector<Cell> m_outside; ///< the ground beside the room
};

bool liesAt(RoomPlace place, const RoomFacts& room) {
    switch (place) {
    case RoomPlace::Anywhere: return true;
    case RoomPlace::DeadEnd: return room.waysIn == 1;
    case RoomPlace::Hub: return room.waysIn >= waysOfHub;
    case RoomPlace::Chokepoint: return room.chokepoint;
    case RoomPlace::OnTheWay: return room.onTheWay;
    case RoomPlace::OffTheWay: return !room.onTheWay;
    }
    return false;
}

} // namespace

std::optional<std::vector<RoomFacts>> findRoomFacts(Draft& draft, Cell start) {
    WayToGoal way(draft, start);
    if (!way.find()) return {};
    RoomLook look(draft, way);
    std::vector<RoomFacts> facts;
    facts.reserve(draft.rooms().size());
    for (const auto& room : draft.rooms()) {
        if (facts.size() % 256 == 0 && draft.stopped()) return {};
        const auto found = look.at(room);
        if (!found) return {};
        facts.push_back(*found);
    }
    return facts;
}

bool suits(const Purpose& purpose, const RoomFacts& room) {
    return room.cells >= purpose.leastCells && room.cells <= purpose.mostCells &&
           (purpose.form == RoomForm::Any || purpose.form == room.form) && liesAt(purpose.place, room) &&
           room.depth >= purpose.fromDepth && room.depth <= purpose.toDepth && (!purpose.water || room.besideWater);
}

} // namespace delve::generation
