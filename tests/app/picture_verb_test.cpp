#include "editor/drawing/overlays.h"
#include "generation/files/world_file.h"
#include "generation/level/mission.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace delve;
using namespace delve::app;

class PictureVerbTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto said =
            test::run({"generate", "grown-rooms", "--seed", "1", "--size", "40x30", "-o", path("map.delve")});
        QCOMPARE(said.status, ExitStatus::Success);
    }

    void drawsTheMap() {
        QCOMPARE(picture({"-o", path("map.png")}).status, ExitStatus::Success);
        QCOMPARE(QImage(m_folder->filePath("map.png")).size(), QSize(640, 480));
    }

    void itIsPackedLikeAnExport() {
        QCOMPARE(picture({"-o", path("drawn.png")}).status, ExitStatus::Success);
        QCOMPARE(test::run({"convert", path("map.delve"), path("converted.png")}).status, ExitStatus::Success);
        const auto bytes = [this](const char* name) {
            QFile file(m_folder->filePath(QLatin1String(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(!bytes("drawn.png").isEmpty());
        QCOMPARE(bytes("drawn.png"), bytes("converted.png"));
    }

    void theCellSizeIsObeyed_data() {
        QTest::addColumn<int>("cell");
        for (const int cell : {1, 3, 8, 64}) QTest::newRow(qPrintable(QString::number(cell))) << cell;
    }
    void theCellSizeIsObeyed() {
        QFETCH(int, cell);
        QCOMPARE(picture({"--cell", std::to_string(cell), "-o", path("cell.png")}).status, ExitStatus::Success);
        QCOMPARE(QImage(m_folder->filePath("cell.png")).size(), QSize(40 * cell, 30 * cell));
    }

    /// Of a map that has something to draw for each, a mission too.
    void everyOverlayIsDrawn() {
        World world = *readDelveFile(path("map.delve"));
        auto& level = world.levels.front();
        level.mission.write().cycles.push_back({MissionPattern::TwoWays, {level.rooms->front().id}, {}, {}, {}, {}});
        QVERIFY(writeDelveFile(world, path("whole.delve")));
        QCOMPARE(picture({"-o", path("plain.png")}).status, ExitStatus::Success);
        for (const auto& kind : editor::overlayKinds()) {
            const auto said = test::run(
                {"picture", path("whole.delve"), "--overlay", std::string(kind.name), "-o", path("over.png")});
            QCOMPARE(said.err, std::string());
            QCOMPARE(said.status, ExitStatus::Success);
        }
        QCOMPARE(picture({"--overlay", "rooms", "-o", path("over.png")}).status, ExitStatus::Success);
        QVERIFY(QImage(m_folder->filePath("over.png")) != QImage(m_folder->filePath("plain.png")));
    }

    /// Below the map, which stays as it is without one.
    void overlaysHaveALegend() {
        QCOMPARE(picture({"--overlay", "links", "-o", path("with.png")}).status, ExitStatus::Success);
        QCOMPARE(picture({"--overlay", "links", "--no-legend", "-o", path("without.png")}).status, ExitStatus::Success);
        const QImage with(m_folder->filePath("with.png")), without(m_folder->filePath("without.png"));
        QCOMPARE(without.size(), QSize(640, 480));
        QVERIFY(with.height() > 480);
        QCOMPARE(with.copy(without.rect()), without);
    }

    /// The critical path and the proof ask for the rules of the map.
    void waysAreDrawn() {
        QCOMPARE(picture({"--no-legend", "-o", path("plain.png")}).status, ExitStatus::Success);
        for (const char* name : {"path", "proof"}) {
            QCOMPARE(picture({"--overlay", name, "--no-legend", "-o", path("way.png")}).status, ExitStatus::Success);
            QVERIFY2(QImage(m_folder->filePath("way.png")) != QImage(m_folder->filePath("plain.png")), name);
        }
    }

    void whatAPersonaWalkedIsDrawn() {
        QCOMPARE(picture({"--no-legend", "-o", path("plain.png")}).status, ExitStatus::Success);
        const auto walked = [this](std::vector<std::string> persona) {
            std::vector<std::string> words{"--overlay", "walked", "--no-legend", "-o", path("walked.png")};
            words.insert(words.end(), persona.begin(), persona.end());
            return picture(words).status == ExitStatus::Success ? QImage(m_folder->filePath("walked.png")) : QImage();
        };
        const QImage runner = walked({"--persona", "runner"}), novice = walked({"--persona", "novice"});
        QCOMPARE(runner.size(), QSize(640, 480));
        QVERIFY(runner != QImage(m_folder->filePath("plain.png")));
        QVERIFY(runner != novice);
        QCOMPARE(walked({}), runner);
    }

    void whereNobodyPlaysANoteSaysWhy() {
        QFile map(m_folder->filePath("bare.txt"));
        QVERIFY(map.open(QIODevice::WriteOnly));
        map.write("#####\n#...#\n#####\n");
        map.close();
        const auto said =
            test::run({"picture", path("bare.txt"), "--overlay", "walked", "--no-legend", "-o", path("bare.png")});
        QCOMPARE(said.status, ExitStatus::Success);
        QVERIFY2(said.err.find("No games of personas: ") != std::string::npos, said.err.c_str());
        QCOMPARE(QImage(m_folder->filePath("bare.png")).size(), QSize(80, 48));
    }

    void anOverlayWithNothingToDrawSaysWhy() {
        const auto said = picture({"--overlay", "mission", "--no-legend", "-o", path("mission.png")});
        QCOMPARE(said.status, ExitStatus::Success);
        QVERIFY2(said.err.find("Nothing drawn by \"mission\": This level has no mission") != std::string::npos,
                 said.err.c_str());
        QCOMPARE(picture({"--no-legend", "-o", path("plain.png")}).status, ExitStatus::Success);
        QCOMPARE(QImage(m_folder->filePath("mission.png")), QImage(m_folder->filePath("plain.png")));
        QCOMPARE(picture({"--overlay", "mission", "--strict", "-o", path("strict.png")}).status, ExitStatus::No);
    }

    void whatFollowsTheMouseIsForTheWindow() {
        const auto said = picture({"--overlay", "sight", "-o", path("sight.png")});
        QCOMPARE(said.status, ExitStatus::Words);
        QVERIFY(said.err.find("path") != std::string::npos);
    }

    void anOverlayThatIsNamedTwiceIsDrawnOnce() {
        QCOMPARE(picture({"--overlay", "rooms", "-o", path("once.png")}).status, ExitStatus::Success);
        QCOMPARE(picture({"--overlay", "rooms", "--overlay", "rooms", "-o", path("twice.png")}).status,
                 ExitStatus::Success);
        QCOMPARE(QImage(m_folder->filePath("twice.png")), QImage(m_folder->filePath("once.png")));
    }

    void standardOutputIsThePictureAlone() {
        const auto said = picture({"-o", "-"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(QImage::fromData(QByteArray::fromStdString(said.out)).size(), QSize(640, 480));
        QCOMPARE(said.err, std::string());
    }

    void asksForAnApplicationThatDraws() {
        test::CapturedConsole captured;
        generation::Feedback feedback;
        int asked = 0;
        CommandContext context{captured.console, feedback, [&asked] { ++asked; }};
        const std::vector<std::string> words{path("map.delve"), "-o", path("map.png")};
        QCOMPARE(runVerb(*findVerb("picture"), words, context), ExitStatus::Success);
        QCOMPARE(asked, 1);
    }

    /// A picture is drawn and compressed in bands: 100 million pixels at once would take 400 MB.
    void aLargePictureTakesLittleMemory() {
        if (test::addressesAreChecked) return;
        const auto memory = [this](const QString& words) {
            const auto ended = test::runShell(
                QStringLiteral("\"$DELVEWRIGHT\" %1 & child=$!; peak=0; while [ -r /proc/$child/status ]; do "
                               "now=$(sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\) kB/\\1/p' /proc/$child/status); "
                               "[ -n \"$now\" ] || break; peak=$now; done; wait $child && echo $peak")
                    .arg(words),
                m_folder->path());
            return ended.status == 0 ? ended.out.trimmed().toLongLong() * 1024 : std::numeric_limits<qint64>::max();
        };
        const qint64 small =
            memory(QStringLiteral("picture map.delve --cell 4 --overlay rooms --no-legend -o small.png"));
        const qint64 large =
            memory(QStringLiteral("picture map.delve --cell 256 --overlay rooms --no-legend -o large.png"));
        QVERIFY(small < large);
        QVERIFY2(large - small < 200'000'000, qPrintable(QString::number(large - small)));
        QCOMPARE(QImageReader(m_folder->filePath("large.png")).size(), QSize(40 * 256, 30 * 256));
    }

    void whatNeedsTooMuchSaysHowMuch() {
        QCOMPARE(
            test::run({"generate", "caves", "--seed", "1", "--size", "1000x1000", "-o", path("caves.delve")}).status,
            ExitStatus::Success);
        for (const char* verb : {"picture", "convert"}) {
            const std::vector<std::string> words =
                QLatin1String(verb) == QLatin1String("picture")
                    ? std::vector<std::string>{"picture", path("caves.delve"), "--cell", "64", "-o", path("caves.png")}
                    : std::vector<std::string>{"convert", path("caves.delve"), path("caves.png"), "--option",
                                               "cell=64"};
            const auto said = test::run(words);
            QCOMPARE(said.status, ExitStatus::Impossible);
            QCOMPARE(test::whatIsWrongWith(said.err), QString());
            QVERIFY2(said.err.find("64000 x 64000 pixels need 15.3 GB of memory; at most 2.0 GB") != std::string::npos,
                     said.err.c_str());
            QVERIFY(!QFile::exists(m_folder->filePath("caves.png")));
        }
    }

    void whatIsStoppedWritesNothing() {
        test::CapturedConsole captured;
        generation::Feedback feedback;
        CommandContext context{captured.console, feedback, [&feedback] { feedback.stop(); }};
        const std::vector<std::string> words{path("map.delve"), "-o", path("stopped.png")};
        QCOMPARE(runVerb(*findVerb("picture"), words, context), ExitStatus::Stopped);
        QVERIFY(!QFile::exists(m_folder->filePath("stopped.png")));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("no output") << QStringList{} << "needs -o";
        QTest::newRow("cell of nothing") << QStringList{"--cell", "0", "-o", "a.png"} << "from 1 to 256";
        QTest::newRow("cell too large") << QStringList{"--cell", "257", "-o", "a.png"} << "from 1 to 256";
        QTest::newRow("cell of a word") << QStringList{"--cell", "8px", "-o", "a.png"} << "from 1 to 256";
        QTest::newRow("overlay") << QStringList{"--overlay", "room", "-o", "a.png"} << "did you mean \"rooms\"?";
        QTest::newRow("persona") << QStringList{"--overlay", "walked", "--persona", "novise", "-o", "a.png"}
                                 << "did you mean \"novice\"?";
        QTest::newRow("persona of nothing")
            << QStringList{"--persona", "novice", "-o", "a.png"} << "for the overlay \"walked\"";
        QTest::newRow("another kind of picture") << QStringList{"-o", "a.jpg"} << "ends in .png";
        QTest::newRow("level") << QStringList{"--level", "cellar", "-o", "a.png"} << "Unknown level \"cellar\"";
    }
    void refuses() {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        std::vector<std::string> typed;
        for (const auto& word : words) typed.push_back(word.toStdString());
        const auto said = picture(typed);
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find(part.toStdString()) != std::string::npos, said.err.c_str());
        QVERIFY(!QFile::exists("a.png"));
    }

private:
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }

    [[nodiscard]] test::Said picture(std::vector<std::string> words) const {
        words.insert(words.begin(), {"picture", path("map.delve")});
        return test::run(words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(PictureVerbTest)
#include "picture_verb_test.moc"
