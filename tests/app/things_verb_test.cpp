#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::app;

class ThingsVerbTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QFile file(m_folder->filePath("map.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#######\n#@.~~*#\n#.k.~.#\n#######\n");
    }

    void thingsAreListedOneALine() {
        const auto said = listedBy({});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, std::string("thing start 1,1 start-1-1 – Player 1\nthing flower 5,1 flower-5-1\n"
                                       "thing key 2,2 key-2-2\n3 found.\n"));
    }

    void wordsAndKindsChoose() {
        QCOMPARE(listedBy({"--kind", "flower"}).out, std::string("thing flower 5,1 flower-5-1\n1 found.\n"));
        QCOMPARE(listedBy({"--find", "KEY"}).out, std::string("thing key 2,2 key-2-2\n1 found.\n"));
        QCOMPARE(listedBy({"--find", "nothing of this"}).status, ExitStatus::No);
        QCOMPARE(listedBy({"--find", "water", "--kind", "tiles"}).out,
                 std::string("tiles water 3,1 – 3 cell(s)\n1 found.\nTiles: 3 cell(s).\n"));
    }

    void jsonHasTheValues() {
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(listedBy({"--json"}).out)).object();
        QCOMPARE(json["count"].toInt(), 3);
        const auto start = json["found"].toArray()[0].toObject();
        QCOMPARE(start["kind"].toString(), QStringLiteral("start"));
        QCOMPARE(start["cell"].toArray(), QJsonArray({1, 1}));
    }

    void wrongWordsAreRefused() {
        const auto said = listedBy({"--kind", "dragon"});
        QCOMPARE(said.status, ExitStatus::Words);
        QVERIFY2(said.err.find("Unknown kind \"dragon\". Expected one of: things, rooms") != std::string::npos,
                 said.err.c_str());
        QCOMPARE(listedBy({"--kind", "tiles"}).status, ExitStatus::Words);
        QCOMPARE(listedBy({"--level", "none"}).status, ExitStatus::Words);
    }

private:
    test::Said listedBy(std::vector<std::string> words) const {
        words.insert(words.begin(), {"things", m_folder->filePath("map.txt").toStdString()});
        return test::run(words);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(ThingsVerbTest)
#include "things_verb_test.moc"
