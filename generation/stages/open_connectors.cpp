#include "generation/stages/open_connectors.h"

#include "generation/graph/regions.h"
#include "generation/level/sides.h"
#include "generation/pipeline/places.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/connector_tree.h"
#include "generation/stages/connectors.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// How much is done between two checks whether to stop.
constexpr std::size_t betweenQuestions = 65536;

/// Which rooms the regions of a draft hold.
struct RoomsOfRegions {
    std::vector<RoomId> first; ///< of each region; noRoom for a maze
    bool alone = true;         ///< is every room the whole of a region, and is there no hall yet?

    /// False where the draft was stopped. Goes through the rooms by their rows: regions lie in rows, too.
    [[nodiscard]] bool find(const Draft& draft, const Regions& regions) {
        first.assign(regions.count(), noRoom);
        alone = draft.halls().empty();
        const auto byRow = roomsByRow(draft);
        if (draft.stopped()) return false;
        for (std::size_t i = 0; i < byRow.size(); ++i) {
            if (i % 4096 == 0 && draft.stopped()) return false;
            const auto& [id, cell, box] = byRow[i];
            const auto region = regions.at(cell);
            if (region != Regions::none) first[region] = std::min(first[region], id);
            alone = alone && region != Regions::none && regions.regions[region].cells == box.area() &&
                    allIn(box, draft.walkableCells());
        }
        return true;
    }
    /// What is asked of a room, as the rooms themselves are large, and lie in another order.
    struct Place {
        RoomId id = noRoom;
        Cell cell; ///< one of its own
        Rect box;  ///< empty where it has a shape
    };
    [[nodiscard]] static std::vector<Place> roomsByRow(const Draft& draft) {
        std::vector<std::uint32_t> end(static_cast<std::size_t>(draft.size().height));
        const auto rowOf = [](const Room& room) { return static_cast<std::size_t>(room.box.y); };
        for (const auto& room : draft.rooms()) ++end[rowOf(room)];
        std::partial_sum(end.begin(), end.end(), end.begin());
        std::vector<Place> ordered(draft.rooms().size());
        for (auto id = static_cast<RoomId>(ordered.size()); id-- > 0;) {
            const auto& room = draft.rooms()[id];
            ordered[--end[rowOf(room)]] = {id, cellOf(room), room.shape.empty() ? room.box : Rect{}};
        }
        return ordered;
    }
    [[nodiscard]] static Cell cellOf(const Room& room) {
        return room.shape.empty() ? room.box.topLeft() : room.shape.front().at;
    }
};

/// Lists the halls and links of what was opened and carved, in that order. Halls end in the rooms that their cell
/// touches; links join these rooms, and if it touches a maze, the room from which the maze was first reached.
class OpeningLists {
public:
    OpeningLists(Draft& draft, const Regions& regions, RoomsOfRegions rooms)
        : m_draft(draft), m_regions(regions), m_roomOf(std::move(rooms.first)), m_alone(rooms.alone),
          m_isMaze(m_roomOf.size()) {
        for (std::size_t region = 0; region < m_roomOf.size(); ++region) m_isMaze[region] = m_roomOf[region] == noRoom;
    }

    /// False where the draft was stopped.
    bool write(std::span<const OpenedConnector> openings, LinkKind kind) {
        const auto touched = m_alone ? std::vector<RoomId>{} : roomsTouchedBy(openings);
        if (m_draft.stopped()) return false;
        m_draft.reserveHalls(openings.size());
        m_halls = m_draft.takeHalls();
        std::size_t first = 0;
        for (std::size_t i = 0; i < openings.size(); ++i) {
            if (i % 4096 == 0 && m_draft.stopped()) return false;
            const auto& connector = openings[i].connector;
            std::array<RoomId, 4> rooms{};
            for (std::size_t k = 0; k < connector.count; ++k)
                rooms[k] = m_alone ? roomThatIs(connector.regions[k]) : touched[first + k];
            first += connector.count;
            add(openings[i].known, connector, rooms, kind);
        }
        m_draft.setHalls(std::move(m_halls));
        return true;
    }

private:
    [[nodiscard]] RoomId roomThatIs(std::uint32_t region) const { return m_isMaze[region] ? noRoom : m_roomOf[region]; }

    /// For each region of each opening in turn: the room that its cell lies beside, if it is one.
    [[nodiscard]] std::vector<RoomId> roomsTouchedBy(std::span<const OpenedConnector> openings) {
        std::vector<Cell> touched;
        for (std::size_t i = 0; i < openings.size(); ++i) {
            if (i % betweenQuestions == 0 && m_draft.stopped()) break;
            const auto& connector = openings[i].connector;
            for (const auto region : connector.all()) touched.push_back(cellOf(connector.at, region));
        }
        return roomsAt(m_draft, touched);
    }

    /// The cell of a region that lies beside this one.
    [[nodiscard]] Cell cellOf(Cell cell, std::uint32_t region) const {
        const auto side = std::ranges::find_if(sidesInReadingOrder,
                                               [&](Cell offset) { return m_regions.at(cell + offset) == region; });
        return side == sidesInReadingOrder.end() ? cell : cell + *side;
    }

