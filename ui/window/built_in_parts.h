#pragma once

#include "ui/pages/parts.h"

#include <vector>

/// The tables of panels and of views. To add one, add a row here.
namespace delve::ui {

[[nodiscard]] std::vector<PanelInfo> builtInPanels();
[[nodiscard]] std::vector<ViewInfo> builtInViews();

} // namespace delve::ui
