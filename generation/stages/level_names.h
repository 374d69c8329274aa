#pragma once

#include "generation/level/text.h"

#include <optional>
#include <string>
#include <string_view>

/// The names of levels that nobody has named: "Town 3", "Town 3, house 2", "Journey". A level keeps its name in
/// English, whatever language the program speaks; code that shows it asks here what the name was made from, and shows
/// that in the person's language.
namespace delve::generation {

/// The context in which an argument of a Message is the name of a level: see Message::withWords.
inline constexpr const char* levelNameWords = "level-name";

[[nodiscard]] std::string nameOfTown(std::size_t number);
/// `town`: the name of the level around it.
[[nodiscard]] std::string nameOfHouse(const std::string& town, std::size_t number);

/// The message that such a name was made from; nothing if it is none of these, so that a person chose it. Its arguments
/// are numbers and names of levels.
[[nodiscard]] std::optional<Message> madeName(std::string_view name);

} // namespace delve::generation
