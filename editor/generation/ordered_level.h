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

/// Carries out an order, on the calling thread: returns a level with the edit that leads to it, or the trace of its
/// generation. Knows nothing of the caller.
namespace delve::editor {

struct GenerationMemory;

/// Generates a level; normally the pipeline, replaced in tests.
using GenerateLevel = std::function<Result<generation::Generated>(
    const generation::GenerateRequest&, generation::Workspace&, generation::Feedback*, generation::Trace*)>;
/// The pipeline with these stages, which must outlive it.
[[nodiscard]] GenerateLevel generateWith(const generation::StageRegistry& stages);

struct OrderedLevel {
    Result<GenerationResult> made;
    generation::Conflict pins = {}; ///< the pins that made it fail, if any
};

/// How a level of this recipe comes to be.
struct TraceResult {
    generation::Trace trace;
    Level level; ///< the level that was traced
};

/// Without the search for pins to blame, for many orders of which some may fail.
[[nodiscard]] Result<GenerationResult> tryOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                                       GenerationMemory& memory, generation::Feedback& feedback);
[[nodiscard]] OrderedLevel makeOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                            GenerationMemory& memory, generation::Feedback& feedback);
[[nodiscard]] Result<TraceResult> traceOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                                    generation::Feedback& feedback);

} // namespace delve::editor
