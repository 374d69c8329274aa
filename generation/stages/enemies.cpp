#include "generation/stages/enemies.h"

#include "generation/stages/enemy_draw.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/free_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace delve::generation {
namespace {

RoomId roomOfStart(const Draft& draft) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    if (!start) return noRoom;
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        if (draft.rooms()[room].box.contains(start->at)) return room;
    return noRoom;
}

/// Places enemies of kinds drawn by their weights.
class EnemyPlacer {
public:
    EnemyPlacer(Draft& draft, Stream& random, std::int64_t depth)
        : m_draft(draft), m_random(random), m_kinds(draft, depth) {}

    bool place(Cell cell) {
        Thing* const enemy = m_draft.addThing(ThingKind::Enemy, cell);
        if (!enemy) return false;
        enemy->fields = m_fields.of(m_kinds.draw(m_random));
        return true;
    }

private:
    Draft& m_draft;
    Stream& m_random;
    EnemyDraw m_kinds;
    EnemyFields m_fields;
};

/// On free cells of random rooms, as long as that finds some soon. Returns how many enemies were placed; nothing if the
/// draft was stopped.
std::optional<std::int64_t> placeInRooms(Draft& draft, Stream& random, EnemyPlacer& placer, RoomId startRoom,
                                         std::int64_t wanted) {
    const auto rooms = static_cast<std::uint64_t>(draft.rooms().size());
    std::int64_t placed = 0;
    for (std::int64_t tried = 0; placed < wanted && tried < 4 * wanted + 64 && rooms > 0; ++tried) {
        if (draft.stopped()) return std::nullopt;
        const auto room = static_cast<RoomId>(random.below(rooms));
        const auto cell = room == startRoom ? std::nullopt : FreeCells(draft, room).draw(random);
        if (cell && placer.place(*cell)) ++placed;
    }
    return placed;
}

/// So many more, on cells drawn of all that are free in any room; likewise.
std::optional<std::int64_t> placeAnywhere(Draft& draft, Stream& random, EnemyPlacer& placer, RoomId startRoom,
                                          std::int64_t wanted) {
    auto& free = draft.workspace().bits[0];
    free.reset(draft.size());
    for (RoomId room = 0; room < draft.rooms().size(); ++room) {
        if (room % 256 == 0 && draft.stopped()) return std::nullopt;
        if (room != startRoom) FreeCells(draft, room).addTo(free);
    }
    const auto count = free.count();
    const auto chosen =
        drawDistinct(static_cast<std::uint32_t>(count), static_cast<std::uint32_t>(std::min(wanted, count)), random);
    std::vector<Cell> cells;
    cells.reserve(chosen.size());
    const auto stopped = [&draft] { return draft.stopped(); };
    if (!forEachChosen(free, chosen, stopped, [&](Cell cell) { cells.push_back(cell); })) return std::nullopt;
    // The kinds that are not there yet come first: they would all stand where the map begins.
    if (!random.shuffle(std::span(cells), stopped)) return std::nullopt;
    std::int64_t placed = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i % 4096 == 0 && draft.stopped()) return std::nullopt;
        if (placer.place(cells[i])) ++placed;
    }
    return placed;
}

/// All of them: first where that goes fast, and what is left over anywhere.
std::optional<std::int64_t> placeAll(Draft& draft, Stream& random, EnemyPlacer& placer, RoomId startRoom,
                                     std::int64_t wanted) {
    const auto placed = placeInRooms(draft, random, placer, startRoom, wanted);
    if (!placed || *placed == wanted) return placed;
    const auto more = placeAnywhere(draft, random, placer, startRoom, wanted - *placed);
    return more ? std::optional(*placed + *more) : std::nullopt;
}

} // namespace

Done enemies(Draft& draft, Stream& random, const EnemiesParameters& parameters) {
    const auto rooms = static_cast<std::int64_t>(draft.rooms().size());
    const auto asked = (parameters.depth * rooms + parameters.roomsForEnemy / 2) / parameters.roomsForEnemy;
    const auto pinned = pinnedThings(draft, ThingKind::Enemy);
    const auto wanted = std::max<std::int64_t>(0, asked - pinned);
    EnemyPlacer placer(draft, random, parameters.depth);
    const auto placed = placeAll(draft, random, placer, rooms > 1 ? roomOfStart(draft) : noRoom, wanted);
    if (!placed) return cancelled();
    if (*placed < wanted)
        draft.note({DELVE_TEXT("stage", "%2 of %1 enemies: there is no room for more."),
                    {std::to_string(asked), std::to_string(pinned + *placed)}});
    return done();
}

StageInfo enemiesStage() {
    using P = EnemiesParameters;
    StageInfo stage;
    stage.name = "enemies";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Enemies");
    stage.help = DELVE_TEXT("stage", "Places enemies in rooms, but not where player 1 starts.");
    stage.needs = Part::Rooms;
    stage.parameters = {
        parameter("depth", &P::depth, whole(1, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Depth"),
                  DELVE_TEXT("stage", "How deep the level lies. Higher values place more and harder enemies."),
                  ParameterRole::Depth),
        parameter("rooms-for-enemy", &P::roomsForEnemy, whole(1, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Rooms per enemy"),
                  DELVE_TEXT("stage", "Rooms for each enemy at depth 1; depth 2 has twice as many enemies, and so on. "
                                      "Higher values place fewer enemies.")),
    };
    stage.run = runWith<P>(enemies, stage.parameters);
    return stage;
}

} // namespace delve::generation
