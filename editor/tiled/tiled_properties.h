#pragma once

#include "generation/level/properties.h"

#include <string_view>
#include <variant>

/// The names of properties that only programs read: those in which a world keeps what came from Tiled (kept_tiled.h),
/// and those of our maps in Tiled (docs/tiled.md).
namespace delve::editor {

inline constexpr std::string_view tilesetsProperty = "tilesets"; ///< of a world: a list
inline constexpr std::string_view tiledProperty = "tiled";       ///< of a level: a map without data

/// Of a map that Delvewright wrote: the text of a .delve file of one level, without tiles and things; or empty.
inline constexpr std::string_view delvewrightProperty = "delvewright";
/// Of an object: the thing is pinned.
inline constexpr std::string_view pinnedProperty = "delvewright-pinned";
/// Of an object that is not called like the thing: the thing's id.
inline constexpr std::string_view idProperty = "delvewright-id";
/// Stands before the name of a property of a thing that is also the name of a field of its kind.
inline constexpr std::string_view ownPropertyPrefix = "property.";

[[nodiscard]] inline bool isKeptForTiled(const Property& property) {
    return (property.name == tilesetsProperty || property.name == tiledProperty) &&
           std::holds_alternative<UnknownValue>(property.value);
}

} // namespace delve::editor
