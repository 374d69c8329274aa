#include "generation/stages/town_gates.h"

#include "generation/collapse/rule_table.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/choices.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/pinned_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace delve::generation {
namespace {

/// A road that is led to the map's edge: from the street to the last cell inside, and the cell of the edge before it.
struct Approach {
    std::vector<Cell> road;
    Cell edge;
};

class RoadSearch {
public:
    explicit RoadSearch(Draft& draft)
        : m_draft(draft), m_seen(draft.workspace().bits[0]), m_queue(draft.workspace().cells[0]),
          m_parents(draft.workspace().numbers[0]) {}

    /// The shortest road from the streets to an edge of the map, drawn among those of the same length; nothing where
    /// there is none.
    std::optional<Approach> toEdge(Direction edge, Stream& random) {
        begin();
        std::vector<std::size_t> found;
        std::size_t layerEnd = m_queue.size();
        for (std::size_t i = 0; i < m_queue.size(); ++i) {
            if (i == layerEnd) {
                if (!found.empty() || m_draft.stopped()) break;
                layerEnd = m_queue.size();
            }
            if (const Cell out = m_queue[i] + towards(edge); isEdge(out) && takesGate(m_queue[i], out))
                found.push_back(i);
            for (const auto side : directionsClockwise) visit(m_queue[i] + towards(side), i);
        }
        if (found.empty()) return {};
        return back(found[static_cast<std::size_t>(random.below(found.size()))], edge);
    }

private:
    /// From every street cell at once; where a table has no streets, from everything that can be walked.
    void begin() {
        m_seen.reset(m_draft.size());
        m_queue.clear();
        m_parents.clear();
        for (const bool streetsOnly : {true, false}) {
            if (!m_queue.empty()) return;
            const Rect inside = m_draft.inside();
            for (auto y = inside.y; y < inside.bottom(); ++y)
                for (auto x = inside.x; x < inside.right(); ++x)
                    if (m_draft.walkable({x, y}) && (!streetsOnly || m_draft.catalogue().street(m_draft.at({x, y}))))
                        add({x, y}, none);
        }
    }

    void add(Cell cell, std::uint32_t parent) {
        m_seen.set(cell);
        m_queue.push_back(cell);
        m_parents.push_back(parent);
    }

    void visit(Cell cell, std::size_t from) {
        if (m_draft.inside().contains(cell) && !m_seen.at(cell) && takesRoad(cell))
            add(cell, static_cast<std::uint32_t>(from));
    }

    /// Houses stay whole, and nothing is dug up that a person pinned.
    [[nodiscard]] bool takesRoad(Cell cell) const {
        const Tile tile = m_draft.at(cell);
        if (m_draft.catalogue().ofHouse(tile) || m_draft.catalogue().opens(tile)) return false;
        return m_draft.mayCarve(cell);
    }

    [[nodiscard]] bool isEdge(Cell cell) const {
        return m_draft.size().contains(cell) && !m_draft.inside().contains(cell);
    }
    [[nodiscard]] bool takesGate(Cell inner, Cell out) const {
        const auto& tiles = m_draft.catalogue();
        return !m_draft.pinned(out) && !tiles.opens(m_draft.at(out)) && !tiles.goldenExit(m_draft.at(out)) &&
               m_draft.takesThing(inner) && m_draft.takesThing(out);
    }

    [[nodiscard]] Approach back(std::size_t last, Direction edge) const {
        Approach approach{{}, m_queue[last] + towards(edge)};
        for (auto i = static_cast<std::uint32_t>(last); i != none; i = m_parents[i])
            approach.road.push_back(m_queue[i]);
        return approach;
    }

