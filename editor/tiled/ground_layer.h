#pragma once

#include "editor/tiled/flat_layers.h"
#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <optional>
#include <string_view>

/// Which of a map's layers becomes the tiles of the level.
namespace delve::editor {

/// The place in `layers` of the one called `wanted`; else of the one that says so (a property `ground`, or its name),
/// or of the one with the most solid cells. The cells are numbers, and `said` has what each is, as far as its tileset
/// says so. A failure where there is no layer of that name.
[[nodiscard]] Result<std::size_t> groundLayer(const std::vector<FlatLayer>& layers, std::string_view wanted,
                                              const std::vector<std::optional<Tile>>& said);

} // namespace delve::editor
