#include "generation/stages/attempt_rooms.h"

#include <algorithm>
#include <limits>

namespace delve {
namespace {

/// Odd sides and places, drawn. An even side is one larger: 3 to 9 gives 3, 5, 7, 9.
class OddRect {
public:
    OddRect(Size map, Span side)
        : m_columns((map.width - 1) / 2), m_rows((map.height - 1) / 2), m_least(side.from / 2), m_most(side.to / 2) {
        m_most = std::max(m_most - (side.to % 2 == 0 ? 1 : 0), m_least);
    }

    /// Is there room for the smallest of them?
    [[nodiscard]] bool fits() const { return m_least < std::min(m_columns, m_rows); }

    [[nodiscard]] Rect draw(Stream& random) const {
        const auto width = drawSide(random, m_columns);
        const auto height = drawSide(random, m_rows);
        const auto column = random.between(0, m_columns - 1 - width);
        const auto row = random.between(0, m_rows - 1 - height);
        return {odd(column), odd(row), odd(width), odd(height)};
    }

private:
    static std::int32_t odd(std::int64_t n) { return static_cast<std::int32_t>(2 * n + 1); }
    [[nodiscard]] std::int64_t drawSide(Stream& random, std::int64_t places) const {
        return random.between(m_least, std::min(m_most, places - 1));
    }

    std::int64_t m_columns; ///< odd cells from left to right within the outermost ring
    std::int64_t m_rows;
    std::int64_t m_least; ///< of a side 2n + 1
    std::int64_t m_most;
};

} // namespace

Done attemptRooms(Draft& draft, Stream& random, const AttemptRoomsParameters& parameters) {
    const OddRect places(draft.size(), parameters.side);
    if (!places.fits())
        return impossible(
            {DELVE_TEXT("stage", "No room with sides of %1 cells fits on the map; lower the sides or enlarge the map."),
             {std::to_string(parameters.side.from)}});
    const std::int64_t wanted = parameters.rooms.automatic ? std::numeric_limits<std::int64_t>::max()
                                                           : random.between(parameters.rooms.from, parameters.rooms.to);
    const std::int64_t attempts = std::max<std::int64_t>(1, draft.size().area() / parameters.cellsForAttempt);
    std::int64_t made = 0;
    for (std::int64_t i = 0; i < attempts && made < wanted; ++i) {
        if (draft.stopped()) return cancelled();
        const Rect box = places.draw(random);
        if (!draft.isFree(box.grown(1))) continue;
        draft.addRoom(box);
        ++made;
    }
    if (!parameters.rooms.automatic && made < wanted)
        draft.note({DELVE_TEXT("stage", "%1 rooms were asked for; %2 attempts found room for %3."),
                    {std::to_string(wanted), std::to_string(attempts), std::to_string(made)}});
    return done();
}

Stage attemptRoomsStage() {
    using P = AttemptRoomsParameters;
    Stage stage;
    stage.name = "attempt-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Attempt rooms");
    stage.help =
        DELVE_TEXT("stage", "Tries places for rooms of random size; one that would overlap another is given up.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage", "How many rooms to aim at. Left alone, the attempts decide.")),
        parameter("cells-for-attempt", &P::cellsForAttempt, whole(1, 10'000),
                  DELVE_TEXT("stage", "Cells for an attempt"),
                  DELVE_TEXT("stage", "One attempt is made for so many cells of the map.")),
        parameter("side", &P::side, whole(1, 63), DELVE_TEXT("stage", "Sides"),
                  DELVE_TEXT("stage", "Cells a side that a room has; odd numbers only.")),
    };
    stage.run = runWith<P>(attemptRooms, stage.parameters);
    return stage;
}

} // namespace delve
