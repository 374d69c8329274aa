#pragma once

#include "editor/tools/tool.h"

#include <memory>

/// What the tools that select have in common.
namespace delve::editor {

/// What a new selection does with the one that is there: Shift adds, Control takes away, both keep what is in both;
/// without a key, what the settings say.
[[nodiscard]] Combine combineOf(const Pointer& pointer, const ToolSettings& settings);

/// The name of a step after which this is selected.
[[nodiscard]] Message selectStep(const Selection& selection);
/// The selection after `cells` were selected; of no cell, it is none.
[[nodiscard]] Selection combined(const Selection& before, BitGrid cells, Combine how);

/// A press inside of what is selected, without keys that combine, takes hold of it: this drag then moves it, with
/// what stands on it. Alt leaves a copy where it was. Null where the press is none of these.
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
    /// What shows the cells before they are selected.
    virtual void outline(Preview& preview) const = 0;

private:
    Selection m_before;
    Combine m_how;
    Size m_size;
};

} // namespace delve::editor
