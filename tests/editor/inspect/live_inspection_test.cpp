#include "editor/inspect/live_inspection.h"

#include "editor/document/document.h"
#include "editor/inspect/fixing.h"
#include "generation/level/world_edit.h"
#include "playtest/inspect/ignored.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <future>

using namespace delve;
using namespace delve::editor;

namespace {

using Rows = std::vector<std::string>;

const Rows sealed{"#########", "#@..##.X#", "#########"};
const Rows winnable{"########", "#@....X#", "########"};

/// A document that is inspected.
struct Desk {
    explicit Desk(const Rows& rows = sealed, const char* objective = "exit") : document(pool) {
        document.reset(test::drawnWorld(objective, rows));
    }

    void settle() const { QTRY_VERIFY(inspection.complete()); }
    void paint(Cell cell, Tile tile) {
        Level after = document.level();
        after.tiles.set(cell, tile);
        document.apply(Edit::between(document.level(), after), Text{"", "paint"});
    }
    [[nodiscard]] QStringList checks() const {
        QStringList names;
        for (const auto& found : inspection.findings().problems)
            names << QString::fromStdString(found.problem.check) +
                         (found.ignored ? QStringLiteral(" (ignored)") : QString());
        return names;
    }
    [[nodiscard]] const FoundProblem& problem(std::size_t place) const {
        return inspection.findings().problems.at(place);
    }

    JobPool pool;
    Document document;
    LiveInspection inspection{document};
};

} // namespace

class LiveInspectionTest : public QObject {
    Q_OBJECT
private slots:
    void aDocumentIsInspectedAndProven() {
        Desk desk(winnable);
        QVERIFY(!desk.inspection.current());
        desk.settle();
        QVERIFY(desk.inspection.current());
        QVERIFY(desk.inspection.findings().problems.empty());
        const auto& proof = desk.inspection.findings().proof;
        QVERIFY(proof && proof->verdict == play::Verdict::Winnable);
        QCOMPARE(proof->steps, std::int64_t{5});
    }

    void problemsFollowTheEdits() {
        Desk desk;
        desk.settle();
        QCOMPARE(desk.checks().value(0), QStringLiteral("unreachable-target"));
        QVERIFY(desk.inspection.findings().unwinnable);
        for (const Cell cell : {Cell{4, 1}, Cell{5, 1}}) desk.paint(cell, Tile::Floor);
        QVERIFY(!desk.inspection.current());
        QVERIFY2(!desk.checks().isEmpty(), "the last list stays");
        desk.settle();
        QCOMPARE(desk.checks(), QStringList());
        QVERIFY(!desk.inspection.findings().unwinnable);
    }

    /// However many edits come, one inspection ends: that of the last one. Nothing is inspected on this thread.
    void anEditCancelsTheInspectionOfTheOneBefore() {
        Desk desk;
        desk.settle();
        const int before = desk.inspection.inspections();
        test::HeldPool held(desk.pool);
        for (int i = 0; i < 20; ++i) desk.paint({1 + i % 3, 1}, i % 2 == 0 ? Tile::Water : Tile::Floor);
        QCOMPARE(desk.inspection.inspections(), before);
        QVERIFY(!desk.inspection.current());
        held.letGo();
        desk.settle();
        QCOMPARE(desk.inspection.inspections(), before + 1);
    }

    /// The verdict is shown, and so waits for no work that nobody waits for.
    void theProofComesBeforeWorkInTheBackground() {
        Desk desk(winnable);
        desk.settle();
        JobQueue others(desk.pool, JobPolicy::All);
        std::promise<void> end; // they end with it
        const auto ended = end.get_future().share();
        for (int i = 0; i < desk.pool.threads(); ++i) {
            Job<> job;
            job.work = [ended](generation::Feedback&) {
                ended.wait();
                return done();
            };
            (void)others.start(std::move(job));
        }
        desk.paint({3, 1}, Tile::Water);
        desk.settle();
        QVERIFY(desk.inspection.findings().proof.has_value());
    }

    void whatUndoBringsBackIsKnown() {
        Desk desk;
        desk.settle();
        const auto before = desk.checks();
        desk.paint({4, 1}, Tile::Floor);
        desk.settle();
        const int inspections = desk.inspection.inspections();
        const test::HeldPool held(desk.pool);
        desk.document.undo();
        QVERIFY(desk.inspection.complete());
        QCOMPARE(desk.checks(), before);
        desk.document.redo();
        QVERIFY(desk.inspection.complete());
        QCOMPARE(desk.inspection.inspections(), inspections);
    }

