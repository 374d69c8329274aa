#include "app/words/seed_words.h"

#include "generation/level/number_notation.h"
#include "generation/level/recipe.h"

#include <string_view>

namespace delve::app {
namespace {

constexpr std::string_view spaces = " \t\r\n\v\f";

bool isNumber(std::string_view word) {
    const auto digits = word.substr(word.starts_with('-') ? 1 : 0);
    return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

Result<std::uint64_t> seedFromWord(const std::string& word) {
    if (const auto number = foreignNumber(word)) {
        if (number->digits.empty())
            return badInput(
                {DELVE_TEXT("command line", "Invalid seed \"%1\": give a whole number in digits, or a word."), {word}});
        return badInput({DELVE_TEXT("command line", "Invalid seed \"%1\": write the number in digits, as %2."),
                         {word, number->digits}});
    }
    const bool blank = word.find_first_not_of(spaces) == std::string::npos;
    if (!blank && (!isNumber(word) || isOf64Bits(word))) return seedFromText(word);
    return badInput({DELVE_TEXT("command line", "Invalid seed \"%1\": give a word, or a whole number from "
                                                "-9223372036854775808 to 18446744073709551615."),
                     {word}});
}

} // namespace delve::app
