#pragma once

#include <string_view>

namespace delve {

/// The program and version that our files name as their author: "delvewright 0.1.0".
[[nodiscard]] std::string_view thisProgram();

} // namespace delve
