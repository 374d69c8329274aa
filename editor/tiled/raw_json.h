#pragma once

#include <functional>
#include <string>
#include <string_view>

/// JSON that is kept raw and written as it is, so that anything else than one sound value would damage the file.
namespace delve::editor {

/// How deep a value may be nested that is to stand in a property or a member of a file of ours, which has some levels
/// of its own around it: fewer than a file may have.
inline constexpr int deepestRawJson = 48;

/// Is it one JSON value, as files of ours may hold it?
[[nodiscard]] bool isJsonValue(std::string_view text);
/// Is it a number, `true` or `false`, and so may stand without quotes?
[[nodiscard]] bool isPlainJson(std::string_view text);
/// The members of an object, without its brackets; empty where it is none, or where one of them has a name that is
/// taken.
[[nodiscard]] std::string membersOf(std::string_view object, const std::function<bool(const std::string&)>& isTaken);

} // namespace delve::editor
