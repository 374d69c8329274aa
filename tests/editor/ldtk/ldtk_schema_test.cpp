#include "tests/editor/formats/sample_world.h"
#include "tests/editor/ldtk/json_schema.h"
#include "tests/editor/ldtk/ldtk_samples.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QFile>
#include <QJsonDocument>
#include <QSet>
#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

JsonSchema schema() {
    QFile file(QStringLiteral(DELVE_TEST_DATA "/ldtk/JSON_SCHEMA.json"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no schema");
    return JsonSchema(QJsonDocument::fromJson(file.readAll()).object());
}

void collect(const QJsonValue& value, const QString& member, QStringList& found) {
    if (value.isObject()) {
        const auto object = value.toObject();
        if (object.contains(member)) found << object[member].toVariant().toString();
        for (const auto child : object) collect(child, member, found);
    }
    for (const auto child : value.toArray()) collect(child, member, found);
}

} // namespace

/// What we write is what LDtk's own schema calls a project.
class LdtkSchemaTest : public QObject {
    Q_OBJECT
private slots:
    void theSchemaIsThatOfThisVersion() {
        QFile file(QStringLiteral(DELVE_TEST_DATA "/ldtk/JSON_SCHEMA.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(file.readAll()).object()["version"].toString(), "1.5.3");
    }

    void everyExportFitsTheSchema() {
        for (const World& world : {worldOfTiles(), worldOfEverything(), worldOfOneOfEverything()})
            for (const char* const tileset : {"beside", "none"})
                QCOMPARE(schema().faultsOf(writtenAsLdtk(world, {{"tileset", std::string(tileset)}})), QStringList());
    }

    /// Checks the check itself.
    void whatDoesNotFitIsFound() {
        const auto whole = writtenAsLdtk(worldOfEverything());
        auto changed = whole;
        changed.remove("iid");
        QVERIFY(!schema().faultsOf(changed).isEmpty());
        changed = whole;
        changed["levels"] = QJsonArray{QJsonObject{}};
        QVERIFY(!schema().faultsOf(changed).isEmpty());
        changed = whole;
        changed["worldLayout"] = "Round";
        QVERIFY(!schema().faultsOf(changed).isEmpty());
        changed = whole;
        auto level = whole["levels"].toArray()[0].toObject();
        level["pxWid"] = 1.5;
        changed["levels"] = QJsonArray{level};
        QVERIFY(!schema().faultsOf(changed).isEmpty());
        level = whole["levels"].toArray()[0].toObject();
        level["more"] = 1;
        changed["levels"] = QJsonArray{level};
        QVERIFY(!schema().faultsOf(changed).isEmpty());
    }

    void noNumberOrIdIsThereTwice() {
        const auto project = writtenAsLdtk(worldOfOneOfEverything());
        for (const char* const member : {"uid", "iid"}) {
            QStringList found;
            collect(project, member, found);
            QVERIFY(found.size() > 3);
            QCOMPARE(QSet<QString>(found.begin(), found.end()).size(), found.size());
            for (const auto& number : found)
                if (qstrcmp(member, "uid") == 0) QVERIFY(number.toLongLong() < project["nextUid"].toInteger());
        }
    }

    void layersStandInTheOrderOfTheirDefinitions() {
        const auto project = writtenAsLdtk(worldOfOneOfEverything());
        QStringList defined;
        for (const auto layer : project["defs"].toObject()["layers"].toArray())
            defined << layer.toObject()["identifier"].toString();
        for (const auto level : project["levels"].toArray()) {
            qsizetype last = -1;
            for (const auto layer : level.toObject()["layerInstances"].toArray()) {
                const auto place = defined.indexOf(layer.toObject()["__identifier"].toString());
                QVERIFY(place > last);
                last = place;
            }
        }
    }
};

DELVE_TEST(LdtkSchemaTest)
#include "ldtk_schema_test.moc"
