#pragma once

#include "generation/recipes/recipes.h"
#include "ui/dialogs/questions.h"
#include "ui/seeds/seed_history.h"
#include "ui/window/built_in_parts.h"

#include <QString>

#include <functional>
#include <vector>

class QSettings;

namespace delve::editor {
class JobPool;
}

namespace delve::ui {

class Theme;

/// What all windows share, and tests replace.
struct WindowContext {
    Theme& theme;
    QSettings& settings;
    editor::JobPool& pool; ///< runs what would block the window
    Questions questions;
    SeedSource seeds;
    std::function<void(const QString& code)> speak; ///< changes the language of the program
    QString dataFolder;                             ///< for recovery copies and claims of files
    const generation::Declarations& declarations =
        generation::builtInDeclarations(); ///< the available recipes and stages; outlives the window
    std::vector<PanelInfo> panels = builtInPanels();
    std::vector<ViewInfo> views = builtInViews();
};

} // namespace delve::ui
