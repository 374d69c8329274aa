#include "editor/document/recovery.h"
#include "editor/work/file_claim.h"
#include "editor/work/out_of_memory.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/pool.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <new>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// Writes soon after a change, and hardly later while changes go on.
constexpr RecoveryTimes quick{std::chrono::milliseconds(1), std::chrono::milliseconds(30)};
/// Writes only while changes go on: no pause is long enough.
constexpr RecoveryTimes neverPausing{std::chrono::hours(1), std::chrono::milliseconds(5)};

void paint(Scene& scene, Cell cell, Tile tile) {
    Level after = scene.level();
    after.tiles.set(cell, tile);
    scene.document.apply(Edit::between(scene.level(), after), Text{"", "paint"});
}

/// A map of this side in which no two neighbours are alike.
void writeMixedMap(const QString& path, int side) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(path));
    const QByteArray size = QByteArray::number(side);
    const QByteArray row = "\"" + QByteArray("#.").repeated(side / 2) + '"';
    file.write("{ \"delvewright\": 1, \"name\": \"Mixed\", \"levels\": [ { \"id\": \"mixed\", \"width\": " + size +
               ", \"height\": " + size + ", \"legend\": { \"#\": \"wall\", \".\": \"floor\" }, \"rows\": [\n" + row);
    for (int y = 1; y < side; ++y) file.write(",\n" + row);
    file.write("\n] } ] }\n");
}

/// While this exists, the process can allocate no more than this many further bytes.
class MemoryLimit {
public:
    explicit MemoryLimit(double bytes) {
        getrlimit(RLIMIT_AS, &m_before);
        const rlimit limited{static_cast<rlim_t>(bytesNow("VmSize") + bytes), m_before.rlim_max};
        if (setrlimit(RLIMIT_AS, &limited) != 0) qFatal("cannot limit the memory");
    }
    ~MemoryLimit() { setrlimit(RLIMIT_AS, &m_before); }
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;

private:
    rlimit m_before{};
};

