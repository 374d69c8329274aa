#pragma once

#include "generation/level/delve/json_stream.h"
#include "generation/level/result.h"

#include <filesystem>
#include <functional>

/// How everything in this folder reads a file.
namespace delve {

/// Opens the file, and hands what brings its pieces to `work`. Where the file cannot be opened, `work` is not called;
/// where a piece could not be read, the failure says why, whatever `work` made of it.
[[nodiscard]] Done readByPieces(const std::filesystem::path& path, const std::function<void(const ReadPiece&)>& work);

} // namespace delve
