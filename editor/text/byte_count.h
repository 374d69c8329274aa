#pragma once

#include <cstdint>
#include <string>

namespace delve::editor {

/// An amount of memory for people: "3.0 GB", "64 MB": a unit is 1,024 of the one below, and a part of a
/// megabyte counts as one.
[[nodiscard]] std::string byteCount(std::int64_t bytes);

} // namespace delve::editor
