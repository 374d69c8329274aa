#pragma once

#include "app/console/console.h"
#include "generation/pipeline/feedback.h"
#include "generation/recipes/declarations.h"

#include <filesystem>
#include <functional>

namespace delve::app {

/// What a verb is given beside its words. Lives as long as the program runs the verb.
struct CommandContext {
    Console& console;
    generation::Feedback& feedback; ///< stopped by Ctrl+C
    /// To be called before a picture is drawn: makes the application that drawing needs. Without it no display is asked
    /// for.
    std::function<void()> prepareDrawing;
    /// Where the window keeps saved games; empty: nowhere.
    std::filesystem::path savedGames = {};
    bool keepExisting = false; ///< `--no-clobber`: no file that is there is replaced
    const generation::Declarations& declarations =
        generation::builtInDeclarations(); ///< what there is to generate with
};

} // namespace delve::app
