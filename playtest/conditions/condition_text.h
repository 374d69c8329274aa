#pragma once

#include "generation/level/text.h"
#include "playtest/conditions/condition.h"
#include "playtest/measures/measure.h"

#include <optional>
#include <string_view>

/// Conditions as a person writes them:
///
///     condition   alternative { "or" alternative }
///     alternative demand { "and" demand }
///     demand      "not" demand | "(" condition ")" | comparison
///     comparison  MEASURE ( "=" | "!=" | "<" | "<=" | ">" | ">=" ) ( NUMBER | MEASURE ) | MEASURE "in" NUMBER ".."
///     NUMBER
///
/// A number may have its % behind it, "==" is "=", and "≤", "≥", "≠" are read, too.
namespace delve::play {

/// Why a text is no condition, and which part of it.
struct ConditionFault {
    TextPart where; ///< empty at the end of a text that goes no further
    Message why;
};

struct ParsedCondition {
    std::optional<Condition> condition;
    std::optional<ConditionFault> fault; ///< where there is no condition
};

inline constexpr std::size_t longestCondition = 4096; ///< in bytes
inline constexpr int deepestCondition = 64;           ///< parentheses and "not" within one another

[[nodiscard]] ParsedCondition parseCondition(std::string_view text,
                                             const MeasureRegistry& measures = builtInMeasures());

/// The fault as a failure, whose `where` is its place: "column 12".
[[nodiscard]] Failure failureOf(const ConditionFault& fault, std::string_view text);

/// What can come at a place of a text.
struct ConditionCompletion {
    TextPart replaces;              ///< the word that has been begun there
    std::vector<std::string> words; ///< measures or words of the language that begin with it, in order
};
[[nodiscard]] ConditionCompletion completionAt(std::string_view text, std::size_t place,
                                               const MeasureRegistry& measures = builtInMeasures());

} // namespace delve::play
