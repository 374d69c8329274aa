#include "tests/support/level_checker.h"

#include "generation/level/rules.h"

#include <algorithm>
#include <array>
#include <set>

namespace delve::test {
namespace {

/// The level as plain cells: '#' for what cannot be walked, ' ' for void, '.' for ground.
class Plain {
public:
    Plain(const Level& level, const TileCatalogue& tiles)
        : m_width(level.size().width), m_height(level.size().height), m_cells(level.tiles.rows().size(), '#') {
        const auto rows = level.tiles.rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (tiles[rows[i]].walk == Walk::Yes) m_cells[i] = '.';
            if (tiles[rows[i]].name == "void") m_cells[i] = ' ';
        }
    }

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] bool onMap(int x, int y) const { return x >= 0 && y >= 0 && x < m_width && y < m_height; }
    [[nodiscard]] char at(int x, int y) const {
        return onMap(x, y) ? m_cells[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                                     static_cast<std::size_t>(x)]
                           : '?';
    }
    [[nodiscard]] bool ground(int x, int y) const { return at(x, y) == '.'; }
    [[nodiscard]] std::int64_t groundCells() const { return std::ranges::count(m_cells, '.'); }

    /// Removes the ground that can be reached from a cell, and returns its number of cells.
    std::int64_t flood(int x, int y) {
        std::int64_t cells = 0;
        std::vector<std::pair<int, int>> open{{x, y}};
        while (!open.empty()) {
            const auto here = open.back();
            open.pop_back();
            if (!ground(here.first, here.second)) continue;
            m_cells[static_cast<std::size_t>(here.second) * static_cast<std::size_t>(m_width) +
                    static_cast<std::size_t>(here.first)] = 'o';
            ++cells;
            open.insert(open.end(), {{here.first + 1, here.second},
                                     {here.first - 1, here.second},
                                     {here.first, here.second + 1},
                                     {here.first, here.second - 1}});
        }
        return cells;
    }

private:
    int m_width;
    int m_height;
    std::vector<char> m_cells;
};

std::string place(int x, int y) { return "(" + std::to_string(x) + ", " + std::to_string(y) + ")"; }
std::string place(Cell cell) { return place(cell.x, cell.y); }

std::vector<Cell> cellsOf(const Run& run) {
    std::vector<Cell> cells;
    for (int i = 0; i < run.length; ++i)
        cells.push_back(run.down ? Cell{run.at.x, run.at.y + i} : Cell{run.at.x + i, run.at.y});
    return cells;
}

std::vector<Cell> cellsOf(const Room& room) {
    std::vector<Cell> cells;
    for (const auto& run : room.shape)
        for (const auto cell : cellsOf(run)) cells.push_back(cell);
    if (room.shape.empty())
        for (int y = room.box.y; y < room.box.y + room.box.height; ++y)
            for (int x = room.box.x; x < room.box.x + room.box.width; ++x) cells.push_back({x, y});
    return cells;
}

/// For each cell the room that lists it, or -1.
std::vector<int> roomOfEachCell(const Level& level) {
    std::vector<int> owner(static_cast<std::size_t>(level.size().area()), -1);
    for (std::size_t i = 0; i < level.rooms->size(); ++i)
        for (const auto cell : cellsOf((*level.rooms)[i]))
            if (level.size().contains(cell))
                owner[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(level.size().width) +
                      static_cast<std::size_t>(cell.x)] = static_cast<int>(i);
    return owner;
}

/// A portal on a door of a room or house, or on an own tile like a door: walkable, but not see-through.
bool isDoorWithPortal(const Level& level, const TileCatalogue& tiles, int x, int y) {
    const Tile tile = level.tiles.at({x, y});
    if (tile != Tile::OpenDoor && (!tiles.walkable(tile) || tiles.seeThrough(tile))) return false;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Portal && thing.at == Cell{x, y}) return true;
    return false;
}

void append(Problems& all, Problems more) { all.insert(all.end(), more.begin(), more.end()); }

/// Does the cell before or behind a run lie in this room?
bool endsIn(const Run& run, const Room& room) {
    const Cell before = run.down ? Cell{run.at.x, run.at.y - 1} : Cell{run.at.x - 1, run.at.y};
    const Cell behind = run.down ? Cell{run.at.x, run.at.y + run.length} : Cell{run.at.x + run.length, run.at.y};
    const auto cells = cellsOf(room);
    return std::ranges::count(cells, before) + std::ranges::count(cells, behind) > 0;
}

bool setsStarts(const Level& level) { return level.recipe && level.recipe->find("start") != nullptr; }

std::multiset<std::pair<RoomId, RoomId>> linksOf(const Level& level, LinkKind kind) {
    std::multiset<std::pair<RoomId, RoomId>> links;
    for (const auto& link : *level.links)
        if (link.kind == kind) links.insert({link.a, link.b});
    return links;
}

} // namespace

