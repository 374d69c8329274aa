#include "editor/formats/formats.h"
#include "playtest/measures/measure.h"
#include "playtest/rules/prepared_world.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

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
