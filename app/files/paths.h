#pragma once

#include "generation/level/result.h"

#include <QString>

#include <string>

/// Converts between paths as typed and paths for Qt.
namespace delve::app {

/// The path for Qt. Fails if its bytes are not UTF-8: Qt would open another file.
[[nodiscard]] Result<QString> pathFromWord(const std::string& word);

/// Do both arguments name the same file, also through other folders and links?
[[nodiscard]] bool isSameFile(const std::string& a, const std::string& b);

} // namespace delve::app
