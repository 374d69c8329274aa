#pragma once

#include "generation/level/delve/json_stream.h"
#include "generation/level/result.h"
#include "generation/level/world.h"

#include <functional>
#include <string_view>

/// Levels in a fraction of their size, as compressed `.delve` text.
namespace delve::editor {

/// Takes the next bytes; false where it cannot.
using TakeBytes = std::function<bool(std::string_view)>;

/// `stopped` is called now and then; once it returns true, so does nothing more reach `take`. Where portals lead to is
/// left out, since the levels there are not packed with it. False if stopped, or if the bytes could not be taken.
[[nodiscard]] bool packLevel(const Level& level, const TileCatalogue& tiles, const TakeBytes& take,
                             const std::function<bool()>& stopped);
/// Undoes packLevel(); cancelled if `stopped` returns true.
[[nodiscard]] Result<Level> unpackLevel(const ReadPiece& packed, const std::function<bool()>& stopped);

} // namespace delve::editor
