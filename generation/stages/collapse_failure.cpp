#include "generation/stages/collapse_failure.h"

#include "generation/collapse/explain.h"

namespace delve::generation {
namespace {

constexpr std::size_t maxNamedPins = 12;

std::string toText(Cell cell) { return '(' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ')'; }

/// Names the place beyond the rim. Names of modules are looked up in its context too, where none is found.
constexpr Text edge = DELVE_TEXT("neighbour", "the edge");

/// "street", "street +11" for it and eleven others, "the edge" beyond the rim.
std::string nameOf(const collapse::Beside& beside, const collapse::Modules& modules) {
    if (beside.possible == 0) return edge.source;
    const auto name = modules.nameOf(beside.module);
    return beside.possible == 1 ? name : name + " +" + std::to_string(beside.possible - 1);
}

/// What lies on the map already at this position.
std::vector<Cell> takenCellsAt(const Draft& draft, const Rect& area) {
    std::vector<Cell> cells;
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x)
            if (draft.takenCells().at({x, y})) cells.push_back({x, y});
    return cells;
}

} // namespace

Failure whyImpossible(const Draft& draft, const collapse::CollapseTask& task, const CollapseBoard& board,
                      const collapse::CollapseOutcome& outcome, Stream& random) {
    const auto blocking = collapse::findBlockingLimits(task, outcome.where, random);
    if (draft.stopped()) return cancelled();
    const Cell middle = board.areaOf(outcome.where).centre();
    std::vector<Cell> cells{middle};
    std::string places;
    for (std::size_t i = 0; i < blocking.remove.size(); ++i) {
        const auto taken = takenCellsAt(draft, board.areaOf(task.limits[blocking.remove[i]].at));
        cells.insert(cells.end(), taken.begin(), taken.end());
        if (i < maxNamedPins) places += (i > 0 ? ", " : "") + toText(taken.front());
        else if (i == maxNamedPins) places += ", …";
    }
    std::vector<std::string> words{task.modules->table().name, std::to_string(middle.x), std::to_string(middle.y)};
    for (const auto& beside : outcome.beside) words.push_back(nameOf(beside, *task.modules));
    if (blocking.remove.empty())
        return impossible(
            Message{DELVE_TEXT("stage",
                               "No module of the rule table \"%1\" fits at (%2, %3) between %4 (north), %5 (east), %6 "
                               "(south) and %7 (west). Try another seed, raise the backtracking limit, or change the "
                               "table."),
                    std::move(words)}
                .withWords(edge.context),
            std::move(cells));
    words.push_back(places);
    return impossible(
        Message{DELVE_TEXT("stage",
                           "No module of the rule table \"%1\" fits at (%2, %3) between %4 (north), %5 (east), %6 "
                           "(south) and %7 (west). Pins are in the way; unpin %8."),
                std::move(words)}
            .withWords(edge.context),
        std::move(cells));
}

} // namespace delve::generation
