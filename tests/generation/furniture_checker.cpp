#include "tests/generation/furniture_checker.h"

#include "tests/generation/cells_of_room.h"
#include "tests/generation/connected_cells.h"

#include <algorithm>
#include <map>
#include <set>

namespace delve::test {
namespace {

using Problems = std::vector<std::string>;

std::string at(Cell cell) { return " at (" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")"; }

Cells cellsOf(const Room& room) {
    const auto cells = cellsOfRoom(room);
    return {cells.begin(), cells.end()};
}

std::string textOf(const Room& room) {
    const auto* const value = room.properties.find("purpose");
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? *text : std::string();
}

class FurnitureChecker {
public:
    explicit FurnitureChecker(const Furnished& furnished)
        : m_before(furnished.before), m_after(furnished.after), m_tiles(furnished.tiles), m_table(furnished.table) {
        findFurniture();
    }

    Problems run() {
        checkGround();
        checkPassages();
        checkPinsAndThings();
        for (const auto& room : *m_before.rooms) checkRoom(room);
        for (const auto& piece : m_pieces) tell("furniture outside the rooms with a purpose" + at(piece.first));
        checkLandmarks();
        return m_problems;
    }

private:
    void tell(const std::string& problem) { m_problems.push_back(problem); }
    [[nodiscard]] bool walked(const Level& level, Cell cell) const {
        return level.size().contains(cell) && m_tiles.walkable(level.tiles.at(cell));
    }

    /// By cell, what was put there.
    void findFurniture() {
        for (std::int32_t y = 0; y < m_after.size().height; ++y)
            for (std::int32_t x = 0; x < m_after.size().width; ++x) {
                const Cell cell{x, y};
                const Tile tile = m_after.tiles.at(cell);
                if (tile != m_before.tiles.at(cell)) add(cell, "tile " + m_tiles[tile].name);
                for (const auto& layer : m_after.layers)
                    if (layer.generated && layer.tiles.at(cell) != Tile::Void)
                        add(cell, "decoration " + m_tiles[layer.tiles.at(cell)].name);
            }
        std::set<std::string> known;
        for (const auto& thing : *m_before.things) known.insert(thing.id);
        for (const auto& thing : *m_after.things)
            if (!known.contains(thing.id)) add(thing.at, "thing " + std::string(infoOf(thing.kind).name));
    }

    void add(Cell cell, const std::string& piece) {
        if (!m_pieces.emplace(cell, piece).second) tell("two pieces" + at(cell));
    }

    [[nodiscard]] Cells groundOf(const Level& level) const {
        Cells cells;
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x)
                if (walked(level, {x, y})) cells.insert({x, y});
        return cells;
    }

    /// No obstacle parts the ground, with all doors open and with all doors shut.
    void checkGround() {
        for (const bool open : {true, false}) {
            const auto of = [&](const Level& level) {
                Cells cells = groundOf(level);
                if (!open) std::erase_if(cells, [&](Cell cell) { return m_tiles.door(level.tiles.at(cell)); });
                return partsOf(cells).size();
            };
            if (of(m_after) > of(m_before)) tell(open ? "the ground is parted" : "the ground behind doors is parted");
        }
    }

    /// Doors and halls are as they were, and nothing that counts stands before a door.
    void checkPassages() {
        Cells halls;
        for (const auto& hall : *m_before.halls)
            for (const auto& run : hall.runs) {
                const Rect area = run.area();
                for (auto y = area.y; y < area.bottom(); ++y)
                    for (auto x = area.x; x < area.right(); ++x) halls.insert({x, y});
            }
        for (const auto& [cell, piece] : m_pieces) {
            if (piece.starts_with("decoration")) continue;
            if (halls.contains(cell)) tell(piece + " in a hall" + at(cell));
            for (const Cell beside : besides(cell)) {
                if (!m_before.size().contains(beside)) continue;
                const Tile tile = m_before.tiles.at(beside);
                if (m_tiles.door(tile) || m_tiles.endsGame(tile)) tell(piece + " before a door" + at(cell));
            }
        }
    }

    void checkPinsAndThings() {
        Cells taken;
        for (const auto& thing : *m_before.things) taken.insert(thing.at);
        for (const auto& [cell, piece] : m_pieces) {
            if (m_before.isPinned(cell)) tell(piece + " on a pin" + at(cell));
            if (m_before.keptEmpty->size() == m_before.size() && m_before.keptEmpty->at(cell))
                tell(piece + " where nothing may be placed" + at(cell));
            if (taken.contains(cell)) tell(piece + " on a thing" + at(cell));
        }
        for (const auto& thing : *m_before.things)
            if (std::ranges::find(*m_after.things, thing) == m_after.things->end()) tell(thing.id + " is gone");
    }

