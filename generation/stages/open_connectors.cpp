#include "generation/stages/open_connectors.h"

#include "generation/graph/regions.h"
#include "generation/pipeline/places.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// A cell that joins regions when it is opened: those that lie beside it, two to four, rising.
struct Connector {
    Cell at;
    std::array<std::uint32_t, 4> regions{};
    std::uint32_t count = 0;

    [[nodiscard]] std::span<const std::uint32_t> all() const { return std::span(regions).first(count); }
    void add(std::uint32_t region) {
        if (region == Regions::none || std::ranges::find(all(), region) != all().end()) return;
        regions[count++] = region;
        std::ranges::sort(regions.begin(), regions.begin() + count);
    }
};

/// So much is done between two questions whether to stop.
constexpr std::size_t betweenQuestions = 65536;

/// The connectors of each region: one list after the other.
class ConnectorsOfRegions {
public:
    /// Of no use where the draft was stopped.
    ConnectorsOfRegions(const Draft& draft, const std::vector<Connector>& connectors, std::size_t regions)
        : m_first(regions + 1) {
        for (std::size_t i = 0; i < connectors.size(); ++i) {
            if (i % betweenQuestions == 0 && draft.stopped()) return;
            for (const auto region : connectors[i].all()) ++m_first[region];
        }
        std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
        m_list.resize(m_first.back());
        for (auto i = static_cast<std::uint32_t>(connectors.size()); i-- > 0;) {
            if (i % betweenQuestions == 0 && draft.stopped()) return;
            for (const auto region : connectors[i].all()) m_list[--m_first[region]] = i;
        }
    }
    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t region) const {
        return std::span(m_list).subspan(m_first[region], m_first[region + 1] - m_first[region]);
    }

private:
    std::vector<std::uint32_t> m_first;
    std::vector<std::uint32_t> m_list;
};

/// The connectors with one foot in what is joined so far and another outside: drawn from, and taken out anywhere, at
/// no cost that grows with their number.
class Frontier {
public:
    explicit Frontier(std::size_t connectors) : m_placeOf(connectors, absent) {}

    [[nodiscard]] bool empty() const { return m_list.empty(); }
    [[nodiscard]] bool has(std::uint32_t connector) const { return m_placeOf[connector] != absent; }
    void add(std::uint32_t connector) {
        m_placeOf[connector] = static_cast<std::uint32_t>(m_list.size());
        m_list.push_back(connector);
    }
    void remove(std::uint32_t connector) {
        const auto place = m_placeOf[connector];
        m_list[place] = m_list.back();
        m_placeOf[m_list[place]] = place;
        m_list.pop_back();
        m_placeOf[connector] = absent;
    }
    [[nodiscard]] std::uint32_t draw(Stream& random) const {
        return m_list[static_cast<std::size_t>(random.below(m_list.size()))];
    }

private:
    static constexpr std::uint32_t absent = 0xffffffff;
    std::vector<std::uint32_t> m_list;
    std::vector<std::uint32_t> m_placeOf;
};

/// The regions of three rows of cells, one above the other.
class RegionRows {
public:
    RegionRows(const Regions& regions, std::int32_t width) : m_regions(regions) {
        for (auto& row : m_rows) row.assign(static_cast<std::size_t>(width), Regions::none);
    }
    void fill(std::int32_t y) {
        auto& row = m_rows[static_cast<std::size_t>(y) % 3];
        std::ranges::fill(row, Regions::none);
        for (const auto& run : m_regions.row(y)) std::fill_n(row.begin() + run.x, run.length, run.region);
    }
    [[nodiscard]] std::uint32_t at(Cell cell) const {
        return m_rows[static_cast<std::size_t>(cell.y) % 3][static_cast<std::size_t>(cell.x)];
    }

private:
    const Regions& m_regions;
    std::array<std::vector<std::uint32_t>, 3> m_rows;
};

/// A connector that was opened, as one more way out of a region that was joined already.
struct Opening {
    Connector connector;
    LinkKind kind;
    std::uint32_t known;
};

/// Writes the halls and links of what was opened, in that order. Halls end in the rooms that their cell touches; links
/// join these rooms, and where it touches a maze, the room from which the maze was first come to.
class OpeningLists {
public:
    OpeningLists(Draft& draft, const Regions& regions, std::vector<RoomId> roomOf)
        : m_draft(draft), m_regions(regions), m_roomOf(std::move(roomOf)), m_isMaze(m_roomOf.size()) {
        for (std::size_t region = 0; region < m_roomOf.size(); ++region) m_isMaze[region] = m_roomOf[region] == noRoom;
    }

