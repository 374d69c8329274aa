#pragma once

#include "tests/bench/map_view/figures.h"

namespace delve::ui {
class MainWindow;
}

namespace delve::bench {

/// How long the window does not answer while its docks explore: a gallery is filled, a thousand seeds are surveyed
/// while a condition is typed, a parameter is swept, and a grid is filled for ten seconds.
void exploreInDocks(ui::MainWindow& window, Figures& figures);

} // namespace delve::bench
