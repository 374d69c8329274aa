#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "generation/level/delve_file.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/tiled/compared_pictures.h"
#include "tests/editor/tiled/tiled_fixtures.h"
#include "tests/support/levels.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// A map of ours in a folder of its own, which a test changes as Tiled might.
class OurMap {
public:
    explicit OurMap(const World& world, const QString& name = "map.tmx") : m_name(name) { write(world); }

    void write(const World& world) {
        const auto written = writeWorld(world, path());
        if (!written) qFatal("%s", qPrintable(toQString(written.failure())));
    }
    void replace(const char* from, const QByteArray& to) {
        auto text = readFile(path());
        const auto at = text.indexOf(from);
        if (at < 0) qFatal("no %s", from);
        writeFile(path(), text.replace(at, static_cast<qsizetype>(qstrlen(from)), to));
    }
    [[nodiscard]] Imported read() const {
        auto read = readWorld(path());
        if (!read) qFatal("%s", qPrintable(toQString(read.failure())));
        return *std::move(read);
    }
    [[nodiscard]] QByteArray text() const { return readFile(path()); }
    [[nodiscard]] QString path() const { return m_folder.filePath(m_name); }

private:
    QTemporaryDir m_folder;
    QString m_name;
};

World sample() {
    World world = generated("quest", 3, {48, 32});
    Level& level = world.levels[0];
    level.properties.set("mood", std::string("light"));
    level.properties.set("depth", Decimal::of(3));
    return asInAFile(world);
}

bool tells(const Notes& notes, const QString& part) {
    return std::ranges::any_of(notes, [&](const Message& note) { return toQString(note).contains(part); });
}

/// Without what Tiled's own parts are kept in.
World withoutKept(World world) {
    world.properties.remove("tilesets");
    world.levels[0].properties.remove("tiled");
    return world;
}

constexpr const char* endOfProperties = "  <property name=\"delvewright\"";

} // namespace

/// Maps that we wrote, and that somebody changed in Tiled.
class OwnMapTest : public QObject {
    Q_OBJECT
private slots:
    void anUntouchedMapComesBackAsItWas() {
        for (const QString name : {"map.tmx", "map.tmj"}) {
            const World world = sample();
            const auto read = OurMap(world, name).read();
            QCOMPARE(QString::fromStdString(delveText(read.world)), QString::fromStdString(delveText(world)));
            QVERIFY(read.notes.empty());
        }
    }

    void propertiesFollowThoseOfTheMap() {
        OurMap map(sample());
        map.replace("name=\"mood\" value=\"light\"", "name=\"mood\" value=\"dark\"");
        map.replace("  <property name=\"depth\" type=\"int\" value=\"3\"/>\n", "");
        map.replace(endOfProperties, QByteArray("  <property name=\"music\" value=\"harp\"/>\n") + endOfProperties);
        const auto read = map.read();
        const auto& properties = read.world.levels[0].properties;
        QVERIFY(*properties.find("mood") == PropertyValue(std::string("dark")));
        QVERIFY(*properties.find("music") == PropertyValue(std::string("harp")));
        QVERIFY(!properties.find("depth"));
        QVERIFY(!properties.find("tiled") && !properties.find("seed") && read.notes.empty());
    }

    void whatOnlySaysWhatTheMapIsIsNotRead() {
        OurMap map(sample());
        map.replace("name=\"seed\" value=\"3\"", "name=\"seed\" value=\"4\"");
        const auto read = map.read();
        QVERIFY(tells(read.notes, "not read: seed."));
        QCOMPARE(read.world.levels[0].recipe->seed, std::uint64_t{3});
        QVERIFY(!read.world.levels[0].properties.find("seed"));
    }

