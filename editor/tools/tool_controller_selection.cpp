// The part of ToolController that edits the selection, and lets pieces of the map float.
#include "editor/text/message_text.h"
#include "editor/tools/duplicating.h"
#include "editor/tools/layers.h"
#include "editor/tools/painting.h"
#include "editor/tools/pins.h"
#include "editor/tools/rooms.h"
#include "editor/tools/selecting.h"
#include "editor/tools/thing_edits.h"
#include "editor/tools/tile_cells.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/portal_mending.h"

#include <utility>

namespace delve::editor {
namespace {

BitGrid everyCell(Size size) {
    BitGrid cells(size);
    for (std::int32_t y = 0; y < size.height; ++y) cells.setRun(y, 0, size.width);
    return cells;
}

bool nothingIn(const Selection& selection) { return selection->size().area() == 0; }

/// A selection without cells is no selection.
Selection asSelection(BitGrid cells) { return cells.none() ? Selection{} : Selection(std::move(cells)); }

} // namespace

void ToolController::selectAll() {
    if (!m_document) return;
    choose({}); // Delete and similar commands act on what was selected last
    m_document->select(everyCell(m_document->level().size()), DELVE_TEXT("step", "Select all"));
}

void ToolController::selectNone() {
    if (m_document) m_document->select({}, selectStep({}));
}

void ToolController::selectCells(BitGrid cells) {
    if (!m_document) return;
    choose({});
    const Selection selection = asSelection(std::move(cells));
    m_document->select(selection, selectStep(selection));
}

void ToolController::invertSelection() {
    if (!m_document) return;
    choose({});
    BitGrid cells = everyCell(m_document->level().size());
    const BitGrid& selected = *m_document->selection();
    if (selected.size() == cells.size()) cells.remove(selected);
    m_document->select(asSelection(std::move(cells)), DELVE_TEXT("step", "Invert the selection"));
}

std::optional<Patch> ToolController::selectedPatch() const {
    if (!m_document || nothingIn(m_document->selection())) return {};
    return Patch::of(m_document->level(), m_document->world().tiles, *m_document->selection(), m_settings.layer);
}

void ToolController::copy() {
    auto patch = selectedPatch();
    if (!patch) return;
    m_clipboard = std::move(patch);
    emit clipboardChanged();
}

void ToolController::cut() {
    copy();
    clearSelected(DELVE_TEXT_N("step", "Cut %n cell(s)"));
}

void ToolController::remove() {
    if (m_document && areaOf(m_chosen, m_document->level())) removeChosen();
    else clearSelected(DELVE_TEXT_N("step", "Delete %n cell(s)"));
}

void ToolController::removeChosen() {
    Level after = m_document->level();
    const Text text = DELVE_TEXT("step", "Delete %1");
    if (m_chosen.several()) {
        const auto ids = m_chosen.things();
        eraseThings(after, ids, m_settings.pins);
        const auto count = static_cast<std::int64_t>(m_document->level().things->size() - after.things->size());
        return change(after, {DELVE_TEXT_N("step", "Delete %n thing(s)"), count, {}}, {});
    }
    if (const auto* const thing = findThing(after, m_chosen.thing)) {
        const Message name = stepOn(text, thing->kind);
        eraseThings(after, std::span(&m_chosen.thing, 1), m_settings.pins);
        return change(after, name, {});
    }
    const auto room = roomOf(m_chosen, after);
    const Message name{text, {(*after.rooms)[room].id}};
    removeRoom(after, m_document->world().tiles, room, m_settings.pins);
    change(after, name, {});
}

void ToolController::chooseThingsInSelection() {
    if (m_document && !nothingIn(m_document->selection()))
        choose(thingsOn(*m_document->selection(), m_document->level()));
}

void ToolController::duplicate() {
    if (!m_document) return;
    Level after = m_document->level();
    const auto copies =
        duplicateThings(after, m_document->world().tiles, thingsOf(m_chosen, m_document->level()), m_settings.pins);
    if (copies.empty())
        return emit refused(
            DELVE_TEXT("tool", "Nothing to duplicate here: a player has one start, and others need a free cell."));
    if (copies.size() == 1)
        change(after, stepOn(DELVE_TEXT("step", "Duplicate %1"), findThing(after, copies[0])->kind), {});
    else
        change(after, {DELVE_TEXT_N("step", "Duplicate %n thing(s)"), static_cast<std::int64_t>(copies.size()), {}},
               {});
    choose(Chosen::ofThings(copies));
}

void ToolController::clearSelected(const Text& name) {
    if (!m_document || nothingIn(m_document->selection())) return;
    Level after = m_document->level();
    clearCells(after, *m_document->selection(), m_settings.layer, m_settings.pins);
    change(after, {name, m_document->selection()->count(), {}}, {});
}

void ToolController::pinSelected(bool pinned) {
    if (!m_document || nothingIn(m_document->selection())) return;
    const BitGrid& cells = *m_document->selection();
    Level after = m_document->level();
    pinCells(after, cells, boundsOf(cells), pinned);
    std::vector<std::string> things;
    for (const auto& thing : *after.things)
        if (cells.at(thing.at)) things.push_back(thing.id);
    pinThings(after, things, pinned);
    change(after, pinStep(pinned, cells.count()), {});
}

void ToolController::replaceTile(Tile tile, Tile by) {
    if (!m_document || tile == by) return;
    dropDrag();
    if (const auto refusal = layerRefusal(m_document->level(), m_settings.layer)) return emit refused(*refusal);
    ToolSettings settings = m_settings;
    settings.symmetry = Symmetry::None; // every cell of the tile is meant already
    Painting painting({m_document->level(), m_document->world().tiles, m_document->selection(), settings});
    painting.paint(cellsOfTile(painting.tilesBefore(), tile), by);
    take(painting.outcome(DELVE_TEXT_N("tool", "Replace %n cell(s)")));
}

/// Replaces the level by a changed one, as one step.
void ToolController::change(const Level& after, const Message& name, const std::optional<Selection>& selection) {
    dropDrag();
    if (refuses(after)) return;
    apply(Edit::between(m_document->level(), after), name, selection);
    showHover();
}

// Floating patches

void ToolController::floatPatch(const std::optional<Patch>& patch) {
    if (!m_document || !patch) return;
    dropDrag();
    m_floating = patch->in(m_document->world().tiles);
    takeLaid();
    showHover();
    emit floatingChanged();
}

/// Looking for void at each move of the mouse would take too long.
void ToolController::takeLaid() {
    if (m_floating) m_laid = m_settings.pastesVoid ? *m_floating : m_floating->withoutVoid();
    else m_laid = {};
}

void ToolController::paste() { floatPatch(m_clipboard); }

/// Another stamp of this number goes, and its name with it.
void ToolController::storeStamp(int number) {
    if (auto patch = selectedPatch()) setStamps(withStamp(m_stamps, number, Stamp{std::move(*patch)}));
}

void ToolController::setStamps(Stamps stamps) {
    m_stamps = std::move(stamps);
    emit stampsChanged();
}

void ToolController::recallStamp(int number) {
    if (const auto* const stamp = stampAt(m_stamps, number)) floatPatch(stamp->patch);
}

void ToolController::turn(PatchTurn how) {
    if (m_floating) {
        m_floating = m_floating->turned(how);
        takeLaid();
        return showHover();
    }
    const auto patch = selectedPatch();
    if (!patch) return;
    const Patch turned = patch->turned(how);
    const Cell middle = patch->origin() + Cell{patch->size().width / 2, patch->size().height / 2};
    const Cell at =
        how == PatchTurn::Rotate ? middle - Cell{turned.size().width / 2, turned.size().height / 2} : patch->origin();
    Level after = m_document->level();
    clearMoved(after, m_document->world().tiles, *m_document->selection(), m_settings);
    (void)turned.layOn(after, at, m_settings.pins);
    const Text name =
        how == PatchTurn::Rotate ? DELVE_TEXT_N("step", "Rotate %n cell(s)") : DELVE_TEXT_N("step", "Flip %n cell(s)");
    change(after, {name, m_document->selection()->count(), {}}, asSelection(turned.cellsAt(at, after.size())));
}

Cell ToolController::floatingPlace() const {
    return m_pointer->cell - Cell{m_floating->size().width / 2, m_floating->size().height / 2};
}

void ToolController::showFloating() {
    const Cell at = floatingPlace();
    const Rect area{at.x, at.y, m_floating->size().width, m_floating->size().height};
    Preview preview;
    preview.frames.push_back(area);
    Rect laid;
    if (m_floating->size().area() <= maxCellsShown) {
        preview.level = m_document->level();
        laid = m_laid.layOn(*preview.level, at, false);
        preview.changed = laid.united(m_shown);
    }
    show(std::move(preview));
    m_shown = laid; // its earlier place is restored already
}

void ToolController::layFloating() {
    Level after = m_document->level();
    (void)m_laid.layOn(after, floatingPlace(), m_settings.pins);
    mendPortals(after, m_document->world());
    const bool moves = movedStart(m_document->level(), after);
    const Text name =
        moves ? DELVE_TEXT_N("step", "Paste %n cell(s), moving the start") : DELVE_TEXT_N("step", "Paste %n cell(s)");
    change(after, {name, m_laid.cellsAt(floatingPlace(), after.size()).count(), {}}, {});
}

} // namespace delve::editor
