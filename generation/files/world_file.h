#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

#include <cstdint>
#include <filesystem>
#include <functional>

/// Worlds on a disk, as `.delve` files; what stands in one, `generation/level/delve_file.h` says.
namespace delve {

/// Reads a file piece by piece.
[[nodiscard]] Result<World> readDelveFile(const std::filesystem::path& path);
/// The same, but it can be cancelled: `mayGoOn` is called before each piece with the number of bytes read so far. If it
/// returns false, nothing more is read, and the result is cancelled.
[[nodiscard]] Result<World> readDelveFile(const std::filesystem::path& path,
                                          const std::function<bool(std::uintmax_t soFar)>& mayGoOn);
/// Atomic: the old file is whole until the new one is on disk. Permissions and links are kept. A world that could not
/// be read again (a duplicate id, a portal to a missing level) is refused.
[[nodiscard]] Done writeDelveFile(const World& world, const std::filesystem::path& path);

} // namespace delve
