#include "generation/level/decimal.h"

namespace delve {
namespace {

constexpr std::int64_t largestWhole = 1'000'000'000'000'000;

} // namespace

std::string toText(Decimal number) {
    const bool negative = number.thousandths < 0;
    const auto bits = static_cast<std::uint64_t>(number.thousandths);
    const auto n = negative ? 0 - bits : bits; // also right for the least number, which has no opposite
    std::string text = negative ? "-" : "";
    text += std::to_string(n / 1000);
    if (n % 1000 == 0) return text;
    std::string fraction = std::to_string(1000 + n % 1000).substr(1);
    while (fraction.back() == '0') fraction.pop_back();
    return text + '.' + fraction;
}

std::optional<Decimal> decimalFromText(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto point = text.find('.');
    const auto whole = text.substr(0, point);
    const auto fraction = point == std::string_view::npos ? std::string_view{} : text.substr(point + 1);
    if (whole.empty() || (point != std::string_view::npos && (fraction.empty() || fraction.size() > 3))) return {};
    std::int64_t n = 0;
    for (const char c : whole) {
        if (c < '0' || c > '9') return {};
        n = n * 10 + (c - '0');
        if (n > largestWhole) return {};
    }
    for (std::size_t i = 0; i < 3; ++i) {
        const char c = i < fraction.size() ? fraction[i] : '0';
        if (c < '0' || c > '9') return {};
        n = n * 10 + (c - '0');
    }
    return Decimal::ofThousandths(negative ? -n : n);
}

} // namespace delve
