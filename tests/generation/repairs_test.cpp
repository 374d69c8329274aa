#include "generation/level/delve_file.h"
#include "generation/pipeline/join.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using test::DrawnDraft;

/// Every hall that a repair dug is known as one, whatever it joins.
class RepairsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    static std::ptrdiff_t repairsIn(const std::vector<Hall>& halls) {
        return std::ranges::count(halls, LinkKind::Repair, &Hall::kind);
    }

    Result<GeneratedWorld> make(std::initializer_list<const char*> stages, std::uint64_t seed) {
        Recipe recipe;
        recipe.name = "repaired";
        recipe.seed = seed;
        for (const auto* stage : stages) recipe.stages.push_back(stageOf(stage, stage));
        return generateWorld(recipe, {60, 40}, m_workspace);
    }

private slots:
    void betweenTwoMazes() {
        DrawnDraft drawn({"             ", " ,,,,   ,,,, ", "             "});
        QVERIFY(joinRegions(drawn.draft, JoinWay::Shortest, nullptr).ok());
        QVERIFY(drawn.draft.links().empty());
        QCOMPARE(repairsIn(drawn.draft.halls()), std::ptrdiff_t{1});
        QCOMPARE(drawn.draft.halls()[0].a, noRoom);
    }

    void betweenTwoPartsOfOneRoom() {
        DrawnDraft drawn({"             ", "             ", "             "});
        QCOMPARE(drawn.draft.addRoom({Run{{1, 1}, 3, false}, Run{{8, 1}, 3, false}}), RoomId{0});
        QVERIFY(joinRegions(drawn.draft, JoinWay::Shortest, nullptr).ok());
        QVERIFY(drawn.draft.links().empty());
        QCOMPARE(repairsIn(drawn.draft.halls()), std::ptrdiff_t{1});
    }

    void betweenTwoRooms() {
        DrawnDraft drawn({"             ", "             ", "             "});
        drawn.draft.addRoom({1, 1, 3, 1});
        drawn.draft.addRoom({8, 1, 3, 1});
        QVERIFY(joinRegions(drawn.draft, JoinWay::Shortest, nullptr).ok());
        QCOMPARE(drawn.draft.links().at(0).kind, LinkKind::Repair);
        QCOMPARE(repairsIn(drawn.draft.halls()), std::ptrdiff_t{1});
    }

    /// A list that leaves its parts apart is found out, also where no two rooms are joined by what mends it.
    void aListThatDoesNotSpanIsFoundOut() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const auto& stages : {std::initializer_list<const char*>{"attempt-rooms", "grow-maze"},
                                       {"scatter-rooms", "grow-maze"},
                                       {"partition-rooms"}}) {
                const auto made = make(stages, seed);
                QVERIFY(made.ok());
                QVERIFY(repairsIn(*made->world.levels[0].halls) > 0);
            }
            const auto whole = make({"attempt-rooms", "grow-maze", "open-connectors"}, seed);
            QVERIFY(whole.ok());
            QCOMPARE(repairsIn(*whole->world.levels[0].halls), std::ptrdiff_t{0});
        }
    }

    void theFileKeepsThem() {
        const auto made = make({"attempt-rooms", "grow-maze"}, 3);
        QVERIFY(made.ok());
        const auto again = readDelve(delveText(made->world));
        QVERIFY(again.ok());
        QCOMPARE(repairsIn(*again->levels[0].halls), repairsIn(*made->world.levels[0].halls));
    }

    /// A hall says which kind of link it carries.
    void hallsAreOfTheKindOfTheirLinks() {
        const auto made = make({"scatter-rooms", "triangulate", "spanning-tree", "tunnel"}, 3);
        QVERIFY(made.ok());
        const auto& level = made->world.levels[0];
        for (const auto kind : {LinkKind::Tree, LinkKind::Extra, LinkKind::Candidate}) {
            const auto links = std::ranges::count(*level.links, kind, &Link::kind);
            const auto halls = std::ranges::count(*level.halls, kind, &Hall::kind);
            QCOMPARE(halls, kind == LinkKind::Candidate ? 0 : links);
        }
    }
};

DELVE_TEST(RepairsTest)
#include "repairs_test.moc"
