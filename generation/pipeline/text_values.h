#pragma once

#include "generation/level/geometry.h"

#include <optional>
#include <string>
#include <string_view>

/// Parameter values that are written as text, as members of a stage's struct.
namespace delve::generation {

/// Any text, on one line.
struct FreeText {
    std::string text;
    friend bool operator==(const FreeText&, const FreeText&) = default;
};

/// A file in the folder of the map, or in a subfolder, by its relative path; empty: none. The code that runs the stage
/// opens it (Sources::readFile).
struct FileName {
    std::string name;
    friend bool operator==(const FileName&, const FileName&) = default;
};

/// A level by its id, such as one of the stamps, or a rectangle selected in it; without an id: none. The code that runs
/// the stage finds it (Sources::levelAt).
struct LevelPart {
    std::string level;
    std::optional<Rect> part = {};
    friend bool operator==(const LevelPart&, const LevelPart&) = default;
};
/// "garden", "garden@4,3,12x8"; an id that could be taken for the latter gets an "@" after it.
[[nodiscard]] std::string toText(const LevelPart& part);
[[nodiscard]] LevelPart levelPartFrom(std::string_view text);

/// A rule table of the collapse: the name of one that is built in, or the text of one.
struct TableText {
    std::string table;
    friend bool operator==(const TableText&, const TableText&) = default;
};

} // namespace delve::generation