    static constexpr std::uint32_t none = 0xffffffff;
    Draft& m_draft;
    BitGrid& m_seen;
    std::vector<Cell>& m_queue;
    std::vector<std::uint32_t>& m_parents;
};

void pave(Draft& draft, const Approach& approach) {
    for (const Cell cell : approach.road) draft.set(cell, Tile::Road);
}

bool placePortal(Draft& draft, const Approach& approach, Direction edge) {
    draft.set(approach.edge, Tile::Door);
    Thing* const portal = draft.addThing(ThingKind::Portal, approach.edge);
    if (portal) portal->properties.set(gateSideProperty, std::string(collapse::nameOf(edge)));
    return portal != nullptr;
}

bool placeStart(Draft& draft, const Approach& approach) {
    return draft.findThing(ThingKind::Start, 1) || addStart(draft, approach.road.front(), 1);
}

/// The edges in the order in which they get a gate: the second lies opposite the first.
std::array<Direction, 4> drawEdges(Stream& random) {
    const auto first = static_cast<Direction>(random.below(4));
    const auto third = static_cast<Direction>((static_cast<std::uint64_t>(first) + 1 + 2 * random.below(2)) & 3);
    return {first, opposite(first), third, opposite(third)};
}

/// A golden exit that was pinned is the one.
bool hasPinnedExit(const Draft& draft) {
    return !pinnedCellsWhere(draft, [&](Tile tile) { return draft.catalogue().goldenExit(tile); }).empty();
}

Failure noWay(const Draft& draft) {
    if (draft.stopped()) return cancelled();
    return impossible(
        {DELVE_TEXT("stage",
                    "No road can lead from the streets to the edge of the map. Unpin what is in the way, or put "
                    "this stage after one that makes ground.")},
        thinglessIn(draft, wholeOf(draft.size())));
}

} // namespace

Done townGates(Draft& draft, Stream& random, const TownGatesParameters& parameters) {
    const bool portals = parameters.way == TownGatesWay::Portals;
    const std::int64_t wanted = portals ? parameters.gates : hasPinnedExit(draft) ? 1 : 2;
    std::int64_t placed = 0;
    for (const auto edge : drawEdges(random)) {
        if (placed == wanted) break;
        const auto approach = RoadSearch(draft).toEdge(edge, random);
        if (!approach) continue;
        pave(draft, *approach);
        if (portals       ? placePortal(draft, *approach, edge)
            : placed == 0 ? placeStart(draft, *approach)
                          : draft.set(approach->edge, Tile::GoldenExit))
            ++placed;
    }
    if (placed == 0) return noWay(draft);
    if (placed < wanted)
        draft.note({DELVE_TEXT("stage", "%2 of %1 gates: no road can lead to more."),
                    {std::to_string(wanted), std::to_string(placed)}});
    return done();
}

StageInfo townGatesStage() {
    using P = TownGatesParameters;
    StageInfo stage;
    stage.name = "town-gates";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Town gates");
    stage.help = DELVE_TEXT(
        "stage", "Leads the road to the edges of the map. Its ends are a start and a golden exit, or portals.");
    stage.needs = Part::Floor;
    stage.gives = Part::Start | Part::Exit;
    stage.carves = true;
    stage.parameters = {
        parameter("way", &P::way,
                  oneOfEach<TownGatesWay>(
                      {{TownGatesWay::StartAndExit, "start-and-exit", DELVE_TEXT("stage", "Start and golden exit")},
                       {TownGatesWay::Portals, "portals", DELVE_TEXT("stage", "Portals")}}),
                  DELVE_TEXT("stage", "Gate type"),
                  DELVE_TEXT("stage", "What lies where the road enters and leaves. Portals lead nowhere until you give "
                                      "them a level."),
                  ParameterRole::WayThrough),
        parameter("gates", &P::gates, whole(1, 4).in(Unit::PlainCount), DELVE_TEXT("stage", "Gates"),
                  DELVE_TEXT("stage",
                             "Number of portals, each on its own edge of the map. Higher values make more ways "
                             "in and out.")),
    };
    stage.run = runWith<P>(townGates, stage.parameters);
    return stage;
}

} // namespace delve::generation