Problems groundProblems(const Level& level, const TileCatalogue& tiles) {
    Problems problems;
    Plain plain(level, tiles);
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x) {
            if (!plain.ground(x, y)) continue;
            const bool edge = x == 0 || y == 0 || x + 1 == plain.width() || y + 1 == plain.height();
            if (edge && !isDoorWithPortal(level, tiles, x, y))
                problems.push_back("ground on the edge at " + place(x, y));
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    if (plain.at(x + dx, y + dy) == ' ') problems.push_back("ground touches void at " + place(x, y));
        }
    int regions = 0;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            if (plain.flood(x, y) > 0 && ++regions > 1) problems.push_back("another region at " + place(x, y));
    if (regions == 0) problems.push_back("no ground at all");
    return problems;
}

Problems roomProblems(const Level& level, const TileCatalogue& tiles) {
    Problems problems;
    const Plain plain(level, tiles);
    const auto owner = roomOfEachCell(level);
    const auto ownerAt = [&](int x, int y) {
        return plain.onMap(x, y) ? owner[static_cast<std::size_t>(y) * static_cast<std::size_t>(plain.width()) +
                                         static_cast<std::size_t>(x)]
                                 : -1;
    };
    std::set<std::string> ids;
    for (std::size_t i = 0; i < level.rooms->size(); ++i) {
        const auto& room = (*level.rooms)[i];
        if (!ids.insert(room.id).second || room.id.empty()) problems.push_back("room id not unique: " + room.id);
        bool holdsPoint = !room.from;
        for (const auto cell : cellsOf(room)) {
            if (!plain.ground(cell.x, cell.y))
                problems.push_back(room.id + " lists what is no ground at " + place(cell));
            if (!room.box.contains(cell))
                problems.push_back(room.id + " lists a cell outside its box at " + place(cell));
            holdsPoint = holdsPoint || *room.from == cell;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const int other = ownerAt(cell.x + dx, cell.y + dy);
                    if (other >= 0 && other != static_cast<int>(i))
                        problems.push_back(room.id + " touches another room at " + place(cell));
                }
        }
        if (!holdsPoint) problems.push_back(room.id + " does not hold the point it grew from");
    }
    return problems;
}

Problems quadrantProblems(const Level& level) {
    std::array<int, 4> counts{};
    Problems problems;
    for (const auto& room : *level.rooms) {
        if (!room.from) problems.push_back(room.id + " has no growth point");
        if (!room.from) continue;
        // Compares twice the middle of the cell with the size, so that nothing is rounded.
        const int right = 2 * room.from->x + 1 - level.size().width;
        const int down = 2 * room.from->y + 1 - level.size().height;
        if ((right == 0 && level.size().width > 3) || (down == 0 && level.size().height > 3))
            problems.push_back("growth point on the border of quadrants at " + place(*room.from));
        ++counts[static_cast<std::size_t>((right >= 0 ? 1 : 0) + (down >= 0 ? 2 : 0))];
    }
    const auto least = *std::ranges::min_element(counts);
    const auto most = *std::ranges::max_element(counts);
    if (most - least > 1)
        problems.push_back("growth points in the quadrants: " + std::to_string(counts[0]) + ", " +
                           std::to_string(counts[1]) + ", " + std::to_string(counts[2]) + ", " +
                           std::to_string(counts[3]));
    return problems;
}

Problems hallProblems(const Level& level, const TileCatalogue& tiles) {
    Problems problems;
    const Plain plain(level, tiles);
    const auto& rooms = *level.rooms;
    auto straight = linksOf(level, LinkKind::Hall);
    for (const auto& hall : *level.halls) {
        for (const auto& run : hall.runs)
            for (const auto cell : cellsOf(run))
                if (!plain.ground(cell.x, cell.y)) problems.push_back("hall over what is no ground at " + place(cell));
        if (hall.runs.empty()) problems.push_back("a hall without cells");
        if (hall.runs.empty()) continue;
        const auto at = place(hall.runs[0].at);
        if (hall.kind == LinkKind::Repair) continue;
        if (hall.runs.size() != 1) problems.push_back("hall that is neither straight nor a repair at " + at);
        const bool listed = hall.a < rooms.size() && hall.b < rooms.size();
        if (!listed || hall.a == hall.b || !endsIn(hall.runs[0], rooms[hall.a]) ||
            !endsIn(hall.runs[0], rooms[hall.b])) {
            problems.push_back("hall that does not end in its rooms at " + at);
            continue;
        }
        const auto link = straight.find({hall.a, hall.b});
        if (link == straight.end()) problems.push_back("hall without a link at " + at);
        else straight.erase(link);
    }
    for (const auto& link : straight)
        problems.push_back("link without a straight hall: " + std::to_string(link.first) + " to " +
                           std::to_string(link.second));
    return problems;
}

