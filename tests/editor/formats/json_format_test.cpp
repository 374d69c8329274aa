#include "editor/formats/formats.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/level/rules.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

struct Written {
    QByteArray bytes;
    QStringList notes;
};

Written written(const World& world, const std::string& level = {}) {
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly)) qFatal("no buffer");
    WriteRequest request;
    request.level = level;
    const auto notes = writeWorld(world, *builtInFormats().find("json"), request, buffer);
    if (!notes) qFatal("%s", qPrintable(toQString(notes.failure())));
    Written result{buffer.data(), {}};
    for (const auto& note : *notes) result.notes << toQString(note);
    return result;
}

QJsonObject objectOf(const World& world, const std::string& level = {}) {
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(written(world, level).bytes, &error);
    if (error.error != QJsonParseError::NoError) qFatal("%s", qPrintable(error.errorString()));
    return document.object();
}

QJsonObject byName(const QJsonArray& list, const QString& member, const QString& value) {
    for (const auto element : list)
        if (element.toObject().value(member).toString() == value) return element.toObject();
    return {};
}

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

/// The first block of code in this language on the page.
QByteArray codeOnPage(const QString& language) {
    QFile page(QStringLiteral(DELVE_SOURCE "/docs/json.md"));
    if (!page.open(QIODevice::ReadOnly)) qFatal("no page");
    const QRegularExpression block("```" + language + "\n(.*?)```", QRegularExpression::DotMatchesEverythingOption);
    return block.match(QString::fromUtf8(page.readAll())).captured(1).toUtf8();
}

/// What the code on the page has to print for this level.
QString expectedOutput(const World& world, const Level& level) {
    QString lines;
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        for (std::int32_t x = 0; x < level.size().width; ++x) {
            const auto tile = level.tiles.at({x, y});
            const bool open = world.tiles.walkable(tile) || tile == Tile::Gate || tile == Tile::GoldenExit ||
                              tile == Tile::Lava || tile == Tile::Chasm;
            lines += open ? u'.' : u'#';
        }
        lines += u'\n';
    }
    const auto json = objectOf(world, level.id);
    for (const auto element : json["things"].toArray()) {
        const auto thing = element.toObject();
        const Cell at{thing["x"].toInt(), thing["y"].toInt()};
        lines += thing["kind"].toString() + QStringLiteral(" %1 %2 ").arg(at.x).arg(at.y) +
                 text(world.tiles[level.tiles.at(at)].name) + u'\n';
    }
    const auto kindOf = [&](const QJsonValue& id) {
        return byName(json["rooms"].toArray(), "id", id.toString())["kind"].toString();
    };
    for (const auto element : json["links"].toArray()) {
        const auto link = element.toObject();
        lines += kindOf(link["a"]) + u' ' + link["kind"].toString() + u' ' + kindOf(link["b"]) + u'\n';
    }
    return lines;
}

/// Two rooms, a hall, a link, and one of each built-in tile.
World worldOfRooms() {
    World world = worldOfEverything();
    auto& level = world.levels.front();
    Room other;
    other.id = "room-2-0";
    other.kind = RoomKind::Store;
    other.box = {2, 0, 3, 2};
    other.shape = {Run{{2, 0}, 3, false}, Run{{3, 1}, 1, true}};
    level.rooms.write().push_back(other);
    level.links.write().push_back(Link{0, 1, LinkKind::Extra, {}});
    level.halls.write().push_back(Hall{0, 1, {Run{{5, 0}, 4, true}}, {}, LinkKind::Extra});
    return world;
}

} // namespace

/// Levels as JSON for games, read back by Qt's parser and by the code on the page about it.
class JsonFormatTest : public QObject {
    Q_OBJECT

    /// Runs the code of the page on a level, if the machine has the language.
    void runCode(const QString& language, const QString& program, const QString& file) {
        const QString path = QStandardPaths::findExecutable(program);
        if (path.isEmpty()) return; // this language is not on the machine
        const QTemporaryDir folder;
        const QByteArray code = codeOnPage(language);
        QVERIFY(code.count('\n') >= 15);
        writeFile(folder.filePath(file), code);
        for (const World& world : {worldOfRooms(), worldOfOneOfEverything()}) {
            writeFile(folder.filePath("level.json"), written(world).bytes);
            QProcess process;
            process.start(path, {folder.filePath(file), folder.filePath("level.json")});
            QVERIFY2(process.waitForFinished(), qPrintable(process.errorString()));
            QCOMPARE(QString::fromUtf8(process.readAllStandardError()), QString());
            QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), expectedOutput(world, world.levels.front()));
        }
    }

