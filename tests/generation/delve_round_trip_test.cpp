#include "generation/level/delve/order.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "generation/level/utf8.h"
#include "generation/pipeline/draft.h"
#include "tests/generation/random_world.h"
#include "tests/support/lines.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::generation;

namespace {

World inFileOrder(World world) {
    for (Level& level : world.levels.writable()) level = delve::inFileOrder(level);
    return world;
}

std::string said(const Failure& failure) {
    return test::withoutColumn(failure.where) + ": " + inEnglish(failure.message);
}

QByteArray dataFile(const QString& name) {
    QFile file(QStringLiteral(DELVE_TEST_DATA) + "/delve/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString inCode(std::string_view word) { return '`' + QString::fromStdString(std::string(word)) + '`'; }

/// The row of a table in docs/delve-format.md, after the text `behind`, whose first cell contains this name.
QString rowOf(const QString& behind, std::string_view name) {
    QFile document(QStringLiteral(DELVE_TEST_DATA) + "/../../docs/delve-format.md");
    if (!document.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
    const QString text = QString::fromUtf8(document.readAll());
    const QRegularExpression row("\n\\| [^|\n]*" + QRegularExpression::escape(inCode(name)) + "[^\n]*");
    return row.match(text, std::max<qsizetype>(0, text.indexOf(behind))).captured().trimmed();
}

World withTiles(int count) {
    World world;
    Level level;
    level.id = "level";
    level.tiles = Grid({64, 64}, Tile::Void);
    for (int i = 0; i < count; ++i) {
        TileKind kind;
        kind.name = "own-" + std::to_string(i);
        kind.glyph = static_cast<char32_t>(U'!' + i % 94);
        level.tiles.set({i % 64, i / 64}, *world.tiles.add(kind));
    }
    world.levels.push_back(level);
    return world;
}

} // namespace

class DelveRoundTripTest : public QObject {
    Q_OBJECT
private slots:
    void randomWorldsComeBack() {
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const World world = test::randomWorld(seed);
            const std::string text = delveText(world);
            const auto read = readDelve(text);
            QVERIFY2(read.ok(), read.ok() ? "" : (std::to_string(seed) + ' ' + said(read.failure())).c_str());
            QVERIFY2(*read == inFileOrder(world), std::to_string(seed).c_str());
            QVERIFY(delveText(*read) == text);
            for (std::size_t i = 0; i < world.levels.size(); ++i)
                QCOMPARE(fingerprint(read->levels[i]), fingerprint(world.levels[i]));
        }
    }

    void goldenFilesComeBack_data() {
        QTest::addColumn<QString>("name");
        const auto names = QDir(QStringLiteral(DELVE_TEST_DATA) + "/delve").entryList({"*.delve"}, QDir::Files);
        QVERIFY(names.size() >= 3);
        for (const auto& name : names) QTest::addRow("%s", qPrintable(name)) << name;
    }
    void goldenFilesComeBack() {
        QFETCH(QString, name);
        const auto text = dataFile(name).toStdString();
        const auto read = readDelve(text);
        QVERIFY2(read.ok(), read.ok() ? "" : said(read.failure()).c_str());
        QCOMPARE(QString::fromStdString(delveText(*read)), QString::fromStdString(text));
    }

    void whatAFileSaysIsWhatIsThere() {
        const auto read = readDelve(dataFile("garden.delve").toStdString());
        QVERIFY(read.ok());
        QCOMPARE(read->name, std::string("Sunken garden"));
        QCOMPARE(read->madeBy, std::string("delvewright 0.1.0"));
        QVERIFY(read->rules->objective == "collect");
        const Level& level = read->levels[0];
        QCOMPARE(level.size(), (Size{10, 7}));
        QCOMPARE(level.tiles.at({0, 0}), Tile::Wall);
        QCOMPARE(level.tiles.at({6, 3}), Tile::Hall);
        QCOMPARE(level.rooms->at(0).from, std::optional(Cell{3, 2}));
        QVERIFY(level.links->at(0) == (Link{0, 1, LinkKind::Hall, {}}));
        QVERIFY(level.halls->at(0).runs == (std::vector<Run>{{{6, 3}, 1, false}, {{7, 3}, 2, true}}));
        QCOMPARE(playerOf(level.things->at(0)), std::int64_t{1});
        QVERIFY(level.isPinned({4, 3}) && level.isPinned({5, 3}) && !level.isPinned({6, 3}));
        const auto* rooms = level.recipe->find("rooms")->find("rooms");
        QVERIFY(rooms && *rooms == ParameterValue(Range{Decimal::of(20), Decimal::of(40)}));
    }

    void whatIsUnknownIsKept() {
        const auto text = dataFile("unknown.delve").toStdString();
        const auto read = readDelve(text);
        QVERIFY(read.ok());
        QCOMPARE(QString::fromStdString(read->levels[0].things->at(0).unknown.text()), QString("\"wilts\": 1.50E+2"));
        QVERIFY(read->levels[0].recipe->stages[0].unknown.find("{ \"deep\": [ 1.0,2 ] }") != std::string::npos);
        QVERIFY(*read->levels[0].properties.find("none") == PropertyValue(UnknownValue{"null"}));
        QVERIFY(*read->levels[0].properties.find("hue") ==
                PropertyValue(UnknownValue{"{ \"colour\": \"#1a2b3c\", \"name\": \"rust\" }"}));
        QCOMPARE(QString::fromStdString(read->levels[0].mission->unknown),
                 QString("\"critical\": [ 1,2 ],\n        \"planner\":  \"cycles\""));
        QCOMPARE(QString::fromStdString(read->levels[0].mission->cycles[0].unknown),
                 QString("\"rank\": 1.50, \"of\":{ \"a\": [ null ] }"));
        QCOMPARE(read->levels[0].unknownOfPins->size(), 2u);
        QCOMPARE(QString::fromStdString(read->levels[0].unknownOfPins->at(0).unknown), QString("\"by\": \"Anna\""));
    }

    /// What a file says about a run of pins is written as long as the entire run is pinned, whatever else is pinned
    /// beside it.
    void whatIsUnknownOfPinsStaysWithTheirRun() {
        auto world = *readDelve(dataFile("unknown.delve").toStdString());
        Level& level = world.levels[0];
        level.pinned.write().clear({2, 0});
        level.pinned.write().set({2, 1});
        auto text = delveText(world);
        QVERIFY(text.find("{ \"row\": 0, \"from\": 1, \"to\": 1, \"by\": \"Anna\" }") != std::string::npos);
        QVERIFY(text.find("Bo") == std::string::npos);
        QVERIFY(text.find("{ \"row\": 1, \"from\": 0, \"to\": 2 }") != std::string::npos);
        level.pinned.write().set({2, 0});
        text = delveText(world);
        QVERIFY(text.find("Bo") != std::string::npos);
        level.pinned = BitGrid();
        text = delveText(world);
        QVERIFY(text.find("Anna") == std::string::npos);
        QVERIFY(text.find("\"until\": 1e9") != std::string::npos);
    }

    /// A regenerated level keeps what its file says about its pins, as far as they lie on its map.
    void whatIsUnknownOfPinsOutlivesRegeneration() {
        const World world = *readDelve(dataFile("unknown.delve").toStdString());
        Workspace workspace;
        for (const Size size : {Size{3, 2}, Size{40, 30}, Size{2, 2}}) {
            const TileCatalogue tiles = world.tiles;
            const Level made = Draft(size, tiles, workspace, &world.levels[0]).snapshot();
            World other = world;
            other.levels[0] = made;
            const auto text = delveText(other);
            QVERIFY(text.find("Anna") != std::string::npos);
            QCOMPARE(text.find("Bo") != std::string::npos, size.width > 2);
        }
    }

    void aByteOrderMarkIsPassed() {
        const auto garden = dataFile("garden.delve").toStdString();
        const auto read = readDelve("\xef\xbb\xbf" + garden);
        QVERIFY2(read.ok(), read.ok() ? "" : said(read.failure()).c_str());
        QVERIFY(delveText(*read) == garden);
        QVERIFY(!readDelve("\xef\xbb\xbf\xef\xbb\xbf" + garden).ok());
        QCOMPARE(said(readDelve("\xef\xbb\xbf").failure()), std::string("line 1: The text is truncated."));
    }

    /// The sample file in docs/delve-format.md is valid, and shows every part in the form in which it is written.
    void theSampleOfTheDocumentComesBack() {
        QFile document(QStringLiteral(DELVE_TEST_DATA) + "/../../docs/delve-format.md");
        QVERIFY(document.open(QIODevice::ReadOnly | QIODevice::Text));
        const QByteArray text = document.readAll();
        QByteArray sample;
        for (const auto& line : text.split('\n')) {
            if (line.startsWith("    ")) sample += line.mid(4) + '\n';
            else if (!sample.isEmpty()) break;
        }
        const auto read = readDelve(sample.toStdString());
        QVERIFY2(read.ok(), read.ok() ? "" : said(read.failure()).c_str());
        QCOMPARE(QByteArray::fromStdString(delveText(*read)), sample);
        for (const QByteArray key :
             {"madeBy",  "name",  "id",         "properties", "layers",     "keepEmpty", "pinnedThings",
              "shape",   "from",  "opacity",    "hidden",     "locked",     "mission",   "tiles",
              "enemies", "goods", "encounters", "purposes",   "blueprints", "generated"})
            QVERIFY2(text.contains('`' + key + '`'), key.constData());
    }

    /// The tables of docs/delve-format.md describe every tile, thing, room and rule.
    void theDocumentKnowsEveryTile() {
        const TileCatalogue builtIn;
        for (const auto tile : builtIn.all()) {
            const auto& kind = builtIn[tile];
            if (kind.name.starts_with("land-")) continue; // one row for all of them, checked below
            const auto cells = rowOf("These tiles", kind.name).split('|');
            QVERIFY2(cells.size() >= 5, kind.name.c_str());
            const auto glyph = tile == Tile::Void ? QString("space") : '`' + QString::fromUcs4(&kind.glyph, 1) + '`';
            QCOMPARE(cells[2].trimmed(), glyph);
            const QString walk = kind.walk == Walk::Yes ? "yes" : kind.walk == Walk::No ? "no" : "ends the game";
            QVERIFY2(cells[3].trimmed().startsWith(walk), kind.name.c_str());
            QCOMPARE(cells[4].trimmed(), QString(kind.seeThrough ? "yes" : "no"));
        }
        QVERIFY(rowOf("These tiles", "land-1").contains("`land-6`"));
    }

    void theDocumentKnowsEveryThingAndRoom() {
        for (const auto& kind : thingKinds()) {
            const auto row = rowOf("The kinds of things", kind.name);
            const auto glyph = inCode(kind.glyph == '|' ? std::string("\\|") : std::string(1, kind.glyph));
            QVERIFY2(row.contains(glyph), kind.name.data());
            for (const auto& field : kind.fields) QVERIFY2(row.contains(inCode(field.name)), field.name.data());
        }
        for (int kind = 0; kind <= static_cast<int>(RoomKind::House); ++kind)
            QVERIFY(rowOf("", "kind").contains(inCode(nameOf(static_cast<RoomKind>(kind)))));
        for (int pattern = 0; pattern <= static_cast<int>(MissionPattern::GuardedTreasure); ++pattern)
            QVERIFY(!rowOf("Play does not read the mission", nameOf(static_cast<MissionPattern>(pattern))).isEmpty());
    }

    void theDocumentKnowsEveryRule() {
        const Rules usual;
        for (const auto& rule : ruleTable) {
            const auto cells = rowOf("The rules.", rule.name).split('|');
            QVERIFY2(cells.size() >= 4, rule.name.data());
            const auto number = rule.number ? usual.*rule.number : rule.decimal ? (usual.*rule.decimal).floor() : 0;
            const QString value = rule.flag ? (usual.*rule.flag ? "true" : "false") : QString::number(number);
            QCOMPARE(cells[3].trimmed(), value);
            const QString max = rule.flag ? QString("true or false") : QString::number(rule.max);
            QVERIFY2(cells[2].trimmed().endsWith(max), rule.name.data());
        }
    }

    void handEditedFilesAreRead() {
        const auto tidy = readDelve(dataFile("garden.delve").toStdString());
        const auto loose = readDelve(dataFile("hand-edited.json").toStdString()); // other order, blanks, escapes, 1e1
        QVERIFY2(loose.ok(), loose.ok() ? "" : said(loose.failure()).c_str());
        QVERIFY(inFileOrder(*loose) == *tidy);
        QCOMPARE(QString::fromStdString(delveText(*loose)), QString(dataFile("garden.delve")));
    }

    /// The reader keeps an unknown objective; the game decides what it means.
    void anObjectiveThatNobodyKnowsIsKept() {
        std::string text(dataFile("garden.delve"));
        text.replace(text.find("\"collect\""), 9, "\"a \\\"late\\\" one\"");
        const auto read = readDelve(text);
        QVERIFY2(read.ok(), read.ok() ? "" : said(read.failure()).c_str());
        QCOMPARE(read->rules->objective, std::string("a \"late\" one"));
        QCOMPARE(QString::fromStdString(delveText(*read)), QString::fromStdString(text));
    }

    void moreTilesThanGlyphs() {
        const World world = withTiles(maxCustomTiles);
        const auto text = delveText(world);
        std::string spare;
        appendUtf8(spare, 0x4e00);
        QVERIFY(text.find(spare) != std::string::npos);
        const auto read = readDelve(text);
        QVERIFY2(read.ok(), read.ok() ? "" : said(read.failure()).c_str());
        QVERIFY(*read == world);
    }

    void paintingWithOneMoreTileChangesNoOtherGlyph() {
        World world = withTiles(4);
        const auto before = QString::fromStdString(delveText(world)).split('\n');
        world.levels[0].tiles.set({63, 63}, Tile::Wall);
        const auto after = QString::fromStdString(delveText(world)).split('\n');
        QCOMPARE(after.size(), before.size());
        int changed = 0;
        for (int i = 0; i < after.size(); ++i) changed += after[i] != before[i];
        QCOMPARE(changed, 2); // the legend and the row
    }

    void recipesOnTheirOwn() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const World world = test::randomWorld(seed);
            for (const auto& level : world.levels) {
                if (!level.recipe) continue;
                const auto text = recipeText(*level.recipe);
                QVERIFY(delveText(world).find(text.substr(0, text.size() - 1)) != std::string::npos);
                const auto read = readRecipe(text);
                QVERIFY2(read.ok(), read.ok() ? "" : said(read.failure()).c_str());
                QVERIFY(*read == *level.recipe);
            }
        }
        QVERIFY(!readRecipe("[]"));
        QVERIFY(!readRecipe("{ \"name\": \"x\" }"));
    }

    void theSinkMayWantNoMore() {
        const World world = test::randomWorld(1);
        int pieces = 0;
        QVERIFY(!writeDelve(world, [&](std::string_view) { return ++pieces, false; }));
        QCOMPARE(pieces, 1);
    }

    void textThatIsNoUtf8IsMadeReadable() {
        World world = withTiles(0);
        world.name = "a\xff\xc0z";
        const auto read = readDelve(delveText(world));
        QVERIFY(read.ok());
        QCOMPARE(read->name, std::string("a\xef\xbf\xbd\xef\xbf\xbdz"));
    }
};

DELVE_TEST(DelveRoundTripTest)
#include "delve_round_trip_test.moc"
