#pragma once

#include "tests/bench/map_view/figures.h"

namespace delve::ui {
class MainWindow;
}

namespace delve::bench {

/// The list of a level of 100,000 things in the dock Things: how long a page of it takes to be painted.
void scrollManyThings(ui::MainWindow& window, Figures& figures);

} // namespace delve::bench
