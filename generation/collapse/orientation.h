#pragma once

#include "generation/collapse/rule_table.h"

#include <span>
#include <string>
#include <string_view>

/// Turning and mirroring modules. A module is mirrored first (left and right change places), then turned clockwise.
namespace delve::collapse {

struct Orientation {
    std::int32_t quarters = 0;
    bool mirrored = false;
    friend constexpr bool operator==(Orientation, Orientation) = default;
};

/// The orientations that a symmetry of 1, 2, 4 or 8 stands for.
[[nodiscard]] std::span<const Orientation> orientationsOf(std::int32_t symmetry);

/// A side's label as it is read from its other end: "lawn|wall" for "wall|lawn".
[[nodiscard]] std::string backwards(std::string_view label);

/// The direction that a side of the drawn module faces in this orientation.
[[nodiscard]] Direction rotated(Direction side, Orientation orientation);
/// The module with its rows and sides turned.
[[nodiscard]] RuleModule rotated(const RuleModule& module, Orientation orientation);

/// How many orientations of a symmetry look different or have different sides.
[[nodiscard]] std::size_t differentOrientations(const RuleModule& module, std::int32_t symmetry);

/// "street", "street turned 90°", "bend mirrored".
[[nodiscard]] std::string nameOf(const RuleModule& module, Orientation orientation);

} // namespace delve::collapse
