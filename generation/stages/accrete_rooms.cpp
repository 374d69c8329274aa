#include "generation/stages/accrete_rooms.h"

#include "generation/pipeline/places.h"
#include "generation/pipeline/room_cells.h"
#include "generation/pipeline/room_number.h"
#include "generation/stages/accretion.h"

#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// Writes planned rooms into a draft, with the halls and links that join them.
class RoomBuilder {
public:
    RoomBuilder(Draft& draft, std::vector<PlannedRoom>& plan) : m_draft(draft), m_plan(plan) {}

    /// False where the draft was stopped.
    [[nodiscard]] bool build() {
        const auto first = m_draft.rooms().size();
        if (!findOldRooms()) return false;
        m_draft.reserveRooms(m_plan.size());
        m_draft.reserveHalls(m_plan.size());
        for (std::size_t i = 0; i < m_plan.size(); ++i) {
            if (i % 256 == 0 && m_draft.stopped()) return false;
            auto& planned = m_plan[i];
            const bool plain = cellsIn(planned) == planned.box.area();
            const auto room = plain ? m_draft.addRoom(planned.box) : m_draft.addRoom(std::move(planned.cells));
            if (planned.way.empty()) continue;
            const auto other =
                planned.onto == PlannedRoom::none ? m_oldRooms[m_nextOld++] : static_cast<RoomId>(first + planned.onto);
            m_draft.addHall(other, room, runsOf(planned.way), LinkKind::Tree);
            if (other != noRoom) m_draft.addLink(other, room, LinkKind::Tree);
        }
        return true;
    }

    void markDoorways() const {
        Mark doorways{"doorways", Mark::Shape::Points, {}};
        for (const auto& planned : m_plan)
            if (!planned.way.empty()) doorways.cells.push_back(planned.way.back());
        m_draft.mark(std::move(doorways));
    }

private:
    /// The rooms of the draft that planned ones are attached to, in the order of these.
    [[nodiscard]] bool findOldRooms() {
        std::vector<Cell> cells;
        for (const auto& planned : m_plan)
            if (!planned.way.empty() && planned.onto == PlannedRoom::none) cells.push_back(planned.beside);
        if (!cells.empty()) m_oldRooms = roomsAt(m_draft, cells);
        return !m_draft.stopped();
    }
    [[nodiscard]] static std::int64_t cellsIn(const PlannedRoom& planned) {
        std::int64_t cells = 0;
        for (const auto& run : planned.cells) cells += run.length;
        return cells;
    }

    Draft& m_draft;
    std::vector<PlannedRoom>& m_plan;
    std::vector<RoomId> m_oldRooms;
    std::size_t m_nextOld = 0;
};

} // namespace

Done accreteRooms(Draft& draft, Stream& random, const AccreteRoomsParameters& parameters) {
    Accretion accretion(draft, random, parameters);
    const bool asked = !parameters.rooms.automatic;
    const bool grown = asked ? accretion.growToNumber(random.between(parameters.rooms.from, parameters.rooms.to))
                             : accretion.growToShare();
    if (!grown) return cancelled();
    auto& plan = accretion.plan();
    RoomBuilder builder(draft, plan);
    if (!builder.build()) return cancelled();
    if (draft.tracing()) builder.markDoorways();
    if (asked) noteMissingRooms(draft, parameters.rooms, static_cast<std::int64_t>(plan.size()));
    return done();
}

namespace {

Parameter weight(std::string id, std::int64_t AccreteRoomsParameters::*member, OwnedText label, OwnedText help) {
    return parameter(std::move(id), member, whole(0, 100).in(Unit::PlainCount), std::move(label), std::move(help));
}

std::vector<Parameter> shapeWeights() {
    using P = AccreteRoomsParameters;
    return {
        weight("boxes-weight", &P::boxes, DELVE_TEXT("stage", "Crossing boxes"),
               DELVE_TEXT("stage", "How often a room consists of two boxes that cross, relative to the other shapes. "
                                   "Higher values make more of them.")),
        weight("pluses-weight", &P::pluses, DELVE_TEXT("stage", "Pluses"),
               DELVE_TEXT("stage", "How often a room is a small plus, relative to the other shapes. Higher values "
                                   "make more of them.")),
        weight("rectangles-weight", &P::rectangles, DELVE_TEXT("stage", "Rectangles"),
               DELVE_TEXT("stage", "How often a room is a small rectangle, relative to the other shapes. Higher "
                                   "values make more of them.")),
        weight(
            "discs-weight", &P::discs, DELVE_TEXT("stage", "Discs"),
            DELVE_TEXT("stage",
                       "How often a room is a disc, relative to the other shapes. Higher values make more of them.")),
        weight("chains-weight", &P::chains, DELVE_TEXT("stage", "Overlapping discs"),
               DELVE_TEXT("stage", "How often a room consists of several discs that overlap, relative to the other "
                                   "shapes. Higher values make more of them.")),
        weight(
            "caves-weight", &P::caves, DELVE_TEXT("stage", "Caves"),
            DELVE_TEXT("stage",
                       "How often a room is a cave, relative to the other shapes. Higher values make more of them.")),
    };
}

std::vector<Parameter> growth() {
    using P = AccreteRoomsParameters;
    return {
        parameter("rooms", &P::rooms, oneFor(120, 1, 4'000'000), DELVE_TEXT("stage", "Rooms"),
                  DELVE_TEXT("stage", "Target number of rooms; if you set none, the share of ground decides. Higher "
                                      "values make more rooms, and smaller ones where not all fit."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWhenSet),
        parameter(
            "share", &P::share, share(), DELVE_TEXT("stage", "Share of ground"),
            DELVE_TEXT("stage",
                       "If you set no number of rooms: the share of the map at which no more are attached. Higher "
                       "values make more rooms.")),
        parameter("misses", &P::misses, whole(1, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Misses in a row"),
                  DELVE_TEXT("stage",
                             "After so many rooms in a row that fit nowhere, no more are tried; on large maps this "
                             "counts for each part of 80 x 45 cells. Higher values fill narrower gaps.")),
        parameter("vestibules", &P::vestibules, generation::share(), DELVE_TEXT("stage", "Vestibules"),
                  DELVE_TEXT("stage",
                             "Chance that a hall lies between a room and what it is attached to. Higher values make "
                             "more halls.")),
    };
}

} // namespace

StageInfo accreteRoomsStage() {
    StageInfo stage;
    stage.name = "accrete-rooms";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Attach rooms");
    stage.help = DELVE_TEXT("stage", "Attaches one room after another to what is there, each through one doorway. The "
                                     "rooms have many shapes; some have a hall before them.");
    stage.gives = Part::Rooms | Part::Links | Part::Floor;
    stage.carves = true;
    stage.parameters = growth();
    for (auto& parameter : shapeWeights()) stage.parameters.push_back(std::move(parameter));
    stage.run = runWith<AccreteRoomsParameters>(accreteRooms, stage.parameters);
    return stage;
}

} // namespace delve::generation