    /// `touched`: for each of its regions the room that the cell lies beside, if it is one.
    void add(std::uint32_t known, const Connector& connector, const std::array<RoomId, 4>& touched, LinkKind kind) {
        const auto regions = connector.all();
        std::array<RoomId, 2> ends{noRoom, noRoom};
        std::size_t found = 0;
        std::array<RoomId, 4> rooms{};
        for (std::size_t i = 0; i < regions.size(); ++i) {
            rooms[i] = touched[i] != noRoom ? touched[i] : m_roomOf[regions[i]];
            if (touched[i] != noRoom && found < ends.size()) ends[found++] = touched[i];
        }
        m_halls.push_back({ends[0], ends[1], {Run{connector.at, 1, false}}, {}, kind});
        const auto place = std::ranges::find(regions, known) - regions.begin();
        const auto from = rooms[static_cast<std::size_t>(place)];
        for (std::size_t i = 0; i < regions.size(); ++i) {
            if (rooms[i] == noRoom && m_isMaze[regions[i]]) m_roomOf[regions[i]] = from;
            else if (rooms[i] != from && rooms[i] != noRoom && from != noRoom) m_draft.addLink(from, rooms[i], kind);
        }
    }

    Draft& m_draft;
    const Regions& m_regions;
    std::vector<RoomId> m_roomOf; ///< of each region; of a maze that was come to the room one came from
    bool m_alone;
    std::vector<bool> m_isMaze;
    std::vector<Hall> m_halls; ///< of the draft, while they are written
};

class ConnectorOpener {
public:
    ConnectorOpener(Draft& draft, Stream& random, Percent extra)
        : m_draft(draft), m_random(random), m_extra(extra.of100000()), m_opened(draft.workspace().bits[0]),
          m_regions(draft.workspace().regions), m_connectors(draft, m_regions) {}

    bool run() {
        if (!findRegions(m_draft.walkableCells(), m_regions, m_stopped)) return false;
        if (m_regions.count() < 2) return true;
        if (!m_rooms.find(m_draft, m_regions)) return false;
        const auto first = drawFirst();
        if (!m_connectors.find(m_random)) return false;
        m_opened.reset(m_draft.size());
        ConnectorTree tree(m_draft, m_connectors, m_regions.count());
        return openTree(tree, first) && openExtras(tree) && carve() && list();
    }

private:
    /// A room that is drawn; where there is none, a maze.
    [[nodiscard]] std::uint32_t drawFirst() {
        if (!m_draft.rooms().empty()) {
            const auto room = static_cast<RoomId>(m_random.below(m_draft.rooms().size()));
            const auto region = m_regions.at(RoomsOfRegions::cellOf(m_draft.rooms()[room]));
            if (region != Regions::none) return region;
        }
        return static_cast<std::uint32_t>(m_random.below(m_regions.count()));
    }

    /// Opens from a region on until all is one. What no connector reaches, behind pins or the thick walls of a vault,
    /// is joined within itself; its rooms come first, since mazes stand for the room one comes from.
    bool openTree(ConnectorTree& tree, std::uint32_t first) {
        m_tree.reserve(m_regions.count());
        if (!tree.find() || !tree.growFrom(first, m_tree)) return false;
        for (const bool mazes : {false, true})
            for (std::uint32_t region = 0; region < m_regions.count(); ++region)
                if (isMaze(region) == mazes && !tree.growFrom(region, m_tree)) return false;
        for (const auto& opening : m_tree) m_opened.set(opening.connector.at);
        return true;
    }

    /// All others are redundant, and opened all the same with some chance; but no two openings side by side, which
    /// would be one wide gap.
    bool openExtras(const ConnectorTree& tree) {
        for (std::uint32_t i = 0; i < m_connectors.count(); ++i) {
            if (i % betweenQuestions == 0 && m_draft.stopped()) return false;
            if (!m_random.chance(m_extra, 100'000) || tree.has(i)) continue;
            const auto connector = m_connectors.at(i);
            if (std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return m_opened.at(connector.at + side); }))
                continue;
            m_opened.set(connector.at);
            m_extras.push_back({connector, connector.regions[0]});
        }
        return true;
    }

    /// Carved row by row.
    bool carve() {
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            m_draft.setCells(y, m_opened.row(y), Tile::Hall);
        }
        return true;
    }

    bool list() {
        OpeningLists lists(m_draft, m_regions, std::move(m_rooms));
        return lists.write(m_tree, LinkKind::Tree) && lists.write(m_extras, LinkKind::Extra);
    }

    [[nodiscard]] bool isMaze(std::uint32_t region) const { return m_rooms.first[region] == noRoom; }

    Draft& m_draft;
    std::function<bool()> m_stopped = [this] { return m_draft.stopped(); };
    Stream& m_random;
    std::uint64_t m_extra;
    BitGrid& m_opened;
    Regions& m_regions;
    Connectors m_connectors;
    RoomsOfRegions m_rooms;
    std::vector<OpenedConnector> m_tree;
    std::vector<OpenedConnector> m_extras;
};

} // namespace

Done openConnectors(Draft& draft, Stream& random, const OpenConnectorsParameters& parameters) {
    return ConnectorOpener(draft, random, parameters.extra).run() ? done() : Done(cancelled());
}

StageInfo openConnectorsStage() {
    using P = OpenConnectorsParameters;
    StageInfo stage;
    stage.name = "open-connectors";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Open connectors");
    stage.help = DELVE_TEXT("stage", "Connects rooms and mazes by opening single cells between them.");
    stage.needs = Part::Floor;
    stage.gives = Part::Links;
    stage.carves = true;
    stage.parameters = {
        parameter(
            "extra", &P::extra, share(), DELVE_TEXT("stage", "Extra openings"),
            DELVE_TEXT("stage", "Share of the unneeded openings that are made anyway. Higher values make more loops.")),
    };
    stage.run = runWith<P>(openConnectors, stage.parameters);
    return stage;
}

} // namespace delve::generation
