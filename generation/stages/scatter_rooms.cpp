#include "generation/stages/scatter_rooms.h"

#include "generation/stages/spots.h"

#include <algorithm>

namespace delve {
namespace {

/// Places in columns and rows, each as large as the largest room and a cell on every side.
struct Board {
    std::int32_t pitch = 0;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    Cell origin;

    /// Columns and rows are each the lesser of four times the rooms and what the map holds; the board lies in its
    /// middle.
    Board(Size map, std::int64_t rooms, std::int64_t largest) : pitch(static_cast<std::int32_t>(largest) + 2) {
        const auto most = std::min<std::int64_t>(4 * rooms, largestSide);
        columns = static_cast<std::int32_t>(std::min<std::int64_t>(most, map.width / pitch));
        rows = static_cast<std::int32_t>(std::min<std::int64_t>(most, map.height / pitch));
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

Rect drawRoom(Stream& random, const Rect& place, Span side) {
    const auto width = random.between(side.from, std::min<std::int64_t>(side.to, place.width));
    const auto height = random.between(side.from, std::min<std::int64_t>(side.to, place.height));
    const auto x = random.between(place.x, place.right() - width);
    const auto y = random.between(place.y, place.bottom() - height);
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), static_cast<std::int32_t>(width),
            static_cast<std::int32_t>(height)};
}

/// Left alone, a level has room for a start, a store and a boss.
constexpr std::int64_t leastRooms = 3;

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
    return parameters.rooms.automatic ? std::max(leastRooms, drawn) : drawn;
}

} // namespace

std::int64_t roomsAtDepth(std::int64_t depth, bool roundedDown) {
    const std::int64_t tenths = 31 * depth + 25;
    return roundedDown ? tenths / 10 : (tenths + 9) / 10;
}

Done scatterRooms(Draft& draft, Stream& random, const ScatterRoomsParameters& parameters) {
    const auto wanted = wantedRooms(random, parameters);
    const Span side{parameters.side.from, largestRoomSide(draft.size(), wanted, parameters.side)};
    const Board board(draft.size(), wanted, side.to);
    if (board.places() == 0)
        return impossible(
            {DELVE_TEXT("stage", "A map of %1 x %2 has no place for rooms of %3 cells a side; lower the sides "
                                 "or enlarge the map."),
             {std::to_string(draft.size().width), std::to_string(draft.size().height),
              std::to_string(parameters.side.from)}});
    std::int64_t made = 0;
    const auto places = drawDistinct(board.places(), static_cast<std::uint32_t>(wanted), random);
    draft.reserveRooms(places.size());
    for (const auto number : places) {
        if (draft.stopped()) return cancelled();
        const Rect box = drawRoom(random, board.place(number), side);
        if (!draft.isFree(box.grown(1))) continue;
        if (draft.addRoom(box) != noRoom) ++made;
    }
    if (made < wanted)
        draft.note({DELVE_TEXT("stage", "%1 rooms were asked for; the map has places for %2."),
                    {std::to_string(wanted), std::to_string(made)}});
    return done();
}

Stage scatterRoomsStage() {
    using P = ScatterRoomsParameters;
    Stage stage;
    stage.name = "scatter-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Scatter rooms");
    stage.help = DELVE_TEXT("stage", "Puts rooms on places of a board, drawn so that none meets another.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage", "How many rooms to aim at.")),
        parameter(
            "number", &P::number,
            oneOf({{"map", DELVE_TEXT("stage", "By the map")},
                   {"depth", DELVE_TEXT("stage", "By the depth")},
                   {"listed", DELVE_TEXT("stage", "By the depth, rounded down")}}),
            DELVE_TEXT("stage", "Number of rooms"),
            DELVE_TEXT("stage",
                       "Where the number of rooms comes from when it is left alone: one for 120 cells of the map, or "
                       "3.1 times the depth and 2.5 more.")),
        parameter("depth", &P::depth, whole(1, 1000), DELVE_TEXT("stage", "Depth"),
                  DELVE_TEXT("stage", "The deeper, the more rooms, where the number follows the depth.")),
        parameter("side", &P::side, whole(1, 63), DELVE_TEXT("stage", "Sides"),
                  DELVE_TEXT("stage", "Cells a side that a room has; 1 makes rooms of a single cell.")),
    };
    stage.run = runWith<P>(scatterRooms, stage.parameters);
    return stage;
}

} // namespace delve
