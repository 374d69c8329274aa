#pragma once

#include "generation/level/decimal.h"
#include "generation/level/text.h"

#include <cstdint>
#include <string>

/// What the number of a parameter is measured in. The unit stands beside the number wherever a person reads it; files,
/// JSON and the words of the command line hold the bare number.
namespace delve::generation {

enum class Unit : std::uint8_t {
    PlainCount, ///< the label names what is counted, such as "Rooms": nothing stands beside the number
    Cells,
    Steps,
    Times, ///< a factor
    Percent,
};

/// "12 cells", "1 cell", "1 to 40 cells": the number or numbers as they are written, and the one that decides between
/// singular and plural. The number stands first in every language.
[[nodiscard]] Message withUnit(Unit unit, std::string written, Decimal number);

} // namespace delve::generation
