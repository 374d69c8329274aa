#include "generation/files/world_file.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/personas/persona.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// `inspect --personas`: the table, and the key of its JSON.
class InspectPersonasTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        generation::Workspace workspace;
        const auto made = generation::generateWorld(
            recipeNamed(generation::builtInRecipes(), "spanning-halls@1")->withSeed(3), {40, 30}, workspace);
        QVERIFY(made.ok() && writeDelveFile(made->world, path("halls.delve")).ok());
        World world;
        world.name = "closed";
        auto& level = world.levels.emplace_back();
        level.id = "closed";
        level.tiles = Grid(Size{8, 8});
        QVERIFY(writeDelveFile(world, path("closed.delve")).ok());
    }

    void eachHasALine() {
        const auto said = test::run({"inspect", path("halls.delve"), "--personas", "20"});
        const auto text = QString::fromStdString(said.out);
        const auto lines = text.split(u'\n');
        const auto head = lines.indexOf(QRegularExpression(QStringLiteral("^Persona .*Won.*95 % interval.*Seen$")));
        QVERIFY2(head >= 0, said.out.c_str());
        qsizetype row = head;
        for (const auto& persona : play::builtInPersonas()) {
            const auto& line = lines[++row];
            QVERIFY2(line.startsWith(QString::fromStdString(persona.label.source)), qPrintable(line));
            QCOMPARE(line.count(u'%'), 4); // share, both ends of the interval, seen
            QCOMPARE(line.size(), lines[head].size());
        }
        QVERIFY(!text.contains(QStringLiteral("Keys:"))); // those of --prove
    }

    void theJsonHasAKey() {
        const auto said = test::run({"inspect", path("halls.delve"), "--personas", "20", "--json"});
        const auto all = QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object();
        const auto personas = all.value(QStringLiteral("personas")).toObject();
        QCOMPARE(personas.size(), qsizetype(play::builtInPersonas().size()));
        for (const auto& persona : play::builtInPersonas()) {
            const auto one = personas.value(QString::fromStdString(persona.id)).toObject();
            QCOMPARE(one.value(QStringLiteral("games")).toInt(), 20);
            const auto count = [&](const char* key) { return one.value(QLatin1String(key)).toInt(); };
            QCOMPARE(count("won") + count("lost") + count("ended"), 20);
            QVERIFY(one.value(QStringLiteral("shareFrom")).toDouble() <= one.value(QStringLiteral("share")).toDouble());
            QVERIFY(one.value(QStringLiteral("shareTo")).toDouble() >= one.value(QStringLiteral("share")).toDouble());
            QVERIFY(one.value(QStringLiteral("steps")).toDouble() > 0);
            int games = 0;
            for (const auto& cell : one.value(QStringLiteral("lostAt")).toArray())
                games += cell.toObject().value(QStringLiteral("games")).toInt();
            QCOMPARE(games, count("lost"));
        }
        QVERIFY(!all.contains(QStringLiteral("verdict")));
        QCOMPARE(test::run({"inspect", path("halls.delve"), "--personas", "20", "--json"}).out, said.out);
    }

    void withoutAGame() {
        const auto said = test::run({"inspect", path("closed.delve"), "--personas", "20"});
        QCOMPARE(said.status, ExitStatus::No);
        QVERIFY(said.out.find("95 %") == std::string::npos);
        const auto json = test::run({"inspect", path("closed.delve"), "--personas", "20", "--json"});
        QVERIFY(json.out.find("\"personas\": {}") != std::string::npos);
    }

    void badCounts() {
        for (const char* word : {"0", "-1", "x", "100001", "1.5", ""}) {
            const auto said = test::run({"inspect", path("halls.delve"), "--personas", word});
            QCOMPARE(said.status, ExitStatus::Words);
            QCOMPARE(test::whatIsWrongWith(said.err), QString());
        }
    }

private:
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

DELVE_TEST(InspectPersonasTest)
#include "inspect_personas_test.moc"
