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

/// Makes what was ordered, on whichever thread it is called: from an order to a level with the edit that leads to it,
/// or to the trace of how it comes to be. Knows nothing of who ordered it.
namespace delve {

class Feedback;
struct GenerateRequest;
struct Generated;
struct GenerationMemory;
struct Workspace;

/// Makes a level; what the pipeline does, and what a test puts in its place.
using GenerateLevel = std::function<Result<Generated>(const GenerateRequest&, Workspace&, Feedback*, Trace*)>;
/// The pipeline with these stages, which outlive it.
[[nodiscard]] GenerateLevel generateWith(const StageRegistry& stages);

struct OrderedLevel {
    Result<GenerationResult> made;
    Conflict pins = {}; ///< to blame, where it could not be made
};

/// How a level of this recipe comes to be.
struct TraceResult {
    Trace trace;
    Level level; ///< that was asked about
};

[[nodiscard]] OrderedLevel makeOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                            GenerationMemory& memory, Feedback& feedback);
[[nodiscard]] Result<TraceResult> traceOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                                    Feedback& feedback);

} // namespace delve
