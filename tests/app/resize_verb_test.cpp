#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/level/resize.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

class ResizeVerbTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto said =
            test::run({"generate", "grown-rooms", "--seed", "1", "--size", "60x40", "-o", path("map.delve")});
        QCOMPARE(said.status, ExitStatus::Success);
    }

    void itGrowsRoundItsAnchor() {
        const auto said = resizedBy({"--size", "80x44", "--anchor", "bottom"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        const auto world = readDelve(said.out);
        QVERIFY(world.ok());
        QVERIFY(*world == withResizedLevel(map(), 0, {-10, -4, 80, 44}));
    }

    void withoutAnAnchorTheTopLeftStays() {
        const auto world = readDelve(resizedBy({"--size", "70x50"}).out);
        QVERIFY(world.ok() && *world == withResizedLevel(map(), 0, {0, 0, 70, 50}));
    }

    void whatIsCutOffIsTold() {
        const auto said = resizedBy({"--select", "10,5,30,20"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto cut = cutBy(map().levels[0], {10, 5, 30, 20});
        QVERIFY(said.err.find("Cut off: " + std::to_string(cut.cells) + " cells") != std::string::npos);
        QVERIFY((readDelve(said.out)->levels[0].size() == Size{30, 20}));
        QCOMPARE(resizedBy({"--select", "10,5,30,20", "--strict"}).status, ExitStatus::No);
        QCOMPARE(resizedBy({"--size", "60x40", "--strict"}).status, ExitStatus::Success);
    }

    void emptyEdgesAreTrimmed() {
        QCOMPARE(
            test::run({"resize", path("map.delve"), "--size", "200x90", "--anchor", "middle", "-o", path("map.delve")})
                .status,
            ExitStatus::Success);
        const auto said = resizedBy({"--trim", "--strict"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto world = readDelve(said.out);
        QVERIFY(world->levels[0].size().width <= 60 && world->levels[0].size().height <= 40);
        QVERIFY(contentOf(world->levels[0]) == wholeOf(world->levels[0].size()));
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << ""
                                 << "Give one of --size, --select and --trim.";
        QTest::newRow("two") << "--size 20x20 --trim"
                             << "Give one of --size, --select and --trim.";
        QTest::newRow("no size") << "--size 20"
                                 << "Invalid --size \"20\": give WxH from 1x1 to 16384x16384.";
        QTest::newRow("too large") << "--size 20000x20"
                                   << "Invalid --size \"20000x20\"";
        QTest::newRow("anchor") << "--size 20x20 --anchor up"
                                << "Unknown anchor \"up\". Expected one of: top-left, top,";
        QTest::newRow("needless anchor") << "--trim --anchor top"
                                         << "--anchor is for --size.";
        QTest::newRow("off the map") << "--select 50,0,20,10"
                                     << "within the map of 60 x 40 cells";
    }
    void wrongWordsAreRefused() {
        QFETCH(QString, words);
        QFETCH(QString, said);
        std::vector<std::string> all;
        for (const auto& word : words.split(' ', Qt::SkipEmptyParts)) all.push_back(word.toStdString());
        const auto refused = resizedBy(all);
        QCOMPARE(refused.status, ExitStatus::Words);
        QVERIFY2(refused.err.find(said.toStdString()) != std::string::npos, refused.err.c_str());
        QVERIFY(refused.out.empty());
    }

private:
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }
    [[nodiscard]] World map() const { return *readDelveFile(path("map.delve")); }
    [[nodiscard]] test::Said resizedBy(std::vector<std::string> words) const {
        words.insert(words.begin(), {"resize", path("map.delve")});
        for (const char* word : {"-o", "-", "--format", "delve"}) words.emplace_back(word);
        return test::run(words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(ResizeVerbTest)
#include "resize_verb_test.moc"
