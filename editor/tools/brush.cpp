// The brush: paints the chosen tile.
#include "editor/tools/stroke.h"

namespace delve::editor {
namespace {

class Brush : public StrokeTool {
    Paint paintOf(const ToolSettings& settings) const override {
        return {settings.tile, false, DELVE_TEXT_N("tool", "Paint %1 (%n cell(s))")};
    }
};

} // namespace

ToolInfo brushTool() {
    ToolInfo info;
    info.id = "brush";
    info.label = DELVE_TEXT("tool", "Brush");
    info.help =
        DELVE_TEXT("tool", "Paints the chosen tile. Shift draws a straight line from the end of the last stroke; "
                           "right-click picks the tile under the mouse.");
    info.key = "B";
    info.paints = true;
    info.make = [] { return std::make_unique<Brush>(); };
    return info;
}

} // namespace delve::editor
