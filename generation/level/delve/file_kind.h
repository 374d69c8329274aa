#pragma once

#include "generation/level/delve/json_tape.h"

/// Which of our own kinds of file a text in JSON is: for the readers, so that one that was given in the place of
/// another is called what it is.
namespace delve {

enum class FileKind : std::uint8_t { Map, Recipe, SavedGame };

/// By the name of a member that only this kind has. Any other name: a map, which keeps what it does not know.
[[nodiscard]] FileKind fileKindOf(std::string_view member);
/// Of a whole text. One that has no member of the others: a recipe.
[[nodiscard]] FileKind fileKindOf(JsonValue text);

// What the reader of a map, of a recipe or of a saved game says to the two others.
[[nodiscard]] Message notAMap(FileKind kind);
[[nodiscard]] Message notARecipe(FileKind kind);
[[nodiscard]] Message notASavedGame(FileKind kind);

} // namespace delve
