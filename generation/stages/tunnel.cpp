#include "generation/stages/tunnel.h"

#include "generation/graph/tunnels.h"
#include "generation/level/pieces.h"
#include "generation/stages/undug_links.h"

#include <algorithm>
#include <vector>

namespace delve::generation {
namespace {

/// By their places in the list. Links that were chosen come before mere candidates; where nothing was chosen, all
/// candidates are dug.
std::vector<std::uint32_t> linksToDig(const Draft& draft) {
    std::vector<std::uint32_t> chosen;
    std::vector<std::uint32_t> candidates;
    for (std::uint32_t i = 0; i < draft.links().size(); ++i) {
        const Link& link = draft.links()[i];
        if (link.a == noRoom || link.b == noRoom || link.a == link.b) continue;
        if (link.kind == LinkKind::Hall || link.kind == LinkKind::Repair) continue; // they were dug with it
        (link.kind == LinkKind::Candidate ? candidates : chosen).push_back(i);
    }
    return chosen.empty() ? candidates : chosen;
}

class TunnelDigger {
public:
    TunnelDigger(Draft& draft, Stream& random, const TunnelParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters), m_classes(draft.workspace().bytes),
          m_links(linksToDig(draft)), m_search([&draft] { return draft.stopped(); }) {}

    bool run() {
        if (!classify()) return false;
        if (!m_random.shuffle(std::span(m_links), [this] { return m_draft.stopped(); })) return false;
        std::vector<std::uint32_t> undug;
        for (const auto place : m_links) {
            if (m_draft.stopped()) return false;
            if (!dig(m_draft.links()[place])) undug.push_back(place);
        }
        if (m_draft.stopped()) return false;
        if (undug.empty()) return true;
        m_draft.note({DELVE_TEXT_N("stage", "%n link(s) got no hall, because pinned cells are in the way."),
                      static_cast<std::int64_t>(undug.size()),
                      {}});
        m_draft.setLinks(withoutUndug(m_draft.takeLinks(), undug));
        return true;
    }

private:
    bool classify() {
        const auto area = static_cast<std::size_t>(m_draft.size().area());
        if (!assignInPieces(m_classes, area, asByte(Digging::Barred), [this] { return m_draft.stopped(); }))
            return false;
        const Rect inside = m_draft.inside();
        for (auto y = inside.y; y < inside.bottom(); ++y) {
            if (m_draft.stopped()) return false;
            for (auto x = inside.x; x < inside.right(); ++x) m_classes[index({x, y})] = asByte(classOf({x, y}));
        }
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room) {
            if (room % 4096 == 0 && m_draft.stopped()) return false;
            wallIn(m_draft.rooms()[room]);
        }
        return true;
    }

    static constexpr std::uint8_t asByte(Digging kind) { return static_cast<std::uint8_t>(kind); }

    [[nodiscard]] Digging classOf(Cell cell) const {
        if (m_draft.at(cell) == Tile::Void && !m_draft.anyPins()) return Digging::Solid; // as most are
        if (m_draft.walkable(cell))
            return m_draft.catalogue().hallFloor(m_draft.at(cell)) ? Digging::OldHall : Digging::Ground;
        return m_draft.mayCarve(cell) ? Digging::Solid : Digging::Barred;
    }

    void wallIn(const Room& room) {
        if (room.shape.empty()) delve::wallIn(room.box, m_draft.size(), m_classes);
        for (const auto& run : room.shape) delve::wallIn(run.area(), m_draft.size(), m_classes);
    }

    bool dig(const Link& link) {
        const auto [from, to] = m_parameters.discount;
        const auto discount = m_random.between(from.thousandths, to.thousandths);
        const auto terrain = tunnelTerrain(m_draft.size(), m_classes, discount, m_parameters.turn.thousandths);
        const auto& rooms = m_draft.rooms();
        const auto way = m_search.find(terrain, tunnelEnd(rooms[link.a]), tunnelEnd(rooms[link.b]));
        if (!way) return false;
        m_draft.addHall(link.a, link.b, runsBetween(way->cells), link.kind);
        for (const Cell cell : way->cells)
            if (auto& kind = m_classes[index(cell)];
                kind == asByte(Digging::Solid) || kind == asByte(Digging::RoomWall))
                kind = asByte(Digging::OldHall);
        return true;
    }

    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
               static_cast<std::size_t>(cell.x);
    }

    Draft& m_draft;
    Stream& m_random;
    const TunnelParameters& m_parameters;
    std::vector<std::uint8_t>& m_classes;
    std::vector<std::uint32_t> m_links;
    CheapestPath m_search;
};

} // namespace

Done tunnel(Draft& draft, Stream& random, const TunnelParameters& parameters) {
    return TunnelDigger(draft, random, parameters).run() ? done() : Done(cancelled());
}

/// Turns cost nothing: many halls are staircases.
StageInfo tunnel1Stage() {
    using P = TunnelParameters;
    StageInfo stage;
    stage.name = "tunnel";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Tunnel");
    stage.help = DELVE_TEXT(
        "stage",
        "Digs a hall for each link along the cheapest path. Halls merge, and keep away from the walls of rooms.");
    stage.needs = Part::Rooms | Part::Links;
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("discount", &P::discount, thousandths(0, 1000).in(Unit::Times),
                  DELVE_TEXT("stage", "Discount for existing halls"),
                  DELVE_TEXT("stage", "How much cheaper it is to follow an existing hall than to dig, as a multiple of "
                                      "the cost of digging; drawn for each link. Higher values merge more halls.")),
    };
    stage.run = runWith<P>(tunnel, stage.parameters);
    return stage;
}

StageInfo tunnelStage() {
    using P = TunnelParameters;
    StageInfo stage = tunnel1Stage();
    stage.version = 2;
    stage.parameters.push_back(withDefault(
        parameter("turn", &P::turn, thousandths(0, 20'000).in(Unit::Cells), DELVE_TEXT("stage", "Cost of a turn"),
                  DELVE_TEXT("stage",
                             "How many more cells a hall is dug to save a turn. Higher values make straighter halls.")),
        Decimal::of(3)));
    stage.run = runWith<P>(tunnel, stage.parameters);
    return stage;
}

} // namespace delve::generation
