#include "generation/stages/attempt_rooms.h"

#include "generation/pipeline/room_number.h"
#include "generation/stages/room_boxes.h"
#include "generation/stages/ruined_walls.h"

#include <algorithm>
#include <limits>

namespace delve::generation {
namespace {

/// Odd sides and places, drawn: 3 to 9 gives 3, 5, 7, 9, as do 2 to 10. Where no odd number lies in the range, sides
/// are the odd number below it.
class OddRect {
public:
    OddRect(Size map, Span side)
        : m_columns((map.width - 1) / 2), m_rows((map.height - 1) / 2), m_max((side.to - 1) / 2),
          m_min(std::min(side.from / 2, m_max)) {}

    /// Is there room for the smallest of them?
    [[nodiscard]] bool fits() const { return m_min < std::min(m_columns, m_rows); }

    [[nodiscard]] Rect draw(Stream& random) const {
        const auto width = drawSide(random, m_columns);
        const auto height = drawSide(random, m_rows);
        const auto column = random.between(0, m_columns - 1 - width);
        const auto row = random.between(0, m_rows - 1 - height);
        return {odd(column), odd(row), odd(width), odd(height)};
    }

    [[nodiscard]] std::int32_t minSide() const { return odd(m_min); }
    [[nodiscard]] std::int32_t maxSide() const { return odd(m_max); }

private:
    static std::int32_t odd(std::int64_t n) { return static_cast<std::int32_t>(2 * n + 1); }
    [[nodiscard]] std::int64_t drawSide(Stream& random, std::int64_t places) const {
        return random.between(m_min, std::min(m_max, places - 1));
    }

    std::int64_t m_columns; ///< odd cells from left to right within the outermost ring
    std::int64_t m_rows;
    std::int64_t m_max; ///< of a side 2n + 1
    std::int64_t m_min;
};

/// Notes what could not be done as asked.
void noteWhatDiffers(Draft& draft, const OddRect& places, std::int64_t made, const AttemptRoomsParameters& parameters) {
    if (places.minSide() < parameters.side.from)
        draft.note({DELVE_TEXT("stage", "There is no odd room size from %1 to %2; %3 is used."),
                    {std::to_string(parameters.side.from), std::to_string(parameters.side.to),
                     std::to_string(places.minSide())}});
    if (!parameters.rooms.automatic) noteMissingRooms(draft, parameters.rooms, made);
}

Failure noRoomFits(std::int64_t side) {
    return impossible(
        {DELVE_TEXT("stage",
                    "No room with sides of %1 cells fits on the map. Lower the room size, or enlarge the map."),
         {std::to_string(side)}});
}

} // namespace

Done attemptRooms(Draft& draft, Stream& random, const AttemptRoomsParameters& parameters) {
    const OddRect places(draft.size(), parameters.side);
    if (!places.fits()) return noRoomFits(parameters.side.from);
    const bool asked = !parameters.rooms.automatic;
    const std::int64_t wanted =
        asked ? random.between(parameters.rooms.from, parameters.rooms.to) : std::numeric_limits<std::int64_t>::max();
    const std::int64_t attempts = std::max<std::int64_t>(1, draft.size().area() / parameters.cellsForAttempt);
    RoomBoxes boxes(draft, 1, parameters.onFloor); // a cell between two, where mazes may be
    for (std::int64_t i = 0; i < attempts && boxes.count() < wanted; ++i) {
        if (i % 1024 == 0 && draft.stopped()) return cancelled();
        boxes.take(places.draw(random));
    }
    const RoomBoxes::Kind kind{{places.minSide(), places.minSide()}, places.maxSide(), true};
    if (asked && !boxes.fill(wanted, kind, random)) return cancelled();
    if (!boxes.carve()) return cancelled();
    if (parameters.onFloor && !buildRuinedWalls(draft, boxes.boxes(), parameters.fallen, random)) return cancelled();
    noteWhatDiffers(draft, places, boxes.count(), parameters);
    return done();
}

/// Keeps off all ground that is there.
StageInfo attemptRooms1Stage() {
    using P = AttemptRoomsParameters;
    StageInfo stage;
    stage.name = "attempt-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Place rooms randomly");
    stage.help =
        DELVE_TEXT("stage", "Tries random places for rooms of random size, and skips those that overlap. If there are "
                            "fewer rooms than you set, more are put where they still fit.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage",
                             "Target number of rooms; if you set none, the attempts decide. Higher values make "
                             "more rooms."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWhenSet),
        parameter("cells-for-attempt", &P::cellsForAttempt, whole(1, 10'000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Cells per attempt"),
                  DELVE_TEXT("stage",
                             "Cells of the map for each attempt. Higher values make fewer attempts, and so fewer "
                             "rooms.")),
        parameter(
            "side", &P::side, whole(1, 63).in(Unit::Cells), DELVE_TEXT("stage", "Room size"),
            DELVE_TEXT("stage", "Side length of a room in cells; odd numbers only. Higher values make larger rooms.")),
    };
    stage.run = runWith<P>(attemptRooms, stage.parameters);
    return stage;
}

StageInfo attemptRoomsStage() {
    using P = AttemptRoomsParameters;
    StageInfo stage = attemptRooms1Stage();
    stage.version = 2;
    stage.parameters.push_back(
        parameter("on-floor", &P::onFloor, yesOrNo(), DELVE_TEXT("stage", "Ruins on floor"),
                  DELVE_TEXT("stage", "Rooms may also lie on the floor of caves and other stages. Walls are built "
                                      "around them there, with gaps.")));
    stage.parameters.push_back(
        parameter("fallen", &P::fallen, share(), DELVE_TEXT("stage", "Fallen walls"),
                  DELVE_TEXT("stage", "Share of the walls of ruins that have fallen, of which rubble is left. Higher "
                                      "values make more gaps.")));
    stage.run = runWith<P>(attemptRooms, stage.parameters);
    return stage;
}

} // namespace delve::generation
