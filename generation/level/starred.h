#pragma once

#include "generation/level/geometry.h"
#include "generation/level/properties.h"
#include "generation/level/recipe.h"
#include "generation/level/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What a person starred in the gallery of a level: other levels, kept by what makes them. A property of the level, so
/// that every version of the program keeps it in the file.
namespace delve {

struct StarredVariation {
    Recipe recipe;
    Size size;
    std::string note = {};    ///< of one line
    std::string unknown = {}; ///< members of a file that this version does not know, as raw JSON

    /// Does it make this level, whatever is noted about it, and whatever this version does not know of the recipe?
    [[nodiscard]] bool makes(const Recipe& other, Size ofSize) const;
    friend bool operator==(const StarredVariation&, const StarredVariation&) = default;
};

struct Starred {
    std::vector<StarredVariation> variations;
    std::vector<std::string> others; ///< what this version cannot read, as raw JSON: written back behind them

    [[nodiscard]] bool empty() const { return variations.empty() && others.empty(); }
    friend bool operator==(const Starred&, const Starred&) = default;
};

inline constexpr std::string_view starredProperty = "starred-variations";
inline constexpr std::size_t maxStarred = 100;            ///< of a level; what a file has beyond stays unread
inline constexpr std::size_t maxNote = 200;               ///< characters
inline constexpr std::size_t maxStarredBytes = 1'000'000; ///< a longer list in a file is none of stars,
inline constexpr std::size_t maxStarredElements = 400;    ///< nor is one with more in it

/// Without what this version does not know of it: a file may nest that as deep as it likes, and a star is deeper in the
/// file than the recipe of a level.
[[nodiscard]] Recipe withoutUnknown(Recipe recipe);

/// Is it one line of at most that many characters, with nothing in it that steers the text around it?
[[nodiscard]] bool isNote(std::string_view text);
/// The beginning of a text as such a line: what no note may have becomes spaces.
[[nodiscard]] std::string noteOf(std::string_view text);

/// Of a level. Whatever a stranger's file has in their place, the result is what this program could have written. Fails
/// where the property is something else than a list of stars, or longer than one can be; how long does not matter then.
[[nodiscard]] Result<Starred> readStarred(const Properties& properties);
/// The same; where it fails, none.
[[nodiscard]] Starred starredOf(const Properties& properties);
/// Without any, the level has no such property.
void setStarred(Properties& properties, const Starred& starred);

} // namespace delve
