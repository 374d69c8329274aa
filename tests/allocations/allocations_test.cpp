#include "generation/level/memory.h"
#include "generation/pipeline/trace.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/allocations/counted_new.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

struct Made {
    test::Allocations asked;
    std::size_t levels = 0;
    std::size_t parts = 0; ///< rooms, halls, links and things: a stage may allocate for each of them
    std::size_t bytes = 0; ///< of all levels together
};

Made madeBy(const generation::RecipeInfo& recipe, std::uint64_t seed, Size size, generation::Workspace& workspace,
            generation::Trace* trace = nullptr) {
    const auto before = test::allocationsUntilNow();
    const auto made = generation::generateWorld(recipe.withSeed(seed), size, workspace, nullptr, trace);
    Made counted{test::allocationsUntilNow() - before};
    if (!made) return counted;
    for (const auto& level : made->world.levels) {
        ++counted.levels;
        counted.parts += level.rooms->size() + level.links->size() + level.halls->size() + level.things->size();
        counted.bytes += bytesOf(level);
    }
    return counted;
}

/// Allocations that do not depend on the map's size: chunks, growing lists, sentences.
constexpr std::size_t onceALevel = 400;
constexpr std::size_t onceAPart = 4;
constexpr Size size{640, 512};

} // namespace

/// No stage allocates per cell. A worker's run reuses the memory of the run before it, and allocates only for its
/// level.
class AllocationsTest : public QObject {
    Q_OBJECT

    static void addRecipes() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto name = QString::fromUtf8(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    static const generation::RecipeInfo& fetchRecipe() {
        QFETCH_GLOBAL(QString, name);
        return *generation::builtInRecipes().find(name.toStdString());
    }

private slots:
    void initTestCase_data() { addRecipes(); }

    void aRunAsksForMemoryByPartsNotByCells() {
        const auto& recipe = fetchRecipe();
        generation::Workspace workspace;
        (void)madeBy(recipe, 1, size, workspace);
        const auto made = madeBy(recipe, 2, size, workspace);
        QVERIFY(made.levels > 0 && made.parts > 0);
        const auto most = onceALevel * made.levels + onceAPart * made.parts;
        QVERIFY2(made.asked.count <= most, qPrintable(QString("asked %1 times, for %2 parts of %3 levels")
                                                          .arg(made.asked.count)
                                                          .arg(made.parts)
                                                          .arg(made.levels)));
    }

    /// A worker's second run reuses at least the map that it draws on, and allocates in proportion to its result.
    void scratchMemoryIsUsedAgain() {
        const auto& recipe = fetchRecipe();
        generation::Workspace workspace;
        const auto first = madeBy(recipe, 1, size, workspace);
        const auto again = madeBy(recipe, 1, size, workspace);
        QCOMPARE(again.parts, first.parts);
        const auto drawnOn = static_cast<std::size_t>(size.area()) * (sizeof(Tile) + sizeof(Tile) / 8);
        const auto what = QString("first %1 bytes, then %2, for levels of %3")
                              .arg(first.asked.bytes)
                              .arg(again.asked.bytes)
                              .arg(again.bytes);
        QVERIFY2(again.asked.bytes + drawnOn <= first.asked.bytes, qPrintable(what));
        QVERIFY2(again.asked.bytes <= 10 * again.bytes + 100'000, qPrintable(what));
    }

    void onlyARunWithATracePaysForIt() {
        const auto& recipe = fetchRecipe();
        generation::Workspace workspace;
        (void)madeBy(recipe, 1, size, workspace);
        const auto before = madeBy(recipe, 1, size, workspace);
        generation::Trace trace;
        const auto traced = madeBy(recipe, 1, size, workspace, &trace);
        const auto after = madeBy(recipe, 1, size, workspace);
        QVERIFY(traced.asked.count > before.asked.count && traced.asked.bytes > before.asked.bytes);
        QCOMPARE(after.asked.count, before.asked.count);
        QCOMPARE(after.asked.bytes, before.asked.bytes);
    }
};

DELVE_TEST(AllocationsTest)
#include "allocations_test.moc"
