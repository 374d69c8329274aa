#include "editor/formats/formats.h"
#include "editor/formats/losses.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/level/delve_file.h"
#include "generation/level/goods.h"
#include "generation/level/rules.h"
#include "tests/editor/formats/files_in_memory.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// The values of a world at each path of its file. Only the first level is taken apart; of the others only the number
/// counts.
using Values = std::map<QString, std::multiset<QString>>;

void collect(Values& values, const QString& path, const QJsonValue& value) {
    if (value.isArray()) {
        for (const auto element : value.toArray()) collect(values, path + QStringLiteral("[]"), element);
    } else if (value.isObject()) {
        const auto object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            collect(values, path + (path.isEmpty() ? QString() : QStringLiteral(".")) + member.key(), member.value());
    } else {
        values[path].insert(value.toVariant().toString());
    }
}

Values valuesOf(const World& world) {
    auto object = QJsonDocument::fromJson(QByteArray::fromStdString(delveText(world))).object();
    const auto levels = object.take(QStringLiteral("levels")).toArray();
    Values values;
    collect(values, {}, object);
    if (levels.isEmpty()) return values;
    auto first = levels.first().toObject();
    first.remove(QStringLiteral("legend")); // repeats the catalogue of tiles
    collect(values, QStringLiteral("level"), first);
    values[QStringLiteral("other levels")].insert(QString::number(levels.size() - 1));
    return values;
}

/// The beginning of a path, and the sentences of which one has to report the loss of a value there. The first matching
/// entry counts.
struct Said {
    const char* path;
    std::vector<std::string_view> sentences;
};

constexpr std::string_view things = "%n thing(s) are left out.";
constexpr std::string_view details = "The details of %n thing(s) are left out.";
constexpr std::string_view portals = "%n portal(s) lead to levels that are not in this file.";
constexpr std::string_view rooms = "%n room(s), with the links and halls between them, are left out.";
constexpr std::string_view lostHalls = "%n hall(s) that do not join two rooms are left out.";
constexpr std::string_view layers = "%n decoration layer(s) are left out.";
constexpr std::string_view drawnLayers = "%n decoration layer(s) are merged with the tiles.";
constexpr std::string_view unseenLayers = "%n hidden or fully transparent decoration layer(s) are left out.";
constexpr std::string_view pins = "The pins are left out.";
constexpr std::string_view names = "The names of the map and its level are left out.";
constexpr std::string_view properties = "The properties of the map and its level are left out.";
constexpr std::string_view tables = "The map's own tables are left out.";
constexpr std::string_view unusedTiles = "%n tile(s) of the map's own that the level does not use are left out.";
constexpr std::string_view ourProperties =
    "Properties of the map or its level that only Delvewright reads are left out.";
constexpr std::string_view noTiles = "Only the rooms and their links are written: the tiles are left out.";
constexpr std::string_view shapes = "The shapes and properties of %n room(s) are left out.";
constexpr std::string_view lengths = "Of %n hall(s) at most the length is written, with their link.";
constexpr std::string_view unknown = "Fields of the map that this version does not know are left out.";

const std::vector<Said>& whatIsSaid() {
    static const std::vector<Said> list = {
        {"delvewright", {}},
        {"madeBy", {}}, // the program that wrote the file
        {"name", {names}},
        {"properties", {properties, ourProperties}},
        {"rules", {"The rules of play are left out."}},
        {"tiles", {"%n tile(s) of the map's own are left out.", unusedTiles}},
        {"enemies", {tables}},
        {"goods", {tables}},
        {"encounters", {tables}},
        {"purposes", {tables}},
        {"blueprints", {tables}},
        {"other levels", {"%n other level(s) of the map are not in this file."}},
        {"level.id", {"The id of the level is left out: %1."}},
        {"level.name", {names}},
        {"level.properties", {properties, ourProperties}},
        {"level.rows", {drawnLayers, noTiles}}, // where a layer lies over the tiles
        {"level.width", {}},
        {"level.height", {}},
        {"level.layers", {layers, drawnLayers, unseenLayers}},
        {"level.pin", {pins}}, // of cells and of things
        {"level.keepEmpty", {pins}},
        {"level.rooms", {rooms, shapes}},
        {"level.links", {rooms}},
        {"level.halls", {rooms, lostHalls, lengths}},
        {"level.mission", {"The mission of the level is left out."}},
        {"level.recipe", {"The recipe that made the level is left out."}},
        {"level.things[].id", {things, "The ids of %n thing(s) are left out."}},
        {"level.things[].kind", {things}},
        {"level.things[].x", {things}},
        {"level.things[].y", {things}},
        {"level.things[].level", {things, portals, details}},
        {"level.things[].cell", {things, portals, details}},
        {"level.things", {things, details}},
        {"level", {unknown}},
        {"", {unknown}},
    };
    return list;
}

