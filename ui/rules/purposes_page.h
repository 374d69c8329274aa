#pragma once

#include "generation/level/purpose.h"
#include "generation/level/world.h"
#include "ui/rules/pieces_page.h"

namespace delve::ui {

/// Edits the purposes of rooms in a world, and the furniture of each.
class PurposesPage : public PiecesPage {
    Q_OBJECT
public:
    /// `world` returns the world; `take` is called to change its purposes.
    PurposesPage(std::function<const World&()> world, std::function<bool(std::vector<Purpose>)> take, QWidget* parent);
};

} // namespace delve::ui
