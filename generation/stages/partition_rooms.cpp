#include "generation/stages/partition_rooms.h"

#include "generation/pipeline/room_number.h"
#include "generation/stages/cells_in_order.h"
#include "generation/stages/partition_splits.h"
#include "generation/stages/room_boxes.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// Between the floors of two rooms, whatever stage made them.
constexpr std::int32_t cellsBetween = 2;

/// One axis of a rectangle, so that a rule is written once for both.
struct Extent {
    std::int32_t start;
    std::int32_t length;

    [[nodiscard]] bool contains(std::int32_t at) const { return at >= start && at < start + length; }
};

/// Where along an axis a smallest floor may begin: in the first when the margin is taken off the end, in the second
/// when it is taken off the start.
struct Begins {
    Extent first;
    Extent second;

    [[nodiscard]] bool contains(std::int32_t at) const { return first.contains(at) || second.contains(at); }
    [[nodiscard]] std::uint64_t bitsOf(std::size_t word) const {
        return bitsOfPart(word, first.start, first.length) | bitsOfPart(word, second.start, second.length);
    }
};

/// Puts a floor into each leaf of the partition. All floors
/// are chosen first, and carved when their number is fixed.
class Floors {
public:
    Floors(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters), m_occupied(draft.workspace().bits[0]),
          m_places(draft.workspace().bits[1]), m_min{minIn(withoutMargin({0, draft.inside().width}, false)),
                                                     minIn(withoutMargin({0, draft.inside().height}, false))} {
        findOccupied(draft, cellsBetween, m_occupied);
    }

    /// A floor for each leaf where one fits. Gives how many got none; nothing where the draft was stopped.
    [[nodiscard]] std::optional<std::int64_t> choose() {
        std::int64_t blocked = 0;
        for (auto& node : m_draft.partition) {
            if (!node.leaf()) continue;
            if (const auto floor = floorIn(node.zone)) node.box = *floor;
            else ++blocked;
            if (m_draft.stopped()) return std::nullopt;
        }
        return blocked;
    }

    /// Removes the floors of this many random leaves.
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
    [[nodiscard]] std::int32_t minIn(const Extent& extent) const {
        return std::min(static_cast<std::int32_t>(m_parameters.floor.from), extent.length);
    }

    /// Takes the inner margin off one end, drawn, and then a floor out of what is left.
    [[nodiscard]] Extent shrunk(Extent extent) {
        extent = withoutMargin(extent, m_random.chance(1, 2));
        const auto max = std::min<std::int64_t>(m_parameters.floor.to, extent.length);
        const auto length = static_cast<std::int32_t>(m_random.between(minIn(extent), max));
        const auto start = static_cast<std::int32_t>(m_random.between(0, extent.length - length));
        return {extent.start + start, length};
    }

    [[nodiscard]] bool fits(const Rect& floor) const {
        return floor.intersected(m_draft.inside()) == floor && !m_occupied.anyIn(floor.grown(1));
    }

    /// A floor that would meet a pin or a room of another stage is drawn again, a few times; then it is drawn from the
    /// smallest ones that fit. Nothing where none does, or the draft was stopped.
    [[nodiscard]] std::optional<Rect> floorIn(const Rect& zone) {
        static constexpr int tries = 16;
        for (int i = 0; i < tries; ++i) {
            const Extent across = shrunk({zone.x, zone.width});
            const Extent down = shrunk({zone.y, zone.height});
            const Rect floor{across.start, down.start, across.length, down.length};
            if (fits(floor)) return floor;
        }
        return smallestFloorIn(zone);
    }

    /// Where a floor of the least size begins, whichever end the margin is taken off.
    [[nodiscard]] Begins beginsAlong(const Extent& zone) const {
        const auto within = [this](const Extent& left) { return Extent{left.start, left.length - minIn(left) + 1}; };
        return {within(withoutMargin(zone, false)), within(withoutMargin(zone, true))};
    }

    /// No zone is so small that a smallest floor is smaller there than elsewhere, but where the map itself is; so the
    /// places for it are found once for all zones.
    [[nodiscard]] std::optional<Rect> smallestFloorIn(const Rect& zone) {
        if (!std::exchange(m_placesFound, true)) findPlaces(m_occupied, m_min, m_places);
        const Begins columns = beginsAlong({zone.x, zone.width});
        const Begins rows = beginsAlong({zone.y, zone.height});
        const auto wordAt = [&](std::int32_t y, std::size_t i) {
            return rows.contains(y) ? m_places.row(y)[i] & columns.bitsOf(i) : 0;
        };
        const auto count = countCells(zone, wordAt, [this] { return m_draft.stopped(); });
        if (!count || *count == 0) return std::nullopt;
        const auto number = static_cast<std::int64_t>(m_random.below(static_cast<std::uint64_t>(*count)));
        const Cell corner = cellInOrder(zone, wordAt, number);
        return Rect{corner.x, corner.y, m_min.width, m_min.height};
    }

