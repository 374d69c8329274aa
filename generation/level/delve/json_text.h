#pragma once

#include <string>
#include <string_view>

namespace delve {

/// Appends a text as JSON writes it, quotes included. Only what must be escaped is; bytes that are no UTF-8 become
/// U+FFFD, so that whatever is written can be read again.
void appendJsonText(std::string& out, std::string_view text);

} // namespace delve
