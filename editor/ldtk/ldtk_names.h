#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What the names in a project of LDtk probably mean here: guesses, for a person to correct.
namespace delve::editor {

/// The kind of thing that an entity of this name, or with one of these tags, is.
[[nodiscard]] std::optional<ThingKind> thingKindFromLdtk(std::string_view name, std::span<const std::string> tags = {});
/// The built-in tile that one of this name behaves as.
[[nodiscard]] std::optional<Tile> builtInTileFromLdtk(std::string_view name);

/// A name as LDtk takes one for an identifier: letters, digits and `_`, no digit first.
[[nodiscard]] std::string ldtkIdentifier(std::string_view name);

} // namespace delve::editor
