#include "editor/history/document_change.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr auto partsOfWorld = PartsOfDocument(PartOfDocument::Levels) | PartOfDocument::Name | PartOfDocument::Rules |
                              PartOfDocument::Tables | PartOfDocument::Tiles | PartOfDocument::Properties;

/// Adds a part if the edit changes one of these members.
template <auto... members, class Parts, class Part, class AnyEdit>
void addIf(Parts& parts, Part part, const AnyEdit& edit) {
    if ((edit.template changes<members>() || ...)) parts = parts | part;
}

} // namespace

LevelChange changeBy(const Edit& edit, std::size_t level) {
    LevelChange change{level, {}, edit.cells()};
    auto& parts = change.parts;
    if (edit.resizes()) parts = parts | PartOfLevel::Size;
    addIf<&Level::tiles>(parts, PartOfLevel::Tiles, edit);
    addIf<&Level::layers>(parts, PartOfLevel::Layers, edit);
    addIf<&Level::pinned, &Level::keptEmpty, &Level::pinnedThings, &Level::unknownOfPins, &Level::unknownOfKeptEmpty>(
        parts, PartOfLevel::Pins, edit);
    addIf<&Level::rooms, &Level::links, &Level::halls>(parts, PartOfLevel::Rooms, edit);
    addIf<&Level::things>(parts, PartOfLevel::Things, edit);
    addIf<&Level::mission>(parts, PartOfLevel::Mission, edit);
    addIf<&Level::recipe>(parts, PartOfLevel::Recipe, edit);
    addIf<&Level::id, &Level::name, &Level::properties, &Level::unknown>(parts, PartOfLevel::Facts, edit);
    return change;
}

DocumentChange DocumentChange::ofOtherWorld() {
    DocumentChange change;
    change.add(partsOfWorld | PartOfDocument::Shown | PartOfDocument::Selected);
    return change;
}

const LevelChange* DocumentChange::find(std::size_t level) const {
    const auto found = std::ranges::lower_bound(levels, level, {}, &LevelChange::level);
    return found != levels.end() && found->level == level ? &*found : nullptr;
}

bool DocumentChange::redrawsAll() const {
    if (hasAny(parts, PartsOfDocument(PartOfDocument::Shown) | PartOfDocument::Tiles)) return true;
    const auto* const change = find(shown);
    return change && change->parts.has(PartOfLevel::Size);
}

bool DocumentChange::ofShownLevel(Flags<PartOfLevel> some) const {
    const auto* const change = find(shown);
    return redrawsAll() || (change && hasAny(change->parts, some));
}

const CellsByChunk& DocumentChange::shownCells() const {
    static const CellsByChunk none;
    const auto* const change = find(shown);
    return change ? change->cells : none;
}

bool DocumentChange::ofWorld() const { return hasAny(parts, partsOfWorld) || levels.size() > (find(shown) ? 1u : 0u); }

void DocumentChange::add(LevelChange change) {
    if (change.parts.empty()) return;
    const auto found = std::ranges::lower_bound(levels, change.level, {}, &LevelChange::level);
    if (found == levels.end() || found->level != change.level) {
        levels.insert(found, std::move(change));
        return;
    }
    found->parts = found->parts | change.parts;
    found->cells.add(change.cells);
}

void DocumentChange::add(const WorldEdit& edit, std::size_t shownAfter) {
    if (edit.changesList() || edit.changesMany()) add(PartOfDocument::Levels);
    addIf<&World::name>(parts, PartOfDocument::Name, edit);
    addIf<&World::rules>(parts, PartOfDocument::Rules, edit);
    addIf<&World::tables>(parts, PartOfDocument::Tables, edit);
    addIf<&World::tiles>(parts, PartOfDocument::Tiles, edit);
    addIf<&World::properties, &World::madeBy, &World::unknown>(parts, PartOfDocument::Properties, edit);
    if (edit.changesMany()) {
        if (const auto* const change = edit.changeOf(shownAfter)) add(changeBy(*change, shownAfter));
        return;
    }
    edit.eachChanged([this](std::size_t place, const Edit& change) { add(changeBy(change, place)); });
}

void DocumentChange::addStep(const History::Step& step, std::size_t level) {
    if (!step.edit.empty()) add(changeBy(step.edit, level));
    if (step.rules) add(PartOfDocument::Rules);
    if (step.selection) add(PartOfDocument::Selected);
}

void DocumentChange::addDone(const History::Step& step) {
    if (step.world) add(*step.world, step.levelAfter);
    addStep(step, step.world ? step.levelAfter : step.level);
}

void DocumentChange::addTakenBack(const History::Step& step) {
    if (step.world) add(step.world->inverse(), step.level);
    addStep(step, step.level);
}

/// If levels were added or deleted, earlier indices are invalid; but the shown level is still the same one.
void DocumentChange::addEarlier(const DocumentChange& other) {
    add(other.parts);
    const bool moved = has(PartOfDocument::Levels);
    for (const auto& change : other.levels) {
        if (!moved) add(change);
        else if (change.level == other.shown) add(LevelChange{shown, change.parts, change.cells});
    }
}

} // namespace delve::editor
