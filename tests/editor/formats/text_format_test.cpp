#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "generation/level/decorations.h"
#include "generation/level/goods.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

/// Text and CSV: what is particular to them.
class TextFormatTest : public QObject {
    Q_OBJECT
private slots:
    void thingsStandOnFloor() {
        const auto read = readText("txt", "#####\n#@&*#\n#####\n");
        QVERIFY(read);
        const Level& level = read->world.levels.front();
        QCOMPARE(level.size(), (Size{5, 3}));
        for (int x = 1; x <= 3; ++x) QCOMPARE(level.tiles.at({x, 1}), Tile::Floor);
        QCOMPARE(level.things->size(), 3u);
        const auto& second = (*level.things)[1];
        QCOMPARE(second.kind, ThingKind::Start);
        QCOMPARE(playerOf(second), 2);
        QCOMPARE(second.id, std::string("start-2-1"));
        QCOMPARE((*level.things)[2].at, (Cell{3, 1}));
        QVERIFY(read->notes.empty());
        QCOMPARE(read->world.name, std::string("map"));
    }

    void whatWeWriteComesBack() {
        const World world = worldOfEverything();
        const QByteArray text = writtenWithNotes("txt", world).first;
        const auto read = readText("txt", text);
        QVERIFY(read);
        QCOMPARE(writtenWithNotes("txt", read->world).first, text);
        auto things = *world.levels.front().things;
        std::ranges::sort(things, {}, &Thing::at);
        QVERIFY(*read->world.levels.front().things == things);
    }

    /// As text and as numbers.
    void decorationsComeBack() {
        World world = worldOfTiles();
        Level& level = world.levels.front();
        level.tiles = Grid({decorationCount, 1});
        for (int i = 0; i < decorationCount; ++i) level.tiles.set({i, 0}, static_cast<Tile>(firstDecoration + i));
        for (const QString id : {"txt", "csv"}) {
            const auto [bytes, notes] = writtenWithNotes(id, world);
            QVERIFY(notes.empty());
            const auto read = readText(id, bytes);
            QVERIFY2(read, qPrintable(id));
            QVERIFY2(read->world.levels.front().tiles == level.tiles, qPrintable(id));
        }
    }

    /// Where a text would read the glyph of an own tile as something else, a note says so.
    void anOwnTileIsToldAsWhatItComesBack() {
        const auto noteOf = [](char32_t glyph) {
            World world = worldOfTiles();
            TileKind kind;
            kind.name = "lava";
            kind.glyph = glyph;
            const auto own = world.tiles.add(kind);
            if (!own) qFatal("no such tile");
            world.levels.front().tiles.set({0, 0}, *own);
            const auto notes = writtenWithNotes("txt", world).second;
            return notes.empty() ? QString() : toQString(notes.back());
        };
        const TileCatalogue builtIn;
        const QString gate = noteOf(builtIn[Tile::Gate].glyph), start = noteOf(U'@'), other = noteOf(U'\u4e00');
        QVERIFY2(gate.contains("which is read as “" + QString::fromStdString(builtIn[Tile::Gate].name) + "”"),
                 qPrintable(gate));
        QVERIFY2(start.contains("which is read as “start”"), qPrintable(start));
        QVERIFY2(other.contains("is unknown when the text is read"), qPrintable(other));
    }