    void checkRoom(const Room& room) {
        const Cells cells = cellsOf(room);
        const auto after = std::ranges::find(*m_after.rooms, room.id, &Room::id);
        if (after == m_after.rooms->end()) return tell(room.id + " is gone");
        std::map<Cell, std::string> pieces;
        for (const Cell cell : cells)
            if (const auto found = m_pieces.find(cell); found != m_pieces.end()) {
                pieces.insert(*found);
                m_pieces.erase(found);
            }
        Cells rest = cells;
        std::erase_if(rest, [&](Cell cell) { return !walked(m_after, cell); });
        if (partsOf(rest).size() > partsOf(cells).size()) tell(room.id + " is parted");
        const auto purpose = textOf(*after);
        if (purpose.empty()) {
            if (!pieces.empty()) tell(room.id + " has furniture, but no purpose");
            return;
        }
        const auto row = std::ranges::find(m_table, purpose, &Purpose::name);
        if (row == m_table.end()) return tell(room.id + " has a purpose that is not in the table: " + purpose);
        if (!isSymmetric(pieces, room.box)) tell(room.id + ", " + purpose + ", is furnished unevenly");
        checkPieces(room, *row, pieces);
        checkSuits(room, *row, cells);
    }

    [[nodiscard]] static bool isSymmetric(const std::map<Cell, std::string>& pieces, const Rect& box) {
        const auto mirrors = [&](bool upright, std::int32_t sum) {
            return std::ranges::all_of(pieces, [&](const auto& entry) {
                const Cell cell = entry.first;
                const Cell image = upright ? Cell{sum - cell.x, cell.y} : Cell{cell.x, sum - cell.y};
                const auto found = pieces.find(image);
                return found != pieces.end() && found->second == entry.second;
            });
        };
        for (auto sum = 2 * box.x; sum <= 2 * box.right(); ++sum)
            if (mirrors(true, sum)) return true;
        for (auto sum = 2 * box.y; sum <= 2 * box.bottom(); ++sum)
            if (mirrors(false, sum)) return true;
        return false;
    }

    void checkPieces(const Room& room, const Purpose& purpose, const std::map<Cell, std::string>& pieces) {
        std::map<std::string, std::int64_t> allowed;
        std::map<std::string, std::int64_t> found;
        for (const auto& furnishing : purpose.furniture) {
            static const char* const kinds[] = {"decoration ", "tile ", "thing "};
            allowed[kinds[static_cast<std::size_t>(furnishing.kind)] + furnishing.piece] += furnishing.most;
        }
        for (const auto& entry : pieces) ++found[entry.second];
        for (const auto& [piece, number] : found)
            if (number > allowed[piece])
                tell(room.id + ", " + purpose.name + ", has " + std::to_string(number) + " of " + piece);
    }

    void checkSuits(const Room& room, const Purpose& purpose, const Cells& cells) {
        const auto number = static_cast<std::int64_t>(cells.size());
        if (number < purpose.leastCells || number > purpose.mostCells)
            tell(room.id + " has the wrong size for a " + purpose.name);
        if (room.kind != RoomKind::Room) tell(room.id + " has another use than " + purpose.name);
        Cells outside;
        for (const Cell cell : cells)
            for (const Cell next : besides(cell))
                if (walked(m_before, next) && !cells.contains(next)) outside.insert(next);
        const auto ways = partsOf(outside).size();
        if (purpose.place == RoomPlace::DeadEnd && ways != 1) tell(room.id + " is no dead end: " + purpose.name);
        if (purpose.place == RoomPlace::Hub && ways < 4) tell(room.id + " is no hub: " + purpose.name);
    }

    void checkLandmarks() {
        std::map<std::string, int> times;
        for (const auto& purpose : purposesIn(m_after)) ++times[purpose];
        for (const auto& purpose : m_table)
            if (purpose.landmark && times[purpose.name] > 1) tell("twice: " + purpose.name);
    }

    const Level& m_before;
    const Level& m_after;
    const TileCatalogue& m_tiles;
    const std::vector<Purpose>& m_table;
    std::map<Cell, std::string> m_pieces;
    Problems m_problems;
};

} // namespace

std::vector<std::string> furnitureProblems(const Furnished& furnished) { return FurnitureChecker(furnished).run(); }

std::vector<std::string> purposesIn(const Level& level) {
    std::vector<std::string> purposes;
    for (const auto& room : *level.rooms)
        if (auto purpose = textOf(room); !purpose.empty()) purposes.push_back(std::move(purpose));
    return purposes;
}

} // namespace delve::test
