#pragma once

#include "generation/collapse/modules.h"

#include <span>
#include <string_view>

/// The rule tables that come with the program: the files of generation/collapse/tables, built into it (see
/// generation/CMakeLists.txt).
namespace delve::collapse {

struct BuiltInTable {
    std::string_view name;
    std::string_view text; ///< of its file
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const BuiltInTable> builtInTables();

/// The modules of a built-in table; null where there is none of this name.
[[nodiscard]] const Modules* builtInModules(std::string_view name);

} // namespace delve::collapse
