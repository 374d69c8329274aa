#pragma once

#include <cstdint>
#include <string>

namespace delve::editor {

/// A readable amount of memory: "3.0 GB", "64 MB". A unit is 1,024 of the next smaller one, and a part of a megabyte
/// counts as one.
[[nodiscard]] std::string byteCount(std::int64_t bytes);

} // namespace delve::editor
