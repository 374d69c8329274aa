#include "generation/level/blueprint.h"
#include "generation/level/tables.h"
#include "generation/pipeline/regenerate.h"
#include "tests/generation/around_stage.h"
#include "tests/generation/machine_checker.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

constexpr std::array bases{"keep@2", "spanning-halls", "rooms-and-mazes", "caves"};

Recipe withMachines(const char* name, std::uint64_t seed, std::int64_t ground) {
    auto stage = stageOf("pieces", "machines");
    stage.set("ground-for-machine", Decimal::of(ground));
    return withStages(*recipeNamed(builtInRecipes(), name), seed, {stage}, "none");
}

/// Ground like that of the recipes to come: attached rooms, and loops through them.
Recipe attachedRooms(std::uint64_t seed, std::int64_t ground) {
    Recipe recipe;
    recipe.name = "attached";
    recipe.seed = seed;
    for (const char* name : {"accrete-rooms", "smooth", "loops", "walls", "start", "golden-exit", "doors"})
        recipe.stages.push_back(stageOf(name, name));
    auto stage = stageOf("pieces", "machines");
    stage.set("ground-for-machine", Decimal::of(ground));
    recipe.stages.push_back(stage);
    return recipe;
}

std::string blueprintOf(const Room& room) {
    const auto* const value = room.properties.find(blueprintProperty);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? *text : std::string();
}

std::map<std::string, int> blueprintsIn(const Level& level) {
    std::map<std::string, int> found;
    for (const auto& room : *level.rooms)
        if (const auto name = blueprintOf(room); !name.empty()) ++found[name];
    return found;
}

bool saysFewer(const std::vector<Message>& notes) {
    return std::ranges::any_of(
        notes, [](const Message& note) { return inEnglish(note).find("set pieces") != std::string::npos; });
}

} // namespace

/// Set pieces on levels of many seeds, by a checker that shares nothing with the stage.
class MachinesSeedsTest : public QObject {
    Q_OBJECT
    Workspace m_workspace;

    void checkOne(const Recipe& recipe, Size size) {
        const auto made = runAround(recipe, "pieces", size, m_workspace);
        QVERIFY2(made, recipe.name.c_str());
        const MachinesMade around{made->before, made->after, TileCatalogue()};
        auto problems = machineProblems(around);
        for (const auto& problem : prizeProblems(around)) problems.push_back(problem);
        const auto said = recipe.name + ", seed " + std::to_string(recipe.seed) + ": " +
                          (problems.empty() ? std::string() : problems.front());
        QVERIFY2(problems.empty(), said.c_str());
    }

private slots:
    void nobodyNeedsThemOrIsHeld() {
        const auto seeds = countOf(std::uint64_t{8}, std::uint64_t{200});
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            for (const char* name : bases) checkOne(withMachines(name, seed, 100), {60, 36});
            checkOne(attachedRooms(seed, 100), {60, 36});
        }
    }

    /// Each blueprint that ships occurs on attached rooms, and more ground for each gives fewer.
    void everyBlueprintOccurs() {
        std::map<std::string, int> seen;
        int many = 0;
        int few = 0;
        const auto seeds = countOf(std::uint64_t{40}, std::uint64_t{400});
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto dense = runAround(attachedRooms(seed, 100), "pieces", {80, 45}, m_workspace);
            const auto sparse = runAround(attachedRooms(seed, 1000), "pieces", {80, 45}, m_workspace);
            QVERIFY(dense && sparse);
            for (const auto& [name, count] : blueprintsIn(dense->after)) {
                seen[name] += count;
                many += count;
            }
            for (const auto& each : blueprintsIn(sparse->after)) few += each.second;
            if (cellsOfMachines({sparse->before, sparse->after, TileCatalogue()}).empty())
                QVERIFY(saysFewer(sparse->notes));
        }
        if (isShort()) return;
        for (const auto& blueprint : *builtInBlueprints()) QVERIFY2(seen[blueprint.name] > 0, blueprint.name.c_str());
        QVERIFY(many > few && few > 0);
    }

    void aSeedDecides() {
        const auto once = runAround(attachedRooms(7, 100), "pieces", {80, 45}, m_workspace);
        const auto again = runAround(attachedRooms(7, 100), "pieces", {80, 45}, m_workspace);
        QVERIFY(once && again && once->after == again->after);
    }

    /// What a person pinned stays: no set piece takes a cell of it.
    void pinsStay() {
        for (std::uint64_t seed = 0; seed < countOf(std::uint64_t{10}, std::uint64_t{200}); ++seed) {
            const auto first = runAround(attachedRooms(seed, 100), "pieces", {60, 36}, m_workspace);
            QVERIFY(first);
            Level base = first->finished;
            base.pinned = BitGrid(base.size());
            for (std::int32_t y = 0; y < base.size().height; ++y) base.pinned.write().setRun(y, 0, 30);
            const auto made = runAround(attachedRooms(seed + 1000, 100), "pieces", {60, 36}, m_workspace, &base);
            if (!made) continue; // the pins may leave no way to an exit
            for (std::int32_t y = 0; y < base.size().height; ++y)
                for (std::int32_t x = 0; x < 30; ++x) QCOMPARE(made->after.tiles.at({x, y}), base.tiles.at({x, y}));
        }
    }

    /// No later stage puts anything into one, or takes anything from it.
    void laterStagesLeaveThemAlone() {
        int pieces = 0;
        for (std::uint64_t seed = 0; seed < countOf(std::uint64_t{10}, std::uint64_t{200}); ++seed) {
            Recipe recipe = attachedRooms(seed, 100);
            for (const char* name : {"store-and-boss", "flowers", "second-start", "vistas", "purpose", "pacing",
                                     "enemies", "encounters", "keys-and-locks", "lamps", "coins"})
                recipe.stages.push_back(stageOf(name, name));
            const auto made = runAround(recipe, "pieces", {60, 36}, m_workspace);
            QVERIFY(made);
            const auto& [before, after, finished, notes] = *made;
            for (const Cell cell : cellsOfMachines({before, after, TileCatalogue()})) {
                ++pieces;
                QVERIFY(finished.tiles.at(cell) == after.tiles.at(cell));
                for (const auto* level : {&after, &finished})
                    for (const auto& thing : *level->things)
                        if (thing.at == cell)
                            QVERIFY(std::ranges::find(*after.things, thing) != after.things->end() &&
                                    std::ranges::find(*finished.things, thing) != finished.things->end());
            }
        }
        QVERIFY(pieces > 100);
    }

    void everySizeIsTaken() {
        for (const Size size : {Size{1, 1}, Size{5, 5}, Size{16, 16}, Size{3, 200}, Size{200, 150}}) {
            const auto made = runAround(withMachines("keep@2", 3, 50), "pieces", size, m_workspace);
            if (size.width < 16) continue; // the recipe may fail; nothing hangs
            QVERIFY(made);
        }
    }
};

DELVE_TEST(MachinesSeedsTest)
#include "machines_seeds_test.moc"
