#pragma once

#include "generation/level/decimal.h"

#include <optional>
#include <string>

/// One side of a grid of levels: the values of a measure from–to, in equal cells.
namespace delve::editor {

struct MeasureAxis {
    std::string measure;
    Decimal from;
    Decimal to; ///< more than from
    int cells = 20;

    /// Each cell holds its least value; the last one holds `to` as well. Nothing for a value beyond the ends.
    [[nodiscard]] std::optional<int> cellOf(Decimal value) const {
        if (value < from || value > to) return std::nullopt;
        const auto above = value.thousandths - from.thousandths;
        const auto cell = static_cast<int>(above * cells / (to.thousandths - from.thousandths));
        return cell < cells ? cell : cells - 1;
    }

    friend bool operator==(const MeasureAxis&, const MeasureAxis&) = default;
};

} // namespace delve::editor
