#pragma once

#include "editor/tools/tool.h"

#include <memory>

/// Shared by the selection tools.
namespace delve::editor {

/// How a new selection combines with the existing one: Shift adds, Control subtracts, both intersect; without a key,
/// the settings decide.
[[nodiscard]] Combine combineOf(const Pointer& pointer, const ToolSettings& settings);

/// The name of the step that makes this selection.
[[nodiscard]] Message selectStep(const Selection& selection);
/// The resulting selection when `cells` are selected; without cells, none.
[[nodiscard]] Selection combined(const Selection& before, BitGrid cells, Combine how);

/// A press inside the selection, without a key that combines, starts moving the selected cells and the things on them.
/// Alt leaves a copy in place. Null for any other press.
[[nodiscard]] std::unique_ptr<Drag> moveSelected(const Canvas& canvas, const Pointer& pointer);

/// A drag that selects: a subclass says which cells.
class SelectDrag : public Drag {
public:
    SelectDrag(const Canvas& canvas, const Pointer& pointer);
    [[nodiscard]] Preview update(const Pointer& pointer) override;
    [[nodiscard]] GestureOutcome end() override;

protected:
    [[nodiscard]] Size size() const { return m_size; }
    /// The mouse has moved.
    virtual void follow(const Pointer& pointer) = 0;
    [[nodiscard]] virtual BitGrid cells() const = 0;
    /// Adds the outline of the cells to the preview before they are selected.
    virtual void outline(Preview& preview) const = 0;

private:
    Selection m_before;
    Combine m_how;
    Size m_size;
};

} // namespace delve::editor
