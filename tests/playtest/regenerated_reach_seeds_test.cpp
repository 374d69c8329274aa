#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "playtest/proof/reach.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

/// A part of a level made anew: what could be won before can be won after, or the failure says why not. A few dozen
/// levels of each recipe, 5,000 when all are wanted.
class RegeneratedReachSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    static int levels() { return qEnvironmentVariable("DELVEWRIGHT_LONG") == "seeds" ? 5000 : 60; }

    static BitGrid selected(Size size, const Rect& area) {
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

    World worldOf(const RecipeInfo& info, std::uint64_t seed, Size size) {
        auto made = generateWorld(info.withSeed(seed), size, m_workspace);
        return made ? std::move(made->world) : World{};
    }

    Result<Generated> anew(const World& world, std::uint64_t seed, const Rect& area) {
        const Level& base = world.levels[0];
        GenerateRequest request;
        request.recipe = *base.recipe;
        request.recipe.seed = seed;
        request.size = base.size();
        request.tiles = world.tiles;
        request.base = &base;
        request.levelId = base.id;
        return regenerateInside(request, selected(base.size(), area), allStages(), m_workspace);
    }

    /// What is wrong after a part of it was made anew; nothing where all is well or where that was refused.
    QString whatIsLost(World world, std::uint64_t seed, const Rect& area, int& made) {
        if (world.levels.empty() || !checkReach(world)) return {};
        auto result = anew(world, seed, area);
        if (!result) {
            const auto& failure = result.failure();
            const bool says = failure.kind == Failure::Kind::Impossible && !failure.message.text.empty();
            return says ? QString() : QStringLiteral("a failure that says nothing");
        }
        ++made;
        world.levels[0] = std::move(result->level);
        const auto reached = checkReach(world);
        return reached ? QString() : QString::fromStdString(inEnglish(reached.failure().message));
    }

private slots:
    void whatCouldBeWonStillCanBe_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : allRecipes())
            QTest::newRow(std::string(recipe.name).c_str()) << QString::fromStdString(std::string(recipe.name));
    }
    void whatCouldBeWonStillCanBe() {
        QFETCH(const QString, name);
        const auto& info = *findRecipe(name.toStdString());
        Stream random(79);
        int made = 0;
        QStringList lost;
        const bool small = info.rules.objective != Objective::Journey;
        const int count = small ? levels() : levels() / 10; // a journey has its towns and houses
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
        if (name == "house") return; // its door stands in the outer wall: a part of one is seldom made anew
        QVERIFY2(made > count / 2, qPrintable(QString::number(made)));
    }

    /// Such as were lost once: the ground before an exit that stays, and a start that only a stage with an exit gives.
    void knownOnes_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("anew");
        QTest::addColumn<QRect>("area");
        QTest::newRow("keep") << "keep" << 28 << 42 << 9625 << 562 << QRect(1, 17, 27, 22);
        QTest::newRow("partition") << "partition" << 80 << 34 << 7603 << 2878 << QRect(4, 21, 72, 13);
        QTest::newRow("mazes") << "rooms-and-mazes" << 46 << 42 << 3841 << 1043 << QRect(2, 3, 36, 30);
        QTest::newRow("town") << "town" << 24 << 35 << 9731 << 5633 << QRect(10, 3, 11, 32);
    }
    void knownOnes() {
        QFETCH(const QString, recipe);
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, seed);
        QFETCH(const int, anew);
        QFETCH(const QRect, area);
        const World world =
            worldOf(*findRecipe(recipe.toStdString()), static_cast<std::uint64_t>(seed), Size{width, height});
        QVERIFY(!world.levels.empty() && checkReach(world).ok());
        int made = 0;
        const Rect selection{area.x(), area.y(), area.width(), area.height()};
        QCOMPARE(whatIsLost(world, static_cast<std::uint64_t>(anew), selection, made), QString());
        QCOMPARE(made, 1);
    }

    /// New ground would put a key behind its own lock; all flowers would go.
    void whatCouldNotBeWonIsRefused_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("anew");
        QTest::addColumn<QRect>("area");
        QTest::addColumn<QString>("said");
        QTest::newRow("lock") << "keep" << 42 << 35 << 3857 << 2590 << QRect(17, 23, 19, 5) << "behind its own lock";
        QTest::newRow("flowers") << "grown-rooms" << 24 << 55 << 9356 << 4144 << QRect(14, 7, 3, 26) << "All flowers";
    }
    void whatCouldNotBeWonIsRefused() {
        QFETCH(const QString, recipe);
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, seed);
        QFETCH(const int, anew);
        QFETCH(const QRect, area);
        QFETCH(const QString, said);
        const World world =
            worldOf(*findRecipe(recipe.toStdString()), static_cast<std::uint64_t>(seed), Size{width, height});
        const auto made =
            this->anew(world, static_cast<std::uint64_t>(anew), Rect{area.x(), area.y(), area.width(), area.height()});
        QVERIFY(!made.ok());
        QVERIFY2(QString::fromStdString(inEnglish(made.failure().message)).contains(said),
                 inEnglish(made.failure().message).c_str());
    }
};

DELVE_TEST(RegeneratedReachSeedsTest)
#include "regenerated_reach_seeds_test.moc"
