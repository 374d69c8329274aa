#pragma once

#include "editor/survey/illuminator.h"

/// Which values of the two measures are worth a grid: those that the recipe reaches with other seeds, and with other
/// parameters.
namespace delve::editor {

struct IlluminationAxes {
    Bins across;
    Bins up;
};

/// At most so many cells on each side. Bins of no parts, where the measure never has a value. Makes a few levels, on
/// the calling thread. Fails only if it was stopped.
[[nodiscard]] Result<IlluminationAxes> axesOf(const IlluminationOrder& order, const CandidateContext& context,
                                              int mostCells, GenerationMemory& memory, generation::Feedback& feedback);

} // namespace delve::editor
