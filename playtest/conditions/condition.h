#pragma once

#include "generation/level/decimal.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a person wants of a level, in terms of its measures: "rooms >= 25 and loops in 3..5". A value; the parser makes
/// it of a text.
namespace delve::play {

/// Part of the text that a condition was made of.
struct TextPart {
    std::size_t from = 0; ///< in bytes
    std::size_t to = 0;
    friend bool operator==(const TextPart&, const TextPart&) = default;
};

enum class Relation : std::uint8_t { Equal, NotEqual, Less, AtMost, Greater, AtLeast, Within };

/// A measure beside a number, a range or another measure.
struct Comparison {
    std::string measure;
    Relation relation = Relation::Equal;
    Decimal number;           ///< the least one of Within
    Decimal last;             ///< the greatest one of Within
    std::string otherMeasure; ///< in place of the number, if it is not empty

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

struct Condition {
    enum class Kind : std::uint8_t { Compare, Not, And, Or };

    Kind kind = Kind::Compare;
    Comparison comparison = {};        ///< of Compare
    std::vector<Condition> parts = {}; ///< of the others: one of Not, two or more of And and Or
    TextPart text = {};

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// The value of a measure of a level; nothing where it has none.
using ValueOfMeasure = std::function<std::optional<Decimal>(std::string_view measure)>;

/// A comparison with a measure that has no value does not hold.
[[nodiscard]] bool holds(const Condition& condition, const ValueOfMeasure& valueOf);

/// How far a level is from what is wanted: 0 if the condition holds, more the farther the values are off. For each
/// comparison that fails at most `farthest`. Says only which of two levels is nearer.
[[nodiscard]] std::int64_t shortfall(const Condition& condition, const ValueOfMeasure& valueOf);
inline constexpr std::int64_t farthestShortfall = 1'000'000;

/// The measures that it names, each once, in the order in which they come.
[[nodiscard]] std::vector<std::string> measuresIn(const Condition& condition);

/// What must hold all at once: the parts of an And, or else the condition itself.
[[nodiscard]] std::vector<const Condition*> demandsOf(const Condition& condition);

} // namespace delve::play
