#include "app/verbs/check_seed.h"

#include "app/verbs/check_level.h"
#include "editor/work/out_of_memory.h"
#include "generation/level/rules.h"
#include "playtest/personas/persona.h"
#include "playtest/rules/depth.h"

#include <memory>
#include <utility>

namespace delve::app {
namespace {

using SharedWorld = std::shared_ptr<const World>;

class SeedJudge {
public:
    SeedJudge(const CheckedRecipe& checked, const CheckOrder& order, const play::Declarations& declarations,
              generation::Workspace& workspace, generation::Feedback& feedback)
        : m_checked(checked), m_order(order), m_declarations(declarations), m_workspace(workspace),
          m_feedback(feedback), m_most(order.depths ? order.depths->last : 1) {}

    std::vector<JudgedLevel> run(const Recipe& recipe) {
        SharedWorld world;
        for (std::int64_t number = 0; number < m_most && !m_feedback.stopped(); ++number) {
            PartFeedback feedback(m_feedback, permille(number), permille(number + 1));
            // A level that is too large for this machine is a fault of that level.
            auto made = editor::orOutOfMemory([&] { return world ? below(*world, feedback) : top(recipe, feedback); });
            if (!made) {
                const auto depth = world ? world->rules->depth + 1 : 1;
                m_levels.push_back({depth, number > 0, std::move(made).failure(), {}});
                break;
            }
            world = *std::move(made);
            if (isAsked(world->rules->depth)) judge(world, number > 0, feedback);
            if (world->rules->depth >= m_most) break;
        }
        return std::move(m_levels);
    }

private:
    [[nodiscard]] std::int32_t permille(std::int64_t number) const {
        return static_cast<std::int32_t>(number * 1000 / m_most);
    }
    [[nodiscard]] bool isAsked(std::int64_t depth) const {
        return !m_order.depths || (m_order.depths->first <= depth && depth <= m_order.depths->last);
    }

    Result<SharedWorld> top(const Recipe& recipe, generation::Feedback& feedback) {
        return generateLevel(m_checked, recipe, m_declarations.generation, m_workspace, feedback);
    }

    Result<SharedWorld> below(const World& world, generation::Feedback& feedback) const {
        auto made = play::worldOneDeeper(world, m_declarations, &feedback);
        if (!made) return std::move(made).failure();
        return std::make_shared<const World>(*std::move(made));
    }

    void judge(const SharedWorld& world, bool deeper, generation::Feedback& feedback) {
        JudgedLevel level{world->rules->depth, deeper, {}, {}};
        if (deeper && isLikeTheLast(*world)) {
            level.played = m_levels.back().played;
        } else if (auto done = editor::orOutOfMemory([&] { return judged(world, level, feedback); }); !done) {
            level.fault = std::move(done).failure();
            level.played.clear();
        }
        m_levels.push_back(std::move(level));
    }

    /// The map is that of the level above, and nothing on it depends on the depth: all games are the same, too.
    [[nodiscard]] bool isLikeTheLast(const World& world) const {
        return !m_levels.empty() && !m_levels.back().fault && !play::dependsOnDepth(world) &&
               !play::goesDeeper(world, m_declarations.objectives);
    }

    /// Who comes to a deeper level in play brings along what they bought above: not everybody has to win it without.
    Done judged(const SharedWorld& world, JudgedLevel& level, const generation::Feedback& feedback) const {
        const auto proof = proofOf(world, {.spans = m_checked.spans && !level.deeper, .won = !level.deeper}, feedback);
        if (!proof) return proof.failure();
        if (m_order.games == 0) return done();
        const auto trial = play::trialWorldOf(world, &*proof, {}, play::builtInDeclarations(), &feedback);
        if (!trial) return trial.failure();
        for (const auto& persona : play::builtInPersonas()) {
            const auto tally = play::playMany(persona, *trial, 0, m_order.games, &feedback);
            if (!tally) return tally.failure();
            level.played.push_back(*tally);
        }
        return done();
    }

    const CheckedRecipe& m_checked;
    const CheckOrder& m_order;
    const play::Declarations& m_declarations;
    generation::Workspace& m_workspace;
    generation::Feedback& m_feedback;
    std::int64_t m_most; ///< levels, one below the other
    std::vector<JudgedLevel> m_levels;
};

} // namespace

std::vector<JudgedLevel> judgeSeed(const CheckedRecipe& checked, const Recipe& recipe, const CheckOrder& order,
                                   const play::Declarations& declarations, generation::Workspace& workspace,
                                   generation::Feedback& feedback) {
    return SeedJudge(checked, order, declarations, workspace, feedback).run(recipe);
}

} // namespace delve::app