bool isSaid(const QString& path, const Notes& notes) {
    for (const auto& said : whatIsSaid()) {
        if (!path.startsWith(QLatin1String(said.path))) continue;
        return std::ranges::any_of(notes, [&](const Message& note) {
            return std::ranges::find(said.sentences, std::string_view(note.text.source)) != said.sentences.end();
        });
    }
    return false;
}

/// The paths whose values differ in `after` and whose loss no note reports.
QStringList lostInSilence(const World& before, const World& after, const Notes& notes) {
    const auto were = valuesOf(before), are = valuesOf(after);
    QStringList lost;
    for (const auto& [path, values] : were) {
        const auto found = are.find(path);
        if ((found == are.end() || found->second != values) && path != QLatin1String("madeBy") && !isSaid(path, notes))
            lost.append(path);
    }
    return lost;
}

/// Everything, but only built-in tiles on the map: no other format can read back a map with own tiles.
World readableWorld() {
    World world = worldOfOneOfEverything();
    world.levels.front().tiles.set({6, 1}, Tile::Floor);
    return world;
}

/// What a picture with large cells shows: the tiles, and the cells of things.
World whatIsDrawn(const World& world) {
    World drawn;
    drawn.madeBy = world.madeBy;
    Level level;
    level.tiles = world.levels.front().tiles;
    for (const auto& thing : *world.levels.front().things)
        level.things.write().push_back({bornAt(infoOf(thing.kind).name, thing.at), thing.kind, thing.at, {}, {}, {}});
    drawn.levels.push_back(std::move(level));
    return drawn;
}

/// Ways in which a format could drop something silently.
struct Drop {
    const char* name;
    void (*from)(World& world);
};

Level& levelOf(World& world) { return world.levels.front(); }
Thing& oddThing(World& world) { return levelOf(world).things.write().front(); }

constexpr Drop drops[] = {
    {"name", [](World& world) { world.name.clear(); }},
    {"rules", [](World& world) { world.rules.write().depth = 1; }},
    {"unknown rule", [](World& world) { world.rules.write().unknown.clear(); }},
    {"tiles", [](World& world) { world.tiles = {}; }},
    {"tables", [](World& world) { world.tables.goods = builtInGoods(); }},
    {"properties", [](World& world) { world.properties = {}; }},
    {"unknown field", [](World& world) { world.unknown.clear(); }},
    {"other levels",
     [](World& world) {
         for (auto& thing : levelOf(world).things.write())
             if (thing.kind == ThingKind::Portal) thing.fields = {};
         world.levels.pop_back();
     }},
    {"level id", [](World& world) { levelOf(world).id = "level-1"; }},
    {"level name", [](World& world) { levelOf(world).name.clear(); }},
    {"a tile",
     [](World& world) {
         levelOf(world).tiles.set({2, 2}, Tile::Water);
     }},
    {"layers", [](World& world) { levelOf(world).layers.clear(); }},
    {"opacity", [](World& world) { levelOf(world).layers.front().opacity = 100; }},
    {"pins", [](World& world) { levelOf(world).pinned = {}; }},
    {"pinned things", [](World& world) { levelOf(world).pinnedThings = {}; }},
    {"rooms", [](World& world) { levelOf(world).rooms.write().front().properties = {}; }},
    {"links", [](World& world) { levelOf(world).links = {}; }},
    {"halls", [](World& world) { levelOf(world).halls.write().pop_back(); }},
    {"recipe", [](World& world) { levelOf(world).recipe->stages.pop_back(); }},
    {"level properties", [](World& world) { levelOf(world).properties = {}; }},
    {"unknown field of the level", [](World& world) { levelOf(world).unknown.clear(); }},
    {"thing", [](World& world) { levelOf(world).things.write().pop_back(); }},
    {"thing id",
     [](World& world) {
         oddThing(world).id = "start-1-2";
         levelOf(world).pinnedThings = {};
     }},
    {"thing properties", [](World& world) { oddThing(world).properties = {}; }},
    {"thing unknown", [](World& world) { oddThing(world).unknown = RareText(); }},
    {"thing fields", [](World& world) { levelOf(world).things.write().back().fields = {}; }},
};

