#include "app/files/open_stream.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// Outputs that are open already, by any name, and other outputs that are no regular files.
class OpenStreamTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        const auto made = shell("\"$DELVEWRIGHT\" generate caves --seed 5 --size 20x16 -o map.delve && "
                                "ln -s /dev/stdout link.txt && ln -s link.txt link-to-it.txt");
        QCOMPARE(made.err, QByteArray());
        QCOMPARE(made.status, 0);
    }

    void theirNamesAreKnown() {
        const auto streamOf = [this](const char* name) { return openStream(m_folder.filePath(name).toStdString()); };
        QVERIFY(openStream("-") == 1);
        QVERIFY(openStream("/dev/stdout") == 1);
        QVERIFY(openStream("/dev/../dev/stderr") == 2);
        QVERIFY(openStream("/dev/fd/7") == 7);
        QVERIFY(openStream("/proc/self/fd/12") == 12);
        QVERIFY(streamOf("link.txt") == 1);
        QVERIFY(streamOf("link-to-it.txt") == 1);
        for (const char* const name : {"", "/", ".", "map.delve", "1", "/dev/null", "/dev/fd", "/dev/fd/", "/dev/fd/x",
                                       "/dev/fd/-1", "/dev/fd/1x", "./-", "/nowhere/1"})
            QVERIFY2(!openStream(name), name);
        QFile::link("round.txt", m_folder.filePath("round.txt"));
        QVERIFY(!streamOf("round.txt"));
    }

    void whatStandsThereStays_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("stream");
        QTest::newRow("stdout") << "convert map.delve /dev/stdout --format txt --quiet"
                                << "";
        QTest::newRow("in /proc") << "convert map.delve /proc/self/fd/1 --format txt --quiet"
                                  << "";
        QTest::newRow("in /dev/fd") << "convert map.delve /dev/fd/1 --format txt --quiet"
                                    << "";
        QTest::newRow("by a link") << "convert map.delve link-to-it.txt --quiet"
                                   << "";
        QTest::newRow("stderr") << "convert map.delve /dev/stderr --format txt --quiet"
                                << "2";
        QTest::newRow("another") << "convert map.delve /dev/fd/3 --format txt --quiet"
                                 << "3";
        QTest::newRow("kept") << "convert map.delve /dev/fd/3 --format txt --quiet --no-clobber"
                              << "3";
        QTest::newRow("generate") << "generate caves --seed 1 -o /dev/stdout --format txt --quiet"
                                  << "";
        QTest::newRow("its trace") << "generate caves --seed 1 -o new.delve --trace /dev/fd/3 --quiet"
                                   << "3";
        QTest::newRow("regenerate") << "regenerate map.delve -o /dev/stdout --format delve"
                                    << "";
        QTest::newRow("resize") << "resize map.delve --size 30x30 -o /dev/stdout --format delve"
                                << "";
        QTest::newRow("picture") << "picture map.delve -o /dev/stdout"
                                 << "";
        QTest::newRow("skin") << "skin map.delve --use grotto -o /dev/stdout --format delve"
                              << "";
        QTest::newRow("a saved game") << "play map.delve --seed 1 --keys N1SD:Q --save /dev/fd/3"
                                      << "3";
    }
    /// The output is appended, and is the same as in a pipe.
    void whatStandsThereStays() {
        QFETCH(const QString, words);
        QFETCH(const QString, stream);
        const QString program = "\"$DELVEWRIGHT\" " + words + " " + stream;
        QCOMPARE(shell("echo keep >log.txt; " + program + ">>log.txt").status, 0);
        QCOMPARE(shell("mkfifo way; cat way >piped.txt & " + program + ">way && wait; rm way").status, 0);
        QVERIFY(!contentOf("piped.txt").isEmpty());
        QCOMPARE(contentOf("log.txt"), "keep\n" + contentOf("piped.txt"));
    }

    void aPipeOfANameIsWrittenTo() {
        const auto ended = shell("mkfifo pipe; cat pipe >read.txt & \"$DELVEWRIGHT\" convert map.delve pipe --format "
                                 "txt --quiet && wait && test -p pipe && \"$DELVEWRIGHT\" convert map.delve - --format "
                                 "txt --quiet | cmp - read.txt");
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
    }

    void isRefused_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("not open") << "convert map.delve /dev/fd/9 --format txt" << 3 << QByteArray("/dev/fd/9: ");
        QTest::newRow("only read") << "convert map.delve /dev/fd/9 --format txt 9<map.delve" << 3
                                   << QByteArray("/dev/fd/9: ");
        QTest::newRow("no format") << "convert map.delve /dev/stdout" << 2 << QByteArray("--format");
        QTest::newRow("each level") << "convert map.delve /dev/stdout --format txt --level all" << 2
                                    << QByteArray("--level all");
        QTest::newRow("two things") << "generate caves -o /dev/stdout --format txt --trace -" << 2
                                    << QByteArray("Only one of -o and --trace");
        QTest::newRow("two things elsewhere")
            << "generate caves -o /dev/fd/9 --format txt --trace /proc/self/fd/9 9>log.txt" << 2
            << QByteArray("Give two names");
    }
    void isRefused() {
        QFETCH(const QString, words);
        QFETCH(const int, status);
        QFETCH(const QByteArray, part);
        const auto ended = shell("\"$DELVEWRIGHT\" " + words);
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.out, QByteArray());
        QVERIFY2(ended.err.contains(part), ended.err.constData());
    }

private:
    [[nodiscard]] test::Ended shell(const QString& line) const { return test::runShell(line, m_folder.path()); }
    [[nodiscard]] QByteArray contentOf(const char* name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
};

DELVE_TEST(OpenStreamTest)
#include "open_stream_test.moc"
