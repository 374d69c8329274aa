#include "tests/support/list_checker.h"

#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "playtest/rules/objective.h"

#include <algorithm>
#include <array>
#include <set>
#include <unordered_set>
#include <utility>

namespace delve::test {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

std::string place(Cell cell) { return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")"; }

/// Values by cell; cells off the map have the value `beyond`.
template <class T>
class Plain {
public:
    Plain(Size size, T value, T beyond)
        : m_size(size), m_values(static_cast<std::size_t>(size.area()), value), m_beyond(beyond) {}
    [[nodiscard]] T at(Cell cell) const { return m_size.contains(cell) ? m_values[index(cell)] : m_beyond; }
    void set(Cell cell, T value) {
        if (m_size.contains(cell)) m_values[index(cell)] = value;
    }

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) +
               static_cast<std::size_t>(cell.x);
    }
    Size m_size;
    std::vector<T> m_values;
    T m_beyond;
};

/// Cells in no order.
class CellSet {
public:
    CellSet() = default;
    explicit CellSet(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) insert(cell);
    }
    bool insert(Cell cell) { return m_cells.insert(keyOf(cell)).second; } ///< false if it was in the set already
    void erase(Cell cell) { m_cells.erase(keyOf(cell)); }
    [[nodiscard]] bool contains(Cell cell) const { return m_cells.contains(keyOf(cell)); }
    [[nodiscard]] std::size_t size() const { return m_cells.size(); }

private:
    static std::int64_t keyOf(Cell cell) { return std::int64_t{cell.y} * largestSide * 2 + cell.x; }
    std::unordered_set<std::int64_t> m_cells;
};

template <class Visit>
void forEachCell(Size size, Visit visit) {
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) visit(Cell{x, y});
}

std::vector<Cell> cellsOf(const std::vector<Run>& runs) {
    std::vector<Cell> cells;
    for (const auto& run : runs)
        for (std::int32_t i = 0; i < run.length; ++i)
            cells.push_back(run.down ? Cell{run.at.x, run.at.y + i} : Cell{run.at.x + i, run.at.y});
    return cells;
}

std::vector<Cell> cellsOf(const Room& room) {
    auto cells = cellsOf(room.shape);
    if (room.shape.empty())
        for (std::int32_t y = room.box.y; y < room.box.y + room.box.height; ++y)
            for (std::int32_t x = room.box.x; x < room.box.x + room.box.width; ++x) cells.push_back({x, y});
    return cells;
}

/// Floods from some cells over those that may be entered, nearest first, and returns all reached cells, until `enough`
/// says that a cell is the last.
template <class MayEnter, class Enough>
CellSet flood(std::vector<Cell> cells, MayEnter mayEnter, Enough enough) {
    CellSet reached(cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell cell = cells[i];
        if (enough(cell)) break;
        for (const Cell side : sides)
            if (mayEnter(cell + side) && reached.insert(cell + side)) cells.push_back(cell + side);
    }
    return reached;
}

template <class MayEnter>
CellSet flood(std::vector<Cell> cells, MayEnter mayEnter) {
    return flood(std::move(cells), mayEnter, [](Cell) { return false; });
}

/// The ground of a level and the room of each cell.
struct Ground {
    Plain<char> walks;
    Plain<RoomId> roomOf;
    Plain<char> inHall; ///< listed as a cell of a hall

    Ground(const Level& level, const TileCatalogue& tiles)
        : walks(level.size(), 0, 0), roomOf(level.size(), noRoom, noRoom), inHall(level.size(), 0, 0) {
        forEachCell(level.size(), [&](Cell cell) {
            walks.set(cell, tiles[level.tiles.at(cell)].walk == Walk::Yes ? char{1} : char{0});
        });
        for (RoomId room = 0; room < level.rooms->size(); ++room)
            for (const Cell cell : cellsOf((*level.rooms)[room])) roomOf.set(cell, room);
        for (const auto& hall : *level.halls)
            for (const Cell cell : cellsOf(hall.runs)) inHall.set(cell, 1);
    }
};

void checkHall(const Hall& hall, const Ground& ground, std::size_t rooms, Problems& problems) {
    const auto cells = cellsOf(hall.runs);
    if (cells.empty()) return;
    const auto where = "hall at " + place(cells.front());
    for (const Cell cell : cells)
        if (ground.walks.at(cell) == 0) problems.push_back(where + " passes what is no ground at " + place(cell));
    for (const RoomId end : {hall.a, hall.b})
        if (end >= rooms && end != noRoom) problems.push_back(where + " names a room that is none");
    if (hall.a >= rooms || hall.b >= rooms) return;
    const CellSet own(cells);
    if (flood({cells.front()}, [&](Cell cell) { return own.contains(cell); }).size() != own.size())
        problems.push_back(where + " does not hang together");
    // Halls merge, and pass through rooms: the last cells to a room may belong to another hall, but always to a hall.
    std::set<RoomId> found;
    flood(
        cells,
        [&](Cell cell) {
            const auto room = ground.roomOf.at(cell);
            return ground.inHall.at(cell) != 0 || (room != noRoom && (room == hall.a || room == hall.b));
        },
        [&](Cell cell) {
            found.insert(ground.roomOf.at(cell));
            return found.contains(hall.a) && found.contains(hall.b);
        });
    for (const RoomId end : {hall.a, hall.b})
        if (!found.contains(end)) problems.push_back(where + " does not come to its room " + std::to_string(end));
}

