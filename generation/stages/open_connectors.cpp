#include "generation/stages/open_connectors.h"

#include "generation/graph/regions.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace delve {
namespace {

/// A cell that joins two regions when it is opened.
struct Connector {
    Cell at;
    std::uint32_t a;
    std::uint32_t b;
};

struct Opening {
    Connector connector;
    LinkKind kind;
};

/// Which regions are joined already.
class Joined {
public:
    explicit Joined(std::size_t regions) : m_parent(regions) { std::iota(m_parent.begin(), m_parent.end(), 0u); }

    [[nodiscard]] std::uint32_t find(std::uint32_t region) {
        while (m_parent[region] != region) region = m_parent[region] = m_parent[m_parent[region]];
        return region;
    }
    /// False where they were joined before.
    bool join(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        m_parent[std::max(a, b)] = std::min(a, b);
        return true;
    }

private:
    std::vector<std::uint32_t> m_parent;
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

class ConnectorOpener {
public:
    ConnectorOpener(Draft& draft, Stream& random, Percent extra)
        : m_draft(draft), m_random(random), m_extra(extra.of100000()), m_before(draft.workspace().bits[0]),
          m_regions(draft.workspace().regions) {}

    bool run() {
        m_before = m_draft.walkableCells();
        if (!findRegions(m_before, m_regions, [this] { return m_draft.stopped(); })) return false;
        if (m_regions.count() < 2) return true;
        if (!collect()) return false;
        nameRooms();
        if (!m_random.shuffle(std::span(m_connectors), [this] { return m_draft.stopped(); })) return false;
        return open();
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
        const auto tryPair = [&](Cell one, Cell other) {
            const auto a = rows.at(one);
            const auto b = rows.at(other);
            if (a == Regions::none || b == Regions::none || a == b || !m_draft.mayCarve(cell)) return false;
            m_connectors.push_back({cell, a, b});
            return true;
        };
        if (!tryPair({cell.x - 1, cell.y}, {cell.x + 1, cell.y})) tryPair({cell.x, cell.y - 1}, {cell.x, cell.y + 1});
    }

    void nameRooms() {
        m_roomOf.assign(m_regions.count(), noRoom);
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room) {
            const auto& shape = m_draft.rooms()[room];
            const auto region = m_regions.at(shape.shape.empty() ? shape.box.topLeft() : shape.shape.front().at);
            if (region != Regions::none && m_roomOf[region] == noRoom) m_roomOf[region] = room;
        }
    }

    /// Each connector has its place in a drawn order. Whichever room one starts from, opening always the first
    /// connector of what is joined so far opens just those that join two parts when all are taken in that order
    /// (Kruskal's tree and Prim's are the same).
    bool open() {
        Joined joined(m_regions.count());
        std::vector<Opening> openings;
        for (std::size_t i = 0; i < m_connectors.size(); ++i) {
            if ((i & 0xfff) == 0 && m_draft.stopped()) return false;
            const auto& connector = m_connectors[i];
            if (joined.join(connector.a, connector.b)) openings.push_back({connector, LinkKind::Tree});
            else if (m_random.chance(m_extra, 100'000) && !besideAnother(connector.at))
                openings.push_back({connector, LinkKind::Extra});
            else continue;
            m_draft.addHall(m_roomOf[connector.a], m_roomOf[connector.b], {Run{connector.at, 1, false}});
        }
        linkRooms(openings);
        return true;
    }

    /// A link joins two rooms: those at either side of an opening, or, where it opens a maze, the room and the first
    /// one that was joined with the same maze.
    void linkRooms(const std::vector<Opening>& openings) {
        Joined mazes(m_regions.count());
        for (const auto& [connector, kind] : openings)
            if (kind == LinkKind::Tree && isMaze(connector.a) && isMaze(connector.b))
                mazes.join(connector.a, connector.b);
        std::vector<RoomId> first(m_regions.count(), noRoom); // of each maze
        for (const auto wanted : {LinkKind::Tree, LinkKind::Extra})
            for (const auto& [connector, kind] : openings) {
                if (kind != wanted || (isMaze(connector.a) && isMaze(connector.b))) continue;
                if (isMaze(connector.a) || isMaze(connector.b)) {
                    const auto room = m_roomOf[isMaze(connector.a) ? connector.b : connector.a];
                    auto& hub = first[mazes.find(isMaze(connector.a) ? connector.a : connector.b)];
                    if (hub == noRoom) hub = room;
                    if (hub != room) m_draft.addLink(hub, room, kind);
                } else {
                    m_draft.addLink(m_roomOf[connector.a], m_roomOf[connector.b], kind);
                }
            }
    }

    [[nodiscard]] bool isMaze(std::uint32_t region) const { return m_roomOf[region] == noRoom; }

    /// Two openings side by side would be one wide gap.
    [[nodiscard]] bool besideAnother(Cell cell) const {
        static constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
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
    std::vector<RoomId> m_roomOf; ///< of each region; noRoom for a maze
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
