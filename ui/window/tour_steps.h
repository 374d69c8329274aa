#pragma once

#include "generation/level/grid.h"
#include "generation/level/level.h"
#include "generation/level/recipe.h"

#include <QString>

#include <functional>
#include <vector>

namespace delve::ui {

class MainWindow;

/// What the tour looks at, to see whether a person has done what a step asks for. Without an open map all of it is
/// empty.
struct TourMoment {
    Recipe recipe;
    Grid tiles;
    Shared<BitGrid> pinned;
    bool live = true;        ///< the map is shown, not one of its stages
    bool playing = false;    ///< a game is in front of it
    bool generating = false; ///< a map is under way, by this recipe

    [[nodiscard]] static TourMoment of(const MainWindow& window);
};

/// A step of the tour: a control of the window, and what to do with it.
struct TourStep {
    QString title;
    QString text;
    QString dock;    ///< is brought to the front; empty: none
    QString control; ///< the name of its object, or the id of the action whose button in the tool bar it is
    std::function<void(MainWindow&)> prepare = {};
    std::function<bool(const TourMoment& before, const TourMoment& now)> done =
        {}; ///< since the last look; empty: only *Next* goes on
};

/// In the current language.
[[nodiscard]] std::vector<TourStep> tourSteps();

} // namespace delve::ui
