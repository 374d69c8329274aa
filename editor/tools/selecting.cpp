#include "editor/tools/selecting.h"

#include "editor/tools/patch.h"
#include "editor/tools/thing_edits.h"
#include "editor/tools/tile_cells.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::editor {
namespace {

/// Moves the selected cells: clears them, and places them under the mouse.
class MoveDrag : public Drag {
public:
    MoveDrag(const Canvas& canvas, const Pointer& pointer)
        : m_before(canvas.level), m_tiles(canvas.tiles), m_settings(canvas.settings), m_selection(canvas.selection),
          m_from(pointer.cell) {
        m_patch = Patch::of(m_before, canvas.tiles, *m_selection, canvas.settings.layer);
        m_laid = canvas.settings.pastesVoid ? m_patch : m_patch.withoutVoid();
    }

    Preview update(const Pointer& pointer) override {
        m_to = m_patch.origin() + (pointer.cell - m_from);
        m_copies = pointer.alt;
        Preview preview;
        preview.frames.push_back({m_to.x, m_to.y, m_patch.size().width, m_patch.size().height});
        if (m_patch.size().area() > maxCellsShown) return preview;
        const Rect changed = layDown();
        preview.level = m_after;
        preview.changed = changed.united(std::exchange(m_changed, changed));
        return preview;
    }

    GestureOutcome end() override {
        GestureOutcome outcome;
        if (!moved()) return outcome;
        (void)layDown();
        outcome.name = {nameOfStep(), m_selection->count(), {}};
        outcome.edit = Edit::between(m_before, m_after);
        BitGrid cells = m_patch.cellsAt(m_to, m_before.size());
        outcome.selection = cells.none() ? Selection{} : Selection(std::move(cells));
        return outcome;
    }

private:
    [[nodiscard]] Text nameOfStep() const {
        if (!m_copies) return DELVE_TEXT_N("tool", "Move %n cell(s)");
        if (movedStart(m_before, m_after)) return DELVE_TEXT_N("tool", "Copy %n cell(s), moving the start");
        return DELVE_TEXT_N("tool", "Copy %n cell(s)");
    }
    [[nodiscard]] bool moved() const { return m_to != m_patch.origin(); }

    /// Returns the area that changed.
    Rect layDown() {
        m_after = moved() && !m_copies ? cleared() : m_before;
        return moved() ? m_laid.layOn(m_after, m_to, m_settings.pins).united(boundsOf(*m_selection)) : Rect{};
    }

    /// Without the moved cells. Of a large map that is work, which a click or a copy does not need.
    const Level& cleared() {
        if (!m_cleared) {
            m_cleared = m_before;
            clearMoved(*m_cleared, m_tiles, *m_selection, m_settings);
        }
        return *m_cleared;
    }

    Level m_before;
    std::optional<Level> m_cleared;
    TileCatalogue m_tiles;
    ToolSettings m_settings;
    Level m_after;
    Selection m_selection;
    Patch m_patch; ///< all that is selected
    Patch m_laid;  ///< what is laid of it
    Cell m_from;
    Cell m_to;
    bool m_copies = false;
    Rect m_changed; ///< by the last preview
};

} // namespace

Combine combineOf(const Pointer& pointer, const ToolSettings& settings) {
    if (pointer.shift && pointer.control) return Combine::Intersect;
    if (pointer.shift) return Combine::Add;
    if (pointer.control) return Combine::Subtract;
    return settings.combine;
}

Message selectStep(const Selection& selection) {
    const auto cells = selection->count();
    return cells == 0 ? Message(DELVE_TEXT("tool", "Deselect"))
                      : Message(DELVE_TEXT_N("tool", "Select %n cell(s)"), cells, {});
}

Selection combined(const Selection& before, BitGrid cells, Combine how) {
    const BitGrid none(cells.size());
    const BitGrid& old = before->size() == cells.size() ? *before : none;
    for (std::int32_t y = 0; y < cells.size().height && how != Combine::Replace; ++y) {
        const auto row = cells.row(y);
        const auto was = old.row(y);
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (how == Combine::Add) row[i] |= was[i];
            else if (how == Combine::Subtract) row[i] = was[i] & ~row[i];
            else row[i] &= was[i];
        }
    }
    return cells.none() ? Selection{} : Selection(std::move(cells));
}

std::unique_ptr<Drag> moveSelected(const Canvas& canvas, const Pointer& pointer) {
    const bool inside = canvas.selection->size() == canvas.level.size() &&
                        canvas.selection->size().contains(pointer.cell) && canvas.selection->at(pointer.cell);
    if (!inside || combineOf(pointer, canvas.settings) != Combine::Replace) return nullptr;
    return std::make_unique<MoveDrag>(canvas, pointer);
}

SelectDrag::SelectDrag(const Canvas& canvas, const Pointer& pointer)
    : m_before(canvas.selection), m_how(combineOf(pointer, canvas.settings)), m_size(canvas.level.size()) {}

Preview SelectDrag::update(const Pointer& pointer) {
    follow(pointer);
    Preview preview;
    outline(preview);
    return preview;
}

GestureOutcome SelectDrag::end() {
    GestureOutcome outcome;
    outcome.selection = combined(m_before, cells(), m_how);
    outcome.name = selectStep(*outcome.selection);
    return outcome;
}

} // namespace delve::editor