QStringList filesIn(const QString& folder) { return QDir(folder).entryList(QDir::Files); }

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void workIsKeptSoonAfterAChange() {
        Scene scene("....\n....\n");
        Recovery recovery(scene.document, folder(), quick);
        QSignalSpy written(&recovery, &Recovery::written);
        QVERIFY(filesIn(folder()).isEmpty());
        paint(scene, {1, 1}, Tile::Water);
        QTRY_COMPARE(written.size(), 1);
        const auto kept = readRecoveredWork({recovery.file(), {}, {}, {}});
        QVERIFY(kept.ok());
        QVERIFY(kept->levels[0].tiles == scene.level().tiles);
    }

    /// When a full disk has room again, the earlier change is written, although no further change follows.
    void whatCouldNotBeWrittenIsTriedAgain() {
        QDir().mkpath(m_home->path());
        QFile inTheWay(folder()); // a file in the folder's place
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        Scene scene("....\n....\n");
        Recovery recovery(scene.document, folder(), quick);
        QSignalSpy written(&recovery, &Recovery::written);
        QSignalSpy failed(&recovery, &Recovery::failed);
        paint(scene, {1, 1}, Tile::Water);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(inTheWay.remove());
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(failed.size(), 1); // reported once
        QVERIFY(readRecoveredWork({recovery.file(), {}, {}, {}}).ok());
    }

    /// Lack of memory while saving work once ended the program.
    void lackOfMemoryIsToldAndTriedAgain() {
        Scene scene("....\n....\n");
        Recovery recovery(scene.document, folder(), quick);
        std::atomic<int> tries = 0;
        recovery.setWriter([&tries](const World&, const QString&, const QString&, const QString&) -> Done {
            if (++tries < 3) throw std::bad_alloc();
            return done();
        });
        QSignalSpy written(&recovery, &Recovery::written);
        QSignalSpy failed(&recovery, &Recovery::failed);
        paint(scene, {1, 1}, Tile::Water);
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(tries.load(), 3);
        QCOMPARE(failed.size(), 1); // reported once
        const auto failure = failed[0][0].value<Failure>();
        QVERIFY2(inEnglish(failure.message).starts_with("Out of memory."), inEnglish(failure.message).c_str());
    }

    /// Whatever the umask, no other user may read unsaved work.
    void onlyItsOwnerMayReadIt() {
        const auto before = ::umask(0);
        const auto restore = qScopeGuard([before] { ::umask(before); });
        Scene scene("....\n....\n");
        Recovery recovery(scene.document, folder(), quick);
        QSignalSpy written(&recovery, &Recovery::written);
        paint(scene, {1, 1}, Tile::Water);
        QTRY_COMPARE(written.size(), 1);
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(folder()) & others));
        for (const auto& name : filesIn(folder()))
            if (!name.endsWith(".lock")) // Qt creates it; it names the running process only
                QVERIFY2(!(QFile::permissions(folder() + '/' + name) & others), qPrintable(name));
    }

    void workIsKeptWhileChangesGoOn() {
        Scene scene("....\n....\n");
        Recovery recovery(scene.document, folder(), neverPausing);
        QSignalSpy written(&recovery, &Recovery::written);
        bool water = false;
        QTimer busy; // somebody who never pauses
        connect(&busy, &QTimer::timeout, this, [&] {
            paint(scene, {0, 0}, (water = !water) ? Tile::Water : Tile::Floor);
        });
        busy.start(1);
        QTRY_VERIFY(written.size() >= 5);
    }

    void theTimesLeaveHalfAMinuteAtMost() {
        const RecoveryTimes usual;
        QCOMPARE(usual.afterChange, std::chrono::milliseconds(2000));
        QVERIFY(usual.atLeastEvery + std::chrono::seconds(5) < std::chrono::seconds(30));
    }

    void savedWorkLeavesNoFile() {
        Scene scene("....\n....\n");
        {
            Recovery recovery(scene.document, folder(), quick);
            QSignalSpy written(&recovery, &Recovery::written);
            paint(scene, {1, 1}, Tile::Water);
            QTRY_COMPARE(written.size(), 1);
            QVERIFY(scene.document.save(m_home->filePath("map.delve")).ok());
            QVERIFY(filesIn(folder()).isEmpty());
            paint(scene, {1, 1}, Tile::Floor);
            QTRY_COMPARE(written.size(), 2);
            scene.document.undo(); // back to what is saved
            QVERIFY(filesIn(folder()).isEmpty());
        }
        QVERIFY(findRecoveredWork(folder()).empty());
    }

    void workThatIsBeingWrittenWhenItIsSavedGoes() {
        Scene scene("....\n....\n");
        Recovery recovery(scene.document, folder(), {std::chrono::milliseconds(0), std::chrono::milliseconds(0)});
        for (int i = 0; i < 30; ++i) {
            paint(scene, {1, 1}, i % 2 ? Tile::Floor : Tile::Water);
            QCoreApplication::processEvents();
            QVERIFY(scene.document.save(m_home->filePath("map.delve")).ok());
        }
        QTRY_VERIFY(filesIn(folder()).isEmpty());
    }

    /// Killed after a save, but before the recovery file of an earlier state was deleted: to recover that state, and to
    /// save it again, would lose what was saved.
    void aCopyOlderThanTheFileIsToldOf() {
        Scene scene("....\n....\n");
        const QString path = m_home->filePath("map.delve");
        QVERIFY(scene.document.save(path).ok());
        Recovery recovery(scene.document, folder(), quick);
        QSignalSpy written(&recovery, &Recovery::written);
        paint(scene, {1, 1}, Tile::Water);
        QTRY_COMPARE(written.size(), 1);
        const QString crashed = m_home->filePath("crashed");
        QVERIFY(QDir().mkpath(crashed));
        QVERIFY(QFile::rename(recovery.file().replace(".delve", ".json"), crashed + "/left.json"));
        QVERIFY(QFile::rename(recovery.file(), crashed + "/left.delve"));
        QCOMPARE(findRecoveredWork(crashed).size(), 1u);
        QVERIFY(!findRecoveredWork(crashed)[0].fileIsNewer);
        const auto snapshot = QFileInfo(crashed + "/left.delve").lastModified();
        while (QDateTime::currentDateTimeUtc() <= snapshot.addMSecs(5)) {
        }
        QVERIFY(scene.document.save(path).ok());
        QCOMPARE(findRecoveredWork(crashed).size(), 1u);
        QVERIFY(findRecoveredWork(crashed)[0].fileIsNewer);
    }

    void theNextStartFindsWhatACrashLeft() {
        Scene scene("....\n....\n");
        QVERIFY(scene.document.save(m_home->filePath("map.delve")).ok());
        QString file;
        {
            Recovery recovery(scene.document, folder(), quick);
            QSignalSpy written(&recovery, &Recovery::written);
            paint(scene, {1, 1}, Tile::Water);
            QTRY_COMPARE(written.size(), 1);
            QVERIFY(findRecoveredWork(folder()).empty()); // its process is still running
            file = recovery.file();
        }
        const auto found = findRecoveredWork(folder());
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].file, file);
        QCOMPARE(found[0].path, m_home->filePath("map.delve"));
        QCOMPARE(found[0].title, QString("map.delve"));
        QVERIFY(!found[0].fileIsNewer);
        // The work can be read, and restored as unsaved changes of the saved file.
        const auto work = readRecoveredWork(found[0]);
        QVERIFY(work.ok() && work->levels[0].tiles.at({1, 1}) == Tile::Water);
        Document next(test::pool());
        next.restore(*work, found[0].path);
        QVERIFY(next.modified());
        QCOMPARE(next.path(), m_home->filePath("map.delve"));
        QVERIFY(!next.history().canUndo());
        forgetRecoveredWork(found[0]);
        QVERIFY(filesIn(folder()).isEmpty());
    }

    /// The lack of memory would otherwise end the program at every start, and the work could never be recovered.
    void workWithoutMemoryForItIsToldOfAndStays() {
        if (addressesAreChecked) return;
        const QString path = m_home->filePath("large.delve");
        writeMixedMap(path, 6000);
        const auto read = [&path] {
            const MemoryLimit limit(16e6); // its tiles take 72 MB
            return readRecoveredWork({path, {}, {}, {}});
        }();
        QVERIFY(!read.ok());
        QCOMPARE(inEnglish(read.failure().message), inEnglish(outOfMemory().message));
        QVERIFY(readRecoveredWork({path, {}, {}, {}}).ok());
    }

    /// Recovered work keeps its default name as a default, which the first file replaces.
    void whatHadNoNameIsRecoveredWithoutOne() {
        {
            Document document(test::pool());
            document.setName(QStringLiteral("Untitled 3"));
            Recovery recovery(document, folder(), quick);
            QSignalSpy written(&recovery, &Recovery::written);
            Level after = document.level();
            after.tiles.set({0, 0}, Tile::Water);
            document.apply(Edit::between(document.level(), after), Text{"", "paint"});
            QTRY_COMPARE(written.size(), 1);
        }
        const auto found = findRecoveredWork(folder());
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].title, QString("Untitled 3"));
        const auto work = readRecoveredWork(found[0]);
        QVERIFY(work.ok());
        Document next(test::pool());
        next.restore(*work, {});
        QVERIFY(next.untitled() && next.modified());
        QVERIFY(next.save(m_home->filePath("castle.delve")).ok());
        QCOMPARE(next.world().name, std::string("castle"));
        forgetRecoveredWork(found[0]);
    }

    void workThatIsGivenUpIsNotOffered() {
        auto document = std::make_unique<Document>(test::pool());
        auto* const recovery = new Recovery(*document, folder(), quick, document.get());
        QSignalSpy written(recovery, &Recovery::written);
        Level after = document->level();
        after.tiles.set({0, 0}, Tile::Water);
        document->apply(Edit::between(document->level(), after), Text{"", "paint"});
        QTRY_COMPARE(written.size(), 1);
        recovery->discard();
        document.reset();
        QVERIFY(filesIn(folder()).isEmpty());
    }

    void aFolderThatCannotBeMadeIsTold() {
        Scene scene("....\n....\n");
        QFile inTheWay(m_home->filePath("file"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Recovery recovery(scene.document, m_home->filePath("file/recovery"), quick);
        QSignalSpy failed(&recovery, &Recovery::failed);
        paint(scene, {1, 1}, Tile::Water);
        QTRY_COMPARE(failed.size(), 1);
    }

    void twoWindowsOnOneFileAreNoticed() {
        const QString file = m_home->filePath("map.delve");
        FileClaim first(m_home->filePath("claims"));
        FileClaim second(m_home->filePath("claims"));
        QVERIFY(!first.take(file));
        const auto claimant = second.take(file);
        QVERIFY(claimant.has_value());
        QCOMPARE(claimant->process, QCoreApplication::applicationPid());
        QVERIFY(!second.take(m_home->filePath("other.delve")));
        first.letGo();
        QVERIFY(!second.take(file));
        QVERIFY(!first.take({}));
        QVERIFY(QFile::link(m_home->path(), m_home->filePath("link")));
        QVERIFY(!second.take(file));
        QFile there(file); // found by any path to it
        QVERIFY(there.open(QIODevice::WriteOnly));
        QVERIFY(!second.take(file));
        QVERIFY(first.take(m_home->filePath("link/map.delve")).has_value());
    }

private:
    [[nodiscard]] QString folder() const { return m_home->filePath("recovery"); }

    std::unique_ptr<QTemporaryDir> m_home;
};

DELVE_TEST(RecoveryTest)
#include "recovery_test.moc"
