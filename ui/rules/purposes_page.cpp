#include "ui/rules/purposes_page.h"

#include "generation/level/delve/table_limits.h"
#include "ui/rules/purpose_fields.h"

namespace delve::ui {
namespace {

PiecesTable<Purpose, Furnishing> tableOf(const std::function<const World&()>& world,
                                         std::function<bool(std::vector<Purpose>)> take) {
    return {[world]() -> const std::vector<Purpose>& { return *world().tables.purposes; },
            purposeFields,
            newPurpose,
            std::move(take),
            &Purpose::furniture,
            [world](const std::vector<Furnishing>& rows) { return furnishingFields(world().tiles, rows); },
            newFurnishing};
}

} // namespace

PurposesPage::PurposesPage(std::function<const World&()> world, std::function<bool(std::vector<Purpose>)> take,
                           QWidget* parent)
    : PiecesPage(
          newRowsEditor(QStringLiteral("purposes"), tr("Purposes of rooms"), tr("a purpose"), maxRows),
          newRowsEditor(QStringLiteral("furniture"), tr("Furniture"), tr("a piece of furniture"), maxFurnishings),
          tr("Furniture of “%1”"), tableOf(world, std::move(take)), parent) {}

} // namespace delve::ui
