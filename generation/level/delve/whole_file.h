#pragma once

#include "generation/level/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

/// Files of text, read and written as a whole, with a sentence for whatever may go wrong.
namespace delve {

/// Takes a text piece by piece; false: it wants no more.
using TextSink = std::function<bool(std::string_view)>;
using WriteText = std::function<void(const TextSink&)>;

/// Atomic: the old file is whole until the new one is on disk. Its permissions stay, and a link stays one.
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, const WriteText& write);

[[nodiscard]] Result<std::string> readWholeFile(const std::filesystem::path& path);

} // namespace delve
