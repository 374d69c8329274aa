#pragma once

#include "editor/tools/tool.h"

/// The list of tools. To add one, add a file in this folder and a line in tools.cpp.
namespace delve::editor {

[[nodiscard]] const ToolRegistry& builtInTools();

} // namespace delve::editor
