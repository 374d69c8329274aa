#pragma once

#include "editor/generation/generation_order.h"
#include "editor/history/history.h"
#include "editor/history/selection.h"
#include "generation/level/recipe.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What a document knows of the levels that were ordered for it, beside the orders themselves. A value; it belongs to
/// the document.
namespace delve::editor {

struct OrderedLevels {
    Recipe recipe; ///< and the size: those of the current level, or what was asked for last
    Size size;
    GenerationReport report;                      ///< of the last that came
    bool beginning = false;                       ///< what is on its way is what the document begins with
    std::optional<Revision> savedBeforeDrag = {}; ///< what a drag that is cancelled goes back to
    bool dragging = false;                        ///< a person holds a control
    std::optional<std::size_t> dragged;           ///< place in the history after what the drag has done
    std::optional<Selection> waiting;  ///< a generation inside these cells, or everywhere, for the end of the drag
    std::vector<std::string> handWork; ///< for which the last generation had no place: nobody was told yet
    bool asked = false;                ///< the person was told, and has not answered
};

} // namespace delve::editor
