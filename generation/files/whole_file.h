#pragma once

#include "generation/level/result.h"

#include <cstdint>
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
/// What to do if the file already exists.
enum class Existing : bool { Replace, Keep };

/// Who may read and write a new file. Empty: those who could use the file that it replaces, or else those that the
/// umask allows, as is right for a file that a person names.
using Permissions = std::optional<std::filesystem::perms>;
/// For the program's own files, whatever the umask.
inline constexpr auto ownerOnly = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;

/// When the file says that it was changed, in milliseconds since 1970; empty: when it was written.
using ChangedAt = std::optional<std::int64_t>;

/// The only way in which files are written. Atomic: the old file is whole until the new one is on disk, and stays if
/// `write` fails. A link stays a link. Permissions are set before the first byte. If the sink could not take
/// everything, the failure says so and names the file, whatever `write` returns. With Existing::Keep it fails if the
/// file exists, even if it appeared during the write; pipes and devices are written to all the same.
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, const WriteText& write,
                                  Permissions permissions = {}, Existing existing = Existing::Replace,
                                  ChangedAt changedAt = {});
[[nodiscard]] Done writeWholeFile(const std::filesystem::path& path, std::string_view text,
                                  Permissions permissions = {});

/// Creates a folder for the program's own files, and its parents: only the owner may look into it. A folder that exists
/// stays as it is.
void makeOwnFolder(const std::filesystem::path& folder);

[[nodiscard]] Result<std::string> readWholeFile(const std::filesystem::path& path);

} // namespace delve
