#pragma once

#include "generation/level/result.h"

#include <QString>

#include <string>

/// Paths between what a person typed and what Qt opens.
namespace delve::app {

/// The path as Qt takes it. Refused where its bytes are no UTF-8: Qt would open another file.
[[nodiscard]] Result<QString> pathFromWord(const std::string& word);

/// Would both words name one file, also by other ways to its folder and through links?
[[nodiscard]] bool isSameFile(const std::string& a, const std::string& b);

} // namespace delve::app
