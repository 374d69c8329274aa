#pragma once

#include <string>

namespace delve::test {

/// The place of a failure without its column, for tests that need only the line: "line 3, levels[0]".
[[nodiscard]] inline std::string withoutColumn(std::string where) {
    const std::string word = ", column ";
    const auto begin = where.find(word);
    if (begin == std::string::npos) return where;
    const auto end = where.find_first_not_of("0123456789", begin + word.size());
    return where.erase(begin, end == std::string::npos ? end : end - begin);
}

} // namespace delve::test
