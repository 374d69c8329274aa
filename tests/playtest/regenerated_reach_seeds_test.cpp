#include "generation/level/rules.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "playtest/proof/connected.h"
#include "playtest/proof/proof.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

/// A level, and a part of it to regenerate with another seed.
struct Selected {
    const char* recipe = ""; ///< with its version, as each version makes other levels
    Size size;
    std::uint64_t seed = 0;
    std::uint64_t anew = 0;
    Rect area;
};
Q_DECLARE_METATYPE(Selected)

/// Regenerates a part of a level: a level that could be won still can, or the failure says why not. A few dozen
/// levels of each recipe, 5,000 in a long run.
class RegeneratedReachSeedsTest : public QObject {
    Q_OBJECT

    generation::Workspace m_workspace;

    static int levels() { return test::countOf(60, 5'000); }

    static const generation::RecipeInfo& recipeOf(const Selected& selected) {
        return *generation::recipeNamed(generation::builtInRecipes(), selected.recipe);
    }

    static BitGrid cellsIn(Size size, const Rect& area) {
        BitGrid selection(size);
        for (auto y = area.y; y < area.bottom(); ++y) selection.setRun(y, area.x, area.width);
        return selection;
    }

    static Rect drawRect(Size size, Stream& random) {
        const auto x = static_cast<std::int32_t>(random.between(0, size.width - 2));
        const auto y = static_cast<std::int32_t>(random.between(0, size.height - 2));
        const auto width = static_cast<std::int32_t>(random.between(1, size.width - x));
        const auto height = static_cast<std::int32_t>(random.between(1, size.height - y));
        return {x, y, width, height};
    }

    World worldOf(const generation::RecipeInfo& info, std::uint64_t seed, Size size) {
        auto made = generation::generateWorld(info.withSeed(seed), size, m_workspace);
        return made ? std::move(made->world) : World{};
    }

    /// What is wrong with a world; empty if it is connected and can be won.
    static QString faultOf(const World& world) {
        if (const auto connected = checkConnected(world); !connected)
            return QString::fromStdString(inEnglish(connected.failure().message));
        const auto proof = prove(std::make_shared<const World>(world));
        return proof->verdict == Verdict::Winnable ? QString() : QString::fromStdString(inEnglish(proof->reason));
    }

    Result<generation::Generated> anew(const World& world, std::uint64_t seed, const Rect& area) {
        const Level& base = world.levels[0];
        generation::GenerateRequest request;
        request.recipe = *base.recipe;
        request.recipe.seed = seed;
        request.size = base.size();
        request.tiles = world.tiles;
        request.base = &base;
        request.levelId = base.id;
        return generation::regenerateInside(request, cellsIn(base.size(), area), generation::builtInStages(),
                                            m_workspace);
    }

    /// What is wrong after regenerating a part; empty if nothing is, or if regenerating was refused.
    QString whatIsLost(World world, std::uint64_t seed, const Rect& area, int& made) {
        if (world.levels.empty() || !faultOf(world).isEmpty()) return {};
        auto result = anew(world, seed, area);
        if (!result) {
            const auto& failure = result.failure();
            const bool says = failure.kind == Failure::Kind::Impossible && !failure.message.text.empty();
            return says ? QString() : QStringLiteral("a failure that says nothing");
        }
        ++made;
        world.levels[0] = std::move(result->level);
        return faultOf(world);
    }

private slots:
    void whatCouldBeWonStillCanBe_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(std::string(recipe.name).c_str()) << QString::fromStdString(std::string(recipe.name));
    }
    void whatCouldBeWonStillCanBe() {
        QFETCH(const QString, name);
        const auto& info = *generation::builtInRecipes().find(name.toStdString());
        Stream random(79);
        int made = 0;
        QStringList lost;
        const bool small = info.rules->objective != "journey";
        const int count = small ? levels() : std::max(1, levels() / 10); // a journey has towns and houses to generate
        for (int i = 0; i < count; ++i) {
            const Size size{static_cast<std::int32_t>(random.between(small ? 24 : 64, 80)),
                            static_cast<std::int32_t>(random.between(small ? 24 : 48, 60))};
            const auto first = random.bits() % 10'000;
            const auto second = random.bits() % 10'000;
            const Rect area = drawRect(size, random);
            const auto wrong = whatIsLost(worldOf(info, first, size), second, area, made);
            if (!wrong.isEmpty())
                lost += QStringLiteral("%1 %2x%3 by %4, then %5,%6,%7,%8 by %9: ")
                            .arg(name, QString::number(size.width), QString::number(size.height),
                                 QString::number(first), QString::number(area.x), QString::number(area.y),
                                 QString::number(area.width), QString::number(area.height), QString::number(second)) +
                        wrong;
        }
        QVERIFY2(lost.isEmpty(),
                 qPrintable(QString::number(lost.size()) + " lost, such as " + lost.mid(0, 5).join("\n")));
        if (test::isShort()) return;
        if (name == "house") return; // its door is in the outer wall: regenerating a part seldom succeeds
        QVERIFY2(made > count / 2, qPrintable(QString::number(made)));
    }

    /// The ground before an exit that stays, and a start that only a stage with an exit makes: both once got lost. New
    /// sites of journeys have no town to explore, and their barriers once named other sites. A ledge once counted as a
    /// way up to ground that nothing else led to any more.
    void knownOnes_data() {
        QTest::addColumn<Selected>("selected");
        QTest::newRow("keep") << Selected{"keep@1", {28, 42}, 9625, 562, {1, 17, 27, 22}};
        QTest::newRow("partition") << Selected{"partition@1", {80, 34}, 7603, 2878, {4, 21, 72, 13}};
        QTest::newRow("mazes") << Selected{"rooms-and-mazes@1", {46, 42}, 3841, 1043, {2, 3, 36, 30}};
        QTest::newRow("journey") << Selected{"journey@1", {70, 55}, 1655, 455, {20, 2, 48, 16}};
        QTest::newRow("far down") << Selected{"journey@1", {65, 56}, 775, 1779, {4, 30, 45, 20}};
        QTest::newRow("town") << Selected{"town@1", {24, 35}, 9731, 5633, {10, 3, 11, 32}};
    }
    void knownOnes() {
        QFETCH(const Selected, selected);
        const World world = worldOf(recipeOf(selected), selected.seed, selected.size);
        QVERIFY(!world.levels.empty());
        QCOMPARE(faultOf(world), QString());
        int made = 0;
        QCOMPARE(whatIsLost(world, selected.anew, selected.area, made), QString());
        QCOMPARE(made, 1);
    }

    /// New ground would put a key behind its own lock; all flowers would be removed.
    void whatCouldNotBeWonIsRefused_data() {
        QTest::addColumn<Selected>("selected");
        QTest::addColumn<QString>("said");
        QTest::newRow("lock") << Selected{"keep@1", {42, 35}, 3857, 2590, {17, 23, 19, 5}} << "behind its own lock";
        QTest::newRow("lock, newer") << Selected{"keep@2", {50, 40}, 9388, 2703, {17, 26, 20, 13}}
                                     << "behind its own lock";
        QTest::newRow("flowers") << Selected{"grown-rooms@1", {24, 55}, 9356, 4144, {14, 7, 3, 26}}
                                 << "all the flowers";
        QTest::newRow("flowers, newer") << Selected{"grown-rooms@2", {39, 26}, 6788, 1562, {8, 16, 29, 4}}
                                        << "all the flowers";
    }
    void whatCouldNotBeWonIsRefused() {
        QFETCH(const Selected, selected);
        QFETCH(const QString, said);
        const World world = worldOf(recipeOf(selected), selected.seed, selected.size);
        const auto made = anew(world, selected.anew, selected.area);
        QVERIFY(!made.ok());
        const auto sentence = inEnglish(made.failure().message);
        QVERIFY2(QString::fromStdString(sentence).contains(said), sentence.c_str());
    }
};

DELVE_TEST(RegeneratedReachSeedsTest)
#include "regenerated_reach_seeds_test.moc"
