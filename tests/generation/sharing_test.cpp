#include "generation/level/sharing.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

constexpr Size size{130, 70}; // three chunks by two

Level made(std::uint64_t seed, const Level* base = nullptr, Trace* trace = nullptr) {
    Workspace workspace;
    GenerateRequest request;
    request.recipe = recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(seed);
    request.size = size;
    request.base = base;
    auto level = generate(request, builtInStages(), workspace, nullptr, trace);
    if (!level) qFatal("no level");
    return std::move(level->level);
}

std::size_t sharedChunks(const Grid& a, const Grid& b) {
    std::size_t shared = 0;
    for (std::size_t i = 0; i < a.chunkCount(); ++i) shared += a.sharesChunk(b, i) ? 1 : 0;
    return shared;
}

} // namespace

/// Levels generated separately share the memory of all parts that are equal.
class SharingTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsTheSameIsThereOnce() {
        const Level one = made(1);
        Level other = made(1);
        other.tiles.set({0, 0}, Tile::Floor);
        other.things.write().pop_back();
        const Level shared = sharing(one, other);
        QVERIFY(shared == other);
        QCOMPARE(sharedChunks(shared.tiles, one.tiles), one.tiles.chunkCount() - 1);
        QVERIFY(shared.rooms.sameAs(one.rooms) && shared.links.sameAs(one.links) && shared.halls.sameAs(one.halls));
        QVERIFY(shared.things.sameAs(other.things));
    }

    void levelsOfOtherSizesShareNothing() {
        const Level one = made(1);
        Level other = one;
        other.tiles = Grid({64, 64}, Tile::Floor);
        QVERIFY(sharing(one, other) == other);
        QVERIFY(sharing(other, one) == one);
    }

    /// The snapshots of a trace take memory only where they differ from the final level.
    void theEndOfATraceIsTheLevelItIsOf() {
        const Level one = made(1);
        Trace trace;
        const Level again = made(1, &one, &trace);
        QVERIFY(again == one);
        const Level& last = trace.stages.back().level;
        QCOMPARE(sharedChunks(last.tiles, one.tiles), one.tiles.chunkCount());
        QVERIFY(again.rooms.sameAs(one.rooms) && again.halls.sameAs(one.halls) && again.things.sameAs(one.things));
        for (std::size_t i = 1; i < trace.stages.size(); ++i) {
            const Level& before = trace.stages[i - 1].level;
            const Level& now = trace.stages[i].level;
            QCOMPARE(now.rooms.sameAs(before.rooms), now.rooms == before.rooms);
            QCOMPARE(now.halls.sameAs(before.halls), now.halls == before.halls);
        }
    }
};

DELVE_TEST(SharingTest)
#include "sharing_test.moc"
