#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the names that people give to tiles and objects mean here: "Wall_stone 2" is a wall, "PlayerSpawn" a start.
namespace delve::editor {

/// The words of a name in lower case, cut where a capital, a digit or a sign begins.
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view name);
/// The tile that a name says: the built-in one of that name, or by its words, if they agree.
[[nodiscard]] std::optional<Tile> tileFromWords(std::string_view name);
/// What a property that is on says of its tile, and what one that is off: `solid`, `walkable`, `water`.
[[nodiscard]] std::optional<Tile> tileFromFlag(std::string_view name, bool on);
/// The kind of thing that a name says, if all of it does, but for numbers: for names of single objects.
[[nodiscard]] std::optional<ThingKind> thingFromWords(std::string_view name);
/// The same, or the kind that one of its words says: for names of kinds, such as "Enemy_Bat".
[[nodiscard]] std::optional<ThingKind> thingFromAnyWord(std::string_view name);
/// Is this what people call the layer of the ground? The lower the number, the more so; none if it is not.
[[nodiscard]] std::optional<int> groundRank(std::string_view layer);

} // namespace delve::editor
