#pragma once

#include "generation/pipeline/sources.h"

#include <QString>

#include <cstdint>

namespace delve::editor {

/// A file that a stage reads has no more bytes.
inline constexpr std::int64_t maxBytesBeside = std::int64_t{16} << 20;

/// Reads files that stages name, in the folder of a map or a folder within it. Opens nothing else, wherever a link
/// leads. Empty while the map has no file.
[[nodiscard]] generation::FileReader filesBeside(const QString& map);

} // namespace delve::editor