    /// False where the draft was stopped.
    bool write(std::span<const Opening> openings) {
        std::vector<Cell> touched; // for each region of each opening in turn
        for (const auto& opening : openings)
            for (const auto region : opening.connector.all()) touched.push_back(cellOf(opening.connector.at, region));
        const auto rooms = roomsAt(m_draft, touched);
        if (m_draft.stopped()) return false;
        m_draft.reserveHalls(openings.size());
        std::size_t first = 0;
        for (const auto& opening : openings) {
            add(opening, std::span(rooms).subspan(first, opening.connector.count));
            first += opening.connector.count;
        }
        return true;
    }

private:
    /// The cell of a region that lies beside this one.
    [[nodiscard]] Cell cellOf(Cell cell, std::uint32_t region) const {
        const auto side =
            std::ranges::find_if(sides, [&](Cell offset) { return m_regions.at(cell + offset) == region; });
        return side == sides.end() ? cell : cell + *side;
    }

    /// `touched`: for each of its regions the room that the cell lies beside, if it is one.
    void add(const Opening& opening, std::span<const RoomId> touched) {
        const auto regions = opening.connector.all();
        std::array<RoomId, 2> ends{noRoom, noRoom};
        std::size_t found = 0;
        std::array<RoomId, 4> rooms{};
        for (std::size_t i = 0; i < regions.size(); ++i) {
            rooms[i] = touched[i] != noRoom ? touched[i] : m_roomOf[regions[i]];
            if (touched[i] != noRoom && found < ends.size()) ends[found++] = touched[i];
        }
        m_draft.addHall(ends[0], ends[1], {Run{opening.connector.at, 1, false}}, opening.kind);
        const auto known = std::ranges::find(regions, opening.known) - regions.begin();
        const auto from = rooms[static_cast<std::size_t>(known)];
        for (std::size_t i = 0; i < regions.size(); ++i) {
            if (rooms[i] == noRoom && m_isMaze[regions[i]]) m_roomOf[regions[i]] = from;
            else if (rooms[i] != from && rooms[i] != noRoom && from != noRoom)
                m_draft.addLink(from, rooms[i], opening.kind);
        }
    }

    Draft& m_draft;
    const Regions& m_regions;
    std::vector<RoomId> m_roomOf; ///< of each region; of a maze that was come to the room one came from
    std::vector<bool> m_isMaze;
};

class ConnectorOpener {
public:
    ConnectorOpener(Draft& draft, Stream& random, Percent extra)
        : m_draft(draft), m_random(random), m_extra(extra.of100000()), m_before(draft.workspace().bits[0]),
          m_regions(draft.workspace().regions) {}

    bool run() {
        m_before = m_draft.walkableCells();
        if (!findRegions(m_before, m_regions, [&] { return m_draft.stopped(); })) return false;
        if (m_regions.count() < 2) return true;
        if (!collect()) return false;
        nameRooms();
        return openAll() && OpeningLists(m_draft, m_regions, m_roomOf).write(m_openings);
    }

private:
    bool collect() {
        const Rect inside = m_draft.inside();
        RegionRows rows(m_regions, m_draft.size().width);
        rows.fill(0);
        rows.fill(1);
        for (auto y = inside.y; y < inside.bottom(); ++y) {
            if (m_draft.stopped()) return false;
            rows.fill(y + 1);
            for (auto x = inside.x; x < inside.right(); ++x) collectAt({x, y}, rows);
        }
        return true;
    }

    void collectAt(Cell cell, const RegionRows& rows) {
        if (rows.at(cell) != Regions::none) return;
        Connector connector{cell};
        for (const Cell side : sides) connector.add(rows.at(cell + side));
        if (connector.count > 1 && m_draft.mayCarve(cell)) m_connectors.push_back(connector);
    }

