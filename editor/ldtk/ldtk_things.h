#pragma once

#include "editor/ldtk/ldtk_kept.h"
#include "editor/ldtk/ldtk_losses.h"
#include "editor/ldtk/ldtk_project.h"
#include "generation/level/level.h"

#include <optional>

/// The entities of a level as things.
namespace delve::editor {

/// Where the cells of a level lie.
struct LdtkCells {
    Size size;
    std::int32_t side = 1; ///< of a cell, in pixels
    Cell offset;           ///< in pixels

    [[nodiscard]] std::optional<Cell> at(Cell pixel) const;
    friend bool operator==(const LdtkCells&, const LdtkCells&) = default;
};

[[nodiscard]] LdtkCells cellsOf(const LdtkLayer& layer);

/// Adds the entities to the things of a level. Those that carry the id of one of its things say where that stands now;
/// a second one of the same id is a copy. `own`: things that no entity stands for any more are gone.
void takeEntities(const LdtkLevel& from, const LdtkCells& cells, bool own, LdtkLosses& losses, LdtkPlaces& places,
                  Level& into);

/// The text of a field; null where there is none.
[[nodiscard]] const std::string* fieldOf(const std::vector<LdtkField>& fields, std::string_view identifier);

} // namespace delve::editor
