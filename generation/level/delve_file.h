#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

#include <functional>
#include <string>
#include <string_view>

/// The native file: JSON made to be read, diffed and merged by people. Reading and writing our file changes no byte.
///
/// What is not obvious from a file: A property is a text, a number, true or false, a cell as in [3, 4], { "colour":
/// "#rrggbb" } or { "ref": "id" }. The fields that a kind of thing declares stand on the thing itself, where a colour
/// or the id of a level is a plain text; so do the parameters of a stage, a range as in [20, 40]. A hall that ends in
/// no room lacks "a" or "b". Optional parts that are empty (pins, layers, properties, …) are left out, as are rules at
/// their defaults. Members may come in any order, but a world's own tiles stand before its levels. Unknown members stay
/// with their object, after its known ones; only special properties refuse them. `generation/files/world_file.h` reads
/// and writes the files on a disk.
namespace delve {

inline constexpr std::int64_t delveFileVersion = 1;

/// Parses the text of a `.delve` file. Trusts nothing; a refusal names the line and what was expected.
[[nodiscard]] Result<World> readDelve(std::string_view text);

/// Writes the text of the file to `sink`, piece by piece; stops if it returns false.
bool writeDelve(const World& world, const std::function<bool(std::string_view)>& sink);
[[nodiscard]] std::string delveText(const World& world);

/// A recipe on its own: the `recipe` object of a `.delve`.
[[nodiscard]] Result<Recipe> readRecipe(std::string_view text);
[[nodiscard]] std::string recipeText(const Recipe& recipe);

} // namespace delve
