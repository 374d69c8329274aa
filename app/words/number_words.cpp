#include "app/words/number_words.h"

#include <charconv>

namespace delve::app {

std::optional<std::uint64_t> numberFrom(std::string_view word) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    return read.ec == std::errc{} && read.ptr == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

} // namespace delve::app
