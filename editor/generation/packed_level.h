#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

#include <functional>
#include <string>
#include <string_view>

/// Levels in a fraction of their memory, as compressed `.delve` text: for the snapshots of a large map's trace.
namespace delve::editor {

/// `stopped` is called now and then; once it returns true, the result is empty. Where portals lead to is left out,
/// since the levels there are not packed with it.
[[nodiscard]] std::string packedLevel(const Level& level, const TileCatalogue& tiles,
                                      const std::function<bool()>& stopped);
/// Undoes packedLevel(); cancelled if `stopped` returns true.
[[nodiscard]] Result<Level> unpackedLevel(std::string_view packed, const std::function<bool()>& stopped);

} // namespace delve::editor
