#include "ui/rules/blueprints_page.h"

#include "generation/level/delve/table_limits.h"
#include "ui/rules/blueprint_fields.h"

namespace delve::ui {
namespace {

PiecesTable<Blueprint, Feature> tableOf(const std::function<const World&()>& world,
                                        std::function<bool(std::vector<Blueprint>)> take) {
    return {[world]() -> const std::vector<Blueprint>& { return *world().tables.blueprints; },
            blueprintFields,
            newBlueprint,
            std::move(take),
            &Blueprint::features,
            [world](const std::vector<Feature>& rows) { return featureFields(world(), rows); },
            newFeature};
}

} // namespace

BlueprintsPage::BlueprintsPage(std::function<const World&()> world, std::function<bool(std::vector<Blueprint>)> take,
                               QWidget* parent)
    : PiecesPage(
          newRowsEditor(QStringLiteral("blueprints"), tr("Blueprints of set pieces"), tr("a blueprint"), maxRows),
          newRowsEditor(QStringLiteral("features"), tr("Features"), tr("a feature"), maxFeatures),
          tr("Features of “%1”"), tableOf(world, std::move(take)), parent) {}

} // namespace delve::ui
