#pragma once

#include "editor/tools/tool.h"

/// The list of tools. Adding one is one file in this folder and one line in tools.cpp.
namespace delve::editor {

[[nodiscard]] const ToolRegistry& builtInTools();

} // namespace delve::editor
