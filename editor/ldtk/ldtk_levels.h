#pragma once

#include "editor/ldtk/ldtk_tiles.h"
#include "generation/level/level.h"
#include "generation/level/result.h"

#include <cstdint>
#include <set>
#include <string>

/// One level of a project as one of ours.
namespace delve::editor {

/// What had no place in the levels, counted over all of them.
struct LdtkLosses {
    std::int64_t tilesBetweenCells = 0;
    std::int64_t tilesBelowOthers = 0; ///< more on one cell of one layer than are kept
    std::int64_t entities = 0;         ///< of kinds that we do not know
    std::int64_t outside = 0;          ///< entities that lie on no cell
    std::int64_t fields = 0;           ///< too long to be properties
    std::set<std::string> kinds;       ///< of those that we do not know
    std::set<std::string> layers;      ///< of another grid, or moved by parts of a cell
};

/// A level that LDtk, or a person, made.
[[nodiscard]] Result<Level> foreignLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses);

/// Puts what stands in LDtk's layers into a level of ours, of which all else is known: tiles, decoration layers, and
/// where its things stand now.
[[nodiscard]] Done fillOwnLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses, Level& into);

/// The text of a field; null where there is none.
[[nodiscard]] const std::string* fieldOf(const std::vector<LdtkField>& fields, std::string_view identifier);

} // namespace delve::editor
