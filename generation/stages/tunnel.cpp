#include "generation/stages/tunnel.h"

#include "generation/graph/cheapest_path.h"
#include "generation/level/pieces.h"

#include <algorithm>
#include <vector>

namespace delve {
namespace {

enum Class : std::uint8_t { Barred, Solid, RoomWall, Ground, OldHall };

constexpr std::uint32_t solidPrice = 10;
constexpr std::uint32_t roomWallPrice = 60;

/// The price of a step in an old hall: at least 1, so that no way is for nothing.
std::uint32_t discounted(std::int64_t thousandths) {
    const auto price = (solidPrice * (1000 - thousandths) + 500) / 1000;
    return static_cast<std::uint32_t>(std::max<std::int64_t>(1, price));
}

/// Links that were chosen come before mere candidates; where nothing was chosen, all candidates are dug.
std::vector<Link> linksToDig(const Draft& draft) {
    std::vector<Link> chosen;
    std::vector<Link> candidates;
    for (const auto& link : draft.links()) {
        if (link.a == noRoom || link.b == noRoom || link.a == link.b) continue;
        if (link.kind == LinkKind::Hall || link.kind == LinkKind::Repair) continue; // they were dug with it
        (link.kind == LinkKind::Candidate ? candidates : chosen).push_back(link);
    }
    return chosen.empty() ? candidates : chosen;
}

class TunnelDigger {
public:
    TunnelDigger(Draft& draft, Stream& random, const Range& discount)
        : m_draft(draft), m_random(random), m_discount(discount), m_classes(draft.workspace().bytes),
          m_links(linksToDig(draft)), m_search([&draft] { return draft.stopped(); }) {}

    bool run() {
        if (!classify()) return false;
        if (!m_random.shuffle(std::span(m_links), [this] { return m_draft.stopped(); })) return false;
        std::int64_t undug = 0;
        for (const auto& link : m_links) {
            if (m_draft.stopped()) return false;
            if (!dig(link)) ++undug;
        }
        if (m_draft.stopped()) return false;
        if (undug > 0)
            m_draft.note(
                {DELVE_TEXT_N("stage", "%n link(s) got no tunnel, because pinned cells are in the way."), undug, {}});
        return true;
    }

private:
    bool classify() {
        const auto area = static_cast<std::size_t>(m_draft.size().area());
        if (!assignInPieces(m_classes, area, std::uint8_t{Barred}, [this] { return m_draft.stopped(); })) return false;
        const Rect inside = m_draft.inside();
        for (auto y = inside.y; y < inside.bottom(); ++y) {
            if (m_draft.stopped()) return false;
            for (auto x = inside.x; x < inside.right(); ++x) m_classes[index({x, y})] = classOf({x, y});
        }
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room) {
            if (room % 4096 == 0 && m_draft.stopped()) return false;
            wallIn(m_draft.rooms()[room]);
        }
        return true;
    }

    [[nodiscard]] std::uint8_t classOf(Cell cell) const {
        if (m_draft.walkable(cell)) return m_draft.at(cell) == Tile::Hall ? OldHall : Ground;
        return m_draft.mayCarve(cell) ? Solid : Barred;
    }

    /// What is solid around a room is its wall.
    void wallIn(const Room& room) {
        const auto wall = [this](const Rect& part) {
            const Rect around = part.grown(1).intersected(m_draft.inside());
            for (auto y = around.y; y < around.bottom(); ++y)
                for (auto x = around.x; x < around.right(); ++x)
                    if (m_classes[index({x, y})] == Solid) m_classes[index({x, y})] = RoomWall;
        };
        if (room.shape.empty()) wall(room.box);
        for (const auto& run : room.shape) wall(run.area());
    }

    bool dig(const Link& link) {
        const auto discount = m_random.between(m_discount.from.thousandths, m_discount.to.thousandths);
        const Terrain terrain{
            m_draft.size(), m_classes, {0, solidPrice, roomWallPrice, solidPrice, discounted(discount)}};
        const Rect from = endOf(link.a);
        const Rect to = endOf(link.b);
        const auto way = m_search.find(terrain, from, to);
        if (!way) return false;
        m_draft.addHall(link.a, link.b, runsBetween(way->cells));
        for (const Cell cell : way->cells)
            if (auto& kind = m_classes[index(cell)]; kind == Solid || kind == RoomWall) kind = OldHall;
        return true;
    }

    /// Where a tunnel may end: anywhere in a rectangular room, in another one at its first cell.
    [[nodiscard]] Rect endOf(RoomId id) const {
        const auto& room = m_draft.rooms()[id];
        if (room.shape.empty()) return room.box;
        const Cell first = room.shape.front().at;
        return {first.x, first.y, 1, 1};
    }

    /// The way without the cells of the two rooms it begins and ends in, as runs.
    [[nodiscard]] static std::vector<Run> runsBetween(const std::vector<Cell>& way) {
        std::vector<Run> runs;
        for (std::size_t i = 1; i + 1 < way.size();) {
            std::size_t end = i + 1;
            while (end + 1 < way.size() && way[end] - way[end - 1] == way[i] - way[i - 1]) ++end;
            const Cell first = std::min(way[i], way[end - 1]);
            runs.push_back({first, static_cast<std::int32_t>(end - i), way[i].y != way[i - 1].y && end - i > 1});
            i = end;
        }
        return runs;
    }

    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
               static_cast<std::size_t>(cell.x);
    }

    Draft& m_draft;
    Stream& m_random;
    const Range& m_discount;
    std::vector<std::uint8_t>& m_classes;
    std::vector<Link> m_links;
    CheapestPath m_search;
};

} // namespace

Done tunnel(Draft& draft, Stream& random, const TunnelParameters& parameters) {
    return TunnelDigger(draft, random, parameters.discount).run() ? done() : Done(cancelled());
}

Stage tunnelStage() {
    using P = TunnelParameters;
    Stage stage;
    stage.name = "tunnel";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Tunnel");
    stage.help = DELVE_TEXT(
        "stage",
        "Digs a hall for each link along the cheapest way; halls merge, and keep away from the walls of rooms.");
    stage.needs = Part::Rooms | Part::Links;
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("discount", &P::discount, thousandths(0, 1000), DELVE_TEXT("stage", "Discount"),
                  DELVE_TEXT("stage", "By how much an existing hall is cheaper, drawn anew for each tunnel: the more, "
                                      "the more halls merge.")),
    };
    stage.run = runWith<P>(tunnel, stage.parameters);
    return stage;
}

} // namespace delve
