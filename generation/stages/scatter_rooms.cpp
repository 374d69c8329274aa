#include "generation/stages/scatter_rooms.h"

#include "generation/pipeline/room_number.h"
#include "generation/stages/drawn_order.h"
#include "generation/stages/room_boxes.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace delve::generation {
namespace {

/// Between two rooms, whatever places they lie on.
constexpr std::int32_t cellsBetween = 2;

/// Places in columns and rows, each as large as the largest room and a cell on every side.
struct Board {
    std::int32_t pitch = 0;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    Cell origin;

    /// Columns and rows are each the lesser of four times the rooms and what the map holds; the board lies in its
    /// middle.
    Board(Size map, std::int64_t rooms, std::int64_t largest)
        : pitch(static_cast<std::int32_t>(largest) + cellsBetween) {
        const auto max = std::min<std::int64_t>(4 * rooms, largestSide);
        columns = static_cast<std::int32_t>(std::min<std::int64_t>(max, map.width / pitch));
        rows = static_cast<std::int32_t>(std::min<std::int64_t>(max, map.height / pitch));
        origin = {(map.width - columns * pitch) / 2, (map.height - rows * pitch) / 2};
    }

    [[nodiscard]] std::uint32_t places() const {
        return static_cast<std::uint32_t>(columns) * static_cast<std::uint32_t>(rows);
    }
    /// The inner cells of a place, by its number.
    [[nodiscard]] Rect place(std::uint32_t number) const {
        const auto column = static_cast<std::int32_t>(number % static_cast<std::uint32_t>(columns));
        const auto row = static_cast<std::int32_t>(number / static_cast<std::uint32_t>(columns));
        return Rect{origin.x + column * pitch, origin.y + row * pitch, pitch, pitch}.grown(-1);
    }
};

std::int32_t drawWithin(Stream& random, std::int64_t from, std::int64_t to) {
    return static_cast<std::int32_t>(random.between(from, to));
}

Rect drawRoom(Stream& random, const Rect& place, Span side) {
    const auto width = drawWithin(random, side.from, std::min<std::int64_t>(side.to, place.width));
    const auto height = drawWithin(random, side.from, std::min<std::int64_t>(side.to, place.height));
    const auto x = drawWithin(random, place.x, place.right() - width);
    const auto y = drawWithin(random, place.y, place.bottom() - height);
    return {x, y, width, height};
}

/// A room that may be larger than its place, and holds the middle of it.
Rect drawRoomOver(Stream& random, const Rect& place, Span side) {
    const auto width = drawWithin(random, side.from, side.to);
    const auto height = drawWithin(random, side.from, side.to);
    const Cell middle = place.centre();
    const auto x = drawWithin(random, middle.x - width + 1, middle.x);
    const auto y = drawWithin(random, middle.y - height + 1, middle.y);
    return {x, y, width, height};
}

/// Left alone, a level has room for a start, a store and a boss.
constexpr std::int64_t minRooms = 3;

/// The largest side that leaves places for all rooms, where the map is too small for the largest that was asked for.
std::int64_t largestRoomSide(Size map, std::int64_t rooms, Span side) {
    auto largest = side.to;
    while (largest > side.from && Board(map, rooms, largest).places() < static_cast<std::uint64_t>(rooms)) --largest;
    return largest;
}

std::int64_t wantedRooms(Stream& random, const ScatterRoomsParameters& parameters) {
    if (parameters.number != ScatterNumber::Map && parameters.rooms.automatic)
        return roomsAtDepth(parameters.depth, parameters.number == ScatterNumber::Listed);
    const auto drawn = random.between(parameters.rooms.from, parameters.rooms.to);
    return parameters.rooms.automatic ? std::max(minRooms, drawn) : drawn;
}

} // namespace

std::int64_t roomsAtDepth(std::int64_t depth, bool roundedDown) {
    const std::int64_t tenths = 31 * depth + 25;
    return roundedDown ? tenths / 10 : (tenths + 9) / 10;
}

