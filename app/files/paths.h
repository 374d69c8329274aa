#pragma once

#include "generation/level/result.h"

#include <QString>

#include <string>

/// Paths between what a person typed and what Qt opens.
namespace delve {

/// The path as Qt takes it. Refused where its bytes are no UTF-8: Qt would open another file.
[[nodiscard]] Result<QString> pathFromWord(const std::string& word);

} // namespace delve
