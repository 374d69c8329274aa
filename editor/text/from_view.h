#pragma once

#include <QString>

#include <string_view>

namespace delve::editor {

/// A name of the folders that know no Qt, as it is.
[[nodiscard]] inline QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace delve::editor
