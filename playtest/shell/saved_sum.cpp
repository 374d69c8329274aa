#include "playtest/shell/saved_sum.h"

#include "generation/level/hash.h"
#include "playtest/shell/saved_names.h"

namespace delve::play {
namespace {

constexpr std::string_view sumBegin = ",\n  \"sum\": \"";
constexpr std::string_view sumEnd = "\"\n}\n";
constexpr std::size_t digits = 16;
constexpr std::size_t length = sumBegin.size() + digits + sumEnd.size();

} // namespace

std::string sumOf(std::string_view text) { return std::string(sumBegin) + hexOf(fnv1a(text)) + std::string(sumEnd); }

std::size_t lengthOfSum() { return length; }

Done checkEnd(std::string_view text) {
    if (text.size() >= length && text.substr(text.size() - length, sumBegin.size()) == sumBegin &&
        text.ends_with(sumEnd))
        return done();
    return badInput({DELVE_TEXT("play", "The saved game is truncated.")});
}

Done checkSum(std::string_view text) {
    if (auto whole = checkEnd(text); !whole) return whole;
    const auto before = text.substr(0, text.size() - length);
    if (text.substr(before.size()) == sumOf(before)) return done();
    return badInput({DELVE_TEXT("play", "The saved game is corrupt (checksum mismatch).")});
}

} // namespace delve::play