std::int64_t exitsOf(const Level& level) {
    const TileCatalogue tiles;
    std::int64_t found = 0;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x) found += tiles.endsGame(level.tiles.at({x, y}));
    return found;
}

Problems thingProblems(const Level& level, const TileCatalogue& tiles, std::int64_t players) {
    Problems problems;
    const Plain plain(level, tiles);
    std::set<std::string> ids;
    std::set<std::pair<int, int>> cells;
    std::vector<int> starts(static_cast<std::size_t>(players) + 1, 0);
    for (const auto& thing : *level.things) {
        if (!plain.ground(thing.at.x, thing.at.y))
            problems.push_back(thing.id + " stands on no ground at " + place(thing.at));
        if (!ids.insert(thing.id).second || thing.id.empty()) problems.push_back("thing id not unique: " + thing.id);
        if (!cells.insert({thing.at.x, thing.at.y}).second) problems.push_back("two things at " + place(thing.at));
        const auto player = thing.kind == ThingKind::Start ? playerOf(thing) : 0;
        if (player >= 1 && player <= players) ++starts[static_cast<std::size_t>(player)];
    }
    // A start, a flower and a second start take three cells.
    const std::int64_t expected = plain.groundCells() < 3 ? std::min<std::int64_t>(players, 1) : players;
    for (std::int64_t player = 1; player <= expected; ++player)
        if (starts[static_cast<std::size_t>(player)] != 1)
            problems.push_back("player " + std::to_string(player) + " has " +
                               std::to_string(starts[static_cast<std::size_t>(player)]) + " starts");
    return problems;
}

Problems problemsOf(const World& world) {
    Problems problems;
    for (const auto& level : world.levels) {
        append(problems, groundProblems(level, world.tiles));
        append(problems, roomProblems(level, world.tiles));
        append(problems, quadrantProblems(level));
        append(problems, hallProblems(level, world.tiles));
        append(problems, thingProblems(level, world.tiles, setsStarts(level) ? world.rules->players : 0));
    }
    return problems;
}

Problems pinProblems(const Level& before, const Level& after) {
    Problems problems;
    for (int y = 0; y < before.size().height; ++y)
        for (int x = 0; x < before.size().width; ++x)
            if (before.isPinned({x, y}) && before.tiles.at({x, y}) != after.tiles.at({x, y}))
                problems.push_back("pinned cell changed at " + place(x, y));
    for (const auto& id : *before.pinnedThings) {
        const auto was = std::ranges::find(*before.things, id, &Thing::id);
        const auto is = std::ranges::find(*after.things, id, &Thing::id);
        if (was != before.things->end() && (is == after.things->end() || !(*was == *is)))
            problems.push_back("pinned thing changed: " + id);
    }
    if (!(*before.pinned == *after.pinned) || !(*before.keptEmpty == *after.keptEmpty) ||
        *before.pinnedThings != *after.pinnedThings)
        problems.push_back("the pins themselves changed");
    return problems;
}

std::int64_t packedRooms(Size size) {
    // Every second row and column from the edge inward, quadrant by quadrant: simple, and as dense as possible if the
    // quadrants' sides are odd. A column through the centre counts for the right, a row for the lower quadrants.
    std::vector<std::pair<int, int>> taken;
    std::array<std::int64_t, 4> counts{};
    for (std::size_t quadrant = 0; quadrant < 4; ++quadrant) {
        const int left = quadrant % 2 == 0 ? 1 : size.width / 2;
        const int right = quadrant % 2 == 0 ? size.width / 2 : size.width - 1;
        const int top = quadrant < 2 ? 1 : size.height / 2;
        const int bottom = quadrant < 2 ? size.height / 2 : size.height - 1;
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x) {
                const bool free = std::ranges::none_of(taken, [&](const auto& other) {
                    return std::abs(other.first - x) <= 1 && std::abs(other.second - y) <= 1;
                });
                if (!free) continue;
                taken.push_back({x, y});
                ++counts[quadrant];
            }
    }
    const auto least = *std::ranges::min_element(counts);
    std::int64_t balanced = 0;
    for (const auto count : counts) balanced += std::min(count, least + 1);
    return balanced;
}

std::string pictureOf(const Level& level, const TileCatalogue& tiles) {
    std::string picture;
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const auto glyph = tiles[level.tiles.at({x, y})].glyph;
            picture += glyph < 128 ? static_cast<char>(glyph) : '?';
        }
        picture += '\n';
    }
    return picture;
}

std::string report(const Problems& problems, const Level& level, const TileCatalogue& tiles) {
    std::string text;
    for (std::size_t i = 0; i < problems.size() && i < 10; ++i) text += problems[i] + '\n';
    if (problems.empty() || level.size().width > 200) return text;
    return text + pictureOf(level, tiles);
}

} // namespace delve::test
