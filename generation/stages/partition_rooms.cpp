#include "generation/stages/partition_rooms.h"

#include <algorithm>
#include <array>
#include <queue>
#include <tuple>

namespace delve {
namespace {

/// One axis of a rectangle, so that a split is written once for both.
struct Extent {
    std::int32_t start;
    std::int32_t length;
};

Extent extentOf(const Rect& rect, bool vertical) {
    return vertical ? Extent{rect.y, rect.height} : Extent{rect.x, rect.width};
}

Rect withExtent(Rect rect, bool vertical, Extent extent) {
    (vertical ? rect.y : rect.x) = extent.start;
    (vertical ? rect.height : rect.width) = extent.length;
    return rect;
}

class Partitioner {
public:
    Partitioner(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters),
          m_smallestHalf(static_cast<std::int32_t>(parameters.minZone + parameters.innerMargin)),
          m_splitBelow(static_cast<std::int32_t>(2 * m_smallestHalf + parameters.interMargin)),
          m_splitAlways(
              static_cast<std::int32_t>(2 * (parameters.maxZone + parameters.innerMargin) + parameters.interMargin)) {}

    Done run() {
        m_draft.partition.assign(1, PartitionNode{.zone = m_draft.inside()});
        const bool split = m_parameters.rooms.automatic ? splitAll() : splitInto(wantedLeaves());
        if (!split || !placeRooms()) return cancelled();
        boundInnerNodes();
        return done();
    }

private:
    [[nodiscard]] std::int64_t wantedLeaves() {
        return m_random.between(m_parameters.rooms.from, m_parameters.rooms.to);
    }

    /// As seed 003 does it: every part is split until no axis allows it.
    bool splitAll() {
        std::vector<std::uint32_t> waiting{0};
        while (!waiting.empty()) {
            if (m_draft.stopped()) return false;
            const auto node = waiting.back();
            waiting.pop_back();
            if (!split(node)) continue;
            waiting.push_back(m_draft.partition[node].children[1]);
            waiting.push_back(m_draft.partition[node].children[0]);
        }
        return true;
    }

    /// Splits the largest part first, until there are so many leaves or none can be split.
    bool splitInto(std::int64_t leaves) {
        using Waiting = std::tuple<std::int64_t, std::uint32_t>; // area, and of equals the older part
        std::priority_queue<Waiting> waiting;
        const auto wait = [&](std::uint32_t node) {
            waiting.emplace(m_draft.partition[node].zone.area(), PartitionNode::none - node);
        };
        wait(0);
        std::int64_t made = 1;
        while (!waiting.empty() && made < leaves) {
            if (m_draft.stopped()) return false;
            const auto node = PartitionNode::none - std::get<1>(waiting.top());
            waiting.pop();
            if (!split(node)) continue;
            ++made;
            wait(m_draft.partition[node].children[0]);
            wait(m_draft.partition[node].children[1]);
        }
        if (made < leaves)
            m_draft.note({DELVE_TEXT("stage", "%1 rooms were asked for; the zones are large enough for %2."),
                          {std::to_string(leaves), std::to_string(made)}});
        return true;
    }

