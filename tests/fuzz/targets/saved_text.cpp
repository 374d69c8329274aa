#include "tests/fuzz/targets/saved_text.h"

#include "playtest/shell/saved_sum.h"

namespace delve::fuzz {

std::string withFittingSum(std::string_view bytes) {
    if (play::checkEnd(bytes)) bytes.remove_suffix(play::lengthOfSum());
    return std::string(bytes) + play::sumOf(bytes);
}

} // namespace delve::fuzz
