#include "generation/files/world_file.h"
#include "generation/level/delve/order.h"
#include "generation/level/delve_file.h"
#include "tests/support/counts.h"
#include "tests/support/lines.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>
#include <functional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace delve;

namespace {

std::string dataFile(const char* name) {
    QFile file(QStringLiteral(DELVE_TEST_DATA) + "/delve/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// JSON that is easier to read without backslashes: ' replaces the double quote.
std::string quoted(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::string said(const Failure& failure) {
    return test::withoutColumn(failure.where) + ": " + inEnglish(failure.message);
}

/// One level of 3 x 2, with `members` behind its rows.
std::string levelWith(const std::string& legend, const std::string& members) {
    return "{ \"delvewright\": 1, \"levels\": [ { \"id\": \"a\", \"width\": 3, \"height\": 2,\n"
           "\"legend\": { " +
           legend + " },\n\"rows\": [ \"###\",\n\"###\" ]" + members + " } ] }";
}

const std::string wallLegend = quoted("'#': 'wall'");
const std::string dotLegend = quoted("'#': 'wall', '.': 'floor'");

std::string levelWith(const std::string& members) { return levelWith(wallLegend, members); }

/// A list without its opening bracket.
std::string manyThings(std::size_t bytes) {
    std::string things;
    for (int i = 0; things.size() < bytes; ++i)
        things += "{\"id\":\"" + std::to_string(i) + "\",\"kind\":\"flower\",\"x\":0,\"y\":0},";
    things.back() = ']';
    return things;
}

/// A world of levels whose tiles vary.
std::string manyLevels(Size size, std::size_t bytes) {
    std::string rows;
    for (std::int32_t y = 0; y < size.height; ++y) {
        rows += y == 0 ? "\"" : ",\"";
        for (std::int32_t x = 0; x < size.width; ++x) rows += (x + y) % 2 == 0 ? '#' : '.';
        rows += '"';
    }
    const auto rest = ",\"width\":" + std::to_string(size.width) + ",\"height\":" + std::to_string(size.height) +
                      ",\"legend\":{" + dotLegend + "},\"rows\":[" + rows + "]},";
    std::string levels;
    for (int i = 0; levels.size() < bytes; ++i) levels += "{\"id\":\"" + std::to_string(i) + '"' + rest;
    levels.pop_back();
    return quoted("{ 'delvewright': 1, 'levels': [") + levels + "] }";
}

World inFileOrder(World world) {
    for (Level& level : world.levels.writable()) level = delve::inFileOrder(level);
    return world;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto place = text.find(what);
    return place == std::string::npos ? std::string() : text.replace(place, what.size(), by);
}

constexpr std::size_t memoryFactor = test::addressesAreChecked ? 4 : 1;

/// Runs in a child process, so that changes of limits and of the user do not affect this one.
int inChild(const std::function<int()>& work) {
    const auto child = ::fork();
    if (child == 0) ::_exit(work());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

class DelveBrokenTest : public QObject {
    Q_OBJECT
private slots:
    void aRefusalSaysWhereAndWhat_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* name, const std::string& text, const char* refusal) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(refusal);
        };
        const std::string garden = dataFile("garden.delve");
        row("empty", "", "line 1: The file is empty. Choose another file.");
        row("blank", " \n\n ", "line 3: The text is truncated.");
        row("not JSON", "delve\n", "line 1: Syntax error: expected JSON in UTF-8.");
        row("a number", "17", "line 1: Expected an object in curly brackets, found 17.");
        row("a list", "[]", "line 1: Expected an object in curly brackets, found [].");
        row("two texts", "{}{}", "line 1: Missing member “delvewright” with the file version.");
        row("more behind it", garden + "\n{}", "line 44: Unexpected text after the last bracket. Remove it.");
        row("no version", "{ \"levels\": [] }", "line 1: Missing member “delvewright” with the file version.");
        row("version 99", replaced(garden, "\"delvewright\": 1", "\"delvewright\": 99"),
            "line 2, delvewright: File version 99 is too new: this Delvewright reads up to version 1. Open it with a "
            "newer Delvewright.");
        row("a tile that serves as nothing that is known",
            quoted("{ 'delvewright': 1, 'tiles': [ { 'name': 'magma', 'glyph': 'm', 'colour': '#ff0000',\n"
                   "'walk': 'no', 'seeThrough': true, 'serves': 'magma' } ], 'levels': [] }"),
            "line 2, tiles[0].serves: Expected a built-in tile such as lava, found \"magma\".");
        row("version 0", "{ \"delvewright\": 0 }",
            "line 1, delvewright: Expected a whole number from 1 to 2147483647, found 0.");
        row("no levels", "{ \"delvewright\": 1 }", "line 1: Expected at least one level in “levels”.");
        row("levels that are none", "{ \"delvewright\": 1, \"levels\": [ 7 ] }",
            "line 1, levels[0]: Expected an object in curly brackets, found 7.");
        row("row too long", replaced(garden, "\"#.....#   \"", "\"#.....#    \""),
            "line 16, levels[0].rows[1]: Row 1 has 11 cells; expected 10 (the width of the level).");
        row("row too short", replaced(garden, "\"#.....#   \"", "\"#.....# \""),
            "line 16, levels[0].rows[1]: Row 1 has 8 cells; expected 10 (the width of the level).");
        row("too few rows", replaced(garden, "\"########.#\",", ""),
            "line 40, levels[0]: Expected 7 rows (the height of the level), found 6.");
        row("too many rows", replaced(garden, "\"########.#\",", "\"########.#\",\"########.#\","),
            "line 21, levels[0].rows[7]: Expected 7 rows (the height of the level), found more.");
        row("unknown glyph", replaced(garden, "#.....#   ", "#..é..#   "),
            "line 16, levels[0].rows[1]: Unknown glyph “é” in row 1, column 3. Add it to the legend, or replace it.");
        row("unknown tile", replaced(garden, "\"floor\"", "\"flour\""),
            "line 13, levels[0].legend..: Unknown tile \"flour\". Define the world's own tiles before its levels.");
        row("long glyph", replaced(garden, "\".\": \"floor\"", "\"..\": \"floor\""),
            "line 13, levels[0].legend...: Expected a single glyph in the legend, found “..”.");
        row("size of 10^9", replaced(garden, "\"width\": 10", "\"width\": 1000000000"),
            "line 11, levels[0].width: Expected a whole number from 1 to 16384, found 1000000000.");
        row("size of 0", replaced(garden, "\"height\": 7", "\"height\": 0"),
            "line 11, levels[0].height: Expected a whole number from 1 to 16384, found 0.");
        row("size of 10^999999", replaced(garden, "\"width\": 10", "\"width\": 1e999999"),
            "line 11, levels[0].width: Expected a whole number from 1 to 16384, found 1e999999.");
        row("half a cell", replaced(garden, "\"width\": 10", "\"width\": 10.5"),
            "line 11, levels[0].width: Expected a whole number from 1 to 16384, found 10.5.");
        row("no size", replaced(garden, "\"width\": 10, ", ""),
            "line 40, levels[0]: Missing member “width” in this level.");
        row("duplicate member of the world", replaced(garden, "\"name\"", "\"madeBy\""),
            "line 4, madeBy: Duplicate member “madeBy” in this object.");
        row("duplicate member of a level", replaced(garden, "\"links\": [", "\"rooms\": ["),
            "line 30, levels[0].rooms: Duplicate member “rooms” in this object.");
        row("duplicate member of a thing", replaced(garden, "\"player\": 1", "\"x\": 1"),
            "line 37, levels[0].things[0].x: Duplicate member “x” in this object.");
        row("duplicate in what is unknown", levelWith(", \"z\": { \"q\": [ { \"a\": 1,\n\"\\u0061\": 2 } ] }"),
            "line 5, levels[0].z.q[0].\\u0061: Duplicate member “a” in this object.");
        row("duplicate glyph", replaced(garden, "\".\": \"floor\"", "\"#\": \"floor\""),
            "line 13, levels[0].legend.#: Duplicate member “#” in this object.");
        row("two rooms of one id", replaced(garden, "\"id\": \"room-8-4\"", "\"id\": \"room-1-1\""),
            "line 28, levels[0].rooms[1]: Expected a unique id; “room-1-1” is empty or already in use.");
        row("two things of one id", replaced(garden, "\"flower-8-5\"", "\"start-3-2\""),
            "levels[0].things[1]: Expected a unique id; “start-3-2” is empty or already in use.");
        row("thing without id", replaced(garden, "\"id\": \"flower-8-5\", ", ""),
            "line 38, levels[0].things[1]: Missing member “id” in this object.");
        row("thing off the map", replaced(garden, "\"x\": 8, \"y\": 5", "\"x\": 8, \"y\": 7"),
            "levels[0].things[1]: Expected cells inside the map of 10 x 7 cells, found [8, 7].");
        row("room off the map", replaced(garden, "\"width\": 5, \"height\": 4", "\"width\": 5, \"height\": 7"),
            "levels[0].rooms[0]: Expected cells inside the map of 10 x 7 cells, found [1, 1, 5, 7].");
        row("hall off the map", replaced(garden, "[6, 3, 1]", "[6, 3, 5]"),
            "levels[0].halls[0]: Expected cells inside the map of 10 x 7 cells, found [6, 3, 5].");
        row("run that turns", replaced(garden, "\"down\"", "\"left\""),
            "line 34, levels[0].halls[0].runs[1][3]: Expected \"down\", found \"left\".");
        row("pin off the map", replaced(garden, "\"to\": 5", "\"to\": 10"),
            "line 40, levels[0]: A pin in row 3 reaches column 10, outside the map.");
        row("pin that ends first", replaced(garden, "\"to\": 5", "\"to\": 3"),
            "line 24, levels[0].pins[0]: This pin ends before it begins. Swap “from” and “to”.");
        row("link to nowhere", replaced(garden, "\"b\": \"room-8-4\", \"kind\"", "\"b\": \"room-9-9\", \"kind\""),
            "line 40, levels[0]: A link ends at unknown room “room-9-9”. Add the room, or remove the link.");
        row("hall to nowhere", replaced(garden, "\"b\": \"room-8-4\", \"runs\"", "\"b\": \"room-9-9\", \"runs\""),
            "line 40, levels[0]: A hall ends at unknown room “room-9-9”. Add the room, or remove the hall.");
        row("pinned thing that is none", levelWith(", \"pinnedThings\": [ \"coin-1-1\" ]"),
            "levels[0].pinnedThings[0]: Pinned thing “coin-1-1” is unknown or listed twice.");
        const auto cycle = [](const std::string& members) {
            return levelWith(quoted(", 'mission': {\n'cycles': [ " + members + " ] }"));
        };
        row("mission that is none", levelWith(quoted(", 'mission': []")),
            "line 4, levels[0].mission: Expected an object in curly brackets, found [].");
        row("mission without cycles", levelWith(quoted(", 'mission': {}")),
            "line 4, levels[0].mission: Missing member “cycles” in this object.");
        row("cycle without a pattern", cycle("{ 'rooms': [] }"),
            "line 5, levels[0].mission.cycles[0]: Missing member “pattern” in this object.");
        row("cycle of an unknown pattern", cycle("{ 'pattern': 'one-way' }, { 'pattern': 'maze' }"),
            "line 5, levels[0].mission.cycles[1].pattern: Expected lock-and-key, two-ways, hidden-shortcut, one-way, "
            "foreshadowing or guarded-treasure, found \"maze\".");
        row("room that is no id", cycle("{ 'pattern': 'one-way', 'rooms': [ 7 ] }"),
            "line 5, levels[0].mission.cycles[0].rooms[0]: Expected a text in quotes, found 7.");
        row("ledge that is no cell", cycle("{ 'pattern': 'one-way', 'cells': [ [1, -1] ] }"),
            "line 5, levels[0].mission.cycles[0].cells[0][1]: Expected a whole number from 0 to 16383, found -1.");
        row("ledge off the map", cycle("{ 'pattern': 'one-way', 'cells': [ [1, 1], [3, 1] ] }"),
            "levels[0].mission.cycles[0]: Expected cells inside the map of 3 x 2 cells, found [3, 1].");
        row("duplicate member of a cycle", cycle("{ 'pattern': 'one-way', 'keys': [],\n'keys': [] }"),
            "line 6, levels[0].mission.cycles[0].keys: Duplicate member “keys” in this object.");
        row("duplicate member of a mission", levelWith(quoted(", 'mission': { 'cycles': [],\n'cycles': [] }")),
            "line 5, levels[0].mission.cycles: Duplicate member “cycles” in this object.");
        row("two missions", levelWith(quoted(", 'mission': { 'cycles': [] },\n'mission': { 'cycles': [] }")),
            "line 5, levels[0].mission: Duplicate member “mission” in this object.");
        const std::string portal = ", \"things\": [ { \"id\": \"p\", \"kind\": \"portal\", \"x\": 0, \"y\": 0, ";
        row("portal to nowhere", levelWith(portal + "\"level\": \"b\" } ]"),
            "levels[0].things[0]: This portal leads to an unknown level “b”.");
        row("portal off the map", levelWith(portal + "\"level\": \"a\", \"cell\": [2, 2] } ]"),
            "levels[0].things[0]: This portal leads outside the map of level “a”.");
        row("third player", replaced(garden, "\"player\": 1", "\"player\": 3"),
            "line 37, levels[0].things[0].player: Expected a whole number from 1 to 2, found 3.");
        row("unknown kind", replaced(garden, "\"kind\": \"flower\"", "\"kind\": \"tulip\""),
            "line 38, levels[0].things[1].kind: Expected a kind of thing such as flower, found \"tulip\".");
        row("objective without a word", replaced(garden, "\"collect\"", "7"),
            "line 5, rules.objective: Expected a text in quotes, found 7.");
        row("sight out of range", replaced(garden, "\"sight\": 6", "\"sight\": -1"),
            "line 5, rules.sight: Expected a whole number from 0 to 1000, found -1.");
        row("seed that is none", replaced(garden, "\"seed\": 1234", "\"seed\": 18446744073709551616"),
            "line 12, levels[0].recipe.seed: Expected a 64-bit whole number, found 18446744073709551616.");
        row("two stages of one id",
            replaced(garden, "\"rooms\": [20, 40] }",
                     "\"rooms\": [20, 40] }, { \"id\": \"rooms\", "
                     "\"stage\": \"x\", \"version\": 1 }"),
            "levels[0].recipe.stages[1]: Expected a unique id; “rooms” is empty or already in use.");
        row("colour that is none", levelWith(", \"properties\": { \"a\": { \"colour\": \"red\" } }"),
            "line 4, levels[0].properties.a.colour: Expected a colour such as \"#1a2b3c\", found \"red\".");
        row("cell off every map", levelWith(", \"properties\": { \"a\": [3, 16384] }"),
            "line 4, levels[0].properties.a[1]: Expected a whole number from 0 to 16383, found 16384.");
        row("number too fine", levelWith(", \"properties\": { \"a\": 0.1234 }"),
            "line 4, levels[0].properties.a: Expected a number up to 10^15 with at most three decimals, found 0.1234.");
        row("rows that are none", replaced(garden, "\"pins\": [", "\"layers\": 3, \"pins\": ["),
            "line 23, levels[0].layers: Expected a list in square brackets, found 3.");
        for (const char* number :
             {"06", "6+6", "00000000+00000003841578300896386161", "6.", "6e", "--6", "+6", "6.5.5"})
            row(number, replaced(garden, "\"sight\": 6", std::string("\"sight\": ") + number),
                "line 5: Syntax error: expected JSON in UTF-8.");
        row("trailing comma", replaced(garden, "\"sight\": 6 }", "\"sight\": 6, }"),
            "line 5: Syntax error: expected JSON in UTF-8.");
        row("lone surrogate", replaced(garden, "Garden", "\\ud800"), "line 10: Syntax error: expected JSON in UTF-8.");
        row("line end in a text", replaced(garden, "Garden", "Gar\nden"),
            "line 10: Syntax error: expected JSON in UTF-8.");
        row("deep", levelWith(", \"z\": " + std::string(100'000, '[')),
            "line 4: Objects and lists may be nested at most 64 deep.");
    }
    void aRefusalSaysWhereAndWhat() {
        QFETCH(QString, text);
        QFETCH(QString, refusal);
        const auto read = readDelve(text.toStdString());
        QVERIFY(!read.ok());
        QVERIFY(read.failure().kind == Failure::Kind::BadInput);
        QCOMPARE(QString::fromStdString(said(read.failure())), refusal);
    }

    void wrongUtf8IsRefused() {
        for (const char* bytes : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x80"}) {
            const auto read = readDelve(replaced(dataFile("garden.delve"), "Garden", bytes));
            QVERIFY(!read.ok());
            QCOMPARE(read.failure().where.substr(0, 7), std::string("line 10"));
        }
    }

    void noTruncatedFileIsRead() {
        for (const char* name : {"garden.delve", "everything.delve", "unknown.delve"}) {
            const auto text = dataFile(name);
            for (std::size_t length = 0; length + 2 < text.size(); length += test::sampleStep()) {
                const auto read = readDelve(text.substr(0, length));
                QVERIFY(!read.ok());
                QVERIFY(!read.failure().where.empty());
            }
        }
    }

    void everyByteMayBeWrong() {
        const auto text = dataFile("everything.delve");
        for (std::size_t i = 0; i < text.size(); i += test::sampleStep()) {
            for (const char c : {'\0', '"', '}', '9', '\xff'}) {
                auto broken = text;
                broken[i] = c;
                const auto read = readDelve(broken);
                if (!read) continue;
                const auto again = readDelve(delveText(*read));
                QVERIFY(again.ok() && *again == inFileOrder(*read));
            }
        }
    }

    void filesThatCannotBeRead() {
        const QTemporaryDir folder;
        const auto path = folder.path().toStdString();
        const auto missing = readDelveFile(path + "/none.delve");
        QCOMPARE(inEnglish(missing.failure().message),
                 path + "/none.delve: file not found. Check its name and folder.");
        QVERIFY(missing.failure().kind == Failure::Kind::FileAccess);
        const auto asFolder = readDelveFile(path);
        QCOMPARE(inEnglish(asFolder.failure().message), path + ": this is a folder. Choose a file in it.");
        std::ofstream(path + "/secret.delve") << dataFile("garden.delve");
        QVERIFY(readDelveFile(path + "/secret.delve").ok());
        QVERIFY(::chmod((path + "/secret.delve").c_str(), 0) == 0 && ::chmod(path.c_str(), 0755) == 0);
        const int status = inChild([&] {
            if (::geteuid() == 0 && ::setuid(65534) != 0) return 2; // file modes bind every user but root
            const auto read = readDelveFile(path + "/secret.delve");
            const bool good = !read.ok() && read.failure().kind == Failure::Kind::FileAccess &&
                              inEnglish(read.failure().message) ==
                                  path + "/secret.delve: permission denied. Change its permissions, or open a copy.";
            return good ? 0 : 1;
        });
        QCOMPARE(status, 0);
        QVERIFY(::mkfifo((path + "/pipe.delve").c_str(), 0600) == 0);
        QVERIFY(!readDelveFile(path + "/pipe.delve").ok()); // no writer: reads as empty, without waiting
    }

    void memoryIsBounded_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"deep", "lists", "objects", "texts", "things", "runs", "parameters", "properties",
                                 "lists as properties", "pins", "cycles", "rooms of a cycle", "width", "line", "layers",
                                 "layers of things", "small levels", "wide levels", "high levels"})
            QTest::newRow(name) << QString(name);
    }
    /// Reading takes at most 64 bytes of memory per byte of the file, plus 64 MiB. The sizes make that limit matter.
    void memoryIsBounded() {
        QFETCH(QString, name);
        const auto many = [](const std::string& part, std::size_t bytes) {
            std::string text;
            while (text.size() < bytes) text += part;
            return text;
        };
        const std::size_t large = test::countOf(6'000'000U);
        std::string text;
        if (name == "deep") text = levelWith(", \"z\": " + many("[", large));
        if (name == "lists") text = levelWith(", \"z\": [" + many("[],", large) + "0]");
        if (name == "objects") text = levelWith(", \"z\": [" + many("{\"\":0},", large) + "0]");
        if (name == "texts") text = levelWith(", \"z\": [" + many("\"\\n\",", large) + "0]");
        if (name == "things") text = levelWith(", \"things\": [" + manyThings(large));
        if (name == "runs")
            text = levelWith(", \"halls\": [ { \"runs\": [" + many("[0,0,1],", large) + "[0,0,1] ] } ]");
        if (name == "pins")
            text = levelWith(", \"pins\": [" + many(quoted("{'row':0,'from':0,'to':0,'':0},"), large) +
                             quoted("{'row':0,'from':0,'to':0} ]"));
        const auto mission = [&](const std::string& cycles) {
            return levelWith(quoted(", 'mission': { 'cycles': [" + cycles + "] }"));
        };
        if (name == "cycles") {
            const std::string cycle = "{'pattern':'one-way'}";
            text = mission(many(cycle + ',', large) + cycle);
        }
        if (name == "rooms of a cycle") text = mission("{'pattern':'one-way','rooms':[" + many("'',", large) + "'']}");
        if (name == "parameters" || name.endsWith("properties")) {
            const std::string value = name == "lists as properties" ? "[]" : "1";
            std::string members;
            for (int i = 0; members.size() < large; ++i) members += "\"" + std::to_string(i) + "\":" + value + ',';
            members.back() = '}';
            text = levelWith(name != "parameters"
                                 ? ", \"properties\": {" + members
                                 : ", \"recipe\": { \"name\": \"\", \"seed\": 1, \"stages\": [ { \"id\": \"a\", "
                                   "\"stage\": \"b\", \"version\": 1, " +
                                       members + " ] }");
        }
        if (name == "width") {
            std::string level = "{\"id\":\"a\",\"width\":16384,\"height\":16384,\"legend\":{},\"rows\":[]},";
            text = "{ \"delvewright\": 1, \"levels\": [" + many(level, large);
        }
        if (name == "line") text = levelWith(", \"z\": \"" + many("x", large) + "\"");
        const std::string lastLayer = quoted("{'name':'','over':true,'rows':['#.#','###']}"), layer = lastLayer + ',';
        if (name == "layers") text = levelWith(dotLegend, ", \"layers\": [" + many(layer, large) + lastLayer + "]");
        if (name == "layers of things")
            text = levelWith(dotLegend, ", \"things\": [" + manyThings(large / 2) + ", \"layers\": [" +
                                            many(layer, large / 2) + lastLayer + "]");
        if (name == "small levels") text = manyLevels({2, 1}, large);
        if (name == "wide levels") text = manyLevels({largestSide, 1}, large);
        if (name == "high levels") text = manyLevels({1, largestSide}, large);
        QVERIFY(!text.empty());
        const int status = inChild([&] {
            struct rusage before {};
            ::getrusage(RUSAGE_SELF, &before);
            const auto read = readDelve(text);
            struct rusage after {};
            ::getrusage(RUSAGE_SELF, &after);
            const auto taken = static_cast<std::size_t>(after.ru_maxrss - before.ru_maxrss) * 1024;
            return taken <= memoryFactor * (64 * text.size() + (std::size_t{64} << 20)) ? 0 : 1;
        });
        QCOMPARE(status, 0);
    }

    /// Small maps, and those that are only long or only high, take memory in proportion to their cells.
    void thereMayBeManySmallMaps() {
        QVERIFY(readDelve(manyLevels({2, 1}, 250'000)).ok());
        for (const Size size : {Size{largestSide, 1}, Size{1, largestSide}, Size{65, 65}, Size{largestSide, 65}}) {
            World world;
            while (world.levels.size() < 60) {
                Level& level = world.levels.emplace_back();
                level.id = std::to_string(world.levels.size());
                level.tiles = Grid(size, Tile::Wall);
                for (std::int32_t i = 0; i < std::max(size.width, size.height); i += 2)
                    level.tiles.set({i % size.width, i % size.height}, Tile::Floor);
            }
            const auto text = delveText(world);
            const auto read = readDelve(text);
            QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
            QVERIFY(*read == world);
            std::size_t bytes = 0;
            for (const auto& level : read->levels) bytes += level.tiles.ownBytes();
            QVERIFY2(bytes <= 16 * text.size(), qPrintable(QString::number(bytes)));
        }
    }

    void manyPortalsAreNoSlower() {
        const int count = test::countOf(40'000);
        std::string levels;
        for (int i = 0; i < count; ++i) {
            const auto id = std::to_string(i);
            levels +=
                "{\"id\":\"" + id + quoted("','width':1,'height':1,'legend':{'#':'wall'},'rows':['#'],'things':[");
            for (int portal = 0; portal < 3; ++portal)
                levels += "{\"id\":\"" + std::to_string(portal) +
                          quoted("','kind':'portal','x':0,'y':0,'cell':[0,0],'level':'") +
                          std::to_string(count - 1 - i / 2) + "\"},";
            levels.back() = ']';
            levels += "},";
        }
        levels.pop_back();
        QVERIFY(readDelve(quoted("{ 'delvewright': 1, 'levels': [") + levels + "] }").ok());
    }

    /// If each were compared with all before it, this would exceed CTest's time limit.
    void manyMembersAreNoSlower() {
        std::string members;
        for (int i = test::countOf(200'000); i > 0; --i) members += ", \"" + std::to_string(i) + "\": 1";
        QVERIFY(readDelve(levelWith(members)).ok());
        QVERIFY(readDelve(levelWith(", \"properties\": {" + members.substr(1) + "}")).ok());
    }
};

DELVE_TEST(DelveBrokenTest)
#include "delve_broken_test.moc"
