#pragma once

#include "editor/ldtk/ldtk_project.h"
#include "generation/level/delve/json_stream.h"
#include "generation/level/result.h"

#include <cstdint>

/// Reads LDtk's JSON into a value. Trusts nothing: sizes are bounded before memory is taken.
namespace delve::editor {

/// What all files of a project together may hold.
struct LdtkBudget {
    std::int64_t cells = std::int64_t{1} << 28;
    std::int64_t tiles = std::int64_t{1} << 24;
    std::int64_t entities = std::int64_t{1} << 20;
    std::int64_t levels = 100'000;
    std::int64_t layers = std::int64_t{1} << 18;
    /// Bytes of what is kept for writing it back; below 0 once it was too much, or too deep.
    std::int64_t kept = std::int64_t{64} << 20;
};

/// A `.ldtk`; the layers of external levels are missing still.
[[nodiscard]] Result<LdtkProject> readLdtkProject(const ReadPiece& read, LdtkBudget& budget);
/// A `.ldtkl`: one level, which takes the place of `into`.
[[nodiscard]] Done readLdtkLevel(const ReadPiece& read, LdtkBudget& budget, LdtkLevel& into);

} // namespace delve::editor
