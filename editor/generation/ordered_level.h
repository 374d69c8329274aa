#pragma once

#include "editor/generation/generation_order.h"
#include "generation/level/result.h"
#include "generation/pipeline/conflict.h"
#include "generation/pipeline/stage_registry.h"
#include "generation/pipeline/trace.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace delve::generation {
class Feedback;
struct GenerateRequest;
struct Generated;
struct Workspace;
} // namespace delve::generation

/// Makes what was ordered, on whichever thread it is called: from an order to a level with the edit that leads to it,
/// or to the trace of how it comes to be. Knows nothing of who ordered it.
namespace delve::editor {

struct GenerationMemory;

/// Makes a level; what the pipeline does, and what a test puts in its place.
using GenerateLevel = std::function<Result<generation::Generated>(
    const generation::GenerateRequest&, generation::Workspace&, generation::Feedback*, generation::Trace*)>;
/// The pipeline with these stages, which outlive it.
[[nodiscard]] GenerateLevel generateWith(const generation::StageRegistry& stages);

struct OrderedLevel {
    Result<GenerationResult> made;
    generation::Conflict pins = {}; ///< to blame, where it could not be made
};

/// How a level of this recipe comes to be.
struct TraceResult {
    generation::Trace trace;
    Level level; ///< that was asked about
};

[[nodiscard]] OrderedLevel makeOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                            GenerationMemory& memory, generation::Feedback& feedback);
[[nodiscard]] Result<TraceResult> traceOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                                    generation::Feedback& feedback);

} // namespace delve::editor
