#pragma once

#include <string_view>

namespace delve::app {

/// "0.1.0".
[[nodiscard]] std::string_view programVersion();

} // namespace delve::app
