#include "tests/editor/work/steered_generation.h"

#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/workspace.h"

#include <chrono>
#include <new>

namespace delve::test {

Level levelOfSeed(std::uint64_t seed, Size size) {
    Level level;
    level.id = "level-1";
    level.tiles = Grid(size, Tile::Wall);
    const auto at = static_cast<std::int64_t>(seed % static_cast<std::uint64_t>(size.area()));
    level.tiles.set({static_cast<std::int32_t>(at % size.width), static_cast<std::int32_t>(at / size.width)},
                    Tile::Floor);
    return level;
}

Recipe recipeOf(std::string name, std::uint64_t seed) {
    Recipe recipe;
    recipe.name = std::move(name);
    recipe.seed = seed;
    RecipeStage stage; // a recipe without stages generates nothing
    stage.id = stage.stage = "steered";
    recipe.stages.push_back(std::move(stage));
    return recipe;
}

std::uint64_t seedOf(const Level& level) { return level.recipe ? level.recipe->seed : 0; }

editor::GenerateLevel SteeredGeneration::function() const {
    return [state = m_state](const generation::GenerateRequest& request, generation::Workspace&,
                             generation::Feedback* feedback,
                             generation::Trace* trace) { return run(*state, request, feedback, trace); };
}

void SteeredGeneration::set(bool held) {
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->held = held;
    }
    m_state->wake.notify_all();
}

void SteeredGeneration::releaseOne() {
    {
        const std::lock_guard lock(m_state->mutex);
        ++m_state->permits;
    }
    m_state->wake.notify_all();
}

int SteeredGeneration::read(int State::*count) const {
    const std::lock_guard lock(m_state->mutex);
    return (*m_state).*count;
}

Result<generation::Generated> SteeredGeneration::run(State& state, const generation::GenerateRequest& request,
                                                     generation::Feedback* feedback, generation::Trace* trace) {
    std::unique_lock lock(state.mutex);
    ++state.begun;
    if (feedback) feedback->progress(500);
    // A stop request wakes no thread, so a held run checks for it every millisecond.
    while (state.held && state.permits == 0 && !(feedback && feedback->stopped()))
        state.wake.wait_for(lock, std::chrono::milliseconds(1));
    if (state.held && state.permits > 0) --state.permits;
    ++state.ended;
    if (feedback && feedback->stopped()) {
        ++state.stopped;
        return cancelled();
    }
    if (request.recipe.name == "no memory") throw std::bad_alloc();
    if (request.recipe.name == "fails") return impossible(Message{DELVE_TEXT("test", "It cannot be done.")}, {{1, 2}});
    generation::Generated made;
    made.level = levelOfSeed(request.recipe.seed, request.size);
    made.level.recipe = request.recipe;
    made.notes = {Message{DELVE_TEXT("test", "A note.")}};
    if (trace) {
        auto& stage = trace->stages.emplace_back();
        stage.stage = stage.instance = "plain";
        stage.level = made.level;
    }
    return made;
}

} // namespace delve::test
