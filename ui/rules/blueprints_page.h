#pragma once

#include "generation/level/blueprint.h"
#include "generation/level/world.h"
#include "ui/rules/pieces_page.h"

namespace delve::ui {

/// Edits the blueprints of set pieces in a world, and the features of each.
class BlueprintsPage : public PiecesPage {
    Q_OBJECT
public:
    /// `world` returns the world; `take` is called to change its blueprints.
    BlueprintsPage(std::function<const World&()> world, std::function<bool(std::vector<Blueprint>)> take,
                   QWidget* parent);
};

} // namespace delve::ui
