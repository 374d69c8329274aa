#include "tests/fuzz/targets/saved_text.h"

#include "playtest/shell/saved_sum.h"

namespace delve::fuzz {

std::string withFittingSum(std::string_view bytes) {
    if (checkEnd(bytes)) bytes.remove_suffix(lengthOfSum());
    return std::string(bytes) + sumOf(bytes);
}

} // namespace delve::fuzz
