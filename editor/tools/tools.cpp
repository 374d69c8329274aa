#include "editor/tools/tools.h"

#include <algorithm>
#include <vector>

namespace delve::editor {

// Each stands in the file of its name; same-tile beside the wand.
ToolInfo brushTool();
ToolInfo eraserTool();
ToolInfo fillTool();
ToolInfo shapeTool();
ToolInfo roomTool();
ToolInfo hallTool();
ToolInfo selectRectangleTool();
ToolInfo lassoTool();
ToolInfo wandTool();
ToolInfo sameTileTool();
ToolInfo thingTool();
ToolInfo pickTool();
ToolInfo pinTool();
ToolInfo measureTool();

/// In the order of the tool bar. The first is in the hand at the start.
std::span<const ToolInfo> allTools() {
    static const std::vector<ToolInfo> tools{
        brushTool(), eraserTool(), fillTool(),     shapeTool(), roomTool(), hallTool(), selectRectangleTool(),
        lassoTool(), wandTool(),   sameTileTool(), thingTool(), pickTool(), pinTool(),  measureTool(),
    };
    return tools;
}

const ToolInfo* findTool(std::string_view id) {
    const auto found = std::ranges::find(allTools(), id, &ToolInfo::id);
    return found == allTools().end() ? nullptr : &*found;
}

Preview Tool::hover(const Canvas&, const Pointer&) const { return {}; }

FindReach Tool::reach(const Canvas&, const Pointer&) const { return {}; }

} // namespace delve::editor
