#pragma once

#include "editor/generation/generator.h"
#include "generation/pipeline/pipeline.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

/// Generation that a test steers: it makes tiny levels that show their seed, can be paused, and counts its runs.
namespace delve::test {

/// The level of a seed: floor in the cells that the seed decides, wall elsewhere.
Level levelOfSeed(std::uint64_t seed, Size size = {20, 10});
/// A recipe that the steered generation knows: "plain", "fails", "no memory".
Recipe recipeOf(std::string name, std::uint64_t seed);
/// The seed of a level.
std::uint64_t seedOf(const Level& level);

class SteeredGeneration {
public:
    /// For a generator. The state that it shares with this object outlives the object.
    [[nodiscard]] editor::GenerateLevel function() const;

    /// From now on runs wait, until they are stopped or released.
    void hold() { set(true); }
    void release() { set(false); }
    /// Lets one run go on, and holds those after it.
    void releaseOne();
    [[nodiscard]] int begun() const { return read(&State::begun); }
    [[nodiscard]] int ended() const { return read(&State::ended); }
    [[nodiscard]] int stopped() const { return read(&State::stopped); }

private:
    struct State {
        mutable std::mutex mutex;
        std::condition_variable wake;
        bool held = false;
        int permits = 0;
        int begun = 0;
        int ended = 0;
        int stopped = 0;
    };
    void set(bool held);
    [[nodiscard]] int read(int State::*count) const;
    static Result<generation::Generated> run(State& state, const generation::GenerateRequest& request,
                                             generation::Feedback* feedback, generation::Trace* trace);

    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace delve::test
