#include "tests/support/pool.h"
#include "ui/tools/stamp_keeper.h"

#include "editor/document/document.h"
#include "editor/tools/kept_stamps.h"
#include "editor/tools/tool_controller.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

editor::Stamp stampOf(Tile tile) {
    Level level;
    level.tiles = Grid({3, 2}, tile);
    return {editor::Patch::of(level, {}, {})};
}

} // namespace

class StampKeeperTest : public QObject {
    Q_OBJECT
private slots:
    /// The window does not wait for the stamp files to be read; a stamp stored before then is not lost.
    void whatIsStoredMeanwhileStays() {
        const QTemporaryDir folder;
        QVERIFY(editor::keepStamp(folder.path(), 1, stampOf(Tile::Grass)).ok());
        QVERIFY(editor::keepStamp(folder.path(), 2, stampOf(Tile::Water)).ok());
        editor::Document document(test::pool());
        editor::ToolController toolController(test::pool());
        toolController.setDocument(&document);
        {
            StampKeeper keeper(test::pool(), toolController, folder.path());
            QVERIFY(toolController.stamps().empty());
            toolController.selectAll();
            toolController.storeStamp(1);
            const QSignalSpy changed(&toolController, &editor::ToolController::stampsChanged);
            QTRY_VERIFY(editor::stampAt(toolController.stamps(), 2));
            QCOMPARE(changed.size(), 1);
            QVERIFY(*toolController.stamps()[1] == stampOf(Tile::Water));
            QCOMPARE(toolController.stamps()[0]->patch.size(), document.level().size());
        }
        const editor::Stamps kept = editor::readStamps(folder.path());
        QCOMPARE(kept[0]->patch.size(), document.level().size());
        QVERIFY(*kept[1] == stampOf(Tile::Water));
    }

    /// If a stamp cannot be written, a message says so, and storing the next one tries again.
    void whatCouldNotBeKeptIsTriedAgain() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stamps"));
        QFile inTheWay(path);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        editor::Document document(test::pool());
        editor::ToolController toolController(test::pool());
        toolController.setDocument(&document);
        StampKeeper keeper(test::pool(), toolController, path);
        QSignalSpy notKept(&keeper, &StampKeeper::notKept);
        toolController.selectAll();
        toolController.storeStamp(1);
        QTRY_COMPARE(notKept.size(), 1);
        QVERIFY(inTheWay.remove());
        toolController.storeStamp(2);
        QTRY_VERIFY(QFile::exists(path + QStringLiteral("/stamp-2.delve")));
        QTRY_VERIFY(QFile::exists(path + QStringLiteral("/stamp-1.delve")));
        QCOMPARE(notKept.size(), 1);
    }
};

DELVE_TEST(StampKeeperTest)
#include "stamp_keeper_test.moc"
