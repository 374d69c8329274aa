#include "editor/document/document.h"
#include "editor/document/file_watch.h"
#include "editor/formats/formats.h"
#include "generation/files/world_file.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <optional>

using namespace delve;
using namespace delve::editor;

namespace {

/// A document in a file, in a pool whose threads a test may hold.
struct Desk {
    Desk() {
        Level level;
        level.id = "one";
        level.tiles = Grid({20, 12}, Tile::Floor);
        World world;
        world.name = "Keep";
        world.levels.push_back(std::move(level));
        document->reset(std::move(world));
        if (!document->save(path())) qFatal("not saved");
        before = bytes();
    }

    [[nodiscard]] QString path(const QString& name = QStringLiteral("map.delve")) const {
        return folder.filePath(name);
    }
    [[nodiscard]] QByteArray bytes() const {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] Tile inFile(Cell cell) const {
        return readDelveFile(path().toStdString())->levels.at(0).tiles.at(cell);
    }
    void paint(Cell cell, Tile tile = Tile::Water) const {
        Level after = document->level();
        after.tiles.set(cell, tile);
        document->apply(Edit::between(document->level(), after), Text{"", "paint"});
    }
    void save() {
        document->saving().start(path(), [this](const Done& done) { saved.push_back(done.ok()); });
    }
    void saveWhileHeld(const std::function<void()>& meanwhile) {
        test::HeldPool held(pool);
        save();
        meanwhile();
        held.letGo();
        QTRY_VERIFY(!document->saving().busy());
    }

    QTemporaryDir folder;
    JobPool pool{1};
    std::unique_ptr<Document> document = std::make_unique<Document>(pool);
    QByteArray before;
    std::vector<bool> saved;
};

} // namespace

/// A document that stays in use while it is saved.
class SavingTest : public QObject {
    Q_OBJECT
private slots:
    void itIsModifiedUntilItIsSaved() {
        Desk desk;
        desk.paint({3, 3});
        QSignalSpy saved(desk.document.get(), &Document::saved);
        QSignalSpy started(&desk.document->saving(), &Saving::started);
        QSignalSpy finished(&desk.document->saving(), &Saving::finished);
        desk.saveWhileHeld([&] {
            QVERIFY(desk.document->saving().busy());
            QVERIFY(desk.document->modified());
            QCOMPARE(desk.bytes(), desk.before);
        });
        QVERIFY(!desk.document->modified());
        QCOMPARE(desk.inFile({3, 3}), Tile::Water);
        QCOMPARE(desk.saved, std::vector<bool>{true});
        QCOMPARE(saved.size(), 1);
        QCOMPARE(started.size(), 1);
        QCOMPARE(finished.size(), 1);
    }

    void whatIsChangedMeanwhileIsNotSavedWithIt() {
        Desk desk;
        desk.paint({3, 3});
        desk.saveWhileHeld([&] { desk.paint({4, 4}); });
        QVERIFY(desk.document->modified());
        QCOMPARE(desk.inFile({3, 3}), Tile::Water);
        QCOMPARE(desk.inFile({4, 4}), Tile::Floor);
        desk.document->undo();
        QVERIFY2(!desk.document->modified(), "this is what was saved");
        desk.document->undo();
        QVERIFY(desk.document->modified());
    }

    void whatWasSavedMayBeLostMeanwhile() {
        Desk desk;
        desk.paint({3, 3});
        desk.saveWhileHeld([&] {
            desk.document->undo();
            desk.paint({4, 4});
        });
        QVERIFY(desk.document->modified());
        desk.document->undo();
        QVERIFY2(desk.document->modified(), "no step leads to what is in the file");
    }

    /// What counts is the map at the second press of Ctrl+S.
    void oneThatIsOrderedMeanwhileFollowsWithTheNewest() {
        Desk desk;
        desk.paint({3, 3});
        desk.saveWhileHeld([&] {
            desk.paint({4, 4});
            desk.save();
            desk.save();
            desk.paint({5, 5}); // the second save begins even later
        });
        QCOMPARE(desk.saved, (std::vector<bool>{true, true, true}));
        QCOMPARE(desk.inFile({4, 4}), Tile::Water);
        QCOMPARE(desk.inFile({5, 5}), Tile::Water);
        QVERIFY(!desk.document->modified());
    }

