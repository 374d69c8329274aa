#include "editor/document/document.h"
#include "generation/pipeline/pipeline.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr Size size{20, 10};

/// A document that begins with a level of seed 1, and the steered generation behind it.
struct Desk {
    Desk() {
        document.begin(recipeOf("plain", 1), size);
        QTRY_VERIFY(!document.generating());
    }
    void generate(std::uint64_t seed, const char* recipe = "plain", Size wanted = size) {
        QSignalSpy finished(&document, &Document::generationFinished);
        document.generate(recipeOf(recipe, seed), wanted);
        while (document.generating()) QVERIFY(finished.wait());
    }
    SteeredGeneration work;
    Document document{test::pool(), work.function()};
};

} // namespace

/// Which levels are work that closing would lose.
class OrderedLevelsTest : public QObject {
    Q_OBJECT
private slots:
    /// The first level of a new document is nobody's work; a level that a person orders in an unsaved map is work.
    void whatWasOrderedInAMapWithoutAFileIsWork() {
        Desk desk;
        Document& document = desk.document;
        QVERIFY(!document.modified() && !document.holdsWork());
        desk.generate(2);
        QVERIFY(document.modified());
        document.undo();
        QVERIFY2(document.modified(), "no file holds what was tried");
        const QTemporaryDir folder;
        QVERIFY(document.save(folder.filePath(QStringLiteral("kept.delve"))));
        QVERIFY(!document.modified());
        desk.generate(1);
        QVERIFY2(!document.modified(), "the file holds it");

        Desk same;
        same.generate(1);
        QVERIFY(same.document.modified());
        Desk blank;
        blank.document.reset(World());
        blank.generate(5);
        QVERIFY(!blank.document.history().canUndo());
        QVERIFY(blank.document.modified());
    }

    void whatIsOnItsWayIsWork() {
        Desk desk;
        Document& document = desk.document;
        desk.work.hold();
        document.generate(recipeOf("plain", 2), size);
        QVERIFY(!document.modified());
        QVERIFY(document.holdsWork());
        document.cancelGeneration();
        QVERIFY(!document.holdsWork());
        document.reset(World());
        document.begin(recipeOf("plain", 3), size);
        QVERIFY(document.generating() && !document.holdsWork());
        desk.work.release();
    }
};

DELVE_TEST(OrderedLevelsTest)
#include "ordered_levels_test.moc"
