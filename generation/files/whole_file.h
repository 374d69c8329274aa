#pragma once

#include "generation/level/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// Files, read and written as a whole, with a sentence for whatever may go wrong.
namespace delve {

/// Takes a text piece by piece; false: it wants no more.
using TextSink = std::function<bool(std::string_view)>;
using WriteText = std::function<Done(const TextSink&)>;
/// What becomes of a file that is there already.
enum class Existing : bool { Replace, Keep };

/// Who may read and write a new file. Where nothing is said: those who could the file that it replaces, or else whom
/// the umask lets, as is right for a file that a person names.
using Permissions = std::optional<std::filesystem::perms>;
/// For what the program keeps by itself, whatever the umask.
inline constexpr auto ownerOnly = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;

/// The one way in which files are written. Atomic: the old file is whole until the new one is on disk, and stays where
/// `write` fails. A link stays one. The permissions are there before the first byte. What the sink could not take is
/// said in a sentence of the file, whatever `write` makes of it. With Existing::Keep it fails where the file is there,
/// also where that came to be while it was written; a pipe or a device is written to all the same.
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, const WriteText& write,
                                  Permissions permissions = {}, Existing existing = Existing::Replace);
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, std::string_view text,
                                  Permissions permissions = {});

/// Makes a folder for what the program keeps by itself, and those around it: only its owner may look into it. One that
/// is there already stays as it is.
void makeOwnFolder(const std::filesystem::path& folder);

[[nodiscard]] Result<std::string> readWholeFile(const std::filesystem::path& path);

} // namespace delve
