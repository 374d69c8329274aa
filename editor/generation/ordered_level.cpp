#include "editor/generation/ordered_level.h"

#include "editor/generation/level_store.h"
#include "editor/work/freed_memory.h"
#include "editor/work/generation_memory.h"
#include "editor/work/thread_work.h"
#include "generation/level/delve/order.h"
#include "generation/level/portal_mending.h"
#include "generation/level/sharing.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/recipes/worlds.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace delve::editor {
namespace {

Failure tooLarge(Size size) {
    return impossible(Message{
        DELVE_TEXT("generation", "There is not enough memory for a map of %1 x %2 cells; choose a smaller size."),
        {std::to_string(size.width), std::to_string(size.height)}});
}

generation::GenerateRequest requestOf(const GenerationOrder& order) {
    generation::GenerateRequest request;
    request.recipe = generation::asDeclared(order.recipe, order.declarations->stages);
    request.size = order.size;
    request.tiles = order.tiles;
    request.base = &order.before;
    if (order.stamps) request.stamps = *order.stamps;
    request.files = order.files;
    request.tables = order.tables;
    request.levelId = order.before.id;
    request.levelName = order.before.name;
    return request;
}

/// The pins that make a level impossible. None for a part of a level: there the surroundings are in the way, and not
/// the pins of a person.
generation::Conflict pinsToBlame(const GenerationOrder& order, const Failure& failure, generation::Workspace& workspace,
                                 generation::Feedback* feedback) {
    const bool anyPins =
        !order.before.pinned->none() || !order.before.keptEmpty->none() || !order.before.pinnedThings->empty();
    if (failure.kind != Failure::Kind::Impossible || !anyPins || order.inside->size().area() > 0) return {};
    return generation::conflictingPins(requestOf(order), order.declarations->stages, workspace,
                                       generation::runsWorthWaiting(order.size), feedback);
}

/// A generated level lists rooms and things in order of creation, one that was read by place: that is no change.
void keepOrder(Level& made, const Level& before) {
    if (sameInFile(made, before)) made = before;
}

void keepOrder(World& made, const World& before, const std::function<bool()>& stopped) {
    const auto levels = made.levels;
    for (std::size_t i = 0; i < std::min(levels.size(), before.levels.size()) && !stopped(); ++i)
        if (levels[i].id == before.levels[i].id && !levels.shares(i, before.levels, i) &&
            sameInFile(levels[i], before.levels[i]))
            made.levels.share(i, before.levels, i);
}

/// Of small levels that changed, takes the generated ones instead of equal ones that share some lists with the world
/// before. Otherwise, once that world is no longer kept for undo, a hundred thousand short lists that are still in use
/// would lie scattered over its memory, and little of it could be returned to the system.
void takeSmallLevels(World& now, const World& before, const World& made) {
    constexpr std::int64_t most = 4 * Grid::chunkSide * Grid::chunkSide; // cells; larger ones have more to share
    const auto& levels = std::as_const(now).levels;
    for (std::size_t i = 0; i < std::min(levels.size(), made.levels.size()); ++i) {
        if (i < before.levels.size() && levels.shares(i, before.levels, i)) continue;
        if (levels[i].size().area() <= most && levels[i] == made.levels[i]) now.levels.share(i, made.levels, i);
    }
}

/// Generates a level with the levels inside it, and the portals to them.
Result<GenerationResult> makeInWorld(const GenerationOrder& order, generation::Workspace& workspace,
                                     generation::Feedback* feedback, generation::Trace* trace,
                                     const generation::HandWork& handWork) {
    const auto stamps = order.stamps ? std::span<const Level>(*order.stamps) : std::span<const Level>();
    auto made = generation::regenerateLevel(*order.world, order.before.id, order.recipe, order.size, workspace,
                                            feedback, trace, stamps, &handWork, *order.declarations, order.files);
    if (!made) return std::move(made).failure();
    GenerationResult result;
    if (trace) return result; // the level exists already
    if (!order.discardsHandWork && !made->discarded.empty()) {
        result.handWorkAtStake = std::move(made->discarded);
        return result;
    }
    const auto stopped = [feedback] { return feedback && feedback->stopped(); };
    mendPortals(made->world, stopped);
    keepOrder(made->world, *order.world, stopped);
    if (stopped()) return cancelled();
    result.worldEdit = WorldEdit::between(*order.world, made->world);
    if (stopped()) return cancelled();
    World after = *order.world;
    (void)result.worldEdit.apply(after); // the same world, but sharing what did not change
    takeSmallLevels(after, *order.world, made->world);
    result.level = *after.find(order.before.id);
    result.world = std::make_shared<const World>(std::move(after));
    result.report.notes = std::move(made->notes);
    return result;
}

Result<GenerationResult> makeAlone(const GenerationOrder& order, const GenerateLevel& generateOne,
                                   generation::Workspace& workspace, generation::Feedback* feedback,
                                   generation::Trace* trace) {
    const auto request = requestOf(order);
    const bool onlyPart = order.inside->size() == request.size;
    auto made =
        onlyPart ? generation::regenerateInside(request, *order.inside, order.declarations->stages, workspace, feedback)
                 : generateOne(request, workspace, feedback, trace);
    if (!made) return std::move(made).failure();
    if (!onlyPart) mendPortals(made->level, World()); // the map may be too small for their targets
    GenerationResult result;
    if (trace) return result; // the level exists already
    keepOrder(made->level, order.before);
    result.edit = Edit::between(order.before, made->level);
    result.level = order.before;
    (void)result.edit.apply(result.level); // the same level, but sharing what did not change
    result.report.notes = std::move(made->notes);
    return result;
}

/// Searches once for all orders of a drag, which have the same world.
Result<const generation::HandWork*> handWorkOf(const GenerationOrder& order, GenerationMemory& memory,
                                               generation::Feedback* feedback) {
    auto& known = memory.handWork;
    if (!known || known->world.lock() != order.world || known->level != order.before.id) {
        const auto stamps = order.stamps ? std::span<const Level>(*order.stamps) : std::span<const Level>();
        auto found = generation::findHandWork(*order.world, order.before.id, *order.declarations, memory.workspace,
                                              feedback, stamps, order.files);
        if (!found) return std::move(found).failure();
        known = GenerationMemory::KnownHandWork{order.world, order.before.id, *std::move(found)};
    }
    return &known->handWork;
}

Result<GenerationResult> make(const GenerationOrder& order, const GenerateLevel& generateOne, GenerationMemory& memory,
                              generation::Feedback* feedback, generation::Trace* trace) {
    if (!order.world) return makeAlone(order, generateOne, memory.workspace, feedback, trace);
    if (trace) return makeInWorld(order, memory.workspace, feedback, trace, {}); // only the trace is kept
    const auto handWork = handWorkOf(order, memory, feedback);
    if (!handWork) return handWork.failure();
    return makeInWorld(order, memory.workspace, feedback, trace, **handWork);
}

} // namespace

