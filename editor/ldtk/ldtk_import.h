#pragma once

#include "editor/ldtk/ldtk_project.h"
#include "generation/level/result.h"
#include "generation/level/world.h"

#include <QString>

#include <vector>

namespace delve::generation {
class Feedback;
}

/// A project of LDtk as a world of ours. One that we wrote comes back whole, with what was changed in LDtk meanwhile;
/// of any other, IntGrids and tiles become tiles, entities become things where their names say one, and what has no
/// place is told.
namespace delve::editor {

struct LdtkImported {
    World world;
    std::vector<Message> notes;
};

/// `path` is that of the project, beside which its tilesets lie. Cancelled where the feedback is told to stop.
[[nodiscard]] Result<LdtkImported> importLdtk(const LdtkProject& project, const QString& path,
                                              generation::Feedback* feedback);

} // namespace delve::editor
