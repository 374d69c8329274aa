#include "app/words/shell_words.h"

namespace delve::app {

std::string shellWord(std::string_view word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=,:@%+";
    if (!word.empty() && word.find_first_not_of(plain) == std::string_view::npos) return std::string(word);
    std::string quoted = "'";
    for (const char c : word) c == '\'' ? quoted += "'\\''" : quoted += c;
    return quoted + "'";
}

} // namespace delve::app
