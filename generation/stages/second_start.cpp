#include "generation/stages/second_start.h"

#include "generation/graph/nearest.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace delve::generation {
namespace {

std::vector<Cell> flowersOf(const Draft& draft) {
    std::vector<Cell> cells;
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Flower) cells.push_back(thing.at);
    return cells;
}

/// As many draws as there are candidates; a cell that is drawn twice is one of them.
std::vector<Cell> drawCandidates(Draft& draft, Stream& random, std::int64_t count) {
    std::vector<Cell> cells;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto cell = drawFloorCell(draft, random);
        if (!cell) break;
        if (std::ranges::find(cells, *cell) == cells.end()) cells.push_back(*cell);
    }
    return cells;
}

Result<Cell> mostAlike(Draft& draft, Cell first, std::span<const Cell> candidates, std::int64_t counted) {
    const auto flowers = flowersOf(draft);
    if (flowers.empty())
        draft.note(
            {DELVE_TEXT("stage", "There are no flowers to compare paths to, so player 2 starts far from player 1.")});
    NearestGoals nearest(draft.walkableCells(), flowers, [&draft] { return draft.stopped(); });
    if (draft.stopped()) return cancelled();
    const auto wayFrom = [&](Cell cell, std::int64_t limit) {
        return nearest.sumOfSteps(cell, std::min(counted, static_cast<std::int64_t>(flowers.size())),
                                  draft.size().area(), limit);
    };

    constexpr std::int64_t noLimit = std::int64_t{1} << 62;
    const auto firstWay = wayFrom(first, noLimit);
    if (draft.stopped() || !firstWay) return cancelled();
    std::optional<std::tuple<std::int64_t, std::int32_t, Cell>>
        best; // difference, minus the steps from player 1, place
    for (const Cell cell : candidates) {
        const auto way = wayFrom(cell, best ? *firstWay + std::get<0>(*best) : noLimit);
        if (draft.stopped()) return cancelled();
        if (!way) continue;
        const std::tuple rank(std::abs(*way - *firstWay), -steps(cell, first), cell);
        if (!best || rank < *best) best = rank;
    }
    return std::get<Cell>(*best);
}

} // namespace

Done placeSecondStart(Draft& draft, Stream& random, const SecondStartParameters& parameters) {
    if (draft.findThing(ThingKind::Start, 2)) return done();
    const Thing* first = draft.findThing(ThingKind::Start, 1);
    if (!first)
        return impossible(
            {DELVE_TEXT("stage",
                        "The start of player 2 depends on that of player 1, which is missing. Put a stage that "
                        "places it before this one.")},
            pinsOf(draft));
    const auto candidates = drawCandidates(draft, random, parameters.candidates);
    if (draft.stopped()) return cancelled();
    if (candidates.empty()) {
        draft.note({DELVE_TEXT("stage", "No free cell is left for the start of player 2.")});
        return done();
    }
    const auto cell = mostAlike(draft, first->at, candidates, parameters.flowers);
    if (!cell) return cell.failure();
    draft.mark({"second start candidates", Mark::Shape::Points, candidates});
    addStart(draft, *cell, 2);
    return done();
}

StageInfo secondStartStage() {
    StageInfo stage;
    stage.name = "second-start";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Second start");
    stage.help = DELVE_TEXT(
        "stage",
        "Places the start of player 2 where the path to the flowers is about as long as for player 1. A pinned "
        "start stays.");
    stage.needs = Part::Start | Part::Flowers;
    stage.parameters = {
        parameter("flowers", &SecondStartParameters::flowers, whole(1, 1'000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Flowers counted"),
                  DELVE_TEXT("stage",
                             "How many of the nearest flowers count when paths are compared. Higher values take "
                             "more of the map into account.")),
        parameter(
            "candidates", &SecondStartParameters::candidates, whole(1, 1'000).in(Unit::PlainCount),
            DELVE_TEXT("stage", "Cells compared"),
            DELVE_TEXT("stage",
                       "How many random cells are compared. Higher values give a fairer start, but take longer.")),
    };
    stage.run = runWith(&placeSecondStart, stage.parameters);
    return stage;
}

} // namespace delve::generation
