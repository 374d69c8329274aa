#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace delve {

struct UnknownMember {
    std::string name;
    std::string value; ///< raw JSON, short enough for a sentence
};

/// The members that an object of a file kept as raw JSON because no known kind of value stands there.
[[nodiscard]] std::vector<UnknownMember> unknownMembers(const std::string& raw);

} // namespace delve
