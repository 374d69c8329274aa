#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "tests/app/support/captured.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

class RegenerateVerbTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto said =
            test::run({"generate", "grown-rooms", "--seed", "1", "--size", "60x40", "-o", path("map.delve")});
        QCOMPARE(said.status, ExitStatus::Success);
    }

    void aNewSeedMakesAnotherMap() {
        const auto said = regenerated({"--seed", "2"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        const auto world = readDelve(said.out);
        QVERIFY(world.ok());
        QCOMPARE(world->levels[0].recipe->seed, std::uint64_t{2});
        const auto fresh =
            test::run({"generate", "grown-rooms", "--seed", "2", "--size", "60x40", "-o", "-", "--format", "delve"});
        QVERIFY(world->levels[0].tiles == readDelve(fresh.out)->levels[0].tiles);
    }

    void withoutASeedItStaysTheSame() {
        const auto said = regenerated({});
        QVERIFY(readDelve(said.out)->levels[0].tiles == map().levels[0].tiles);
    }

    void whatIsPinnedStays() {
        World world = map();
        BitGrid pinned({60, 40});
        for (int y = 10; y < 25; ++y) pinned.setRun(y, 20, 20);
        world.levels[0].pinned = pinned;
        QVERIFY(writeDelveFile(world, path("map.delve")).ok());
        const auto said = regenerated({"--seed", "9"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto problems = test::pinProblems(world.levels[0], readDelve(said.out)->levels[0]);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }

    void onlyTheSelectionChanges() {
        const World before = map();
        const auto said = regenerated({"--seed", "9", "--select", "10,5,30,20"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto after = readDelve(said.out);
        bool changed = false;
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 60; ++x) {
                const bool same = after->levels[0].tiles.at({x, y}) == before.levels[0].tiles.at({x, y});
                changed = changed || !same;
                QVERIFY(same || Rect({10, 5, 30, 20}).contains({x, y}));
            }
        QVERIFY(changed);
    }

    /// A town of a journey is regenerated with its houses, and nothing else.
    void aLevelKeepsWhatLiesInsideIt() {
        QCOMPARE(test::run({"generate", "journey", "--seed", "7", "-o", path("world.delve")}).status,
                 ExitStatus::Success);
        QCOMPARE(
            test::run({"regenerate", path("world.delve"), "--level", "town-1", "--seed", "9", "-o", path("anew.delve")})
                .status,
            ExitStatus::Success);
        const World before = *readDelveFile(path("world.delve"));
        const World after = *readDelveFile(path("anew.delve"));
        QVERIFY(after.find("town-1") && !(after.find("town-1")->tiles == before.find("town-1")->tiles));
        const auto& things = *after.find("town-1")->things;
        const auto houses =
            std::ranges::count_if(after.levels, [](const Level& level) { return level.id.starts_with("town-1-"); });
        QVERIFY(houses > 0);
        QVERIFY(std::ranges::count(things, ThingKind::Portal, &Thing::kind) > houses); // plus those to the journey
        for (const auto& level : before.levels)
            if (level.id.starts_with("town-2")) QVERIFY(after.find(level.id) && *after.find(level.id) == level);
    }

    /// Edited towns for which there is no site any more are named, and nothing is written without --force.
    void handWorkIsGivenUpOnlyWithForce() {
        const std::vector<std::string> journey{"generate", "journey", "--seed",        "7",  "--size",
                                               "60x50",    "--set",   "sites.rooms=3", "-o", path("world.delve")};
        QCOMPARE(test::run(journey).status, ExitStatus::Success);
        World world = *readDelveFile(path("world.delve"));
        std::size_t named = 0;
        for (Level& level : world.levels.writable())
            if (level.id.starts_with("town-") && level.id.find("house") == std::string::npos) {
                level.name = "My " + level.id;
                ++named;
            }
        QVERIFY(named >= 2);
        QVERIFY(writeDelveFile(world, path("world.delve")).ok());
        const auto stays = test::run({"regenerate", path("world.delve"), "--seed", "9", "-o", path("stays.delve")});
        QCOMPARE(stays.status, ExitStatus::Success);
        const World after = *readDelveFile(path("stays.delve"));
        QCOMPARE(after.levels[0].recipe->seed, std::uint64_t{9});
        for (const auto& level : world.levels)
            if (level.name.starts_with("My ")) QVERIFY(after.find(level.id)->tiles == level.tiles);

        world.levels[0].recipe->find("sites")->set("rooms", Range{Decimal::of(1), Decimal::of(1)});
        QVERIFY(writeDelveFile(world, path("world.delve")).ok());
        const auto refused = test::run({"regenerate", path("world.delve"), "--seed", "9", "-o", path("new.delve")});
        QCOMPARE(refused.status, ExitStatus::Impossible);
        QVERIFY2(refused.err.find("My town-") != std::string::npos, refused.err.c_str());
        QVERIFY2(refused.err.find("--force") != std::string::npos, refused.err.c_str());
        QVERIFY(!QFile::exists(m_folder->filePath("new.delve")));
        const auto forced =
            test::run({"regenerate", path("world.delve"), "--seed", "9", "--force", "-o", path("new.delve")});
        QCOMPARE(forced.status, ExitStatus::Success);
        QVERIFY(readDelveFile(path("new.delve"))->levels.size() < world.levels.size());
    }

    void pinsInTheWayAreNamed() {
        World world = map();
        auto& level = world.levels[0];
        level.tiles.fill({10, 10, 7, 7}, Tile::Wall);
        level.tiles.fill({12, 12, 3, 3}, Tile::Floor);
        level.rooms = std::vector<Room>{};
        level.halls = std::vector<Hall>{};
        level.links = std::vector<Link>{};
        level.things = std::vector<Thing>{};
        BitGrid pinned({60, 40});
        for (int y = 10; y < 17; ++y) pinned.setRun(y, 10, 7);
        level.pinned = pinned;
        QVERIFY(writeDelveFile(world, path("map.delve")).ok());
        const auto said = test::run({"regenerate", path("map.delve"), "--seed", "9", "-o", path("new.delve")});
        QCOMPARE(said.status, ExitStatus::Impossible);
        QVERIFY2(said.errLines().size() == 2 &&
                     said.errLines()[0].contains("These pinned cells alone make it impossible"),
                 said.err.c_str());
        QVERIFY(!QFile::exists(m_folder->filePath("new.delve")));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("no output") << QStringList{} << "needs -o";
        QTest::newRow("three numbers") << QStringList{"--select", "1,2,3", "-o", "-", "--format", "txt"} << "X,Y,W,H";
        QTest::newRow("a word") << QStringList{"--select", "1,2,3,4x", "-o", "-", "--format", "txt"} << "X,Y,W,H";
        QTest::newRow("outside") << QStringList{"--select", "50,2,11,4", "-o", "-", "--format", "txt"} << "60 x 40";
        QTest::newRow("of nothing") << QStringList{"--select", "5,2,0,4", "-o", "-", "--format", "txt"} << "X,Y,W,H";
        QTest::newRow("seed") << QStringList{"--seed", "99999999999999999999", "-o", "-", "--format", "txt"} << "seed";
        QTest::newRow("level") << QStringList{"--level", "cellar", "-o", "-", "--format", "txt"}
                               << "map.delve: Unknown level \"cellar\"";
    }
    void refuses() {
        QFETCH(const QStringList, words);
        QFETCH(const QString, part);
        std::vector<std::string> all{"regenerate", path("map.delve")};
        for (const auto& word : words) all.push_back(word.toStdString());
        const auto said = test::run(all);
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(QString::fromStdString(said.err).contains(part), said.err.c_str());
    }

    void aMapWithoutARecipeIsRefused() {
        World world = map();
        world.levels[0].recipe.reset();
        QVERIFY(writeDelveFile(world, path("map.delve")).ok());
        const auto said = regenerated({"--seed", "9"});
        QCOMPARE(said.status, ExitStatus::Impossible);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find("map.delve: The level ") != std::string::npos, said.err.c_str());
    }

    /// The command line is valid, and the map is not.
    void aFaultInTheRecipeOfTheMapIsOneOfTheFile() {
        World world = map();
        world.levels[0].recipe->stages[0].stage = "grow-moss";
        QVERIFY(writeDelveFile(world, path("map.delve")).ok());
        const auto said = regenerated({"--seed", "9"});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.starts_with("delvewright: " + path("map.delve") + ": "), said.err.c_str());
        QVERIFY2(said.err.find("grow-moss") != std::string::npos, said.err.c_str());
    }

private:
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }
    [[nodiscard]] World map() const { return *readDelveFile(path("map.delve")); }
    [[nodiscard]] test::Said regenerated(std::vector<std::string> words) const {
        words.insert(words.begin(), {"regenerate", path("map.delve")});
        words.insert(words.end(), {"-o", "-", "--format", "delve"});
        return test::run(words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(RegenerateVerbTest)
#include "regenerate_verb_test.moc"