    void endsOfLinesMakeNoDifference_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addRow("unix") << QByteArray("##\n#.\n");
        QTest::addRow("no last one") << QByteArray("##\n#.");
        QTest::addRow("windows") << QByteArray("##\r\n#.\r\n");
        QTest::addRow("byte order mark") << QByteArray("\xef\xbb\xbf##\n#.\n");
    }
    void endsOfLinesMakeNoDifference() {
        QFETCH(QByteArray, text);
        const auto read = readText("txt", text);
        QVERIFY(read);
        QCOMPARE(read->world.levels.front().size(), (Size{2, 2}));
        QVERIFY(read->notes.empty());
    }

    void shortRowsAreFilledUpAndSaidSo_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("text");
        QTest::addRow("txt") << "txt" << QByteArray("####\n\n##\n####\n");
        QTest::addRow("csv") << "csv" << QByteArray("1,1,1,1\n\n1,1\n1,1,1,1\n");
    }
    void shortRowsAreFilledUpAndSaidSo() {
        QFETCH(QString, id);
        QFETCH(QByteArray, text);
        const auto read = readText(id, text);
        QVERIFY(read);
        const Level& level = read->world.levels.front();
        QCOMPARE(level.size(), (Size{4, 4}));
        QCOMPARE(level.tiles.at({1, 2}), Tile::Wall);
        QCOMPARE(level.tiles.at({2, 2}), Tile::Void);
        QCOMPARE(level.tiles.at({0, 1}), Tile::Void);
        QCOMPARE(read->notes.size(), 1u);
        QCOMPARE(*read->notes.front().count, 2);
    }

    void refusalsNameThePlace_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::addRow("unknown glyph") << "txt" << QByteArray("###\n#.?\n#.{\n")
                                       << "line 3, column 3: Unknown glyph “{”";
        QTest::addRow("beyond ASCII") << "txt" << QByteArray("#é\n") << "line 1, column 2: Unknown glyph “é”";
        QTest::addRow("tab") << "txt" << QByteArray("##\n\t#\n") << "line 2, column 1: A tab";
        QTest::addRow("not UTF-8") << "txt" << QByteArray("#\xff#\n") << "line 1, column 2: This is not UTF-8";
        QTest::addRow("a zero byte") << "txt" << QByteArray("#\0#\n", 4)
                                     << "line 1, column 2: Not a text map (byte of value 0)";
        QTest::addRow("no number") << "csv" << QByteArray("1,2\n1,x\n") << "line 2, column 3: “x”";
        QTest::addRow("nothing between commas") << "csv" << QByteArray("1,,2\n") << "line 1, column 3: “”";
        QTest::addRow("negative") << "csv" << QByteArray("1,-2\n") << "line 1, column 3: “-2”";
        QTest::addRow("too large") << "csv" << QByteArray("1,70000\n") << "line 1, column 3: “70000”";
        QTest::addRow("no such tile") << "csv" << QByteArray("1,\n2, 99\n")
                                      << "line 2, column 4: Unknown tile number 99";
        QTest::addRow("too many columns") << "txt" << QByteArray(largestSide + 1, '#') << "16385 x 1";
        QTest::addRow("too many rows") << "txt" << QByteArray("#\n").repeated(largestSide + 1) << "16384";
    }
    void refusalsNameThePlace() {
        QFETCH(QString, id);
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const auto read = readText(id, text);
        QVERIFY(!read);
        QCOMPARE(read.failure().kind, Failure::Kind::BadInput);
        QVERIFY2(toQString(read.failure()).contains(says), qPrintable(toQString(read.failure())));
    }

    void aCommaAtTheEndIsPassedOver() {
        const auto read = readText("csv", "1, 2 ,1,\n1,0,1\n");
        QVERIFY(read);
        QCOMPARE(read->world.levels.front().size(), (Size{3, 2}));
        QCOMPARE(read->world.levels.front().tiles.at({1, 0}), Tile::Floor);
    }

    void aFewLongRowsTakeLittleMemory() {
        QByteArray text = QByteArray(largestSide, '#') + '\n';
        text += QByteArray("#\n").repeated(largestSide - 1);
        const auto read = readText("txt", text);
        QVERIFY(read);
        const auto& tiles = read->world.levels.front().tiles;
        QCOMPARE(tiles.size(), (Size{largestSide, largestSide}));
        QVERIFY(tiles.ownBytes() < 16 << 20);
    }

    void aFileOfNothingButThingsIsRefused() {
        const auto read = readText("txt", (QByteArray(4096, '*') + '\n').repeated(512));
        QVERIFY(!read);
        QVERIFY2(toQString(read.failure()).contains("Too many things"), qPrintable(toQString(read.failure())));
    }

    void whatStandsUnderOthersIsSaid() {
        World world = worldOfTiles();
        std::vector<Thing> things(3);
        for (std::size_t i = 0; i < things.size(); ++i) {
            things[i].kind = std::array{ThingKind::Coin, ThingKind::Flower, ThingKind::Sign}[i];
            things[i].id = std::to_string(i);
            things[i].at = {3, 4};
        }
        world.levels.front().things = things;
        const auto [text, notes] = writtenWithNotes("txt", world);
        QCOMPARE(text.split('\n')[4].at(3), '*');
        QVERIFY(std::ranges::any_of(notes, [](const Message& note) { return note.count == 2; }));
    }

    void tilesUnderThingsAreSaid() {
        World world = worldOfTiles();
        auto& level = world.levels.front();
        level.tiles.set({3, 4}, Tile::Door);
        level.tiles.set({5, 4}, Tile::Floor);
        std::vector<Thing> things(2);
        things[0].kind = ThingKind::Lock;
        things[0].at = {3, 4};
        things[1].kind = ThingKind::Flower;
        things[1].at = {5, 4};
        for (auto& thing : things) thing.id = bornAt(infoOf(thing.kind).name, thing.at);
        level.things = things;
        const auto [text, notes] = writtenWithNotes("txt", world);
        QCOMPARE(text.split('\n')[4].at(3), 'l');
        QCOMPARE(notes.size(), 1u);
        QCOMPARE(notes.front().count, std::optional<std::int64_t>(1));
        QVERIFY(toQString(notes.front()).contains("floor"));
    }

    void tablesOfTheMapsOwnAreSaid() {
        World world = worldOfTiles();
        for (const QString id : {"txt", "csv"}) QCOMPARE(writtenWithNotes(id, world).second.size(), 0u);
        world.tables.goods.write().front().price += 1;
        for (const QString id : {"txt", "csv"}) {
            const auto notes = writtenWithNotes(id, world).second;
            QCOMPARE(notes.size(), 1u);
            QVERIFY(toQString(notes.front()).contains("tables"));
        }
    }

    void tilesOfTheMapsOwnAreSaid() {
        World world = worldOfTiles();
        const auto lava = world.tiles.add(TileKind{"lava", U'ł', {255, 0, 0}, Walk::No, true, {}});
        const auto pale = world.tiles.add(TileKind{"pale wall", U'#', {200, 200, 200}, Walk::No, false, {}});
        QVERIFY(lava && pale);
        world.levels.front().tiles.set({3, 4}, *lava);
        const auto [text, notes] = writtenWithNotes("txt", world);
        QVERIFY(text.contains("ł"));
        QCOMPARE(notes.size(), 2u); // two are left out, and one is read as another
        QCOMPARE(notes.front().count.value_or(0), 2);
        QVERIFY(toQString(notes.back()).contains("lava"));
        world.levels.front().tiles.set({4, 4}, *pale);
        QCOMPARE(writtenWithNotes("txt", world).second.size(), 3u);
        QCOMPARE(writtenWithNotes("csv", world).second.size(), 2u);
    }

private:
    Result<Imported> readText(const QString& id, const QByteArray& text) {
        const QString path = m_folder.filePath("map." + id);
        writeFile(path, text);
        return readWorld(path);
    }
    static std::pair<QByteArray, Notes> writtenWithNotes(const QString& id, const World& world) {
        QBuffer buffer;
        if (!buffer.open(QIODevice::WriteOnly)) qFatal("no buffer");
        WriteRequest request;
        request.path = "map." + id; // a file with the map's name
        const auto notes = writeWorld(world, *builtInFormats().find(id.toStdString()), request, buffer);
        return {buffer.data(), notes ? *notes : Notes{}};
    }

    QTemporaryDir m_folder;
};

DELVE_TEST(TextFormatTest)
#include "text_format_test.moc"
