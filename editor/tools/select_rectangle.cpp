// Selects a rectangle of cells.
#include "editor/tools/dragged_box.h"
#include "editor/tools/selecting.h"

namespace delve::editor {
namespace {

class RectangleDrag : public SelectDrag {
public:
    RectangleDrag(const Canvas& canvas, const Pointer& pointer)
        : SelectDrag(canvas, pointer), m_from(pointer.cell), m_to(pointer.cell) {}

private:
    void follow(const Pointer& pointer) override { m_to = pointer.cell; }
    [[nodiscard]] Rect box() const { return boxBetween(m_from, m_to).intersected(wholeOf(size())); }
    [[nodiscard]] BitGrid cells() const override {
        BitGrid cells(size());
        const Rect inside = box();
        for (auto y = inside.y; y < inside.bottom(); ++y) cells.setRun(y, inside.x, inside.width);
        return cells;
    }
    void outline(Preview& preview) const override {
        preview.frames.push_back(box());
        preview.label =
            Message{DELVE_TEXT("tool", "%1 x %2 cells"), {std::to_string(box().width), std::to_string(box().height)}};
    }

    Cell m_from;
    Cell m_to;
};

class SelectRectangle : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        if (auto moving = moveSelected(canvas, pointer)) return moving;
        return std::make_unique<RectangleDrag>(canvas, pointer);
    }
};

} // namespace

ToolInfo selectRectangleTool() {
    ToolInfo info;
    info.id = "select-rectangle";
    info.label = DELVE_TEXT("tool", "Select rectangle");
    info.help = DELVE_TEXT("tool", "Selects cells: Shift adds, Ctrl subtracts, both together intersect. Drag the "
                                   "selection to move it; Alt copies it.");
    info.key = "R";
    info.selects = true;
    info.make = [] { return std::make_unique<SelectRectangle>(); };
    return info;
}

} // namespace delve::editor
