#pragma once

#include "generation/level/world.h"
#include "playtest/rules/objective.h"

/// Derives the objective of a hand-painted map from its first goal, until the person chooses an objective.
namespace delve::editor {

class Document;
class History;

/// The objective that an edit suggests: that of the goal it placed on a map without goals. Null if a recipe generated
/// the map, or if the world's objective is no longer the default. `before` is the level before the edit, `touched` the
/// area that the edit may have changed.
[[nodiscard]] const play::ObjectiveInfo* objectiveOfFirstGoal(const World& world, const Level& before,
                                                              const Level& after, const Rect& touched);

/// Was this objective the step undone last, with its goal still there? Then the person does not want it set again.
[[nodiscard]] bool tookBackObjectiveOfFirstGoal(const History& history);

/// Sets it as a separate undo step after an edit of the shown level, unless the person chose an objective.
void takeObjectiveOfFirstGoal(Document& document, const Level& before, const Rect& touched);

} // namespace delve::editor
