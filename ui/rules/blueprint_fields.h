#pragma once

#include "generation/level/blueprint.h"
#include "generation/level/world.h"
#include "ui/rules/row_fields.h"

#include <vector>

/// The columns of the table of blueprints, and of the features of one.
namespace delve::ui {

[[nodiscard]] std::vector<RowField<Blueprint>> blueprintFields();
/// A piece is a tile of this world, or a thing; one that `rows` name but that is none of them can be kept, and so can
/// an enemy or an encounter that is in no table.
[[nodiscard]] std::vector<RowField<Feature>> featureFields(const World& world, const std::vector<Feature>& rows);

/// New rows that are valid at once, with a unique name.
[[nodiscard]] Blueprint newBlueprint(const std::vector<Blueprint>& rows);
[[nodiscard]] Feature newFeature();

} // namespace delve::ui
