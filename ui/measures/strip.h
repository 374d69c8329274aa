#pragma once

#include "editor/survey/distribution.h"

#include <QPainter>
#include <QPalette>
#include <QString>

#include <optional>
#include <vector>

/// The picture of one measure: how its values are spread over the seeds of the recipe, and where this level lies.
namespace delve::ui {

/// The last levels that were shown before this one, as a trail.
inline constexpr std::size_t mostOfTrail = 10;

struct Strip {
    const editor::Distribution* seeds = nullptr; ///< null: there is none
    std::optional<Decimal> value;                ///< of this level
    std::vector<Decimal> trail;                  ///< of the levels before it, the oldest first
};

/// Bars for the seeds, a triangle with a line for this level (at the edge, pointing outward, if it lies beyond all
/// seeds), and rings for the trail, fainter the older they are.
void paintStrip(QPainter& painter, const QRectF& box, const Strip& strip, const QPalette& palette);

/// The same in words: "Higher than in 71 % of the seeds. Half of 412 seeds lie from 50 to 70." Empty without seeds.
[[nodiscard]] QString sentenceOf(const Strip& strip);

} // namespace delve::ui
