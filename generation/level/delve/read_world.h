#pragma once

#include "generation/level/delve/json_stream.h"
#include "generation/level/world.h"

namespace delve {

/// Reads a world piece by piece; where `read` fails, so does this, with a failure of the kind FileAccess.
[[nodiscard]] Result<World> readWorld(const ReadPiece& read);

} // namespace delve