    void nameRooms() {
        m_roomOf.assign(m_regions.count(), noRoom);
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room) {
            const auto region = regionOf(room);
            if (region != Regions::none && m_roomOf[region] == noRoom) m_roomOf[region] = room;
        }
    }

    [[nodiscard]] std::uint32_t regionOf(RoomId room) const {
        const auto& made = m_draft.rooms()[room];
        return m_regions.at(made.shape.empty() ? made.box.topLeft() : made.shape.front().at);
    }

    /// A room that is drawn; where there is none, a maze.
    [[nodiscard]] std::uint32_t drawFirst() {
        if (!m_draft.rooms().empty()) {
            const auto room = static_cast<RoomId>(m_random.below(m_draft.rooms().size()));
            if (const auto region = regionOf(room); region != Regions::none) return region;
        }
        return static_cast<std::uint32_t>(m_random.below(m_regions.count()));
    }

    /// From a drawn region on until all is one. What no connector leads to, behind pins or the thick walls of a vault,
    /// is joined within itself; its rooms come first, since mazes stand for the room one comes from.
    bool openAll() {
        const ConnectorsOfRegions connectorsOf(m_draft, m_connectors, m_regions.count());
        if (m_draft.stopped()) return false;
        Frontier frontier(m_connectors.size());
        m_joined.assign(m_regions.count(), false);
        if (!openFrom(drawFirst(), connectorsOf, frontier)) return false;
        for (const bool mazes : {false, true})
            for (std::uint32_t region = 0; region < m_regions.count(); ++region)
                if (!m_joined[region] && isMaze(region) == mazes && !openFrom(region, connectorsOf, frontier))
                    return false;
        return true;
    }

    /// Each connector is looked at once for each of its regions.
    bool openFrom(std::uint32_t region, const ConnectorsOfRegions& connectorsOf, Frontier& frontier) {
        join(region, connectorsOf, frontier);
        for (std::uint32_t opened = 0; !frontier.empty(); ++opened) {
            if ((opened & 0xff) == 0 && m_draft.stopped()) return false;
            const auto drawn = frontier.draw(m_random);
            frontier.remove(drawn);
            openTree(m_connectors[drawn], connectorsOf, frontier);
        }
        return true;
    }

    /// Takes a region in: its connectors lead outside from now on, or are pointless, as they may have become.
    void join(std::uint32_t region, const ConnectorsOfRegions& connectorsOf, Frontier& frontier) {
        m_joined[region] = true;
        std::size_t looked = 0;
        for (const auto place : connectorsOf.of(region)) {
            if (++looked % betweenQuestions == 0 && m_draft.stopped()) return;
            const auto& connector = m_connectors[place];
            if (m_draft.walkable(connector.at)) continue; // it was opened
            const bool leadsOut = std::ranges::any_of(connector.all(), [&](auto other) { return !m_joined[other]; });
            if (leadsOut) {
                if (!frontier.has(place)) frontier.add(place);
                continue;
            }
            if (frontier.has(place)) frontier.remove(place);
            if (m_random.chance(m_extra, 100'000) && !besideAnother(connector.at))
                open(connector, LinkKind::Extra, connector.regions[0]);
        }
    }

    void openTree(const Connector& connector, const ConnectorsOfRegions& connectorsOf, Frontier& frontier) {
        const auto known = *std::ranges::find_if(connector.all(), [&](auto region) { return m_joined[region]; });
        open(connector, LinkKind::Tree, known);
        for (const auto region : connector.all())
            if (!m_joined[region]) join(region, connectorsOf, frontier);
    }

    /// Carves it now; the lists are written when all that was opened is known.
    void open(const Connector& connector, LinkKind kind, std::uint32_t known) {
        m_draft.set(connector.at, Tile::Hall);
        m_openings.push_back({connector, kind, known});
    }

    [[nodiscard]] bool isMaze(std::uint32_t region) const { return m_roomOf[region] == noRoom; }

    /// Two openings side by side would be one wide gap.
    [[nodiscard]] bool besideAnother(Cell cell) const {
        return std::ranges::any_of(sides, [&](Cell side) {
            const Cell near = cell + side;
            return m_draft.walkable(near) && !m_before.at(near);
        });
    }

    Draft& m_draft;
    Stream& m_random;
    std::uint64_t m_extra;
    BitGrid& m_before; ///< what could be walked before anything was opened
    Regions& m_regions;
    std::vector<Connector> m_connectors;
    std::vector<RoomId> m_roomOf; ///< of each region the first; noRoom for a maze
    std::vector<bool> m_joined;   ///< of each region
    std::vector<Opening> m_openings;
};

} // namespace

Done openConnectors(Draft& draft, Stream& random, const OpenConnectorsParameters& parameters) {
    return ConnectorOpener(draft, random, parameters.extra).run() ? done() : Done(cancelled());
}

Stage openConnectorsStage() {
    using P = OpenConnectorsParameters;
    Stage stage;
    stage.name = "open-connectors";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Open connectors");
    stage.help = DELVE_TEXT("stage", "Joins rooms and mazes by opening single cells between them.");
    stage.needs = Part::Floor;
    stage.gives = Part::Links;
    stage.carves = true;
    stage.parameters = {
        parameter("extra", &P::extra, share(), DELVE_TEXT("stage", "Extra openings"),
                  DELVE_TEXT("stage", "How many of the openings that are not needed are made all the same.")),
    };
    stage.run = runWith<P>(openConnectors, stage.parameters);
    return stage;
}

} // namespace delve
