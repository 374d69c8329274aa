#include "playtest/measures/values.h"
#include "playtest/proof/proof.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

/// The walk to what the objective needs (critical_path.h), and that of the game that was won (proof_walk.h).
namespace delve::play {
namespace {

/// The number of a room, where one lies: an exit at the end of a walk belongs to none.
std::uint32_t roomAt(const Measured& level, Cell cell) {
    return level.walkable().at(cell) ? level.rooms().roomAt(level.cells().indexOf(cell)) : RoomGraph::none;
}

std::int64_t countRooms(const Measured& level, const CriticalPath& path) {
    std::vector<bool> passed(level.rooms().count());
    for (const Cell cell : path.cells)
        if (const auto room = roomAt(level, cell); room != RoomGraph::none) passed[room] = true;
    return std::count(passed.begin(), passed.end(), true);
}

/// How often these places, one after another, come again to a room of the level that they have left for another room
/// or level.
std::int64_t countEnteredAgain(const Measured& level, const std::vector<Place>& places) {
    std::vector<bool> entered(level.rooms().count());
    std::int64_t again = 0;
    auto last = RoomGraph::none;
    for (const auto& place : places) {
        const bool here = place.level == level.levelNumber();
        const auto room = here ? roomAt(level, place.at) : RoomGraph::none;
        if (room != RoomGraph::none && room != last) {
            again += entered[room] ? 1 : 0;
            entered[room] = true;
        }
        if (room != RoomGraph::none || !here) last = room;
    }
    return again;
}

bool comesTo(const ProofWalk& walk, std::size_t level) {
    return std::ranges::any_of(walk.players, [&](const std::vector<Place>& places) {
        return std::ranges::any_of(places, [&](const Place& place) { return place.level == level; });
    });
}

/// Walkable cells that fewer steps lead to.
std::int64_t countNearer(const Measured& level, std::int64_t steps) {
    std::int64_t nearer = 0;
    for (const auto distance : level.fromStart()->steps)
        nearer += distance != Distances::unreachable && distance < steps ? 1 : 0;
    return nearer;
}

} // namespace

/// Steps from the start of player 1 to the farthest thing that the objective needs.
MeasureInfo pathMeasure() {
    return {.id = "path",
            .label = DELVE_TEXT("measure", "Critical path"),
            .help = DELVE_TEXT("measure", "Steps from the start to the farthest thing that the objective needs. Higher "
                                          "values mean a longer level."),
            .group = MeasureGroup::Length,
            .unit = units::steps,
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* path = level.criticalPath();
                return path ? whole(path->steps) : MaybeValue();
            }};
}

/// Steps of the critical path ÷ steps from the start to the farthest cell.
MeasureInfo goalDistanceMeasure() {
    return {.id = "goal-distance",
            .label = DELVE_TEXT("measure", "Goal distance"),
            .help =
                DELVE_TEXT("measure", "How far the goal is, compared with the cell farthest from the start. Near 1, "
                                      "no cell is much farther away."),
            .group = MeasureGroup::Length,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* path = level.criticalPath();
                return path ? ratio(path->steps, level.farthestSteps()) : MaybeValue();
            }};
}

/// Reachable cells with fewer steps from the start than the critical path has ÷ reachable cells.
MeasureInfo explorationMeasure() {
    return {.id = "exploration",
            .label = DELVE_TEXT("measure", "Exploration"),
            .help = DELVE_TEXT("measure", "Share of the reachable cells that are nearer to the start than the goal is. "
                                          "Higher values mean more to search before the goal is found."),
            .group = MeasureGroup::Length,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* path = level.criticalPath();
                return path ? percent(countNearer(level, path->steps), level.reachedCount()) : MaybeValue();
            }};
}

/// Rooms of the list in which the critical path has a cell ÷ rooms.
MeasureInfo linearityMeasure() {
    return {.id = "linearity",
            .label = DELVE_TEXT("measure", "Linearity"),
            .help = DELVE_TEXT("measure", "Share of the rooms that the critical path passes. At 100 %, no room can be "
                                          "left out."),
            .group = MeasureGroup::Length,
            .unit = units::percent,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* path = level.criticalPath();
                if (!path) return {};
                return percent(countRooms(level, *path), static_cast<std::int64_t>(level.rooms().count()));
            }};
}

/// Times that a player of the game that the proof has won enters a room of this level that they have entered before;
/// of two players the sum.
MeasureInfo backtrackingMeasure() {
    return {.id = "backtracking",
            .label = DELVE_TEXT("measure", "Backtracking"),
            .help = DELVE_TEXT("measure", "How many times players enter a room again in the game that proves that the "
                                          "level can be won. Higher values mean more ground that is crossed twice."),
            .group = MeasureGroup::Length,
            .unit = units::rooms,
            .needsProof = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* walk = level.proofWalk();
                if (!walk || level.rooms().count() == 0 || !comesTo(*walk, level.levelNumber())) return {};
                std::int64_t again = 0;
                for (const auto& places : walk->players) again += countEnteredAgain(level, places);
                return whole(again);
            }};
}

/// Steps of the game that the proof has won.
MeasureInfo stepsToWinMeasure() {
    return {.id = "steps-to-win",
            .label = DELVE_TEXT("measure", "Steps to the win"),
            .help = DELVE_TEXT("measure", "Steps of the game that proves that the level can be won. Higher values mean "
                                          "a longer game."),
            .group = MeasureGroup::Length,
            .unit = units::steps,
            .needsProof = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* proof = level.proof();
                return proof && proof->verdict == Verdict::Winnable ? whole(proof->steps) : MaybeValue();
            }};
}

} // namespace delve::play