    void whatIsNoneOfOursIsKeptAndWrittenBack_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* from, const char* to, const char* part) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(part);
        };
        row("object", "draworder=\"index\">\n",
            "draworder=\"index\">\n  <object id=\"9000\" name=\"trap\" type=\"zone\" x=\"8\" y=\"8\"/>\n",
            "name=\"trap\" type=\"zone\"");
        row("attribute", "<map ", "<map weather=\"rain\" ", "weather=\"rain\"");
        row("background", "<map ", "<map backgroundcolor=\"#102030\" ", "backgroundcolor=\"#102030\"");
        row("image", "</map>", "<imagelayer id=\"99\" name=\"sky\"/></map>", "<imagelayer id=\"99\" name=\"sky\"");
        row("tint", "<layer id=\"1\" ", "<layer tintcolor=\"#ff8080\" id=\"1\" ", "tintcolor=\"#ff8080\"");
        row("property of a layer", "<property name=\"level\" type=\"bool\"",
            "<property name=\"z\" value=\"1\"/><property name=\"level\" type=\"bool\"", "name=\"z\" value=\"1\"");
        row("turned object", "type=\"start\" gid=", "type=\"start\" rotation=\"45\" gid=", "rotation=\"45\"");
    }
    void whatIsNoneOfOursIsKeptAndWrittenBack() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, part);
        const World world = sample();
        OurMap map(world);
        map.replace(from.constData(), to);
        const auto first = map.read();
        QCOMPARE(QString::fromStdString(delveText(withoutKept(first.world))), QString::fromStdString(delveText(world)));
        const auto again = readDelve(delveText(first.world));
        QVERIFY2(again, qPrintable(again ? "" : toQString(again.failure())));
        map.write(*again);
        QVERIFY2(map.text().contains(part), map.text().left(3000).constData());
        QCOMPARE(map.text().count("name=\"rooms\""), 1);
        const auto second = map.read();
        QCOMPARE(QString::fromStdString(delveText(withoutKept(second.world))),
                 QString::fromStdString(delveText(world)));
        map.write(second.world);
        QVERIFY2(map.text().contains(part), map.text().left(3000).constData());
        const auto tilesets = map.text().count("<tileset ");
        map.write(map.read().world);
        QCOMPARE(map.text().count("<tileset "), tilesets); // they do not add up
    }

    void foreignObjectsAreTold() {
        OurMap map(sample());
        map.replace("draworder=\"index\">\n",
                    "draworder=\"index\">\n <object id=\"9000\" type=\"zone\" x=\"8\" y=\"8\"/>\n");
        QVERIFY(tells(map.read().notes, "1 object(s) are of no kind"));
    }

    void plansAreNotRead() {
        OurMap map(sample());
        auto text = map.text();
        const auto rooms = text.indexOf("name=\"rooms\"");
        QVERIFY(rooms > 0);
        const auto from = text.indexOf("  <object ", rooms), to = text.indexOf("  <object ", from + 5);
        writeFile(map.path(), text.remove(from, to - from));
        const auto read = map.read();
        QVERIFY(tells(read.notes, "Rooms, halls or links were added or removed"));
        QVERIFY(*read.world.levels[0].rooms == *sample().levels[0].rooms);
    }

    void layersThatWereRemovedAreGone() {
        World world = sample();
        DecorationLayer fog;
        fog.name = "fog";
        fog.over = true;
        fog.tiles = Grid(world.levels[0].size());
        world.levels[0].layers = {fog};
        OurMap map(world);
        QCOMPARE(map.read().world.levels[0].layers.size(), std::size_t{1});
        auto text = map.text();
        const auto from = text.indexOf("<layer id=\"2\""), to = text.indexOf("</layer>", from);
        writeFile(map.path(), text.remove(from, to + 8 - from));
        QVERIFY(map.read().world.levels[0].layers.empty());
    }

    /// Only the property `delvewright` says that a map is one of ours.
    void aStrangersLayerMayHaveAProperty() {
        QTemporaryDir folder;
        for (const QString name : {"cave.png", "csv.tmx"}) QVERIFY(QFile::copy(tiledFile(name), folder.filePath(name)));
        const auto path = folder.filePath("level.tmx");
        auto text = readFile(folder.filePath("csv.tmx"));
        const auto layer = text.indexOf("<data");
        QVERIFY(layer > 0);
        text.insert(layer, "<properties><property name=\"level\" type=\"bool\" value=\"true\"/></properties>");
        writeFile(path, text);
        const auto read = readWorld(path);
        QVERIFY2(read, qPrintable(read ? "" : toQString(read.failure())));
        QCOMPARE((*read->world.levels[0].things)[0].id, std::string("start-1-1"));
        QVERIFY(read->world.levels[0].properties.find("tiled"));
    }

    /// A thing's members that an object says must not make a file that cannot be read.
    void membersOfThingsAreSound() {
        std::string deep(62, '[');
        deep += std::string(62, ']');
        const std::vector<std::string> all{
            "{ }", "{}", "{ \"x\": 1 }", "{ \"deep\": " + deep + " }", "{ \"fine\": 1 }", "{ \"a\": 1, \"a\": 2 }",
            "{"};
        for (const auto& members : all) {
            OurMap map(sample());
            const auto escaped = QString::fromStdString(members).toHtmlEscaped().toUtf8();
            map.replace("draworder=\"index\">\n", "draworder=\"index\">\n <object id=\"9000\" name=\"mine\" "
                                                  "type=\"flower\" x=\"24\" y=\"24\"><properties>"
                                                  "<property name=\"delvewright\" propertytype=\"json\" value=\"" +
                                                      escaped +
                                                      "\"/><property name=\"deep\" propertytype=\"json\" value=\"" +
                                                      QByteArray::fromStdString(deep) + "\"/></properties></object>\n");
            const auto world = map.read().world;
            const auto again = readDelve(delveText(world));
            QVERIFY2(again, qPrintable(QString::fromStdString(members) + (again ? "" : toQString(again.failure()))));
            QCOMPARE(QString::fromStdString(delveText(*again)), QString::fromStdString(delveText(world)));
        }
    }
};

DELVE_TEST(OwnMapTest)
#include "own_map_test.moc"