const PropertyValue* colourOf(const Thing& thing) { return thing.fields.find("colour"); }

/// Walks without a key at first, picks up keys and opens their locks, until nothing more opens.
CellSet walkWithKeys(const Level& level, const Ground& ground, Cell start) {
    CellSet shut;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Lock) shut.insert(thing.at);
    for (;;) {
        const auto reached =
            flood({start}, [&](Cell cell) { return ground.walks.at(cell) != 0 && !shut.contains(cell); });
        const auto before = shut.size();
        for (const auto& key : *level.things)
            for (const auto& lock : *level.things)
                if (key.kind == ThingKind::Key && lock.kind == ThingKind::Lock && reached.contains(key.at) &&
                    colourOf(key) && colourOf(lock) && *colourOf(key) == *colourOf(lock))
                    shut.erase(lock.at);
        if (shut.size() == before) return reached;
    }
}

bool faces(const CellSet& reached, Cell cell) {
    return std::ranges::any_of(sides, [&](Cell side) { return reached.contains(cell + side); });
}

/// The number of cells of a needed tile; each that cannot be reached is a problem.
std::size_t countReached(const Level& level, const CellSet& reached, const TileCatalogue& tiles,
                         const play::ObjectiveNeed& need, Problems& problems) {
    std::size_t count = 0;
    forEachCell(level.size(), [&](Cell cell) {
        if (!(tiles.*need.tile)(level.tiles.at(cell))) return;
        ++count;
        if (!faces(reached, cell)) problems.push_back("nobody comes to the exit at " + place(cell));
    });
    return count;
}

std::size_t countThings(const Level& level, ThingKind kind) {
    return static_cast<std::size_t>(std::ranges::count(*level.things, kind, &Thing::kind));
}

/// Does the level have each thing or tile that the objective needs?
bool hasGoals(const World& world, const Level& level, const CellSet& reached, Problems& problems) {
    const auto* objective = play::builtInObjectives().find(world.rules->objective);
    return objective && std::ranges::all_of(objective->needs, [&](const play::ObjectiveNeed& need) {
               const auto count = need.thing ? countThings(level, *need.thing)
                                             : countReached(level, reached, world.tiles, need, problems);
               return count > 0;
           });
}

} // namespace

Problems listProblems(const Level& level, const TileCatalogue& tiles) {
    Problems problems;
    const Ground ground(level, tiles);
    const auto rooms = level.rooms->size();
    for (const auto& link : *level.links)
        if (link.a >= rooms || link.b >= rooms || link.a == link.b)
            problems.push_back("a link does not join two rooms: " + std::to_string(link.a) + " and " +
                               std::to_string(link.b));
    for (const auto& hall : *level.halls) checkHall(hall, ground, rooms, problems);
    return problems;
}

Problems reachProblems(const World& world) {
    Problems problems;
    for (const auto& level : world.levels) {
        if (level.properties.find("within")) continue; // entered from the level around it: journey_checker.h
        const auto start = std::ranges::find_if(
            *level.things, [](const Thing& thing) { return thing.kind == ThingKind::Start && playerOf(thing) == 1; });
        if (start == level.things->end()) {
            problems.emplace_back("player 1 has no start");
            continue;
        }
        const Ground ground(level, world.tiles);
        const auto reached = walkWithKeys(level, ground, start->at);
        forEachCell(level.size(), [&](Cell cell) {
            if (ground.walks.at(cell) != 0 && !reached.contains(cell))
                problems.push_back("nobody comes to the ground at " + place(cell));
        });
        for (const auto& thing : *level.things)
            if (!reached.contains(thing.at)) problems.push_back("nobody comes to " + thing.id);
        if (!hasGoals(world, level, reached, problems)) problems.emplace_back("what wins the level is missing");
    }
    return problems;
}

Problems fileProblems(const World& world) {
    const auto text = delveText(world);
    const auto read = readDelve(text);
    if (!read) return {"its file cannot be read: " + inEnglish(read.failure().message)};
    return delveText(*read) == text ? Problems{} : Problems{"its file is written in another way when it was read"};
}

} // namespace delve::test
