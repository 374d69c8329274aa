#pragma once

#include "playtest/conditions/condition.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The words of a condition.
namespace delve::play {

struct ConditionToken {
    enum class Kind : std::uint8_t { Word, Number, Relation, Dots, Percent, Open, Close, Unknown, End };

    Kind kind = Kind::End;
    TextPart place;
    Decimal number = {};                 ///< of Number
    Relation relation = Relation::Equal; ///< of Relation

    [[nodiscard]] bool is(Kind wanted) const { return kind == wanted; }
};

/// All of them, with End as the last. What is none of them is Unknown: a character, or a number that is too long.
[[nodiscard]] std::vector<ConditionToken> tokensOf(std::string_view text);

} // namespace delve::play
