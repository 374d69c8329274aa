#include "generation/files/whole_file.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Options that every verb that writes has: --quiet, --no-clobber, --strict.
class WritingOptionsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QCOMPARE(run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", "map.delve"}).status, 0);
        QCOMPARE(run({"play", "caves", "--keys", "N8S:Q", "--save", "game.delvesave"}).status, 0);
    }

    void everyVerbThatWritesTakesThem() {
        for (const auto& name : verbNames()) {
            const auto* const verb = findVerb(name);
            const auto takes = [verb](std::string_view option) {
                return std::ranges::find(verb->syntax.options, option, &Option::name) != verb->syntax.options.end();
            };
            const bool writes = takes("output") || takes("save") || name == "convert";
            const bool reads = name == "check" || name == "inspect" || name == "things" || name == "serve";
            for (const char* const option : {"quiet", "no-clobber", "strict"})
                QVERIFY2(takes(option) == (writes || (reads && option == std::string("quiet"))), option);
        }
    }

    void writers_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("output");
        QTest::newRow("generate") << QStringList{"generate", "caves", "--seed", "1", "-o", "out.txt"} << "out.txt";
        QTest::newRow("trace") << QStringList{"generate", "caves",   "--seed",  "1",
                                              "-o",       "new.txt", "--trace", "out.json"}
                               << "out.json";
        QTest::newRow("regenerate") << QStringList{"regenerate", "map.delve", "-o", "out.csv"} << "out.csv";
        QTest::newRow("resize") << QStringList{"resize", "map.delve", "--trim", "-o", "out.csv"} << "out.csv";
        QTest::newRow("skin") << QStringList{"skin", "map.delve", "--use", "grotto", "-o", "out.delve"} << "out.delve";
        QTest::newRow("convert") << QStringList{"convert", "map.delve", "out.txt"} << "out.txt";
        QTest::newRow("picture") << QStringList{"picture", "map.delve", "-o", "out.png"} << "out.png";
        QTest::newRow("save") << QStringList{"play", "caves", "--keys", "N7S:Q", "--save", "out.delvesave"}
                              << "out.delvesave";
        QTest::newRow("save where it was loaded")
            << QStringList{"play", "--keys", "LW:Q", "--load", "out.delvesave"} << "out.delvesave";
    }

    void whatExistsIsKept_data() { writers_data(); }
    void whatExistsIsKept() {
        QFETCH(QStringList, words);
        QFETCH(QString, output);
        QFile::remove(path(output));
        QVERIFY(QFile::copy(path("game.delvesave"), path(output)));
        const auto before = contentOf(path(output));
        const auto kept = run(words + QStringList{"--no-clobber"});
        QCOMPARE(kept.status, 3);
        QCOMPARE(kept.out, QByteArray());
        QCOMPARE(test::whatIsWrongWith(kept.err.toStdString()), QString());
        QVERIFY2(kept.err.contains('"' + output.toUtf8() + "\": the file already exists"), kept.err.constData());
        QCOMPARE(contentOf(path(output)), before);
        QVERIFY(!QFile::exists(path("new.txt")));
        QCOMPARE(run(words + QStringList{"--quiet"}).status, 0);
        QVERIFY(contentOf(path(output)) != before);
        QFile::remove(path("new.txt"));
    }

    void whatIsNewIsWritten() {
        QCOMPARE(run({"convert", "map.delve", "fresh.txt", "--no-clobber", "--quiet"}).status, 0);
        QVERIFY(QFile::exists(path("fresh.txt")));
        QCOMPARE(run({"convert", "map.delve", "/dev/null", "--format", "txt", "--no-clobber", "--quiet"}).status, 0);
    }

    void oneOfManyThatExistsDoesNotKeepTheOthers() {
        QCOMPARE(
            test::runShell("mkdir -p many && cp map.delve second.delve && echo mine >many/map.txt", m_folder.path())
                .status,
            0);
        const auto ended =
            run({"convert", "map.delve", "second.delve", "many", "--format", "txt", "--no-clobber", "--quiet"});
        QCOMPARE(ended.status, 3);
        QCOMPARE(contentOf(path("many/map.txt")), QByteArray("mine\n"));
        QVERIFY(QFile::exists(path("many/second.txt")));
    }

    /// Also a file that appears during the work.
    void whatAppearsMeanwhileIsKept() {
        const auto target = path("meanwhile.txt");
        const auto written = writeWholeFile(
            target.toStdString(),
            [&target](const TextSink& sink) {
                QFile other(target);
                if (other.open(QIODevice::WriteOnly)) other.write("theirs");
                other.close();
                (void)sink("ours");
                return done();
            },
            {}, Existing::Keep);
        QVERIFY(!written);
        QCOMPARE(written.failure().kind, Failure::Kind::FileAccess);
        QCOMPARE(contentOf(target), QByteArray("theirs"));
    }

    void quietIsQuiet_data() { writers_data(); }
    void quietIsQuiet() {
        QFETCH(QStringList, words);
        if (words[0] == "play" && words.contains("--load")) QFile::remove(path("out.delvesave"));
        if (words.contains("--load")) QVERIFY(QFile::copy(path("game.delvesave"), path("out.delvesave")));
        const auto ended = run(words + QStringList{"--quiet"});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
    }

    void quietStillSaysWhatIsWrong() {
        const auto ended = run({"convert", "none.delve", "a.txt", "--quiet"});
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    void quietShowsNoProgress() {
        test::CapturedConsole captured({.error = true});
        captured.console.beQuiet();
        captured.console.showProgress("Digging: 42 %");
        captured.console.endProgress();
        captured.console.note({{"test", "A word."}});
        QCOMPARE(captured.err, std::string());
        QCOMPARE(captured.console.fail(ExitStatus::File, {{"test", "No."}}), ExitStatus::File);
        QCOMPARE(captured.err, std::string("delvewright: No.\n"));
    }

    void strictTellsALoss() {
        for (const char* const more : {"--strict", "--strict --quiet"}) {
            const auto words = QStringList{"convert", "map.delve", "lost.txt"} + QString::fromLatin1(more).split(u' ');
            QCOMPARE(run(words).status, 1);
            QVERIFY(QFile::remove(path("lost.txt"))); // it is written nevertheless
        }
        QCOMPARE(run({"convert", "map.delve", "whole.delve", "--strict"}).status, 0);
        QCOMPARE(run({"convert", "map.delve", "lost.txt"}).status, 0);
    }

    void strictTellsWhatCouldNotBeMade() {
        const QStringList words{"generate", "grown-rooms",         "--seed", "1",          "--size", "16x16",
                                "--set",    "rooms.rooms=100-200", "-o",     "tight.delve"};
        QVERIFY(!run(words).err.isEmpty()); // not all rooms fit, and a message says so
        QCOMPARE(run(words + QStringList{"--strict"}).status, 1);
        QCOMPARE(run({"generate", "caves", "--seed", "5", "--size", "40x30", "-o", "map2.delve", "--strict"}).status,
                 0);
    }

    /// The note about the seed is no loss.
    void strictLetsNotesBe() { QCOMPARE(run({"generate", "caves", "-o", "fresh.delve", "--strict"}).status, 0); }

    /// Nor is the note about how many pixels a cell of a large map has.
    void strictLetsRemarksBe() {
        QFile rows(path("large.txt"));
        QVERIFY(rows.open(QIODevice::WriteOnly));
        for (int y = 0; y < 600; ++y) rows.write(QByteArray(600, '#') + '\n');
        rows.close();
        QVERIFY(QDir(m_folder.path()).mkpath("drawn"));
        const auto ended = run({"convert", "large.txt", "drawn/large.png", "--strict"});
        QVERIFY2(ended.err.contains("a cell has 8 pixels"), ended.err.constData());
        QCOMPARE(ended.err.count('\n'), 1);
        QCOMPARE(ended.status, 0);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] test::Ended run(const QStringList& words) const { return test::runProgram(words, m_folder.path()); }
    QTemporaryDir m_folder;
};

DELVE_TEST(WritingOptionsTest)
#include "writing_options_test.moc"
