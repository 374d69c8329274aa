#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Numbers that are not written in digits alone. Where a word stands for itself, as in a seed, somebody who types one
/// may mean the number.
namespace delve {

/// 0x10, 1e3, 7.0, 1'000, +7, or one with spaces around it.
struct ForeignNumber {
    std::string digits; ///< the same number in digits; empty where it is no whole one of 64 bits
};
[[nodiscard]] std::optional<ForeignNumber> foreignNumber(std::string_view text);

/// Do these digits, with or without a minus, fit into 64 bits?
[[nodiscard]] bool isOf64Bits(std::string_view digits);

} // namespace delve
