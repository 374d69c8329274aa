#pragma once

#include "app/console/console.h"
#include "generation/pipeline/feedback.h"
#include "generation/recipes/declarations.h"

#include <filesystem>
#include <functional>

namespace delve::app {

/// What a verb gets besides its arguments. Lives while the program runs the verb.
struct CommandContext {
    Console& console;
    generation::Feedback& feedback; ///< stopped by Ctrl+C
    /// Call this before drawing a picture: it creates the application that drawing needs. Until then no display is
    /// needed.
    std::function<void()> prepareDrawing;
    /// The folder of the window's saved games; empty: none.
    std::filesystem::path savedGames = {};
    bool keepExisting = false; ///< `--no-clobber`: no existing file is replaced
    const generation::Declarations& declarations =
        generation::builtInDeclarations(); ///< the available recipes and stages
};

} // namespace delve::app
