#pragma once

#include <QString>

#include <string_view>

namespace delve::editor {

/// Converts a name from the Qt-free folders, unchanged.
[[nodiscard]] inline QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace delve::editor
