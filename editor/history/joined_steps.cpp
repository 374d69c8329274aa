#include "editor/history/joined_steps.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::editor {
namespace {

/// Nothing if the edit is empty: a step without an edit counts as empty, one with an empty edit does not.
std::optional<WorldEdit> changed(WorldEdit edit) {
    return edit.empty() ? std::nullopt : std::optional(std::move(edit));
}

} // namespace

History::Step joinedSteps(const EditedWorld& now, std::span<const History::Step* const> steps) {
    if (steps.empty()) return {};
    if (steps.size() == 1) return *steps.front();
    EditedWorld before = now;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) before.takeBack(**step);
    History::Step joined{steps.back()->name, steps.front()->level, {}};
    const bool ofOneLevel = std::ranges::all_of(steps, [&joined](const History::Step* step) {
        return !step->world && !step->rules && step->level == joined.level;
    });
    if (ofOneLevel) joined.edit = Edit::between(before.level(), now.level());
    else joined.world = changed(WorldEdit::between(before.world, now.world));
    joined.levelAfter = now.current;
    joined.selection = changeOf(before.selection, now.selection);
    return joined;
}

} // namespace delve::editor
