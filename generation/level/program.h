#pragma once

#include <string_view>

namespace delve {

/// What files that this program writes say of who made them: "delvewright 0.1.0".
[[nodiscard]] std::string_view thisProgram();

} // namespace delve