    void twoFilesAreBothWritten() {
        Desk desk;
        const QString other = desk.path(QStringLiteral("other.delve"));
        desk.saveWhileHeld([&] { desk.document->saving().start(other); });
        QCOMPARE(desk.saved, std::vector<bool>{true});
        QCOMPARE(desk.document->path(), other);
        QVERIFY(QFile::exists(other));
    }

    void whatIsStoppedLeavesTheFileAndTheDocumentAsTheyWere() {
        Desk desk;
        desk.paint({3, 3});
        desk.saveWhileHeld([&] {
            desk.save();
            desk.document->saving().stop();
        });
        QCOMPARE(desk.saved, (std::vector<bool>{false, false}));
        QCOMPARE(desk.bytes(), desk.before);
        QVERIFY(desk.document->modified());
        desk.save();
        QTRY_VERIFY(!desk.document->saving().busy());
        QVERIFY(!desk.document->modified());
        QCOMPARE(desk.inFile({3, 3}), Tile::Water);
    }

    void aFailureIsToldAndChangesNothing() {
        Desk desk;
        desk.paint({3, 3});
        std::optional<Done> result;
        const auto hear = [&result](const Done& done) { result = done; };
        desk.document->saving().start(desk.path(QStringLiteral("missing/map.delve")), hear);
        QTRY_VERIFY(result.has_value());
        QCOMPARE(result->failure().kind, Failure::Kind::FileAccess);
        QVERIFY(desk.document->modified());
        QCOMPARE(desk.document->path(), desk.path());
        result.reset();
        desk.document->saving().start(desk.path(QStringLiteral("map.png")), hear);
        QVERIFY(result && !result->ok());
        QVERIFY(!desk.document->saving().busy());
    }

    void aDocumentThatGoesIsSavedFirst() {
        Desk desk;
        desk.paint({3, 3});
        auto held = std::make_unique<test::HeldPool>(desk.pool);
        desk.save();
        std::thread later([&held] {
            std::this_thread::yield();
            held->letGo();
        });
        desk.document.reset();
        later.join();
        QCOMPARE(desk.inFile({3, 3}), Tile::Water);
        QVERIFY(desk.saved.empty()); // the listener may be destroyed
    }

    void anotherWorldComesAfterWhatWasBeingSaved() {
        Desk desk;
        desk.paint({3, 3});
        desk.save();
        desk.document->reset(World());
        QCOMPARE(desk.saved, std::vector<bool>{true});
        QCOMPARE(desk.inFile({3, 3}), Tile::Water);
        QVERIFY(!desk.document->modified());
        QVERIFY(desk.document->path().isEmpty());
    }

    void aNameThatIsGivenMeanwhileStays() {
        Desk desk;
        desk.document->reset(World());
        desk.saveWhileHeld([&] { desk.document->setName(QStringLiteral("Mine")); });
        QCOMPARE(desk.document->world().name, std::string("map"));
        desk.document->reset(World());
        desk.saveWhileHeld([&] {
            World named = desk.document->world();
            named.name = "Mine";
            desk.document->applyWorld(WorldEdit::between(desk.document->world(), named), Text{"", "name"});
        });
        QCOMPARE(desk.document->world().name, std::string("Mine"));
        QVERIFY(desk.document->modified());
    }

    /// The watch sees the new file on the disk before the document learns of it.
    void itsOwnFileIsNotTakenForAChangeByOthers() {
        Desk desk;
        FileWatch watch(*desk.document);
        QSignalSpy changed(&watch, &FileWatch::changedOnDisk);
        for (int i = 0; i < 10; ++i) {
            desk.paint({i, 3});
            desk.save();
            while (desk.document->saving().busy()) {
                watch.check();
                QCoreApplication::processEvents();
            }
            QCoreApplication::processEvents();
        }
        QCOMPARE(changed.size(), 0);
        QVERIFY(!watch.changedBeneath());
    }
};

DELVE_TEST(SavingTest)
#include "saving_test.moc"
