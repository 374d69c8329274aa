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
            {DELVE_TEXT("stage", "There are no flowers to measure the way to; player 2 starts far from player 1.")});
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
            {DELVE_TEXT("stage", "Player 2 starts where the way is like that of player 1, who has no start yet; put "
                                 "the stage that makes it before this one.")},
            pinsOf(draft));
    const auto candidates = drawCandidates(draft, random, parameters.candidates);
    if (draft.stopped()) return cancelled();
    if (candidates.empty()) {
        draft.note({DELVE_TEXT("stage", "There is no free cell left where player 2 could start.")});
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
        "stage", "Says where player 2 begins: where the way to the flowers is most nearly as good as that of "
                 "player 1. A start that was pinned stays.");
    stage.needs = Part::Start | Part::Flowers;
    stage.parameters = {
        parameter("flowers", &SecondStartParameters::flowers, whole(1, 1'000), DELVE_TEXT("stage", "Flowers counted"),
                  DELVE_TEXT("stage", "The way of a cell is the sum of the steps to so many of its nearest flowers.")),
        parameter("candidates", &SecondStartParameters::candidates, whole(1, 1'000),
                  DELVE_TEXT("stage", "Cells compared"),
                  DELVE_TEXT(
                      "stage",
                      "So many random cells are measured; more of them come closer to a fair start, and take longer.")),
    };
    stage.run = runWith(&placeSecondStart, stage.parameters);
    return stage;
}

} // namespace delve::generation
