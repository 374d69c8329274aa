#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

using namespace delve;

/// Whatever is wrong with a file: one sentence that names it, status 3, and nothing written.
class BrokenFilesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        const auto said =
            test::run({"generate", "grown-rooms", "--seed", "3", "--size", "24x18", "-o", "-", "--format", "delve"});
        QCOMPARE(said.status, ExitStatus::Success);
        m_sound = QByteArray::fromStdString(said.out);
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void cleanup() {
        QFile::remove(outputPath());
        QFile::remove(inputPath());
    }

    void theSoundFileIsRead() {
        write(m_sound);
        QCOMPARE(convert().status, ExitStatus::Success);
        QVERIFY(QFile::exists(outputPath()));
    }

    void cutOffAtEveryTenthByte() {
        const auto end = m_sound.lastIndexOf('}');
        for (qsizetype length = 0; length <= end; length += 10) {
            write(m_sound.left(length));
            refuses(qPrintable(QStringLiteral("cut off at %1").arg(length)));
            if (QTest::currentTestFailed()) return;
        }
    }

    void isRefused_data() {
        QTest::addColumn<QByteArray>("content");
        const auto changed = [this](const char* from, const char* to) {
            QByteArray text = m_sound;
            const auto at = text.indexOf(from);
            if (at < 0) QTest::qFail("the test looks for what is not there", __FILE__, __LINE__);
            return at < 0 ? text : text.replace(at, static_cast<qsizetype>(std::strlen(from)), to);
        };
        QTest::newRow("a row too long") << changed("        \"                        \"",
                                                   "        \"                         \"");
        QTest::newRow("an unknown glyph")
            << changed("        \"                        \"", "        \"            ?           \"");
        QTest::newRow("a size of 10^9") << changed("\"width\": 24, \"height\": 18",
                                                   "\"width\": 1000000000, \"height\": 1000000000");
        QTest::newRow("a size of nothing") << changed("\"width\": 24", "\"width\": 0");
        QTest::newRow("a size of less than nothing") << changed("\"width\": 24", "\"width\": -24");
        QTest::newRow("a size beyond all numbers") << changed("\"width\": 24", "\"width\": 1e400");
        QTest::newRow("a version of 99") << changed("\"delvewright\": 1", "\"delvewright\": 99");
        QTest::newRow("a key twice") << changed("\"delvewright\": 1,", "\"delvewright\": 1, \"delvewright\": 1,");
        QTest::newRow("not JSON") << QByteArray("#####\n#...#\n#####\n");
        QTest::newRow("another JSON") << QByteArray("{ \"version\": 3 }");
        QTest::newRow("a list") << QByteArray("[1, 2, 3]");
        QTest::newRow("a thousand brackets") << QByteArray(100'000, '[');
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("not UTF-8") << changed("\"name\": \"", "\"name\": \"\xff\xfe");
    }
    void isRefused() {
        QFETCH(QByteArray, content);
        write(content);
        refuses(QTest::currentDataTag());
        QVERIFY2(m_last.err.find("broken.delve") != std::string::npos, m_last.err.c_str());
    }

    void aFolderIsRefused() {
        QDir().mkdir(inputPath());
        refuses("a folder");
        QDir().rmdir(inputPath());
    }

    void aFileThatIsNotThereIsRefused() { refuses("not there"); }

    void everyVerbThatReadsRefuses() {
        write(m_sound.left(m_sound.size() / 2));
        const auto said =
            test::run({"picture", inputPath().toStdString(), "-o", m_folder->filePath("out.png").toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY(!QFile::exists(m_folder->filePath("out.png")));
    }

    void anOlderResultStaysAsItWas() {
        QFile older(outputPath());
        QVERIFY(older.open(QIODevice::WriteOnly));
        older.write("older");
        older.close();
        write("{");
        QCOMPARE(convert().status, ExitStatus::File);
        QVERIFY(older.open(QIODevice::ReadOnly));
        QCOMPARE(older.readAll(), QByteArray("older"));
    }

    /// root may read and write everything, so these run the program as nobody.
    void withoutPermissionNothingIsReadOrWritten() {
        const QString shared = m_folder->filePath("shared");
        QVERIFY(QDir().mkdir(shared));
        QVERIFY(QFile::copy(QStringLiteral(DELVE_PROGRAM), shared + "/delvewright"));
        QFile secret(shared + "/secret.delve");
        QVERIFY(secret.open(QIODevice::WriteOnly));
        secret.write(m_sound);
        secret.close();
        QVERIFY(secret.setPermissions(QFileDevice::Permissions()));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::permissions(m_folder->path()) | QFileDevice::ExeOther));
        QVERIFY(QFile::setPermissions(shared, QFileDevice::ReadOwner | QFileDevice::ExeOwner | QFileDevice::ReadOther |
                                                  QFileDevice::ExeOther));

        const auto unread = asNobody(shared, {"convert", "secret.delve", "-", "--format", "delve"});
        QCOMPARE(unread.status, 3);
        QCOMPARE(test::whatIsWrongWith(unread.err.toStdString()), QString());
        const auto unwritten = asNobody(shared, {"generate", "grown-rooms", "--seed", "1", "-o", "new.delve"});
        QCOMPARE(unwritten.status, 3);
        QCOMPARE(test::whatIsWrongWith(unwritten.err.toStdString()), QString());
        QVERIFY(!QFile::exists(shared + "/new.delve"));
        QFile::setPermissions(shared, QFile::permissions(shared) | QFileDevice::WriteOwner);
    }

    void aFullDiskLeavesNothing() {
        // A limit on the size of files fails as a full disk does: in the middle of writing.
        const auto ended = test::runShell(
            QStringLiteral("ulimit -f 4; \"$DELVEWRIGHT\" generate grown-rooms --seed 1 --size 300x300 -o big.delve"),
            m_folder->path());
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY(QDir(m_folder->path()).entryList({"big*"}, QDir::AllEntries).isEmpty());
    }

    void tooLittleMemoryIsSaid() {
        const auto ended = test::runShell(
            QStringLiteral("ulimit -v 250000; \"$DELVEWRIGHT\" generate grown-rooms --seed 1 --size 4096x4096 -o "
                           "big.csv"),
            m_folder->path());
        QCOMPARE(ended.status, 4);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY(QDir(m_folder->path()).entryList({"big*"}, QDir::AllEntries).isEmpty());
    }

private:
    [[nodiscard]] QString inputPath() const { return m_folder->filePath("broken.delve"); }
    [[nodiscard]] QString outputPath() const { return m_folder->filePath("out.delve"); }

    void write(const QByteArray& content) const {
        QFile file(inputPath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    [[nodiscard]] test::Said convert() const {
        return test::run({"convert", inputPath().toStdString(), outputPath().toStdString()});
    }

    void refuses(const char* what) {
        m_last = convert();
        QVERIFY2(m_last.status == ExitStatus::File, what);
        QVERIFY2(m_last.out.empty(), what);
        const QString wrong = test::whatIsWrongWith(m_last.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1String(what) + ": " + wrong));
        QVERIFY2(!QFile::exists(outputPath()), what);
    }

    static test::Ended asNobody(const QString& folder, const QStringList& words) {
        QProcess process;
        if (::geteuid() == 0)
            process.setChildProcessModifier([] {
                constexpr unsigned nobody = 65534;
                if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) ::_exit(99);
            });
        process.setProcessEnvironment(test::plainEnvironment());
        process.setWorkingDirectory(folder);
        process.start(folder + "/delvewright", words);
        return test::endOf(process);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_sound;
    test::Said m_last;
};

DELVE_TEST(BrokenFilesTest)
#include "broken_files_test.moc"
