#pragma once

#include "editor/tiled/flat_layers.h"
#include "editor/tiled/tiled_properties.h"
#include "generation/level/world.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// A map that Delvewright wrote: what is no tile and no thing stands in it as the text of a file of ours, and comes
/// back from there. docs/tiled.md says how.
namespace delve::editor {

inline constexpr std::string_view levelProperty = "level";           ///< of the layer that is the level's own
inline constexpr std::string_view decorationProperty = "decoration"; ///< of a layer: `under` or `over`
inline constexpr std::string_view planProperty = "plan"; ///< of a layer that only shows rooms, halls or links

struct OwnMap {
    World world; ///< of one level of this size
    bool damaged = false;
};
/// Nothing for a map of somebody else: one of ours has a property that nobody else writes.
[[nodiscard]] std::optional<OwnMap> ownMapOf(const TiledMap& map, Size size);
[[nodiscard]] bool isOwnMap(const TiledMap& map);

/// The value of a property of a layer; empty if it has none.
[[nodiscard]] std::string_view propertyOf(const TiledProperties& properties, std::string_view name);
/// Takes the layers that only show what the level has out of a map of ours; returns how many objects they had.
std::size_t removePlans(TiledMap& map);
/// As many objects as we write into such layers.
[[nodiscard]] std::size_t planObjects(const Level& level);
/// Is there anything in a map of ours that we do not write? `isThing` says of the id of an object that it is a thing of
/// the level.
[[nodiscard]] bool wasExtended(const TiledMap& map, const std::vector<FlatLayer>& layers,
                               const std::function<bool(std::int64_t)>& isThing);
/// Takes the tilesets that we drew, and that no object uses, out of a map of ours: they are drawn again.
void removeDrawnTilesets(TiledMap& map);
/// Properties of a map of ours that were added, changed or removed in Tiled are so in the level; returns the names of
/// those that were changed and only tell what the map is.
[[nodiscard]] std::vector<std::string> takeProperties(const TiledMap& map, const World& world, Level& level);

} // namespace delve::editor
