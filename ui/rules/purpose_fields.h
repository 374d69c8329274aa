#pragma once

#include "generation/level/purpose.h"
#include "generation/level/tile.h"
#include "ui/rules/row_fields.h"

#include <vector>

/// The columns of the table of purposes, and of the furniture of one.
namespace delve::ui {

[[nodiscard]] std::vector<RowField<Purpose>> purposeFields();
/// A piece is one of these tiles, or a thing; one that `rows` name but that is none of them can be kept.
[[nodiscard]] std::vector<RowField<Furnishing>> furnishingFields(const TileCatalogue& tiles,
                                                                 const std::vector<Furnishing>& rows);

/// New rows that are valid at once, with a unique name.
[[nodiscard]] Purpose newPurpose(const std::vector<Purpose>& rows);
[[nodiscard]] Furnishing newFurnishing();

} // namespace delve::ui
