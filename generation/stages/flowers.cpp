#include "generation/stages/flowers.h"

#include "generation/stages/floor_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <bit>

namespace delve {
namespace {

/// Plants on the cells that have as many before them as the numbers say, which rise. False where the draft was stopped.
bool plant(Draft& draft, const BitGrid& cells, std::span<const std::uint32_t> chosen) {
    std::uint32_t before = 0;
    std::size_t next = 0;
    for (std::int32_t y = 0; y < cells.size().height && next < chosen.size(); ++y) {
        if (y % 64 == 0 && draft.stopped()) return false;
        std::int32_t x = 0;
        for (const auto word : cells.row(y)) {
            const auto after = before + static_cast<std::uint32_t>(std::popcount(word));
            for (; next < chosen.size() && chosen[next] < after; ++next)
                draft.addThing(ThingKind::Flower, {x + placeOfBit(word, chosen[next] - before), y});
            before = after;
            x += 64;
        }
    }
    return true;
}

} // namespace

Done strewFlowers(Draft& draft, Stream& random, const FlowersParameters& parameters) {
    auto& scratch = draft.workspace().bits[0];
    const auto floor = findFloorCells(draft, scratch);
    if (!floor) return cancelled();
    const FloorCells found = floor->floor > 0 ? *floor : findGroundCells(draft, scratch);
    const auto kept = std::ranges::count_if(draft.things(), [&](const Thing& thing) {
        return thing.kind == ThingKind::Flower && draft.pinned(thing.at);
    });
    const auto asked = std::max<std::int64_t>(1, (found.floor + parameters.floorCells / 2) / parameters.floorCells);
    const auto wanted = std::max<std::int64_t>(0, asked - kept);
    // One cell is left for the start of player 2, where there are two.
    const auto some = std::min(wanted, found.available > 1 ? found.available - 1 : found.available);
    const auto chosen = drawDistinct(static_cast<std::uint32_t>(found.available), static_cast<std::uint32_t>(some), random);
    if (!plant(draft, found.cells, chosen)) return cancelled();
    if (some < wanted)
        draft.note({DELVE_TEXT_N("stage", "%n flower(s) fit on the free floor, %1 were asked for."), some, {std::to_string(wanted)}});
    return done();
}

Stage flowersStage() {
    Stage stage;
    stage.name = "flowers";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Flowers");
    stage.help = DELVE_TEXT("stage", "Strews flowers over the floor of rooms, none in halls, for the players to collect.");
    stage.needs = Part::Floor;
    stage.gives = Part::Flowers;
    stage.parameters = {
        parameter("floor-cells", &FlowersParameters::floorCells, whole(1, 1'000'000), DELVE_TEXT("stage", "Floor for each flower"),
                  DELVE_TEXT("stage", "One flower for so many cells of floor, and at least one.")),
    };
    stage.run = runWith(&strewFlowers, stage.parameters);
    return stage;
}

} // namespace delve