/// What can be dropped from a world without changing the file's bytes, and without a note.
QStringList droppedInSilence(const Format& format) {
    const World world = readableWorld();
    const auto files = filesOf(world, format);
    FilesInMemory nowhere;
    const auto notes = writeWorld(world, format, {}, nowhere);
    if (!notes) qFatal("%s", qPrintable(toQString(notes.failure())));
    QStringList silent;
    for (const auto& drop : drops) {
        World less = world;
        drop.from(less);
        if (filesOf(less, format) != files) continue;
        const auto lost = lostInSilence(world, less, *notes);
        if (!lost.isEmpty()) silent << fromView(drop.name) + ": " + lost.join(", ");
    }
    return silent;
}

/// Writes the numbers of the tiles, cannot be read, and reports nothing.
Format onlyTiles() {
    Format format;
    format.id = "only-tiles";
    format.write = [](const World& world, const WriteRequest&, QIODevice& into) -> Result<Notes> {
        for (const auto tile : world.levels.front().tiles.rows())
            into.write(QByteArray::number(static_cast<int>(tile)) + ' ');
        return Notes{};
    };
    return format;
}

constexpr auto whereSentencesStand =
    "\nIf the format says it in words of its own, add them to whatIsSaid() in losses_contract_test.cpp.";

} // namespace

