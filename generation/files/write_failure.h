#pragma once

#include "generation/level/result.h"

#include <filesystem>

namespace delve {

/// Why a file cannot be written, by the error number of the system. Used by whatever writes files.
[[nodiscard]] Failure cannotWrite(const std::filesystem::path& path, int error);

} // namespace delve
