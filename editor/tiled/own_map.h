#pragma once

#include "editor/tiled/flat_layers.h"
#include "editor/tiled/tiled_properties.h"
#include "generation/level/world.h"

#include <optional>
#include <string>

/// A map that Delvewright wrote: what is no tile and no thing stands in it as the text of a file of ours, and comes
/// back from there. docs/tiled.md says how.
namespace delve::editor {

inline constexpr std::string_view levelProperty = "level";           ///< of the layer that is the level's own
inline constexpr std::string_view decorationProperty = "decoration"; ///< of a layer: `under` or `over`

struct OwnMap {
    World world; ///< of one level of this size
    bool damaged = false;
};
/// Nothing for a map of somebody else.
[[nodiscard]] std::optional<OwnMap> ownMapOf(const TiledMap& map, const std::vector<FlatLayer>& layers, Size size);

/// The value of a property of a layer; empty if it has none.
[[nodiscard]] std::string_view propertyOf(const TiledProperties& properties, std::string_view name);
/// Layers that we write.
[[nodiscard]] bool isOwnLayer(const TiledLayer& layer);
/// Of these, those that only show what the level has: rooms, links, halls.
[[nodiscard]] bool isPlanLayer(const TiledLayer& layer);

} // namespace delve::editor
