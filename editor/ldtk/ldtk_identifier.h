#pragma once

#include <string>
#include <string_view>

namespace delve::editor {

/// A name as LDtk takes one for an identifier: letters, digits and `_`, no digit first.
[[nodiscard]] std::string ldtkIdentifier(std::string_view name);

} // namespace delve::editor