namespace {

/// A room on a place: where pins or other rooms are in the way, it is drawn again a few times.
bool putOn(const Rect& place, Span side, bool overhang, RoomBoxes& boxes, Stream& random) {
    static constexpr int tries = 8;
    for (int i = 0; i < tries; ++i)
        if (boxes.take(overhang ? drawRoomOver(random, place, side) : drawRoom(random, place, side))) return true;
    return false;
}

/// The first places of a shuffle, as many as rooms are wanted; for those that are blocked, the next ones. False where
/// the draft was stopped.
bool scatterOver(const Board& board, std::int64_t wanted, Span side, bool overhang, const Draft& draft,
                 RoomBoxes& boxes, Stream& random) {
    DrawnOrder order(board.places());
    while (boxes.count() < wanted && !order.ended()) {
        std::vector<std::uint32_t> places;
        for (auto missing = wanted - boxes.count(); missing > 0 && !order.ended(); --missing) {
            if (places.size() % 4096 == 0 && draft.stopped()) return false;
            places.push_back(order.next(random));
        }
        std::ranges::sort(places); // neighbours on the map are neighbours in memory
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (i % 1024 == 0 && draft.stopped()) return false;
            putOn(board.place(places[i]), side, overhang, boxes, random);
        }
    }
    return true;
}

Failure noPlace(Size map, std::int64_t side) {
    return impossible(
        {DELVE_TEXT("stage", "Rooms of %3 cells a side do not fit on a map of %1 x %2. Lower the room size, or enlarge "
                             "the map."),
         {std::to_string(map.width), std::to_string(map.height), std::to_string(side)}});
}

/// Notes what could not be done as asked.
void noteWhatDiffers(Draft& draft, std::int64_t wanted, std::int64_t made, std::int64_t largest,
                     const ScatterRoomsParameters& parameters) {
    if (largest < parameters.side.to && !parameters.overhang)
        draft.note(
            {DELVE_TEXT("stage", "Rooms have at most %2 cells a side instead of %3, so that %1 rooms fit on the map."),
             {std::to_string(wanted), std::to_string(largest), std::to_string(parameters.side.to)}});
    if (draft.roomsDecided) noteMissingRooms(draft, {wanted, wanted, false}, made);
    else noteMissingRooms(draft, parameters.rooms, made);
}

/// How many rooms there will be at most; nothing where the size of the map decides it.
std::optional<std::int64_t> roomsAskedFor(const ScatterRoomsParameters& parameters) {
    if (!parameters.rooms.automatic) return parameters.rooms.to;
    if (parameters.number == ScatterNumber::Map) return std::nullopt;
    return roomsAtDepth(parameters.depth, parameters.number == ScatterNumber::Listed);
}

Size sizeWithin(std::int64_t width, std::int64_t height) {
    return {static_cast<std::int32_t>(std::min<std::int64_t>(width, largestSide)),
            static_cast<std::int32_t>(std::min<std::int64_t>(height, largestSide))};
}

/// Without a size the board has four columns and rows for each room, and the map has its size.
std::optional<Size> sizeOfBoard(const ScatterRoomsParameters& parameters) {
    const auto rooms = roomsAskedFor(parameters);
    if (!rooms) return std::nullopt;
    const auto side = 4 * *rooms * (parameters.side.to + cellsBetween);
    return sizeWithin(side, side);
}

/// Without a size the rooms cover about a fifth of the map, and with the halls a third; each has its place on the
/// board.
std::optional<Size> sizeForRooms(const ScatterRoomsParameters& parameters) {
    static constexpr std::int64_t percentOfRooms = 22;
    const auto rooms = roomsAskedFor(parameters);
    if (!rooms) return std::nullopt;
    const auto twiceSide = parameters.side.from + parameters.side.to; // of a room as large as most
    const auto pitch = parameters.side.to + cellsBetween;
    const auto cells = std::max(*rooms * twiceSide * twiceSide * 25 / percentOfRooms, *rooms * pitch * pitch);
    std::int64_t columns = 1;
    while (columns * columns * pitch * pitch < cells && columns * pitch < largestSide) ++columns;
    const auto ofRow = columns * pitch * pitch;
    return sizeWithin(columns * pitch, (cells + ofRow - 1) / ofRow * pitch);
}

} // namespace