    Draft& m_draft;
    Stream& m_random;
    const PartitionRoomsParameters& m_parameters;
    BitGrid& m_occupied;
    BitGrid& m_places; ///< where a smallest floor may begin, once they were looked for
    bool m_placesFound = false;
    Size m_min;
};

/// Children come after their parents, so one pass from the end reaches all.
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
        if (rooms >= wanted || leaves >= splits.maxLeaves()) break;
        // Half as many again at most, so that it ends soon however much is blocked.
        aim = std::max(aim + wanted - rooms, aim + aim / 2);
    }
    if (rooms > wanted) floors.drop(rooms - wanted);
    if (!floors.carve()) return cancelled();
    noteMissingRooms(draft, parameters.rooms, rooms);
    return done();
}

/// No zone is smaller than a floor, but where the map is.
void noteSmallFloors(Draft& draft, std::int64_t asked) {
    auto min = asked;
    for (const auto& node : draft.partition)
        if (node.leaf() && !node.box.empty()) min = std::min<std::int64_t>({min, node.box.width, node.box.height});
    if (min < asked)
        draft.note(
            {DELVE_TEXT_N("stage",
                          "The map is too small for rooms of %1 cells a side; the shortest side has %n cell(s)."),
             min,
             {std::to_string(asked)}});
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
                        "The maximum zone size (%1) is less than the minimum (%2). Raise one, or lower the other."),
             {std::to_string(parameters.maxZone), std::to_string(parameters.minZone)}});
    if (parameters.floor.from > parameters.minZone)
        return impossible(
            {DELVE_TEXT(
                 "stage",
                 "A room of %1 cells a side does not fit into a zone of %2. Lower the room size, or raise the minimum "
                 "zone size."),
             {std::to_string(parameters.floor.from), std::to_string(parameters.minZone)}});
    auto made = parameters.rooms.automatic ? leftToTheZones(draft, random, parameters)
                                           : asManyAsAsked(draft, random, parameters);
    if (!made) return made;
    noteSmallFloors(draft, parameters.floor.from);
    boundInnerNodes(draft.partition);
    markZones(draft);
    return made;
}

StageInfo partitionRoomsStage() {
    using P = PartitionRoomsParameters;
    StageInfo stage;
    stage.name = "partition-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Partition rooms");
    stage.help = DELVE_TEXT(
        "stage",
        "Splits the map in two again and again (binary space partition), and puts a room into each zone that is "
        "left.");
    stage.gives = Part::Rooms | Part::Partition | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage",
                             "Target number of rooms; if you set none, the zone sizes decide. Higher values make "
                             "more rooms."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWhenSet),
        parameter("min-zone", &P::minZone, whole(2, 64).in(Unit::Cells), DELVE_TEXT("stage", "Minimum zone size"),
                  DELVE_TEXT("stage", "Shortest side of a zone, in cells; smaller zones are never split off. Higher "
                                      "values make fewer, larger zones.")),
        parameter("max-zone", &P::maxZone, whole(2, 128).in(Unit::Cells), DELVE_TEXT("stage", "Maximum zone size"),
                  DELVE_TEXT("stage", "Zones with room for two of this size, in cells, are always split. Higher values "
                                      "leave larger zones.")),
        parameter("inner-margin", &P::innerMargin, whole(0, 32).in(Unit::Cells), DELVE_TEXT("stage", "Inner margin"),
                  DELVE_TEXT("stage",
                             "Cells taken off one side of each zone, so that rooms do not line up. Higher values "
                             "stagger rooms more.")),
        parameter(
            "inter-margin", &P::interMargin, whole(2, 32).in(Unit::Cells), DELVE_TEXT("stage", "Margin between zones"),
            DELVE_TEXT("stage", "Cells between the two halves of a split. Higher values put rooms farther apart.")),
        parameter("split", &P::split, share(), DELVE_TEXT("stage", "Chance to split"),
                  DELVE_TEXT("stage",
                             "How likely a zone between the minimum and the maximum size is split. Higher values "
                             "make more, smaller zones.")),
        parameter("floor", &P::floor, whole(1, 64).in(Unit::Cells), DELVE_TEXT("stage", "Room size"),
                  DELVE_TEXT("stage", "Side length of a room in cells. Higher values make larger rooms.")),
    };
    stage.run = runWith<P>(partitionRooms, stage.parameters);
    return stage;
}

} // namespace delve::generation
