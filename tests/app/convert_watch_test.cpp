#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <memory>

using namespace delve::app;
using namespace delve::test;

/// `convert` of folders, and again and again.
class ConvertWatchTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] std::string path(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    [[nodiscard]] QByteArray contentOf(const QString& name) const {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void save(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void saveMap(const QString& name, const QByteArray& rows) const {
        save("rows.txt", rows);
        QCOMPARE(run({"convert", path("rows.txt"), path(name)}).status, ExitStatus::Success);
    }
    /// Starts it, and waits for this on standard error.
    void begin(QProcess& process, const QStringList& words, const QByteArray& until) const {
        start(process, words, m_folder->path());
        QVERIFY(says(process, until));
    }
    [[nodiscard]] static bool says(QProcess& process, const QByteArray& until) {
        QByteArray said;
        QElapsedTimer timer;
        timer.start();
        while (!said.contains(until) && timer.elapsed() < 30'000 && process.state() != QProcess::NotRunning) {
            process.waitForReadyRead(100);
            said += process.readAllStandardError();
        }
        return said.contains(until);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("maps"));
        QVERIFY(QDir(m_folder->path()).mkpath("out"));
        saveMap("maps/one.delve", "####\n#@.#\n####\n");
    }

    void aFolderIsAllItsMaps() {
        saveMap("maps/two.delve", "#####\n#@..#\n#####\n");
        save("maps/notes.txt", "no map\n");
        QCOMPARE(run({"convert", path("maps"), path("out"), "--format", "txt"}).status, ExitStatus::Success);
        QCOMPARE(QDir(m_folder->filePath("out")).entryList(QDir::Files, QDir::Name),
                 QStringList({"one.txt", "two.txt"}));
        QCOMPARE(run({"convert", path("out/"), path("maps"), "--from", "txt", "--format", "csv"}).status,
                 ExitStatus::Success);
        QVERIFY(QFile::exists(m_folder->filePath("maps/two.csv")));
    }

    void whatCannotBeIsSaid() {
        const auto whatIsSaid = [this](std::vector<std::string> words, ExitStatus status) {
            const auto said = run(words);
            QCOMPARE(said.status, status);
            QCOMPARE(whatIsWrongWith(said.err), QString());
        };
        whatIsSaid({"convert", path("out"), path("maps"), "--format", "txt"}, ExitStatus::File); // no maps there
        whatIsSaid({"convert", path("maps"), path("all.txt")}, ExitStatus::File);
        whatIsSaid({"convert", "-", path("out"), "--format", "txt", "--watch"}, ExitStatus::Words);
        whatIsSaid({"convert", path("maps"), path("out"), "--format", "txt", "--watch", "--no-clobber"},
                   ExitStatus::Words);
    }

    void aSavedFileIsConvertedAgain() {
        QProcess process;
        begin(process, {"convert", "maps/one.delve", "one.txt", "--watch"}, "Ctrl+C");
        QVERIFY(contentOf("one.txt").contains("#@.#"));
        save("maps/one.delve", "{ \"damaged\": ");
        QVERIFY(says(process, "one.delve"));
        QVERIFY(contentOf("one.txt").contains("#@.#")); // the last one that was whole
        saveMap("maps/one.delve", "#####\n#@.>#\n#####\n");
        QVERIFY(says(process, "converted"));
        QVERIFY(contentOf("one.txt").contains("#@.>#"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const auto ended = endOf(process);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 0);
    }

    void aNewFileInAFolderIsConvertedToo() {
        QProcess process;
        begin(process, {"convert", "maps", "out", "--format", "txt", "--watch"}, "Ctrl+C");
        QVERIFY(QFile::exists(m_folder->filePath("out/one.txt")));
        saveMap("maps/new.delve", "######\n#@..>#\n######\n");
        QVERIFY(says(process, "new.delve: converted"));
        QVERIFY(contentOf("out/new.txt").contains("#@..>#"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QCOMPARE(endOf(process).status, 0);
    }
};

DELVE_TEST(ConvertWatchTest)
#include "convert_watch_test.moc"
