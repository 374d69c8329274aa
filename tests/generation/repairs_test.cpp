#include "generation/graph/regions.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/join.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;

/// Every hall dug by a repair is recorded as one, whatever it joins.
class RepairsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    static std::ptrdiff_t repairsIn(const std::vector<Hall>& halls) {
        return std::ranges::count(halls, LinkKind::Repair, &Hall::kind);
    }

    /// Boxes inside a map of 40 x 24 that do not overlap.
    static std::pair<Rect, Rect> twoBoxes(Stream& draw) {
        const auto box = [&draw] {
            const auto width = static_cast<std::int32_t>(draw.between(1, 8));
            const auto height = static_cast<std::int32_t>(draw.between(1, 6));
            const auto x = static_cast<std::int32_t>(draw.between(1, 39 - width));
            const auto y = static_cast<std::int32_t>(draw.between(1, 23 - height));
            return Rect{x, y, width, height};
        };
        const auto first = box();
        for (;;)
            if (const auto second = box(); !first.overlaps(second)) return {first, second};
    }

    /// Steps across and down from the nearest cell of one to the nearest of the other.
    static std::int32_t steps(const Rect& a, const Rect& b) {
        const auto apart = [](std::int32_t from, std::int32_t end, std::int32_t otherFrom, std::int32_t otherEnd) {
            return std::max({0, otherFrom - end + 1, from - otherEnd + 1});
        };
        return apart(a.x, a.right(), b.x, b.right()) + apart(a.y, a.bottom(), b.y, b.bottom());
    }

    static std::vector<std::string_view> emptyMap() {
        return std::vector<std::string_view>(24, "                                        ");
    }

    static std::int32_t hallCells(const Draft& draft) {
        std::int32_t cells = 0;
        for (const auto& hall : draft.halls())
            for (const auto& run : hall.runs) cells += run.length;
        return cells;
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

    /// Secret doors count as floor, and ledges as walked both ways.
    void whatCountsAsOneRegion_data() {
        QTest::addColumn<QString>("glyph");
        QTest::addColumn<bool>("joins");
        for (const char* glyph : {".", "+", "Q", "A", "E", "S", "W", "\"", "H", ":"})
            QTest::newRow(glyph) << glyph << true;
        for (const char* glyph : {"~", "V", "L", "I", "Z", "#"}) QTest::newRow(glyph) << glyph << false;
    }
    void whatCountsAsOneRegion() {
        QFETCH(const QString, glyph);
        QFETCH(const bool, joins);
        const auto middle = "  .." + glyph.toStdString() + "..  ";
        DrawnDraft drawn({"         ", "         ", middle, "         ", "         "});
        const Tile between = drawn.draft.at({4, 2});
        QCOMPARE(findRegions(drawn.draft.walkableCells()).count(), std::size_t{joins ? 1U : 2U});
        QVERIFY(joinRegions(drawn.draft, JoinWay::Shortest, nullptr).ok());
        QCOMPARE(repairsIn(drawn.draft.halls()), std::ptrdiff_t{joins ? 0 : 1});
        if (joins) QCOMPARE(drawn.draft.at({4, 2}), between);
        QCOMPARE(findRegions(drawn.draft.walkableCells()).count(), std::size_t{1});
    }

    /// Two boxes anywhere: the hall is as long as the columns and rows between them.
    void theHallIsTheShortest() {
        Stream draw(11);
        int compared = 0;
        for (int i = 0; i < 500; ++i) {
            const auto boxes = twoBoxes(draw);
            const auto far = steps(boxes.first, boxes.second);
            if (far < 2) continue; // they touch, and form one region already
            DrawnDraft drawn(emptyMap());
            drawn.draft.addRoom(boxes.first);
            drawn.draft.addRoom(boxes.second);
            QVERIFY(joinRegions(drawn.draft, JoinWay::Shortest, nullptr).ok());
            QCOMPARE(hallCells(drawn.draft), far - 1);
            ++compared;
        }
        QVERIFY(compared > 300);
    }

    void aRandomHallIsAnother() {
        Stream draw(12);
        int others = 0;
        int all = 0;
        for (std::uint64_t i = 0; i < 100; ++i) {
            const auto boxes = twoBoxes(draw);
            const auto far = steps(boxes.first, boxes.second);
            if (far < 2) continue;
            DrawnDraft drawn(emptyMap());
            drawn.draft.addRoom(boxes.first);
            drawn.draft.addRoom(boxes.second);
            Stream random(i);
            QVERIFY(joinRegions(drawn.draft, JoinWay::Random, &random).ok());
            QCOMPARE(repairsIn(drawn.draft.halls()), std::ptrdiff_t{1});
            QVERIFY(hallCells(drawn.draft) >= far - 1);
            others += hallCells(drawn.draft) > far - 1 ? 1 : 0;
            ++all;
        }
        QVERIFY2(2 * others > all, qPrintable(QString::number(others) + " of " + QString::number(all)));
    }

    /// A list of stages that leaves parts separate is detected, also if the repair joins no two rooms.
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

    /// A hall has the kind of the link that it carries out.
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