    void aSelectionIsNoReasonToInspect() {
        Desk desk;
        desk.settle();
        const int inspections = desk.inspection.inspections();
        BitGrid cells(desk.document.level().size());
        cells.set({1, 1});
        desk.document.select(Selection(cells), Text{"", "select"});
        QVERIFY(desk.inspection.complete());
        QCOMPARE(desk.inspection.inspections(), inspections);
    }

    void whoWaitsIsCalledOnce() {
        Desk desk;
        int first = 0, second = 0;
        desk.inspection.whenCurrent([&first] { ++first; });
        desk.inspection.whenCurrent([&second] { ++second; });
        desk.settle();
        QCOMPARE(first, 0);
        QCOMPARE(second, 1);
        desk.inspection.whenCurrent([&first] { ++first; });
        QCOMPARE(first, 1);
        desk.paint({1, 1}, Tile::Water);
        desk.settle();
        QCOMPARE(second, 1);
    }

    void aFixIsOneStepAndComesBack() {
        Desk desk;
        desk.settle();
        const World before = desk.document.world();
        const auto found = desk.problem(0);
        QVERIFY(fixProblem(desk.document, found, found.problem.fixes.at(0), false));
        QCOMPARE(desk.document.history().position(), std::size_t{1});
        QVERIFY(desk.document.history().undoName().startsWith(QStringLiteral("Fix: ")));
        desk.settle();
        QCOMPARE(desk.checks(), QStringList());
        desk.document.undo();
        QVERIFY(desk.document.world() == before);
    }

    /// Regenerating leaves what a fix made, as it does with what was painted.
    void aFixPinsAsPaintingDoes() {
        Desk desk({"#####", "#...X", "#####"});
        desk.settle();
        const auto found = desk.problem(0);
        QCOMPARE(found.problem.check, std::string("no-start"));
        QVERIFY(fixProblem(desk.document, found, found.problem.fixes.at(0), true));
        const Level& level = desk.document.level();
        QCOMPARE(*level.pinnedThings, std::vector{level.things->front().id});
    }

    void allOfAKindAreOneStep() {
        Desk desk({"###########", "#@+.+.+...X", "#.........#", "###########"});
        desk.settle();
        QCOMPARE(desk.checks(), QStringList(3, QStringLiteral("useless-door")));
        const auto found = desk.problem(1);
        const auto kinds = fixesOfKind(desk.inspection.findings(), found);
        QCOMPARE(kinds.size(), std::size_t{1});
        QCOMPARE(kinds[0].problems, std::size_t{3});
        QCOMPARE(fixAllOfKind(desk.document, desk.inspection.findings(), found, kinds[0].label, false), std::size_t{3});
        QCOMPARE(desk.document.history().position(), std::size_t{1});
        desk.settle();
        QCOMPARE(desk.checks(), QStringList());
        desk.document.undo();
        desk.settle();
        QCOMPARE(desk.checks().size(), 3);
    }

    void whatIsIgnoredIsListedBehindTheOthers() {
        Desk desk({"###########", "#@+.+.+...X", "#.........#", "###########"});
        desk.settle();
        const auto found = desk.problem(0);
        setIgnored(desk.document, found, true);
        desk.settle();
        const auto door = QStringLiteral("useless-door");
        QCOMPARE(desk.checks(), QStringList({door, door, door + QStringLiteral(" (ignored)")}));
        QVERIFY(desk.problem(2).isLike(found));
        QCOMPARE(desk.inspection.findings().count(play::Severity::Warning), std::int64_t{2});
        QCOMPARE(fixAllOfKind(desk.document, desk.inspection.findings(), desk.problem(0), found.problem.fixes[0].label,
                              false),
                 std::size_t{2});
        setIgnored(desk.document, desk.problem(2), false);
        desk.settle();
        QCOMPARE(desk.checks(), QStringList{door});
        QVERIFY(!desk.document.level().properties.find(ignoredProblemsProperty));
    }

    /// A level may have moved since; one that is gone has no problem to fix.
    void aLevelIsFoundAgainByItsName() {
        Desk desk;
        desk.settle();
        const auto found = desk.problem(0);
        World after = desk.document.world();
        Level second;
        second.id = "second";
        second.tiles = Grid({4, 4});
        after.levels.insert(after.levels.begin(), second);
        QCOMPARE(placeOfLevel(after, found), std::optional<std::size_t>(1));
        QCOMPARE(placeOfLevel(desk.document.world(), found), std::optional<std::size_t>(0));
        after.levels.pop_back();
        QCOMPARE(placeOfLevel(after, found), std::optional<std::size_t>());
    }
};

DELVE_TEST(LiveInspectionTest)
#include "live_inspection_test.moc"
