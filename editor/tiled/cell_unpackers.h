#pragma once

#include "editor/tiled/read_cells.h"

namespace delve::editor {

/// Null for bytes that are not packed.
[[nodiscard]] std::unique_ptr<CellUnpacker> cellUnpacker(CellPacking packing);

} // namespace delve::editor
