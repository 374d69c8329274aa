#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace delve::editor {

/// Is it one JSON value, as files of ours may hold it? What is kept raw is written as it is, so that anything else
/// would damage the file.
[[nodiscard]] bool isJsonValue(std::string_view text);
/// The members of an object, without its brackets; empty where it is none, or where one of them has a name that is
/// taken.
[[nodiscard]] std::string membersOf(std::string_view object, const std::function<bool(const std::string&)>& isTaken);

} // namespace delve::editor
