#pragma once

#include <span>
#include <string_view>

/// The rooms made by hand, as text: `.` floor, `~` water, `T` forest, `c` a
/// chest, `$` a coin, `i` a lamp, `?` a sign, each on floor; all other cells are
/// left as they are, so that a pillar is a gap in the floor that `walls` fills.
namespace delve::generation {

struct Vault {
    std::string_view name;
    std::span<const std::string_view> rows;
};

[[nodiscard]] std::span<const Vault> vaultLibrary();

} // namespace delve::generation