private slots:
    void cellsAreTiles() {
        const World world = worldOfTiles();
        const Level& level = world.levels.front();
        const auto json = objectOf(world);
        QCOMPARE(json["delvewright"].toString(), "level");
        QCOMPARE(json["version"].toInt(), 1);
        QCOMPARE(json["width"].toInt(), 12);
        QCOMPARE(json["height"].toInt(), 6);
        const auto cells = json["cells"].toArray(), solid = json["solid"].toArray(), tiles = json["tiles"].toArray();
        QCOMPARE(cells.size(), 72);
        QCOMPARE(solid.size(), 72);
        QCOMPARE(tiles.size(), builtInTiles);
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const auto tile = level.tiles.at({static_cast<std::int32_t>(i % 12), static_cast<std::int32_t>(i / 12)});
            const auto described = tiles[cells[i].toInt()].toObject();
            QCOMPARE(described["name"].toString(), text(world.tiles[tile].name));
            QCOMPARE(described["walkable"].toBool(), world.tiles.walkable(tile));
            QCOMPARE(described["seeThrough"].toBool(), world.tiles.seeThrough(tile));
            QCOMPARE(described["endsGame"].toBool(), world.tiles.endsGame(tile));
            QCOMPARE(described["colour"].toString(), text(toText(world.tiles[tile].colour)));
            QCOMPARE(described["solid"].toBool(), solid[i].toInt() == 1);
            QVERIFY(!world.tiles.walkable(tile) || solid[i].toInt() == 0);
        }
    }

    /// What can be entered, be it once, is not solid; what walls a room in, or is void, is.
    void solidIsWhatNobodyEnters() {
        const auto tiles = objectOf(worldOfTiles())["tiles"].toArray();
        for (const char* const open : {"floor", "door", "gate", "golden-exit", "lava", "chasm", "bridge"})
            QVERIFY2(byName(tiles, "name", open).contains("solid") && !byName(tiles, "name", open)["solid"].toBool(),
                     open);
        for (const char* const shut : {"void", "wall", "pillar", "grate", "water", "mountain"})
            QVERIFY2(byName(tiles, "name", shut)["solid"].toBool(), shut);
    }

    void roomsLinksAndHallsAreThere() {
        const auto json = objectOf(worldOfRooms());
        const auto room = byName(json["rooms"].toArray(), "id", "room-2-0");
        QCOMPARE(room["kind"].toString(), "store");
        QCOMPARE(room["x"].toInt(), 2);
        QCOMPARE(room["width"].toInt(), 3);
        const auto parts = room["parts"].toArray();
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts[0].toObject(), (QJsonObject{{"x", 2}, {"y", 0}, {"width", 3}, {"height", 1}}));
        QCOMPARE(parts[1].toObject(), (QJsonObject{{"x", 3}, {"y", 1}, {"width", 1}, {"height", 1}}));
        QVERIFY(!byName(json["rooms"].toArray(), "id", "room-0-3").contains("parts"));
        const auto link = json["links"].toArray().at(0).toObject();
        QCOMPARE(link["kind"].toString(), "extra");
        QCOMPARE((QSet<QString>{link["a"].toString(), link["b"].toString()}), (QSet<QString>{"room-0-3", "room-2-0"}));
        const auto hall = json["halls"].toArray().at(0).toObject();
        QCOMPARE(hall["parts"].toArray(), (QJsonArray{QJsonObject{{"x", 5}, {"y", 0}, {"width", 1}, {"height", 4}}}));
    }

    void thingsHaveTheirFieldsAndProperties() {
        const World world = worldOfOneOfEverything();
        const auto& level = world.levels.front();
        const auto things = objectOf(world)["things"].toArray();
        QCOMPARE(things.size(), static_cast<qsizetype>(level.things->size()));
        for (const auto& thing : *level.things) {
            const auto found = byName(things, "id", text(thing.id));
            QCOMPARE(found["kind"].toString(), fromView(infoOf(thing.kind).name));
            QCOMPARE(found["x"].toInt(), thing.at.x);
            QCOMPARE(found["y"].toInt(), thing.at.y);
            for (const auto& field : thing.fields) QVERIFY(found.contains(text(field.name)));
            for (const auto& property : thing.properties)
                QVERIFY(found["properties"].toObject().contains(text(property.name)));
        }
    }

    void layersAreWholeMaps() {
        World world = worldOfTiles();
        DecorationLayer layer;
        layer.name = "\"roof\"\n";
        layer.over = true;
        layer.opacity = 40;
        layer.tiles = Grid(world.levels.front().size());
        layer.tiles.set({11, 5}, Tile::Forest);
        world.levels.front().layers = {layer};
        const auto json = objectOf(world);
        const auto read = json["layers"].toArray().at(0).toObject();
        QCOMPARE(read["name"].toString(), "\"roof\"\n");
        QCOMPARE(read["opacity"].toInt(), 40);
        QVERIFY(read["over"].toBool() && !read["hidden"].toBool());
        const auto cells = read["cells"].toArray();
        QCOMPARE(cells.size(), 72);
        QCOMPARE(json["tiles"].toArray()[cells[71].toInt()].toObject()["name"].toString(), "forest");
        QCOMPARE(json["tiles"].toArray()[cells[0].toInt()].toObject()["name"].toString(), "void");
    }

    void theLevelThatIsAskedForIsWritten() {
        QCOMPARE(objectOf(worldOfEverything(), "cellar")["name"].toString(), "Cellar");
    }

    void aWorldOfPlainTilesLosesNothing() {
        World world = worldOfEverything();
        world.levels.pop_back();
        QCOMPARE(written(world).notes, QStringList());
    }

    void picturesAndUnusedTilesAreTold() {
        World world = worldOfTiles();
        const auto used = world.tiles.add({.name = "moss", .glyph = U'm', .picture = "moss.png"});
        QVERIFY(used && world.tiles.add({.name = "unused", .glyph = U'u'}));
        world.levels.front().tiles.set({0, 0}, *used);
        const auto notes = written(world).notes;
        QCOMPARE(notes, (QStringList{"1 tile(s) of the map's own that the level does not use are left out.",
                                     "The pictures of 1 tile(s) of the map's own are left out."}));
        QCOMPARE(byName(objectOf(world)["tiles"].toArray(), "name", "moss").value("solid").toBool(), true);
    }

    void propertiesOfOtherProgramsStayInTheMap() {
        World world = worldOfTiles();
        world.levels.front().properties.set("mood", std::string("dark"));
        world.levels.front().properties.set("tiled", UnknownValue{"{\"layers\": []}"});
        const auto result = written(world);
        QCOMPARE(result.notes,
                 QStringList("Properties of the map or its level that only Delvewright reads are left out."));
        QCOMPARE(objectOf(world)["properties"].toObject(), (QJsonObject{{"mood", "dark"}}));
    }

    /// Names are a stranger's: whatever they hold, the file stays JSON, and says the same.
    void anyNameIsEscaped() {
        World world = worldOfRooms();
        auto& level = world.levels.front();
        world.name = "a\"b\\c\n\x01\x7f</script>";
        level.name = "\xff\xfe";
        level.rooms.write()[0].id = "}],\"rooms\":[\"";
        const auto json = objectOf(world);
        QCOMPARE(json["map"].toString(), text(world.name));
        QCOMPARE(json["name"].toString(), QString(2, QChar::ReplacementCharacter));
        QVERIFY(!byName(json["rooms"].toArray(), "id", text(level.rooms->front().id)).isEmpty());
    }

    void thePythonOfThePageReadsIt() { runCode("python", "python3", "load.py"); }
    void theJavaScriptOfThePageReadsIt() { runCode("js", "node", "load.cjs"); }
};

DELVE_TEST(JsonFormatTest)
#include "json_format_test.moc"
