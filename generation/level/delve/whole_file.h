#pragma once

#include "generation/level/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

/// Files, read and written as a whole, with a sentence for whatever may go wrong.
namespace delve {

/// Takes a text piece by piece; false: it wants no more.
using TextSink = std::function<bool(std::string_view)>;
using WriteText = std::function<Done(const TextSink&)>;
/// What becomes of a file that is there already.
enum class Existing : bool { Replace, Keep };

/// The one way in which files are written. Atomic: the old file is whole until the new one is on disk, and stays where
/// `write` fails. Its permissions stay, and a link stays one. What the sink could not take is said in a sentence of the
/// file, whatever `write` makes of it. With Existing::Keep it fails where the file is there, also where that came to be
/// while it was written; a pipe or a device is written to all the same.
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, const WriteText& write,
                                  Existing existing = Existing::Replace);
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, std::string_view text);

[[nodiscard]] Result<std::string> readWholeFile(const std::filesystem::path& path);

} // namespace delve
