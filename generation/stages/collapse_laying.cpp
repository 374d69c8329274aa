#include "generation/stages/collapse_laying.h"

#include "generation/stages/collapse_trace.h"

#include <algorithm>
#include <map>
#include <utility>

namespace delve::generation {
namespace {

class Laying {
public:
    Laying(Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles, const CollapseBoard& board,
           const collapse::Collapsed& made)
        : m_draft(draft), m_modules(modules), m_tiles(tiles), m_board(board), m_made(made),
          m_around(*draft.catalogue().find(modules.table().around)) {}

    Done run(std::int64_t clearing) {
        if (m_draft.tracing()) {
            CollapseTrace trace(m_draft, m_modules, m_board, m_made);
            for (const auto index : m_made.order) {
                if (!isRest(m_made.modules[index])) lay(m_board.moduleAt(index));
                trace.laid(index);
            }
            trace.finish();
        }
        if (!layAll()) return cancelled();
        if (m_modules.rest() != collapse::noModule) clear(clearing);
        if (!fillAround()) return cancelled();
        nameHouses();
        return done();
    }

private:
    [[nodiscard]] bool isRest(collapse::ModuleId module) const { return module == m_modules.rest(); }

    bool layAll() {
        for (std::int32_t y = 0; y < m_board.size.height; ++y) {
            if (m_draft.stopped()) return false;
            for (std::int32_t x = 0; x < m_board.size.width; ++x) {
                const auto module = m_made.modules[m_board.indexOf({x, y})];
                if (module != collapse::noModule && !isRest(module)) lay({x, y});
            }
        }
        return true;
    }

    void lay(Cell position) {
        const auto glyphs = m_modules.glyphs(m_made.modules[m_board.indexOf(position)]);
        const Rect area = m_board.areaOf(position);
        std::size_t i = 0;
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x)
                m_draft.set({x, y}, m_tiles[static_cast<std::size_t>(glyphs[i++])]);
    }

    /// The tile that the rest puts on a cell; nothing where the rest does not lie there.
    [[nodiscard]] std::optional<Tile> restAt(Cell cell) const {
        const Cell from = cell - m_board.corner;
        if (from.x < 0 || from.y < 0) return {};
        const Cell position{from.x / m_board.side, from.y / m_board.side};
        if (!m_board.size.contains(position) || !isRest(m_made.modules[m_board.indexOf(position)])) return {};
        const auto place = (from.y % m_board.side) * m_board.side + from.x % m_board.side;
        return m_tiles[static_cast<std::size_t>(m_modules.glyphs(m_modules.rest())[static_cast<std::size_t>(place)])];
    }

    /// Lays the rest from the ground of the pattern outward, step by step.
    void clear(std::int64_t steps) {
        auto& edge = m_draft.workspace().cells[0];
        auto& next = m_draft.workspace().cells[1];
        edge.clear();
        for (const auto index : m_made.order) {
            const auto position = m_board.moduleAt(index);
            if (isRest(m_made.modules[index])) continue;
            const Rect area = m_board.areaOf(position);
            for (auto y = area.y; y < area.bottom(); ++y)
                for (auto x = area.x; x < area.right(); ++x)
                    if (m_draft.walkable({x, y})) edge.push_back({x, y});
        }
        for (std::int64_t step = 0; step < steps && !edge.empty(); ++step) {
            next.clear();
            for (const Cell cell : edge)
                for (const auto side : directionsClockwise) layRest(cell + towards(side), next);
            std::swap(edge, next);
        }
    }

    void layRest(Cell cell, std::vector<Cell>& reached) {
        const auto tile = restAt(cell);
        if (!tile || m_draft.at(cell) != Tile::Void || !m_draft.set(cell, *tile)) return;
        if (m_draft.walkable(cell)) reached.push_back(cell);
    }

    bool fillAround() {
        if (m_around == Tile::Void) return true;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_draft.stopped()) return false;
            const auto row = m_draft.row(y);
            for (std::int32_t x = 0; x < m_draft.size().width;) {
                const auto from = x;
                while (x < m_draft.size().width && row[static_cast<std::size_t>(x)] == Tile::Void) ++x;
                if (x > from) m_draft.setSpan(y, from, x - from, m_around);
                else ++x;
            }
        }
        return true;
    }

    void nameHouses() {
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room)
            if (const Room& of = m_draft.rooms()[room]; of.kind == RoomKind::House)
                m_housesBefore.emplace(of.shape.empty() ? of.box.topLeft() : of.shape.front().at, room);
        std::vector<bool> isHouse(m_modules.count());
        for (std::size_t module = 0; module < m_modules.count(); ++module)
            isHouse[module] =
                std::ranges::any_of(m_modules.glyphs(static_cast<collapse::ModuleId>(module)),
                                    [&](char glyph) { return isHouseDoor(m_tiles[static_cast<std::size_t>(glyph)]); });
        for (std::uint32_t index = 0; index < m_made.modules.size(); ++index)
            if (m_made.modules[index] != collapse::noModule && isHouse[m_made.modules[index]])
                nameHouse(m_board.areaOf(m_board.moduleAt(index)));
    }

    [[nodiscard]] bool isHouseDoor(Tile tile) const {
        return m_draft.catalogue().ofHouse(tile) && m_draft.catalogue().walkable(tile);
    }

    void nameHouse(const Rect& area) {
        Rect house;
        std::vector<Cell> doors;
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x) {
                const auto tile = m_draft.at({x, y});
                if (isHouseDoor(tile)) doors.push_back({x, y});
                if (m_draft.catalogue().ofHouse(tile)) house = house.united({x, y, 1, 1});
            }
        for (const Cell door : doors) nameDoor(door, house);
    }

    /// The side of a house that a door opens to: where the road is, or else anything one can walk on.
    [[nodiscard]] std::optional<Direction> sideOf(Cell door) const {
        for (const bool roadOnly : {true, false})
            for (const auto side : directionsClockwise) {
                const Cell front = door + towards(side);
                if (m_draft.size().contains(front) && m_draft.walkable(front) &&
                    (!roadOnly || m_draft.catalogue().street(m_draft.at(front))))
                    return side;
            }
        return {};
    }

    void nameDoor(Cell door, const Rect& house) {
        const auto side = sideOf(door);
        if (!side || m_draft.pinned(door)) return;
        const auto before = m_housesBefore.find(door);
        const auto room = before == m_housesBefore.end()
                              ? m_draft.addRoom(std::vector<Run>{{door, 1, false}}, RoomKind::House, Tile::HouseDoor)
                              : before->second;
        if (room == noRoom) return;
        Properties properties;
        properties.set("side", std::string(collapse::nameOf(*side)));
        properties.set("corner", house.topLeft());
        properties.set("opposite-corner", Cell{house.right() - 1, house.bottom() - 1});
        m_draft.setRoomProperties(room, std::move(properties));
    }

    Draft& m_draft;
    const collapse::Modules& m_modules;
    const GlyphTiles& m_tiles;
    const CollapseBoard& m_board;
    const collapse::Collapsed& m_made;
    Tile m_around;
    std::map<Cell, RoomId> m_housesBefore; ///< of another collapse before this one, by their doors
};

} // namespace

Done layModules(Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles, const CollapseBoard& board,
                const collapse::Collapsed& made, std::int64_t clearing) {
    return Laying(draft, modules, tiles, board, made).run(clearing);
}

} // namespace delve::generation
