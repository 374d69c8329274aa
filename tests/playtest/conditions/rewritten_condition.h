#pragma once

#include "playtest/conditions/condition.h"

#include <QString>

#include <optional>

/// Conditions by another way than the parser's: the text is rewritten, comparison by comparison and word by word, until
/// T or F is left. Shares no code with the product but the type of the values.
namespace delve::test {

/// Nothing if the text is no condition.
[[nodiscard]] std::optional<bool> rewritten(QString text, const play::ValueOfMeasure& valueOf);

} // namespace delve::test
