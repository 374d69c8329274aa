#include "generation/pipeline/stage.h"

#include <algorithm>

namespace delve {

const Parameter* Stage::find(std::string_view parameter) const {
    const auto found = std::ranges::find(parameters, parameter, &Parameter::id);
    return found == parameters.end() ? nullptr : &*found;
}

} // namespace delve
