#include "editor/history/edited_world.h"

namespace delve::editor {
namespace {

/// The selection belongs to the level that was shown: a step on another level, or one that shows another, clears it.
bool leavesSelection(const History::Step& step, std::size_t levelOfStep, std::size_t shown) {
    return levelOfStep != shown || (step.world && step.world->placeAfter(step.level) != step.levelAfter);
}

} // namespace

void EditedWorld::takeBack(const History::Step& step) {
    if (leavesSelection(step, step.world ? step.levelAfter : step.level, current)) selection = {};
    if (step.world) (void)step.world->inverse().apply(world);
    current = step.level;
    if (!step.edit.empty()) (void)step.edit.inverse().apply(world.levels[current]); // write access copies the level
    if (step.rules) world.rules = step.rules->before;
    if (step.selection) selection = step.selection->before;
}

void EditedWorld::doAgain(const History::Step& step) {
    if (leavesSelection(step, step.level, current)) selection = {};
    if (step.world) (void)step.world->apply(world);
    current = step.world ? step.levelAfter : step.level;
    if (!step.edit.empty()) (void)step.edit.apply(world.levels[current]);
    if (step.rules) world.rules = step.rules->after;
    if (step.selection) selection = step.selection->after;
}

} // namespace delve::editor
