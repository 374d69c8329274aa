#include "generation/pipeline/unit.h"

#include <utility>

namespace delve::generation {
namespace {

Text patternOf(Unit unit) {
    switch (unit) {
    case Unit::PlainCount: break;
    case Unit::Cells: return DELVE_TEXT_N("unit", "%1 cell(s)");
    case Unit::Steps: return DELVE_TEXT_N("unit", "%1 step(s)");
    case Unit::Times: return DELVE_TEXT("unit", "%1 ×");
    case Unit::Percent: return DELVE_TEXT("unit", "%1 %");
    }
    return {"", "%1"};
}

} // namespace

Message withUnit(Unit unit, std::string written, Decimal number) {
    const bool countable = unit == Unit::Cells || unit == Unit::Steps;
    if (!countable) return {patternOf(unit), {std::move(written)}};
    return {patternOf(unit), number.floor(), {std::move(written)}};
}

} // namespace delve::generation
