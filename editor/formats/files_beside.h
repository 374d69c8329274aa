#pragma once

#include "generation/pipeline/sources.h"

#include <QString>

#include <cstdint>

namespace delve::editor {

/// A file that a stage reads has no more bytes.
inline constexpr std::int64_t maxBytesBeside = std::int64_t{16} << 20;

/// Reads what lies in the folder of a map, or in one within, for stages that name it; opens nothing else, wherever a
/// link leads. Empty where the map has no file yet.
[[nodiscard]] generation::FileReader filesBeside(const QString& map);

} // namespace delve::editor
