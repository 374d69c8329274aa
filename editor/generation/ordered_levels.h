#pragma once

#include "editor/generation/generation_order.h"
#include "editor/history/history.h"
#include "editor/history/selection.h"
#include "generation/level/recipe.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What a document knows about its ordered levels, apart from the orders themselves. A value; it belongs to the
/// document.
namespace delve::editor {

struct OrderedLevels {
    Recipe recipe; ///< and the size: those of the current level, or of the latest request
    Size size;
    GenerationReport report;                      ///< of the last level that arrived
    bool beginning = false;                       ///< the pending level is the document's first
    std::optional<Revision> savedBeforeDrag = {}; ///< restored if the drag is cancelled
    bool dragging = false;                        ///< a control is held
    std::optional<std::size_t> dragged;           ///< position in the history after the drag's changes
    std::optional<Selection> waiting;  ///< a generation inside these cells, or everywhere, when the drag ends
    std::vector<std::string> handWork; ///< without a place in the last generated world: not reported yet
    bool asked = false;                ///< the person was asked and has not answered
};

} // namespace delve::editor
