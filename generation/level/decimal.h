#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace delve {

/// A number with up to three digits behind the point, kept exactly.
struct Decimal {
    std::int64_t thousandths = 0;

    constexpr Decimal() = default;
    [[nodiscard]] static constexpr Decimal of(std::int64_t whole) { return Decimal(whole * 1000); }
    [[nodiscard]] static constexpr Decimal ofThousandths(std::int64_t n) { return Decimal(n); }
    [[nodiscard]] constexpr bool whole() const { return thousandths % 1000 == 0; }
    [[nodiscard]] constexpr std::int64_t floor() const { return thousandths / 1000 - (thousandths % 1000 < 0 ? 1 : 0); }
    friend constexpr auto operator<=>(Decimal, Decimal) = default;

private:
    explicit constexpr Decimal(std::int64_t n) : thousandths(n) {}
};

/// "12", "1.2", "-0.125"; and back, nothing where it is no such number or too large (beyond 10^15).
[[nodiscard]] std::string toText(Decimal number);
[[nodiscard]] std::optional<Decimal> decimalFromText(std::string_view text);

} // namespace delve