GenerateLevel generateWith(const generation::StageRegistry& stages) {
    return [&stages](const generation::GenerateRequest& request, generation::Workspace& workspace,
                     generation::Feedback* feedback, generation::Trace* trace) {
        return generation::generate(request, stages, workspace, feedback, trace);
    };
}

Result<GenerationResult> tryOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                         GenerationMemory& memory, generation::Feedback& feedback) {
    return withinMemory([&] { return make(order, generateOne, memory, &feedback, nullptr); },
                        [&]() -> Result<GenerationResult> { return tooLarge(order.size); });
}

OrderedLevel makeOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne, GenerationMemory& memory,
                              generation::Feedback& feedback) {
    const auto began = std::chrono::steady_clock::now();
    const auto work = [&]() -> OrderedLevel {
        auto made = make(order, generateOne, memory, &feedback, nullptr);
        if (!made) {
            auto pins = pinsToBlame(order, made.failure(), memory.workspace, &feedback);
            return {std::move(made), std::move(pins)};
        }
        made->report.milliseconds =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
        return {std::move(made)};
    };
    return withinMemory(work, [&]() -> OrderedLevel { return {tooLarge(order.size)}; });
}

Result<TraceResult> traceOrderedLevel(const GenerationOrder& order, const GenerateLevel& generateOne,
                                      generation::Feedback& feedback) {
    const auto work = [&]() -> Result<TraceResult> {
        GenerationMemory memory;
        generation::Trace trace;
        const LevelStore store(order.tiles);
        trace.store = [&](const Level& level, const std::function<bool()>& stopped) {
            giveBackFreedMemory(); // what the stage freed, before the next one takes as much
            return store.put(level, stopped);
        };
        const auto made = make(order, generateOne, memory, &feedback, &trace);
        if (!made) return made.failure();
        const Level* later = &order.before; // parts that a stage did not change are stored once
        for (auto stage = trace.stages.rbegin(); stage != trace.stages.rend(); ++stage) {
            if (stage->stored) continue;
            stage->level = sharing(*later, stage->level);
            later = &stage->level;
        }
        trace.store = {};
        return TraceResult{std::move(trace), order.before};
    };
    return withinMemory(work, [&]() -> Result<TraceResult> { return tooLarge(order.size); });
}

} // namespace delve::editor