    [[nodiscard]] bool allows(std::int32_t side) {
        if (side < m_splitBelow) return false;
        return side >= m_splitAlways || m_random.chance(m_parameters.split.of100000(), 100'000);
    }

    bool split(std::uint32_t node) {
        const Rect zone = m_draft.partition[node].zone;
        const bool across = allows(zone.width);
        const bool down = allows(zone.height);
        if (!across && !down) return false;
        const bool vertical = across && down ? m_random.chance(1, 2) : down;
        const Extent whole = extentOf(zone, vertical);
        const auto room = whole.length - static_cast<std::int32_t>(m_parameters.interMargin);
        const auto first = static_cast<std::int32_t>(m_random.between(m_smallestHalf, room - m_smallestHalf));
        const Extent low{whole.start, first};
        const Extent high{whole.start + whole.length - (room - first), room - first};
        const auto children = static_cast<std::uint32_t>(m_draft.partition.size());
        m_draft.partition.push_back({.zone = withExtent(zone, vertical, low)});
        m_draft.partition.push_back({.zone = withExtent(zone, vertical, high)});
        m_draft.partition[node].children[0] = children;
        m_draft.partition[node].children[1] = children + 1;
        return true;
    }

    /// Takes the inner margin off one end, drawn, and then a floor out of what is left.
    [[nodiscard]] Extent shrunk(Extent extent) {
        const auto margin =
            std::min<std::int32_t>(static_cast<std::int32_t>(m_parameters.innerMargin), extent.length - 1);
        const bool atStart = m_random.chance(1, 2);
        extent.length -= margin;
        if (atStart) extent.start += margin;
        const auto most = std::min<std::int64_t>(m_parameters.floor.to, extent.length);
        const auto least = std::min(m_parameters.floor.from, most);
        const auto length = static_cast<std::int32_t>(m_random.between(least, most));
        const auto start = static_cast<std::int32_t>(m_random.between(0, extent.length - length));
        return {extent.start + start, length};
    }

    [[nodiscard]] Rect drawFloor(const Rect& zone) {
        const Extent across = shrunk(extentOf(zone, false));
        const Extent down = shrunk(extentOf(zone, true));
        return {across.start, down.start, across.length, down.length};
    }

    bool placeRooms() {
        std::int64_t blocked = 0;
        for (auto& node : m_draft.partition) {
            if (!node.leaf()) continue;
            if (m_draft.stopped()) return false;
            if (!placeRoom(node)) ++blocked;
        }
        if (blocked > 0)
            m_draft.note(
                {DELVE_TEXT_N("stage",
                              "%n part(s) of the map got no room, because other rooms or pinned cells are in the way."),
                 blocked,
                 {}});
        return true;
    }

    /// A floor that would meet a pin or a room of another stage is drawn again, a few times; then the leaf stays empty.
    bool placeRoom(PartitionNode& leaf) {
        static constexpr int tries = 16;
        for (int i = 0; i < tries; ++i) {
            const Rect floor = drawFloor(leaf.zone);
            if (!m_draft.isFree(floor.grown(1))) continue;
            leaf.box = floor;
            leaf.room = m_draft.addRoom(floor);
            return true;
        }
        return false;
    }

    /// Children stand behind their parents, so one pass from the end knows them all.
    void boundInnerNodes() {
        auto& nodes = m_draft.partition;
        for (auto i = nodes.size(); i-- > 0;)
            if (!nodes[i].leaf())
                nodes[i].box = nodes[nodes[i].children[0]].box.united(nodes[nodes[i].children[1]].box);
    }

    Draft& m_draft;
    Stream& m_random;
    const PartitionRoomsParameters& m_parameters;
    std::int32_t m_smallestHalf;
    std::int32_t m_splitBelow;  ///< a shorter side may not be split
    std::int32_t m_splitAlways; ///< a side from here on must be allowed
};

void markZones(Draft& draft) {
    if (!draft.tracing()) return;
    Mark zones{"zones", Mark::Shape::Boxes, {}};
    for (const auto& node : draft.partition)
        if (node.leaf()) {
            zones.cells.push_back(node.zone.topLeft());
            zones.cells.push_back({node.zone.right() - 1, node.zone.bottom() - 1});
        }
    draft.mark(std::move(zones));
}

} // namespace

Done partitionRooms(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters) {
    if (parameters.maxZone < parameters.minZone)
        return impossible(
            {DELVE_TEXT("stage",
                        "The largest zone (%1) is smaller than the smallest one (%2); raise one or lower the other."),
             {std::to_string(parameters.maxZone), std::to_string(parameters.minZone)}});
    if (parameters.floor.from > parameters.minZone)
        return impossible(
            {DELVE_TEXT(
                 "stage",
                 "A floor of %1 cells does not fit into a zone of %2; lower the floor or raise the smallest zone."),
             {std::to_string(parameters.floor.from), std::to_string(parameters.minZone)}});
    const auto result = Partitioner(draft, random, parameters).run();
    if (result) markZones(draft);
    return result;
}

Stage partitionRoomsStage() {
    using P = PartitionRoomsParameters;
    Stage stage;
    stage.name = "partition-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Partition rooms");
    stage.help = DELVE_TEXT(
        "stage", "Splits the map in two, and each part again, and puts a room into every part that is left.");
    stage.gives = Part::Rooms | Part::Partition | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage", "How many rooms to aim at. Left alone, the sizes of the zones decide.")),
        parameter("min-zone", &P::minZone, whole(2, 64), DELVE_TEXT("stage", "Smallest zone"),
                  DELVE_TEXT("stage", "No part of the map is split into halves with less room than this.")),
        parameter("max-zone", &P::maxZone, whole(2, 128), DELVE_TEXT("stage", "Largest zone"),
                  DELVE_TEXT("stage", "A part of the map with room for two of these is always split.")),
        parameter("inner-margin", &P::innerMargin, whole(0, 32), DELVE_TEXT("stage", "Inner margin"),
                  DELVE_TEXT("stage", "Cells taken off one side of each zone, so that rooms do not line up.")),
        parameter("inter-margin", &P::interMargin, whole(2, 32), DELVE_TEXT("stage", "Margin between"),
                  DELVE_TEXT("stage", "Cells between the two halves of a split.")),
        parameter("split", &P::split, share(), DELVE_TEXT("stage", "Split chance"),
                  DELVE_TEXT("stage", "How likely a part of middling size may be split.")),
        parameter("floor", &P::floor, whole(1, 64), DELVE_TEXT("stage", "Floor"),
                  DELVE_TEXT("stage", "Cells a side that the floor of a room has.")),
    };
    stage.run = runWith<P>(partitionRooms, stage.parameters);
    return stage;
}

} // namespace delve
