// The eraser: clears cells to void, and deletes the things on them.
#include "editor/tools/stroke.h"

namespace delve::editor {
namespace {

class Eraser : public StrokeTool {
    Paint paintOf(const ToolSettings&) const override {
        return {Tile::Void, true, DELVE_TEXT_N("tool", "Erase %n cell(s)")};
    }
};

} // namespace

ToolInfo eraserTool() {
    ToolInfo info;
    info.id = "eraser";
    info.label = DELVE_TEXT("tool", "Eraser");
    info.help = DELVE_TEXT("tool", "Clears cells and deletes the things on them; if a layer is chosen, it clears that "
                                   "layer only. Shift erases a straight line from the end of the last stroke.");
    info.key = "E";
    info.paints = true;
    info.make = [] { return std::make_unique<Eraser>(); };
    return info;
}

} // namespace delve::editor
