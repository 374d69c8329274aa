#pragma once

#include "editor/tools/tool.h"

#include <span>

/// The list of tools. Adding one is one file in this folder and one line in tools.cpp.
namespace delve::editor {

[[nodiscard]] std::span<const ToolInfo> allTools();
/// Null where there is none.
[[nodiscard]] const ToolInfo* findTool(std::string_view id);

} // namespace delve::editor
