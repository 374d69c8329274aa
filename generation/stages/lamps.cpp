#include "generation/stages/lamps.h"

#include "generation/level/bit_pack.h"
#include "generation/stages/free_cells.h"
#include "generation/stages/junctions.h"
#include "generation/stages/lamp_targets.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace delve::generation {

namespace {

template <class P>
Parameter radiusOf() {
    return parameter("radius", &P::radius, whole(1, 64).in(Unit::Cells), DELVE_TEXT("stage", "Radius"),
                     DELVE_TEXT("stage", "How far a lamp shines, in cells. Higher values light more of the map."));
}

/// For all lamps of a stage, which share them.
Properties fieldsOfLamp(std::int64_t radius) {
    Properties fields;
    fields.set("radius", Decimal::of(radius));
    return fields;
}

bool addLamp(Draft& draft, Cell cell, const Properties& fields) {
    Thing* const lamp = draft.addThing(ThingKind::Lamp, cell);
    if (lamp) lamp->fields = fields;
    return lamp != nullptr;
}

/// The rooms in which no lamp was pinned.
std::vector<RoomId> darkRooms(const Draft& draft) {
    BitGrid lit(draft.size());
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Lamp && draft.pinned(thing.at)) lit.set(thing.at);
    const bool any = !lit.none();
    std::vector<RoomId> dark;
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        if (!any || !lit.anyIn(draft.rooms()[room].box)) dark.push_back(room);
    return dark;
}

bool isLandmark(const Room& room) {
    const auto* const value = room.properties.find("landmark");
    const auto* const is = value ? std::get_if<bool>(value) : nullptr;
    return is && *is;
}

bool findSeeThrough(const Draft& draft, BitGrid& into) {
    into.reset(draft.size());
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return false;
        const auto tiles = draft.row(y);
        const auto row = into.row(y);
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = bitsWhere(tiles.subspan(64 * i, std::min<std::size_t>(64, tiles.size() - 64 * i)),
                               [&](Tile tile) { return draft.catalogue().seeThrough(tile); });
    }
    return true;
}

/// Places lamps, and tells the junctions and the locks of each.
class LampPlacer {
public:
    LampPlacer(Draft& draft, const BitGrid& seeThrough, std::vector<Cell> junctions, const LampsParameters& parameters)
        : m_draft(draft), m_fields(fieldsOfLamp(parameters.radius)),
          m_junctions(seeThrough, std::move(junctions), static_cast<std::int32_t>(parameters.sight)),
          m_locks(seeThrough, cellsOfLocks(draft), static_cast<std::int32_t>(parameters.sight)) {
        for (const auto& thing : draft.things())
            if (thing.kind == ThingKind::Lamp) tell(thing.at);
    }

    bool placeInLandmarks() {
        const auto dark = darkRooms(m_draft);
        for (const auto room : dark) {
            if (m_draft.stopped()) return false;
            if (!isLandmark(m_draft.rooms()[room])) continue;
            const auto cell = middleFreeCell(m_draft, room);
            m_missed += cell && put(*cell) ? 0 : 1;
        }
        return true;
    }

    bool placeAtLocks() {
        for (std::size_t lock = 0; lock < m_locks.size(); ++lock) {
            if (m_draft.stopped()) return false;
            if (!m_locks.isLit(lock)) m_missed += placeAt(m_locks, lock) ? 0 : 1;
        }
        return true;
    }

