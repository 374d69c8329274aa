#include "generation/stages/golden_exit.h"

#include "generation/graph/faced_cells.h"
#include "generation/graph/passages.h"
#include "generation/level/bit_pack.h"
#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/pipeline/choices.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/walls.h"
#include "generation/stages/exit_ground.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/pinned_cells.h"
#include "generation/stages/solid.h"

#include <algorithm>
#include <array>
#include <functional>

namespace delve::generation {
namespace {

/// The cells around the ground that may become the exit: those of tiles for which `test` holds, as it does for `known`,
/// which most of them are; with `freely`, only those that are entered from ground that no stage reserved. False where
/// the draft was stopped.
template <class Test>
bool findCells(const Draft& draft, BitGrid& into, bool freely, Tile known, Test test) {
    into.reset(draft.size());
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) return false;
        const auto ground = draft.walkableCells().row(y);
        const auto taken = draft.takenCells().row(y);
        const auto tiles = draft.row(y);
        const auto row = into.row(y);
        spreadRow(draft.walkableCells(), y, row);
        for (std::size_t i = 0; i < row.size(); ++i) {
            std::uint64_t around = row[i] & ~ground[i] & taken[i];
            if (draft.anyPins()) around &= ~draft.pinnedCells().row(y)[i];
            const auto some = tiles.subspan(64 * i, std::min<std::size_t>(64, tiles.size() - 64 * i));
            row[i] = around & bitsWhere(some, [known](Tile tile) { return tile == known; });
            forEachBit(std::array{around & ~row[i]}, [&](std::int32_t x) {
                if (test(draft.catalogue(), some[static_cast<std::size_t>(x)])) row[i] |= std::uint64_t{1} << x;
            });
        }
        if (freely && hasReserved(draft))
            forEachBit(row, [&](std::int32_t x) { into.set({x, y}, mayBecomeExit(draft, {x, y})); });
    }
    return true;
}

/// The ground that can be walked both ways: a person may have painted ledges, and behind one of them an exit might be
/// out of reach. `own` is used only if there are any.
const BitGrid& groundBothWays(const Draft& draft, BitGrid& own) {
    const auto ledges = pinnedCellsWhere(draft, [&](Tile tile) { return draft.catalogue().ledge(tile); });
    if (ledges.empty()) return draft.walkableCells();
    own = draft.walkableCells();
    for (const Cell ledge : ledges) own.clear(ledge);
    return own;
}

/// Can one walk up to a golden exit that was pinned?
bool reachesPinnedExit(Draft& draft, Cell start) {
    const auto exits = pinnedCellsWhere(draft, [&](Tile tile) { return draft.catalogue().goldenExit(tile); });
    if (exits.empty()) return false;
    auto& reach = draft.workspace().bits[0];
    findReach(draft.walkableCells(), start, reach, [&] { return draft.stopped(); });
    return std::ranges::any_of(exits, [&](Cell exit) {
        return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return reach.has(exit + side); });
    });
}

/// The walls that can be walked up to on this ground; in open country, where there are none, what is in the way
/// instead. False where the draft was stopped.
bool findFaced(Draft& draft, const BitGrid& ground, bool freely, Cell start, FacedCells& faced) {
    auto& cells = draft.workspace().bits[0];
    const auto face = [&] { return faced.find(ground, cells, start); };
    if (!findCells(draft, cells, freely, Tile::Wall, isWall) || !face()) return false;
    return faced.count() > 0 || (findCells(draft, cells, freely, Tile::Forest, isCountry) && face());
}

} // namespace

Done goldenExit(Draft& draft, Stream& random, const GoldenExitParameters& parameters) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    if (!start)
        return impossible(
            {DELVE_TEXT("stage",
                        "There is no start to measure the golden exit from. Put a stage that places one before "
                        "this one.")},
            pinsOf(draft));
    const bool kept = reachesPinnedExit(draft, start->at);
    if (draft.stopped()) return cancelled();
    if (kept) return done();
    if (parameters.way == GoldenExitWay::Mission && draft.missionExit &&
        isWall(draft.catalogue(), draft.at(*draft.missionExit)) && draft.set(*draft.missionExit, Tile::GoldenExit))
        return done();
    const std::function<bool()> stopped = [&] { return draft.stopped(); };
    FacedCells faced(draft.workspace().numbers[0], stopped);
    BitGrid own;
    if (!findFaced(draft, groundBothWays(draft, own), true, start->at, faced)) return cancelled();
    if (faced.count() == 0 && !findFaced(draft, draft.walkableCells(), false, start->at, faced)) return cancelled();
    if (faced.count() == 0)
        return impossible(
            {DELVE_TEXT("stage",
                        "No wall can be reached from the start, so none can be the golden exit. Put this stage "
                        "after \"walls\".")},
            pinsOf(draft));
    auto& farthest = draft.workspace().bits[1];
    const auto wanted = faced.count() * static_cast<std::int64_t>(parameters.farthest.of100000()) / 100'000;
    if (!faced.findFarthest(std::max<std::int64_t>(1, wanted), farthest)) return cancelled();
    const auto drawn = random.below(static_cast<std::uint64_t>(farthest.count()));
    draft.set(cellAtOrdinal(farthest, static_cast<std::int64_t>(drawn)), Tile::GoldenExit);
    return done();
}

StageInfo goldenExitStage() {
    using P = GoldenExitParameters;
    StageInfo stage;
    stage.name = "golden-exit";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Golden exit");
    stage.help = DELVE_TEXT("stage", "Turns a wall far from the start into the golden exit, which wins the level.");
    stage.needs = Part::Start | Part::Walls;
    stage.gives = Part::Exit;
    stage.parameters = {
        parameter("farthest", &P::farthest, share(), DELVE_TEXT("stage", "Candidate walls"),
                  DELVE_TEXT("stage",
                             "The exit is picked from this share of the walls, the farthest from the start by path. "
                             "Higher values allow exits closer to the start.")),
        parameter(
            "way", &P::way,
            oneOfEach<GoldenExitWay>(
                {{GoldenExitWay::Farthest, "farthest", DELVE_TEXT("stage", "Far from the start")},
                 {GoldenExitWay::Mission, "mission", DELVE_TEXT("stage", "Where the mission ends"), Part::Mission}}),
            DELVE_TEXT("stage", "Position"),
            DELVE_TEXT("stage", "Where the exit is: far from the start, or where a mission ends. A mission that "
                                "was planned for another goal leaves it far from the start.")),
    };
    stage.run = runWith<P>(goldenExit, stage.parameters);
    return stage;
}

} // namespace delve::generation
