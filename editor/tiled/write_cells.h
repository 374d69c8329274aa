#pragma once

#include "editor/tiled/tiled_map.h"
#include "generation/level/result.h"

#include <QByteArray>

#include <cstdint>
#include <span>
#include <string>

namespace delve::generation {
class Feedback;
}

namespace delve::editor {

/// How the cells of a layer stand in a file of Tiled.
enum class TiledEncoding : std::uint8_t { Csv, Zlib, Zstd };

/// What Tiled's files call the compression; empty: there is none.
[[nodiscard]] const char* compressionOf(TiledEncoding encoding);

/// Adds numbers with commas between them.
void appendCells(std::string& text, std::span<const TiledCell> cells);

/// The cells as compressed bytes, in base64. They are packed as they are read: nothing of their size is copied.
[[nodiscard]] Result<QByteArray> packedCells(std::span<const TiledCell> cells, TiledEncoding encoding,
                                             generation::Feedback* feedback = nullptr);

} // namespace delve::editor
