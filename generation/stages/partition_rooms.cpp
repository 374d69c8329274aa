#include "generation/stages/partition_rooms.h"

#include "generation/stages/partition_splits.h"

#include <algorithm>
#include <vector>

namespace delve {
namespace {

/// One axis of a rectangle, so that a rule is written once for both.
struct Extent {
    std::int32_t start;
    std::int32_t length;
};

/// Puts a floor into each leaf of the partition. First all floors are chosen; carved they are when their number is
/// settled.
class Floors {
public:
    Floors(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters) {}

    /// A floor for each leaf where one fits. Gives how many got none; nothing where the draft was stopped.
    [[nodiscard]] std::optional<std::int64_t> choose() {
        std::int64_t blocked = 0;
        for (auto& node : m_draft.partition) {
            if (!node.leaf()) continue;
            if (m_draft.stopped()) return std::nullopt;
            if (const auto floor = floorIn(node.zone)) node.box = *floor;
            else ++blocked;
        }
        return blocked;
    }

    /// Takes the floors of so many leaves away again, drawn.
    void drop(std::int64_t count) {
        std::vector<std::uint32_t> leaves;
        for (std::uint32_t i = 0; i < m_draft.partition.size(); ++i)
            if (m_draft.partition[i].leaf() && !m_draft.partition[i].box.empty()) leaves.push_back(i);
        m_random.shuffle(std::span(leaves));
        for (std::int64_t i = 0; i < count; ++i) m_draft.partition[leaves[static_cast<std::size_t>(i)]].box = {};
    }

    [[nodiscard]] bool carve() {
        for (auto& node : m_draft.partition) {
            if (m_draft.stopped()) return false;
            if (node.leaf() && !node.box.empty()) node.room = m_draft.addRoom(node.box);
        }
        return true;
    }

private:
    /// The part of a zone that is left when the inner margin is taken off one end.
    [[nodiscard]] Extent withoutMargin(Extent extent, bool atStart) const {
        const auto margin =
            std::min<std::int32_t>(static_cast<std::int32_t>(m_parameters.innerMargin), extent.length - 1);
        return {extent.start + (atStart ? margin : 0), extent.length - margin};
    }
    [[nodiscard]] std::int64_t leastIn(const Extent& extent) const {
        return std::min<std::int64_t>(m_parameters.floor.from, extent.length);
    }

    /// Takes the inner margin off one end, drawn, and then a floor out of what is left.
    [[nodiscard]] Extent shrunk(Extent extent) {
        extent = withoutMargin(extent, m_random.chance(1, 2));
        const auto most = std::min<std::int64_t>(m_parameters.floor.to, extent.length);
        const auto length = static_cast<std::int32_t>(m_random.between(leastIn(extent), most));
        const auto start = static_cast<std::int32_t>(m_random.between(0, extent.length - length));
        return {extent.start + start, length};
    }

    [[nodiscard]] bool fits(const Rect& floor) const { return m_draft.isFree(floor.grown(1)); }

    /// A floor that would meet a pin or a room of another stage is drawn again, a few times; then it is drawn from the
    /// smallest ones that fit.
    [[nodiscard]] std::optional<Rect> floorIn(const Rect& zone) {
        static constexpr int tries = 16;
        for (int i = 0; i < tries; ++i) {
            const Extent across = shrunk({zone.x, zone.width});
            const Extent down = shrunk({zone.y, zone.height});
            const Rect floor{across.start, down.start, across.length, down.length};
            if (fits(floor)) return floor;
        }
        const auto smallest = smallestFloors(zone);
        if (smallest.empty()) return std::nullopt;
        return smallest[static_cast<std::size_t>(m_random.below(smallest.size()))];
    }

    /// Where a floor of the least size begins, whichever end the margin was taken off, and how long it is.
    [[nodiscard]] std::vector<Extent> smallestAlong(const Extent& zone) const {
        std::vector<Extent> extents;
        for (const bool atStart : {false, true}) {
            const Extent left = withoutMargin(zone, atStart);
            const auto length = static_cast<std::int32_t>(leastIn(left));
            for (auto start = left.start; start + length <= left.start + left.length; ++start)
                if (extents.empty() || start > extents.back().start) extents.push_back({start, length});
        }
        return extents;
    }

    [[nodiscard]] std::vector<Rect> smallestFloors(const Rect& zone) const {
        std::vector<Rect> floors;
        const auto columns = smallestAlong({zone.x, zone.width});
        for (const auto& row : smallestAlong({zone.y, zone.height}))
            for (const auto& column : columns) {
                const Rect floor{column.start, row.start, column.length, row.length};
                if (fits(floor)) floors.push_back(floor);
            }
        return floors;
    }

    Draft& m_draft;
    Stream& m_random;
    const PartitionRoomsParameters& m_parameters;
};

/// Children stand behind their parents, so one pass from the end knows them all.
void boundInnerNodes(std::vector<PartitionNode>& nodes) {
    for (auto i = nodes.size(); i-- > 0;)
        if (!nodes[i].leaf()) nodes[i].box = nodes[nodes[i].children[0]].box.united(nodes[nodes[i].children[1]].box);
}

Done leftToTheZones(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters) {
    Floors floors(draft, random, parameters);
    if (!PartitionSplits(draft, random, parameters).splitAll()) return cancelled();
    const auto blocked = floors.choose();
    if (!blocked || !floors.carve()) return cancelled();
    if (*blocked > 0)
        draft.note(
            {DELVE_TEXT_N("stage",
                          "%n part(s) of the map got no room, because other rooms or pinned cells are in the way."),
             *blocked,
             {}});
    return done();
}

/// As many rooms as were asked for: where pins or other rooms block some of the leaves, the map is split into more.
Done asManyAsAsked(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters) {
    const auto wanted = random.between(parameters.rooms.from, parameters.rooms.to);
    PartitionSplits splits(draft, random, parameters);
    Floors floors(draft, random, parameters);
    std::int64_t rooms = 0;
    for (auto aim = wanted;;) {
        const auto leaves = splits.splitInto(aim);
        const auto blocked = leaves > 0 ? floors.choose() : std::nullopt;
        if (!blocked) return cancelled();
        rooms = leaves - *blocked;
        if (rooms >= wanted || leaves >= splits.mostLeaves()) break;
        // Half as many again at most, so that it ends soon however much is blocked.
        aim = std::max(aim + wanted - rooms, aim + aim / 2);
    }
    if (rooms > wanted) floors.drop(rooms - wanted);
    if (!floors.carve()) return cancelled();
    if (rooms < wanted)
        draft.note({DELVE_TEXT("stage", "%1 rooms were asked for; the zones are large enough for %2."),
                    {std::to_string(wanted), std::to_string(rooms)}});
    return done();
}

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
    auto made = parameters.rooms.automatic ? leftToTheZones(draft, random, parameters)
                                           : asManyAsAsked(draft, random, parameters);
    if (!made) return made;
    boundInnerNodes(draft.partition);
    markZones(draft);
    return made;
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
