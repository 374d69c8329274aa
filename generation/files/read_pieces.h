#pragma once

#include "generation/level/delve/json_stream.h"
#include "generation/level/result.h"

#include <filesystem>
#include <functional>

/// How everything in this folder reads a file.
namespace delve {

/// Opens the file, and calls `work` with a function that reads its next piece. If the file cannot be opened, `work` is
/// not called; if a piece cannot be read, the failure says why, whatever `work` did.
[[nodiscard]] Done readByPieces(const std::filesystem::path& path, const std::function<void(const ReadPiece&)>& work);

} // namespace delve
