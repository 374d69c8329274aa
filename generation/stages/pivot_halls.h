#pragma once

#include "generation/pipeline/stage.h"

/// Halls for the siblings of a partition, each dug from a pivot: a cell between the two where they face each other, at
/// the corner where they do not. From there it runs toward either child and stops where it first touches its floor. The
/// link between the siblings, where there is one, then names the two rooms that the hall joins.
///
/// With `firstTouch`, a hall ends where it first touches any ground, and has a wall between itself and all else; only
/// where no pivot allows that, it may run along other ground. Extra links between two rooms then get a hall, too.
namespace delve::generation {

struct PivotHallsParameters {
    bool firstTouch = false;
};

[[nodiscard]] Done pivotHalls(Draft& draft, Stream& random, const PivotHallsParameters& parameters);

} // namespace delve::generation
