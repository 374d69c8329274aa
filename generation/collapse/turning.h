#pragma once

#include "generation/collapse/rule_table.h"

#include <span>
#include <string>
#include <string_view>

/// Turning and mirroring modules. A module is mirrored first (left and right change places), then turned clockwise.
namespace delve {

struct Turn {
    std::int32_t quarters = 0;
    bool mirrored = false;
    friend constexpr bool operator==(Turn, Turn) = default;
};

/// The turns that a symmetry of 1, 2, 4 or 8 stands for.
[[nodiscard]] std::span<const Turn> turnsOf(std::int32_t symmetry);

/// A side's label as it is read from its other end: "lawn|wall" for "wall|lawn".
[[nodiscard]] std::string backwards(std::string_view label);

/// Where a side of the module as it is drawn comes to lie.
[[nodiscard]] Direction turned(Direction side, Turn turn);
/// The module with its rows and sides turned.
[[nodiscard]] RuleModule turned(const RuleModule& module, Turn turn);

/// How many of the turns that a symmetry stands for look different or have different sides.
[[nodiscard]] std::size_t differentTurns(const RuleModule& module, std::int32_t symmetry);

/// "street", "street turned 90°", "bend mirrored".
[[nodiscard]] std::string nameOf(const RuleModule& module, Turn turn);

} // namespace delve
