#include "editor/formats/formats.h"
#include "playtest/measures/measure.h"
#include "playtest/rules/prepared_world.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// The measures that `inspect` prints.
class InspectVerbTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(
            test::run({"generate", "grown-rooms", "--seed", "3", "--size", "40x30", "-o", path("map.delve")}).status,
            ExitStatus::Success);
        QCOMPARE(test::run({"generate", "journey", "--seed", "3", "-o", path("journey.delve")}).status,
                 ExitStatus::Success);
    }

    /// All of them, by group, with unit and id.
    void theTableHasEveryMeasure() {
        const auto said = test::run({"inspect", path("map.delve")});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto text = QString::fromStdString(said.out);
        for (const auto& measure : play::builtInMeasures())
            QVERIFY2(text.contains("  [" + QString::fromStdString(measure.id) + "]\n"), measure.id.c_str());
        for (const auto group : play::measureGroups)
            QVERIFY2(text.contains('\n' + QString::fromUtf8(play::labelOf(group).source) + '\n'),
                     play::labelOf(group).source);
        QVERIFY(text.indexOf("Errors: ") < text.indexOf("Measures of "));
    }

    void inJsonTheNumbersAreExact() {
        const auto world = worldOf("map.delve");
        const auto measures = jsonOf({"inspect", path("map.delve"), "--json"})["measures"].toObject();
        QCOMPARE(measures.keys(), QStringList{QString::fromStdString(world.levels[0].id)});
        const auto level = measures.begin()->toObject();
        const auto expected = *play::measure(world, 0);
        QCOMPARE(static_cast<std::size_t>(level.size()), expected.size());
        for (const auto& [info, value] : expected) {
            const auto found = level[QString::fromStdString(info->id)];
            QCOMPARE(found.isNull(), !value.has_value());
            if (value) QCOMPARE(found.toDouble(), static_cast<double>(value->thousandths) / 1000);
        }
    }

    void stepsToTheWinComeFromTheProof() {
        using Steps = std::pair<QJsonValue, QJsonValue>; // what `[]` gives refers to the object
        const auto steps = [](const std::vector<std::string>& words) {
            const auto json = jsonOf(words);
            return Steps(json["steps"], json["measures"].toObject().begin()->toObject()["steps-to-win"]);
        };
        QVERIFY(steps({"inspect", path("map.delve"), "--json"}).second.isNull());
        const auto [proof, measure] = steps({"inspect", path("map.delve"), "--json", "--prove"});
        QCOMPARE(measure, proof);
    }

    void jsonHasEveryLevelAndTextTheFirstOne() {
        const auto world = worldOf("journey.delve");
        QVERIFY(world.levels.size() > 1);
        const auto measures = jsonOf({"inspect", path("journey.delve"), "--json"})["measures"].toObject();
        QCOMPARE(static_cast<std::size_t>(measures.size()), world.levels.size());
        const auto said = test::run({"inspect", path("journey.delve")});
        const auto& home = world.levels[play::homeOf(world)];
        QCOMPARE(said.out.find("Measures of "), said.out.rfind("Measures of "));
        QVERIFY(said.out.find("Measures of " + home.id + '\n') != std::string::npos);
    }

    void oneLevelIsInspectedAlone() {
        const auto world = worldOf("journey.delve");
        const auto& id = world.levels[1].id;
        const auto json = jsonOf({"inspect", path("journey.delve"), "--json", "--level", id});
        QCOMPARE(json["measures"].toObject().keys(), QStringList{QString::fromStdString(id)});
        QCOMPARE(test::run({"inspect", path("journey.delve"), "--level", "nowhere"}).status, ExitStatus::Words);
    }

    /// Of a map that is too large for all measures, the common ones.
    void aLargeMapHasItsCommonMeasures() {
        QCOMPARE(test::run({"generate", "grown-rooms", "--seed", "3", "--size", "1100x1000", "-o", path("large.delve")})
                     .status,
                 ExitStatus::Success);
        const auto said = test::run({"inspect", path("large.delve"), "--json"});
        QVERIFY(said.err.find("only the common measures: it has more than 1048576 cells") != std::string::npos);
        QVERIFY(said.err.find("--level") == std::string::npos); // it is a single one already
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object();
        const auto level = json["measures"].toObject().begin()->toObject();
        for (const auto& measure : play::builtInMeasures())
            QCOMPARE(level.contains(QString::fromStdString(measure.id)), measure.common);
    }

    void aLevelWithoutAMissionHasNone() {
        QVERIFY(test::run({"inspect", path("map.delve")}).out.find("Mission") == std::string::npos);
        const auto json = jsonOf({"inspect", path("map.delve"), "--json"});
        QVERIFY(json["missions"].isObject() && json["missions"].toObject().isEmpty());
    }

    /// As text and in JSON; what is gone is left out, and what a stranger wrote does no harm.
    void aMissionIsTold() {
        auto world = worldOf("map.delve");
        Level& level = world.levels[0];
        const auto add = [&level](ThingKind kind, const char* id, std::int32_t x, const std::string& colour) {
            level.things.write().push_back({id, kind, {x, 0}, {}, {}, {}});
            if (!colour.empty()) level.things.write().back().fields.set("colour", colour);
        };
        add(ThingKind::Lock, "first", 1, "red\x1b[2J");
        add(ThingKind::Key, "second", 2, "red\x1b[2J");
        level.tiles.set({3, 0}, Tile::Grate);
        const auto room = level.rooms->front().id;
        level.mission = Mission{{{MissionPattern::LockAndKey, {room, "gone"}, {"first"}, {"second", "gone"}, {}, {}},
                                 {MissionPattern::Foreshadowing, {}, {}, {}, {{3, 0}, {0, 0}}, {}}},
                                {}};
        QVERIFY(editor::writeWorld(world, m_folder->filePath("mission.delve")));
        const auto text = test::run({"inspect", path("mission.delve")}).out;
        QVERIFY2(text.find("Mission of " + level.id + "\n\n  1. Lock and key  [lock-and-key]\n     1 room(s)\n") !=
                     std::string::npos,
                 text.c_str());
        QVERIFY(text.find(" at (1, 0) – key “red") != std::string::npos && text.find('\x1b') == std::string::npos);
        QVERIFY(text.find("  2. Foreshadowing  [foreshadowing]\n     grate at (3, 0)\n") != std::string::npos);
        QVERIFY(text.find("gone") == std::string::npos);
        const auto json = jsonOf({"inspect", path("mission.delve"), "--json"})["missions"].toObject();
        const auto cycles = json[QString::fromStdString(level.id)].toArray();
        QCOMPARE(cycles.size(), 2);
        const auto lock = cycles[0].toObject()["locks"].toArray()[0].toObject();
        QCOMPARE(lock["id"].toString(), QStringLiteral("first"));
        QCOMPARE(lock["colour"].toString().toStdString(), std::string("red\x1b[2J"));
        QCOMPARE(lock["cell"].toArray(), (QJsonArray{1, 0}));
        QCOMPARE(cycles[0].toObject()["rooms"].toArray(), (QJsonArray{QString::fromStdString(room)}));
        QCOMPARE(cycles[0].toObject()["keys"].toArray().size(), 1);
        QCOMPARE(cycles[1].toObject()["pattern"].toString(), QStringLiteral("foreshadowing"));
        QCOMPARE(cycles[1].toObject()["cells"].toArray().size(), 2);
    }

private:
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }
    [[nodiscard]] World worldOf(const char* name) const {
        auto read = editor::readWorld(m_folder->filePath(QLatin1String(name)));
        if (!read) qFatal("could not be read");
        return std::move(read->world);
    }
    [[nodiscard]] static QJsonObject jsonOf(const std::vector<std::string>& words) {
        return QJsonDocument::fromJson(QByteArray::fromStdString(test::run(words).out)).object();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(InspectVerbTest)
#include "inspect_verb_test.moc"
