#include "editor/tools/tools.h"

namespace delve::editor {

// Each is defined in the file of its name; sameTileTool() in wand.cpp.
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

/// In the order of the tool bar. The first is selected at the start.
const ToolRegistry& builtInTools() {
    static const auto tools =
        registryOf<ToolInfo>({brushTool, eraserTool, fillTool, shapeTool, roomTool, hallTool, selectRectangleTool,
                              lassoTool, wandTool, sameTileTool, thingTool, pickTool, pinTool, measureTool});
    return tools;
}

Preview Tool::hover(const Canvas&, const Pointer&) const { return {}; }

FindReach Tool::reach(const Canvas&, const Pointer&) const { return {}; }

} // namespace delve::editor
