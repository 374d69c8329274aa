#include "generation/level/bit_rects.h"
#include "generation/level/rules.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/regenerate.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "playtest/proof/proof.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <memory>

using namespace delve;
using namespace delve::generation;
using namespace delve::play;

namespace {

/// A recipe with many set pieces.
Recipe withMachines(const std::vector<const char*>& stages, std::uint64_t seed) {
    Recipe recipe;
    recipe.name = "pieces";
    recipe.seed = seed;
    for (const char* stage : stages) recipe.stages.push_back(stageOf(stage, stage));
    const auto pieces = std::ranges::find(recipe.stages, "machines", &RecipeStage::stage);
    pieces->set("ground-for-machine", Decimal::of(100));
    return recipe;
}

World worldOf(const Level& level, const char* objective) {
    World world;
    world.rules.write().objective = objective;
    world.levels.push_back(level);
    return world;
}

/// For a player who finds no secret door.
World withoutSecrets(World world) {
    Level level = world.levels[0];
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.tiles.at({x, y}) == Tile::SecretDoor) level.tiles.set({x, y}, Tile::Wall);
    world.levels.clear();
    world.levels.push_back(std::move(level));
    return world;
}

bool has(const Level& level, ThingKind kind) {
    return std::ranges::find(*level.things, kind, &Thing::kind) != level.things->end();
}

} // namespace

/// Levels with set pieces are proven as they are played: each can be won, also by who finds no secret door, and nobody
/// gets stuck.
class MachinesProofSeedsTest : public QObject {
    Q_OBJECT
    Workspace m_workspace;

    void prove(const World& world, const std::string& said) {
        const auto proof = play::prove(std::make_shared<const World>(world), {.softLocks = true});
        QVERIFY2(proof.ok(), said.c_str());
        QVERIFY2(proof->verdict == Verdict::Winnable, (said + inEnglish(proof->reason)).c_str());
        QVERIFY2(proof->softLocks && proof->softLocks->verdict == SoftLocks::Verdict::Safe, said.c_str());
    }

    /// Counts the levels with pits, and those with islands.
    void proveAll(const std::vector<const char*>& stages, const char* objective, int& pits, int& islands) {
        for (std::uint64_t seed = 0; seed < test::countOf(std::uint64_t{25}, std::uint64_t{500}); ++seed) {
            GenerateRequest request;
            request.recipe = withMachines(stages, seed);
            request.size = {60, 36};
            const auto made = generate(request, builtInStages(), m_workspace);
            QVERIFY(made.ok());
            const auto world = worldOf(made->level, objective);
            const auto said = std::string(stages.front()) + ", seed " + std::to_string(seed) + ": ";
            prove(world, said);
            if (std::ranges::count(made->level.tiles.rows(), Tile::SecretDoor) > 0) {
                prove(withoutSecrets(world), said + "without secrets: ");
                ++islands;
            }
            pits += has(made->level, ThingKind::Lock) ? 1 : 0;
        }
    }

private slots:
    void levelsStayWinnable() {
        int pits = 0;
        int islands = 0;
        proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "golden-exit", "doors", "machines"}, "exit",
                 pits, islands);
        proveAll(
            {"scatter-rooms", "triangulate", "spanning-tree", "tunnel", "walls", "start", "golden-exit", "machines"},
            "exit", pits, islands);
        if (test::isShort()) return;
        QVERIFY(pits > 0 && islands > 0);
    }

    /// Whatever the objective needs may come later, and so may locks.
    void laterGoalsStayWinnable() {
        int pits = 0;
        int islands = 0;
        for (const char* exit : {"golden-exit", "gate"})
            proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "machines", "doors", exit, "coins"},
                     exit == std::string_view("gate") ? "gate" : "exit", pits, islands);
        proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "machines", "flowers", "lamps"}, "collect",
                 pits, islands);
        proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "machines", "store-and-boss"}, "boss", pits,
                 islands);
        proveAll({"partition-rooms", "triangulate", "spanning-tree", "tunnel", "doors", "walls", "start", "machines",
                  "golden-exit", "keys-and-locks"},
                 "exit", pits, islands);
        proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "machines", "doors", "golden-exit", "cycles"},
                 "exit", pits, islands);
    }

    /// Behind a mission: it stays as it was, since nothing that it reserved is touched.
    void missionsStayWinnable() {
        int pits = 0;
        int islands = 0;
        proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "golden-exit", "cycles", "doors", "machines"},
                 "exit", pits, islands);
    }

    /// A selection may cut a pit in two: then the part that stays holds nobody, or nothing is regenerated.
    void aSelectionHoldsNobody() {
        int regenerated = 0;
        int refused = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(std::uint64_t{60}, std::uint64_t{2000}); ++seed) {
            GenerateRequest request;
            request.recipe = withMachines(
                {"accrete-rooms", "smooth", "loops", "walls", "start", "golden-exit", "doors", "machines"}, seed);
            request.size = {60, 36};
            const auto made = generate(request, builtInStages(), m_workspace);
            QVERIFY(made.ok());
            request.base = &made->level;
            request.recipe.seed += 1000;
            for (const Rect& part :
                 {Rect{0, 0, 30, 18}, Rect{30, 0, 30, 18}, Rect{15, 9, 30, 18}, Rect{0, 18, 60, 18}}) {
                BitGrid selection(request.size);
                setRect(selection, part);
                const auto again = regenerateInside(request, selection, builtInStages(), m_workspace);
                ++(again ? regenerated : refused);
                if (!again) continue;
                const auto proof =
                    play::prove(std::make_shared<const World>(worldOf(again->level, "exit")), {.softLocks = true});
                QVERIFY(proof.ok() && proof->verdict == Verdict::Winnable);
                QVERIFY2(proof->softLocks->verdict == SoftLocks::Verdict::Safe, std::to_string(seed).c_str());
            }
        }
        QVERIFY(regenerated > 5 * refused);
    }

    /// Whoever has to see every cell looks over the water.
    void everyCellIsSeen() {
        int pits = 0;
        int islands = 0;
        proveAll({"accrete-rooms", "smooth", "loops", "walls", "start", "doors", "machines"}, "explore", pits, islands);
    }
};

DELVE_TEST(MachinesProofSeedsTest)
#include "machines_proof_seeds_test.moc"
