#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Numbers that are not written in digits alone. Where any word is allowed, as in a seed, a person who types one may
/// mean the number.
namespace delve {

/// 0x10, 1e3, 7.0, 1'000, +7, or one with spaces around it.
struct ForeignNumber {
    std::string digits; ///< the same number in digits; empty if it is no 64-bit integer
};
[[nodiscard]] std::optional<ForeignNumber> foreignNumber(std::string_view text);

/// Do these digits, with or without a minus, fit into 64 bits?
[[nodiscard]] bool isOf64Bits(std::string_view digits);

} // namespace delve