    /// Until so many junctions see one, in a drawn order.
    bool placeAtJunctions(Stream& random, std::size_t wanted) {
        std::vector<std::size_t> order(m_junctions.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        if (!random.shuffle(std::span(order), [this] { return m_draft.stopped(); })) return false;
        for (std::size_t i = 0; i < order.size() && m_junctions.lit() < wanted; ++i) {
            if (i % 64 == 0 && m_draft.stopped()) return false;
            if (!m_junctions.isLit(order[i])) (void)placeAt(m_junctions, order[i]);
        }
        return true;
    }

    [[nodiscard]] std::size_t litJunctions() const { return m_junctions.lit(); }
    [[nodiscard]] std::int64_t missed() const { return m_missed; } ///< landmarks and locks

private:
    static std::vector<Cell> cellsOfLocks(const Draft& draft) {
        std::vector<Cell> cells;
        for (const auto& thing : draft.things())
            if (thing.kind == ThingKind::Lock) cells.push_back(thing.at);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    void tell(Cell lamp) {
        m_junctions.addLamp(lamp);
        m_locks.addLamp(lamp);
    }
    bool placeAt(const LampTargets& targets, std::size_t target) {
        const auto cell = targets.placeFor(m_draft, target);
        return cell && put(*cell);
    }
    bool put(Cell cell) {
        if (!addLamp(m_draft, cell, m_fields)) return false;
        tell(cell);
        return true;
    }

    Draft& m_draft;
    Properties m_fields;
    LampTargets m_junctions;
    LampTargets m_locks;
    std::int64_t m_missed = 0;
};

} // namespace

Done lamps(Draft& draft, Stream& random, const LampsParameters& parameters) {
    auto junctions = findJunctions(draft);
    auto& seeThrough = draft.workspace().bits[0];
    if (!junctions || !findSeeThrough(draft, seeThrough)) return cancelled();
    const auto all = static_cast<std::int64_t>(junctions->size());
    const auto wanted = (all * static_cast<std::int64_t>(parameters.junctions.of100000()) + 99'999) / 100'000;
    if (draft.tracing()) draft.mark({"junctions", Mark::Shape::Points, *junctions});
    LampPlacer placer(draft, seeThrough, std::move(*junctions), parameters);
    if (!placer.placeInLandmarks() || !placer.placeAtLocks()) return cancelled();
    if (!placer.placeAtJunctions(random, static_cast<std::size_t>(wanted))) return cancelled();
    if (const auto lit = static_cast<std::int64_t>(placer.litJunctions()); lit < wanted)
        draft.note({DELVE_TEXT("stage", "%2 of %1 junctions see a lamp: beside the others there is no room for one."),
                    {std::to_string(wanted), std::to_string(lit)}});
    if (placer.missed() > 0)
        draft.note({DELVE_TEXT_N("stage", "%n landmark(s) or lock(s) without a lamp: there is no room for one."),
                    placer.missed(),
                    {}});
    return done();
}

Done lampsInRooms(Draft& draft, Stream& random, const LampsInRoomsParameters& parameters) {
    const auto rooms = static_cast<std::int64_t>(draft.rooms().size());
    const auto asked = (rooms + parameters.roomsForLamp / 2) / parameters.roomsForLamp;
    const auto pinned = pinnedThings(draft, ThingKind::Lamp);
    auto dark = darkRooms(draft);
    random.shuffle(std::span(dark));
    auto placed = std::min(pinned, asked);
    const Properties fields = fieldsOfLamp(parameters.radius);
    for (std::size_t i = 0; i < dark.size() && placed < asked; ++i) {
        if (draft.stopped()) return cancelled();
        const auto cell = FreeCells(draft, dark[i]).draw(random);
        if (cell && addLamp(draft, *cell, fields)) ++placed;
    }
    if (placed < asked)
        draft.note({DELVE_TEXT("stage", "%2 of %1 lamps: there is no room for more."),
                    {std::to_string(asked), std::to_string(placed)}});
    return done();
}

StageInfo lampsStage() {
    using P = LampsParameters;
    StageInfo stage;
    stage.name = "lamps";
    stage.version = 2;
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Lamps");
    stage.help = DELVE_TEXT("stage", "Puts lamps into landmarks, beside locks, and where ways part.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("junctions", &P::junctions, share(), DELVE_TEXT("stage", "Lit junctions"),
                  DELVE_TEXT("stage",
                             "From what share of the places where ways part a lamp is seen. Higher values place "
                             "more lamps.")),
        parameter(
            "sight", &P::sight, whole(1, 64).in(Unit::Cells), DELVE_TEXT("stage", "Sight"),
            DELVE_TEXT("stage", "From how far a lamp counts as seen, in cells. Higher values place fewer lamps.")),
        radiusOf<P>(),
    };
    stage.run = runWith<P>(lamps, stage.parameters);
    return stage;
}

StageInfo lamps1Stage() {
    using P = LampsInRoomsParameters;
    StageInfo stage;
    stage.name = "lamps";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Lamps");
    stage.help = DELVE_TEXT("stage", "Puts lamps into some of the rooms.");
    stage.needs = Part::Rooms;
    stage.parameters = {
        parameter("rooms-for-lamp", &P::roomsForLamp, whole(1, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Rooms per lamp"),
                  DELVE_TEXT("stage", "Rooms for each lamp. Higher values place fewer lamps.")),
        radiusOf<P>(),
    };
    stage.run = runWith<P>(lampsInRooms, stage.parameters);
    return stage;
}

} // namespace delve::generation
