#include "generation/stages/golden_exit.h"

#include "generation/graph/paths.h"

#include <algorithm>
#include <array>
#include <vector>

namespace delve {
namespace {

struct Place {
    Cell at;
    std::uint32_t steps; ///< from the start to the cell before it
};

/// Walls that one can walk up to, with the way there.
std::vector<Place> facedWalls(const Draft& draft, const Distances& distances) {
    static constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
    std::vector<Place> places;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        const auto row = draft.row(y);
        for (std::int32_t x = 0; x < draft.size().width; ++x) {
            const Cell cell{x, y};
            if (row[static_cast<std::size_t>(x)] != Tile::Wall || draft.pinned(cell)) continue;
            auto nearest = Distances::unreachable;
            for (const Cell side : sides)
                if (draft.size().contains(cell + side)) nearest = std::min(nearest, distances.at(cell + side));
            if (nearest != Distances::unreachable) places.push_back({cell, nearest});
        }
    }
    return places;
}

/// Keeps the share of the places that is farthest, and with the last of them all that are as far.
void keepFarthest(std::vector<Place>& places, Percent share) {
    const auto kept = std::max<std::size_t>(1, places.size() * share.of100000() / 100'000);
    std::vector<std::uint32_t> steps;
    for (const auto& place : places) steps.push_back(place.steps);
    const auto last = steps.begin() + static_cast<std::ptrdiff_t>(kept - 1);
    std::ranges::nth_element(steps, last, std::greater<>{});
    std::erase_if(places, [least = *last](const Place& place) { return place.steps < least; });
}

} // namespace

Done goldenExit(Draft& draft, Stream& random, const GoldenExitParameters& parameters) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    if (!start)
        return impossible(
            {DELVE_TEXT("stage", "The golden exit is measured from the start, and there is none; put a stage that "
                                 "makes one before it.")});
    const std::array from{start->at};
    auto places = facedWalls(draft, findDistances(draft.walkableCells(), from));
    if (draft.stopped()) return cancelled();
    if (places.empty())
        return impossible(
            {DELVE_TEXT("stage", "No wall can be reached from the start, so none can be the golden exit; put the "
                                 "stage behind \"walls\".")});
    keepFarthest(places, parameters.farthest);
    draft.set(places[static_cast<std::size_t>(random.below(places.size()))].at, Tile::GoldenExit);
    return done();
}

Stage goldenExitStage() {
    using P = GoldenExitParameters;
    Stage stage;
    stage.name = "golden-exit";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Golden exit");
    stage.help = DELVE_TEXT("stage", "Turns a wall far from the start into the golden one that wins the level.");
    stage.needs = Part::Start | Part::Walls;
    stage.gives = Part::Exit;
    stage.parameters = {
        parameter(
            "farthest", &P::farthest, share(), DELVE_TEXT("stage", "Farthest"),
            DELVE_TEXT("stage", "From which share of the walls, the farthest from the start by path, it is drawn.")),
    };
    stage.run = runWith<P>(goldenExit, stage.parameters);
    return stage;
}

} // namespace delve