/// Everything that is lost in a file is reported: for each format, and for each thing that a world can hold.
class LossesContractTest : public QObject {
    Q_OBJECT
private slots:
    void theWorldHoldsOneOfEverything() {
        QStringList missing;
        for (const auto& field : fieldsThatAreNotSet(worldOfOneOfEverything()))
            missing.append(QString::fromStdString(field));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    void theNativeFormatHoldsIt() {
        const World world = worldOfOneOfEverything();
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.delve");
        const auto written = writeWorld(world, path);
        QVERIFY2(written.ok(), qPrintable(written ? QString() : toQString(written.failure())));
        QVERIFY2(written->empty(), qPrintable(written->empty() ? QString() : toQString(written->front())));
        const auto read = readWorld(path);
        QVERIFY2(read.ok(), qPrintable(read ? QString() : toQString(read.failure())));
        QVERIFY(read->world == world);
    }

    void allThatIsLostIsTold_data() {
        QTest::addColumn<QString>("id");
        for (const auto& format : builtInFormats())
            if (format.canRead() && format.canWrite()) QTest::newRow(format.id.data()) << fromView(format.id);
    }
    void allThatIsLostIsTold() {
        QFETCH(QString, id);
        const Format& format = *builtInFormats().find(id.toStdString());
        const World world = readableWorld();
        const QTemporaryDir folder;
        const auto path = folder.filePath("file." + fromView(format.endings.front()));
        WriteRequest request;
        if (format.id == "png") request.options = {{"cell", Decimal::of(1)}};
        const auto written = writeWorld(world, path, request);
        QVERIFY2(written.ok(), qPrintable(written ? QString() : toQString(written.failure())));
        const auto read = readWorld(path);
        QVERIFY2(read.ok(), qPrintable(read ? QString() : toQString(read.failure())));
        const auto lost = lostInSilence(world, read->world, *written);
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(", ")));
    }

    void aPictureTellsWhatItDoesNotShow() {
        const World world = readableWorld();
        const QTemporaryDir folder;
        const auto written = writeWorld(world, folder.filePath("file.png"));
        QVERIFY(written);
        const auto lost = lostInSilence(world, whatIsDrawn(world), *written);
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(", ")));
    }

    void aPictureTellsWhichLayersItDoesNotShow() {
        World world = worldOfTiles();
        const Size size = world.levels.front().size();
        DecorationLayer seen, hidden, clear;
        seen.tiles = hidden.tiles = clear.tiles = Grid(size);
        hidden.hidden = true;
        clear.opacity = 0;
        world.levels.front().layers = {seen, hidden, clear};
        const QTemporaryDir folder;
        const auto written = writeWorld(world, folder.filePath("map.png"));
        QVERIFY(written);
        const auto counted = [&](std::string_view sentence) {
            const auto note = std::ranges::find(*written, sentence,
                                                [](const Message& said) { return std::string_view(said.text.source); });
            return note == written->end() ? 0 : note->count.value_or(0);
        };
        QCOMPARE(counted(drawnLayers), 1);
        QCOMPARE(counted(unseenLayers), 2);
    }

    void ownTilesAreTold_data() { allThatIsLostIsTold_data(); }
    void ownTilesAreTold() {
        QFETCH(QString, id);
        if (builtInFormats().find(id.toStdString())->holdsWorlds) return;
        const QTemporaryDir folder;
        const auto written = writeWorld(worldOfOneOfEverything(), folder.filePath("file." + id));
        QVERIFY(written);
        const auto& format = *builtInFormats().find(id.toStdString());
        const auto read = format.canRead() ? readWorld(folder.filePath("file." + id)) : Result<Imported>(cancelled());
        if (read && read->world.tiles == worldOfOneOfEverything().tiles) return; // none is lost
        QVERIFY(isSaid("tiles[].name", *written));
    }

    void namesThatTheFileHasAreNotLost() {
        World world = worldOfTiles(); // of the name map
        const QTemporaryDir folder;
        QVERIFY(writeWorld(world, folder.filePath("map.txt"))->empty());
        QVERIFY(isSaid("name", *writeWorld(world, folder.filePath("other.txt"))));
        world.levels.front().name = "Upstairs";
        QVERIFY(isSaid("level.name", *writeWorld(world, folder.filePath("map.txt"))));
    }

    void aPortalThatIsMendedIsTold() {
        World world = readableWorld();
        world.levels.pop_back(); // the portal's destination
        const QTemporaryDir folder;
        const auto written = writeWorld(world, folder.filePath("map.delve"));
        QVERIFY2(written.ok(), qPrintable(written ? QString() : toQString(written.failure())));
        QCOMPARE(written->size(), 1U);
        QCOMPARE(written->front().count.value_or(0), 1);
    }

    /// Of a write-only format only the bytes can be compared: whatever makes no difference to them is lost.
    void allThatMakesNoDifferenceIsTold_data() {
        QTest::addColumn<QString>("id");
        for (const auto& format : builtInFormats())
            if (format.canWrite()) QTest::newRow(format.id.data()) << fromView(format.id);
    }
    void allThatMakesNoDifferenceIsTold() {
        QFETCH(QString, id);
        const auto lost = droppedInSilence(*builtInFormats().find(id.toStdString()));
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join("; ") + whereSentencesStand));
    }

    /// Checks the check itself: it must find these losses.
    void aFormatThatIsOnlyWrittenAndDropsInSilenceIsFound() {
        const auto lost = droppedInSilence(onlyTiles());
        for (const auto& drop : drops)
            QCOMPARE(!lost.filter(fromView(drop.name) + ": ").isEmpty(), drop.name != std::string_view("a tile"));
    }

    /// The format above, with notes about what it drops.
    void aFormatThatIsOnlyWrittenAndTellsItIsNotFound() {
        auto format = onlyTiles();
        const auto write = format.write;
        format.write = [write](const World& world, const WriteRequest& request, QIODevice& into) -> Result<Notes> {
            if (auto written = write(world, request, into); !written) return written;
            return lossesOf(world, world.levels.front(), {}, request);
        };
        QCOMPARE(droppedInSilence(format), QStringList());
    }

    /// Checks the check itself: it must find these losses.
    void aFormatThatDropsInSilenceIsFound_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < std::size(drops); ++i) QTest::newRow(drops[i].name) << static_cast<int>(i);
    }
    void aFormatThatDropsInSilenceIsFound() {
        QFETCH(int, index);
        Format format;
        format.id = "silent";
        format.write = [&](const World& world, const WriteRequest&, QIODevice& into) -> Result<Notes> {
            World less = world;
            drops[index].from(less);
            into.write(QByteArray::fromStdString(delveText(less)));
            return Notes{};
        };
        const World world = readableWorld();
        const QTemporaryDir folder;
        const auto path = folder.filePath("map.delve");
        const auto written = writeWorld(world, path, {}, &format);
        QVERIFY(written);
        const auto read = readWorld(path);
        QVERIFY2(read.ok(), qPrintable(read ? QString() : toQString(read.failure())));
        QVERIFY(!lostInSilence(world, read->world, *written).isEmpty());
    }
};

DELVE_TEST(LossesContractTest)
#include "losses_contract_test.moc"
