#include "playtest/measures/values.h"
#include "playtest/proof/proof.h"

#include <algorithm>
#include <vector>

/// The walk to what the objective needs. See critical_path.h for which walk that is.
namespace delve::play {
namespace {

/// The rooms that the critical path enters, in that order: one for each time that it comes from another room.
std::vector<std::uint32_t> roomsEntered(const Measured& level, const CriticalPath& path) {
    std::vector<std::uint32_t> entered;
    for (const Cell cell : path.cells) {
        if (!level.walkable().at(cell)) continue; // an exit at the end
        const auto room = level.rooms().roomAt(level.cells().indexOf(cell));
        if (room != RoomGraph::none && (entered.empty() || entered.back() != room)) entered.push_back(room);
    }
    return entered;
}

std::int64_t countRooms(const Measured& level, const std::vector<std::uint32_t>& entered) {
    std::vector<bool> seen(level.rooms().count());
    for (const auto room : entered) seen[room] = true;
    return std::count(seen.begin(), seen.end(), true);
}

/// Walkable cells that fewer steps lead to.
std::int64_t countNearer(const Measured& level, std::int64_t steps) {
    std::int64_t nearer = 0;
    for (const auto distance : level.fromStart()->steps)
        nearer += distance != Distances::unreachable && distance < steps ? 1 : 0;
    return nearer;
}

} // namespace

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
                return percent(countRooms(level, roomsEntered(level, *path)),
                               static_cast<std::int64_t>(level.rooms().count()));
            }};
}

/// Times that the critical path enters a room − rooms that it enters.
MeasureInfo backtrackingMeasure() {
    return {.id = "backtracking",
            .label = DELVE_TEXT("measure", "Backtracking"),
            .help = DELVE_TEXT("measure", "How many times the critical path enters a room again. Higher values mean "
                                          "more ground that is crossed twice."),
            .group = MeasureGroup::Length,
            .unit = units::rooms,
            .value = [](const Measured& level) -> MaybeValue {
                const auto* path = level.criticalPath();
                if (!path || level.rooms().count() == 0) return {};
                const auto entered = roomsEntered(level, *path);
                return whole(static_cast<std::int64_t>(entered.size()) - countRooms(level, entered));
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
            .value = [](const Measured& level) -> MaybeValue {
                const auto* proof = level.proof();
                return proof && proof->verdict == Verdict::Winnable ? whole(proof->steps) : MaybeValue();
            }};
}

} // namespace delve::play
