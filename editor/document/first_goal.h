#pragma once

#include "generation/level/world.h"
#include "playtest/rules/objective.h"

/// What a map that is painted by hand is about: its first goal says so, until the person does.
namespace delve::editor {

class Document;
class History;

/// The objective that an edit suggests: the one of the goal that it put on a map that had none. Null where a recipe
/// made the map, or its world has another objective than a new one. `before` is the level as it was, `touched` what the
/// edit may have changed.
[[nodiscard]] const play::ObjectiveInfo* objectiveOfFirstGoal(const World& world, const Level& before,
                                                              const Level& after, const Rect& touched);

/// Is it what was undone last, and the goal still there? Who works on from there does not want it.
[[nodiscard]] bool tookBackObjectiveOfFirstGoal(const History& history);

/// Sets it, as a step of its own, after an edit of the level that is shown; not where the person chose one.
void takeObjectiveOfFirstGoal(Document& document, const Level& before, const Rect& touched);

} // namespace delve::editor
