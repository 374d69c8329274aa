#pragma once

#include "generation/level/delve/json_tape.h"

/// Which of our own kinds of file a JSON text is, so that
/// a reader that is given the wrong kind can name it.
namespace delve {

enum class FileKind : std::uint8_t { Map, Recipe, SavedGame };

/// By the name of a member that only this kind has. Any other name means a map, which keeps unknown members.
[[nodiscard]] FileKind fileKindOf(std::string_view member);
/// Of a whole text. Without a member of the other kinds it is a recipe.
[[nodiscard]] FileKind fileKindOf(JsonValue text);

// What the readers of maps, recipes and saved games answer to the two other kinds.
[[nodiscard]] Message notAMap(FileKind kind);
[[nodiscard]] Message notARecipe(FileKind kind);
[[nodiscard]] Message notASavedGame(FileKind kind);

} // namespace delve
