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
/// The same for whoever may stop it: `mayGoOn` is told before each piece how many bytes were read. Where it gives
/// false, nothing more is read, and the result is cancelled.
[[nodiscard]] Result<World> readDelveFile(const std::filesystem::path& path,
                                          const std::function<bool(std::uintmax_t soFar)>& mayGoOn);
/// Atomic: the old file is whole until the new one is on disk. Its permissions stay, and a link stays one. A world that
/// could not be read again (an id that stands twice, a portal to no level) is refused.
[[nodiscard]] Done writeDelveFile(const World& world, const std::filesystem::path& path);

} // namespace delve