Done scatterRooms(Draft& draft, Stream& random, const ScatterRoomsParameters& parameters) {
    const auto wanted = wantedRooms(random, parameters);
    if (parameters.number != ScatterNumber::Map && parameters.rooms.automatic) draft.roomsDecided = wanted;
    const auto largest = largestRoomSide(draft.size(), wanted, parameters.side);
    const Span side{parameters.side.from, parameters.overhang ? parameters.side.to : largest};
    const Board board(draft.size(), wanted, largest);
    if (board.places() == 0) return noPlace(draft.size(), parameters.side.from);
    RoomBoxes boxes(draft, cellsBetween);
    if (!scatterOver(board, wanted, side, parameters.overhang, draft, boxes, random)) return cancelled();
    const auto min = static_cast<std::int32_t>(side.from);
    if (!boxes.fill(wanted, {{min, min}, static_cast<std::int32_t>(side.to)}, random)) return cancelled();
    if (!boxes.carve()) return cancelled();
    noteWhatDiffers(draft, wanted, boxes.count(), largest, parameters);
    return done();
}

namespace {

Done scatterRoomsOver(Draft& draft, Stream& random, const ScatterRoomsParameters& parameters) {
    auto over = parameters;
    over.overhang = true;
    return scatterRooms(draft, random, over);
}

} // namespace

/// No room is larger than a place of the board, many are a cell wide, and the board is nearly all void.
StageInfo scatterRooms1Stage() {
    using P = ScatterRoomsParameters;
    StageInfo stage;
    stage.name = "scatter-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Scatter rooms");
    stage.help = DELVE_TEXT(
        "stage", "Puts rooms into random squares of a coarse grid, so that none meet. If no map size is set, "
                 "the map grows with the grid.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage", "Target number of rooms; if you set none, the default room count below applies. "
                                      "Higher values make more rooms."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWhenSet),
        parameter(
            "number", &P::number,
            oneOf({{"map", DELVE_TEXT("stage", "By map size")},
                   {"depth", DELVE_TEXT("stage", "By depth")},
                   {"listed", DELVE_TEXT("stage", "By depth, rounded down")}}),
            DELVE_TEXT("stage", "Default room count"),
            DELVE_TEXT("stage",
                       "How many rooms there are if you set no number: one per 120 cells of the map, or 3.1 times the "
                       "depth plus 2.5.")),
        parameter("depth", &P::depth, whole(1, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Depth"),
                  DELVE_TEXT("stage",
                             "How deep the level lies. Higher values make more rooms if the default room count "
                             "goes by depth."),
                  ParameterRole::Depth),
        parameter("side", &P::side, whole(1, 63).in(Unit::Cells), DELVE_TEXT("stage", "Room size"),
                  DELVE_TEXT("stage",
                             "Side length of a room in cells; 1 makes rooms of a single cell. Higher values make "
                             "larger rooms.")),
    };
    stage.run = runWith<P>(scatterRooms, stage.parameters);
    stage.growsMap = [declared = stage.parameters](std::span<const NamedParameter> values) {
        return sizeOfBoard(withValues<P>(declared, {}, values));
    };
    return stage;
}

StageInfo scatterRoomsStage() {
    using P = ScatterRoomsParameters;
    StageInfo stage = scatterRooms1Stage();
    stage.version = 2;
    auto& side = stage.parameters.back();
    side = withDefault(side, Range{Decimal::of(3), Decimal::of(9)});
    stage.run = runWith<P>(scatterRoomsOver, stage.parameters);
    stage.growsMap = [declared = stage.parameters](std::span<const NamedParameter> values) {
        return sizeForRooms(withValues<P>(declared, {}, values));
    };
    stage.shrinksMap = true;
    return stage;
}

} // namespace delve::generation
