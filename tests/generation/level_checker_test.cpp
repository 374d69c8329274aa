#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// A checker that finds nothing proves nothing: these tests cause every kind of fault on purpose.
class LevelCheckerTest : public QObject {
    Q_OBJECT

    GeneratedWorld m_made;
    Level m_level;

    static bool says(const test::Problems& problems, std::string_view what) {
        return std::ranges::any_of(problems,
                                   [&](const std::string& problem) { return problem.find(what) != std::string::npos; });
    }
    const TileCatalogue& tiles() const { return m_made.world.tiles; }

private slots:
    void initTestCase() {
        Workspace workspace;
        auto made = generateWorld(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(3), {80, 45}, workspace);
        QVERIFY(made.ok());
        m_made = std::move(*made);
        QVERIFY(test::problemsOf(m_made.world).empty());
    }
    void init() { m_level = m_made.world.levels[0]; }

    void seesBrokenGround() {
        m_level.tiles.set({0, 5}, Tile::Floor);
        QVERIFY(says(test::groundProblems(m_level, tiles()), "on the edge at (0, 5)"));
        m_level.things.write().push_back({"portal-0-5", ThingKind::Portal, {0, 5}, {}, {}, {}});
        QVERIFY(says(test::groundProblems(m_level, tiles()), "on the edge at (0, 5)"));
        m_level.tiles.set({0, 5}, Tile::Door);
        QVERIFY(!says(test::groundProblems(m_level, tiles()), "on the edge"));
        init();
        m_level.tiles.set((*m_level.rooms)[0].box.topLeft() - Cell{1, 1}, Tile::Void);
        QVERIFY(says(test::groundProblems(m_level, tiles()), "touches void"));
        init();
        for (const auto& hall : *m_level.halls)
            for (const auto& run : hall.runs) m_level.tiles.fill(run.area(), Tile::Wall);
        QVERIFY(says(test::groundProblems(m_level, tiles()), "another region"));
    }

    void seesBrokenRooms() {
        m_level.tiles.set((*m_level.rooms)[1].box.topLeft(), Tile::Wall);
        QVERIFY(says(test::roomProblems(m_level, tiles()), "no ground"));
        init();
        m_level.rooms.write()[1].box = (*m_level.rooms)[0].box;
        QVERIFY(says(test::roomProblems(m_level, tiles()), "touches another room"));
        init();
        m_level.rooms.write()[1].id = (*m_level.rooms)[0].id;
        QVERIFY(says(test::roomProblems(m_level, tiles()), "not unique"));
        init();
        m_level.rooms.write()[1].from = Cell{0, 0};
        QVERIFY(says(test::roomProblems(m_level, tiles()), "does not hold"));
    }

    void seesUnevenQuadrants() {
        for (auto& room : m_level.rooms.write()) room.from = Cell{1, 1};
        QVERIFY(says(test::quadrantProblems(m_level), "quadrants"));
    }

    void seesBrokenHalls() {
        auto& halls = m_level.halls.write();
        const auto straight = std::ranges::find_if(
            halls, [](const Hall& hall) { return hall.runs.size() == 1 && hall.runs[0].length > 2; });
        QVERIFY(straight != halls.end());
        --straight->runs[0].length;
        straight->runs[0].at =
            straight->runs[0].at + Cell{straight->runs[0].down ? 0 : 1, straight->runs[0].down ? 1 : 0};
        --straight->runs[0].length;
        QVERIFY(says(test::hallProblems(m_level, tiles()), "does not end"));
        init();
        m_level.halls.write()[0].b = noRoom;
        QVERIFY(says(test::hallProblems(m_level, tiles()), "does not end"));
        init();
        m_level.halls.write()[0].runs.push_back(m_level.halls.write()[0].runs[0]);
        QVERIFY(says(test::hallProblems(m_level, tiles()), "neither straight"));
        init();
        m_level.links.write().clear();
        QVERIFY(says(test::hallProblems(m_level, tiles()), "without a link"));
        init();
        m_level.halls.write().clear();
        QVERIFY(says(test::hallProblems(m_level, tiles()), "link without"));
        init();
        m_level.tiles.set((*m_level.halls)[0].runs[0].at, Tile::Wall);
        QVERIFY(says(test::hallProblems(m_level, tiles()), "no ground"));
    }

    void seesBrokenThings() {
        auto& things = m_level.things.write();
        things.clear();
        things.push_back({"start-0-0", ThingKind::Start, {0, 0}, {}, {}, {}});
        things.push_back(things.back());
        const auto problems = test::thingProblems(m_level, tiles(), 2);
        QVERIFY(says(problems, "no ground"));
        QVERIFY(says(problems, "not unique"));
        QVERIFY(says(problems, "two things"));
        QVERIFY(says(problems, "player 1 has 2 starts"));
        QVERIFY(says(problems, "player 2 has 0 starts"));
    }

    void seesBrokenPins() {
        BitGrid pinned(m_level.size());
        pinned.set({0, 0});
        m_level.pinned = pinned;
        m_level.things.write().assign(1, {"flower", ThingKind::Flower, {4, 4}, {}, {}, {}});
        m_level.pinnedThings = std::vector<std::string>{"flower"};
        auto after = m_level;
        QVERIFY(test::pinProblems(m_level, after).empty());
        after.tiles.set({0, 0}, Tile::Floor);
        after.things.write()[0].at = {5, 4};
        QVERIFY(says(test::pinProblems(m_level, after), "cell changed"));
        QVERIFY(says(test::pinProblems(m_level, after), "thing changed"));
    }
};

DELVE_TEST(LevelCheckerTest)
#include "level_checker_test.moc"
