#include "generation/level/bit_grid.h"
#include "generation/level/bit_pack.h"
#include "generation/level/decorations.h"
#include "generation/level/hash.h"
#include "generation/level/properties.h"
#include "generation/level/recipe.h"
#include "generation/level/shared.h"
#include "generation/level/text.h"
#include "generation/level/tile.h"
#include "generation/level/utf8.h"
#include "generation/level/world.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <limits>

using namespace delve;

class LevelValuesTest : public QObject {
    Q_OBJECT
private slots:
    void valuesBecomeBits() {
        Stream random(7);
        for (int i = 0; i < 300; ++i) {
            std::vector<int> values(static_cast<std::size_t>(random.between(0, 64)));
            if (i % 3 == 0) values.resize(64);
            std::uint64_t expected = 0;
            for (std::size_t k = 0; k < values.size(); ++k) {
                values[k] = static_cast<int>(random.between(1, 3));
                if (values[k] == 2) expected |= std::uint64_t{1} << k;
            }
            QCOMPARE(bitsWhere(std::span<const int>(values), [](int value) { return value == 2; }), expected);
        }
    }

    void bitGridAgainstAPlainOne() {
        Stream random(5);
        for (int round = 0; round < 50; ++round) {
            const auto width = static_cast<std::int32_t>(random.between(1, 200));
            const auto height = static_cast<std::int32_t>(random.between(1, 20));
            BitGrid bits({width, height});
            std::vector<bool> plain(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
            const auto at = [&](std::int32_t x, std::int32_t y) { return static_cast<std::size_t>(y * width + x); };
            for (int i = 0; i < 30; ++i) {
                const auto y = static_cast<std::int32_t>(random.between(0, height - 1));
                const auto x = static_cast<std::int32_t>(random.between(0, width - 1));
                const auto length = static_cast<std::int32_t>(random.between(0, width - x));
                const bool on = random.chance(2, 3);
                bits.setRun(y, x, length, on);
                for (auto k = x; k < x + length; ++k) plain[at(k, y)] = on;
                const auto from = static_cast<std::int32_t>(random.between(0, x));
                bool any = false;
                bool all = true;
                for (auto k = from; k < x; ++k) {
                    any = any || plain[at(k, y)];
                    all = all && plain[at(k, y)];
                }
                QCOMPARE(bits.anyInRun(y, from, x - from), any);
                QCOMPARE(bits.allInRun(y, from, x - from), all);
            }
            std::size_t runs = 0;
            for (std::int32_t y = 0; y < height; ++y)
                for (std::int32_t x = 0; x < width; ++x) {
                    QCOMPARE(bits.at({x, y}), bool(plain[at(x, y)]));
                    if (plain[at(x, y)] && (x == 0 || !plain[at(x - 1, y)])) ++runs;
                }
            QCOMPARE(bits.countRuns(), runs);
            QCOMPARE(bits.count(), std::int64_t{std::ranges::count(plain, true)});
            QCOMPARE(bits.none(), bits.count() == 0);
            QCOMPARE(bits.anyIn({-5, -5, width + 50, height + 50}), !bits.none());
            QVERIFY(!bits.anyIn({width, 0, 10, 10}) && !bits.anyIn({0, 0, 0, 5}));
        }
    }

    void bitGridsTogether() {
        Stream random(9);
        for (const Size size : {Size{0, 0}, Size{1, 1}, Size{64, 3}, Size{65, 4}, Size{130, 7}}) {
            BitGrid a(size), b(size);
            for (std::int32_t y = 0; y < size.height; ++y)
                for (std::int32_t x = 0; x < size.width; ++x) {
                    a.set({x, y}, random.chance(1, 2));
                    b.set({x, y}, random.chance(1, 2));
                }
            BitGrid both = a;
            both.add(b);
            BitGrid rest = a;
            rest.remove(b);
            for (std::int32_t y = -1; y <= size.height; ++y)
                for (std::int32_t x = -1; x <= size.width; ++x) {
                    const Cell cell{x, y};
                    QCOMPARE(a.has(cell), size.contains(cell) && a.at(cell));
                    QCOMPARE(both.has(cell), a.has(cell) || b.has(cell));
                    QCOMPARE(rest.has(cell), a.has(cell) && !b.has(cell));
                }
            QVERIFY(a.isWithin(both) && b.isWithin(both) && rest.isWithin(a) && a.isWithin(a));
            QCOMPARE(both.isWithin(a), both == a);
            QCOMPARE(rest.isWithin(b), rest.none());
        }
        QVERIFY(!BitGrid().has({0, 0}));
    }

    void cellsOfAWorldAreCounted() {
        World world;
        QCOMPARE(cellCount(world), std::int64_t{0});
        for (const Size size : {Size{3, 4}, Size{1, 1}}) world.levels.emplace_back().tiles = Grid(size);
        QCOMPARE(cellCount(world), std::int64_t{13});
    }

    void bitGridSetAndClear() {
        BitGrid bits({65, 2});
        bits.set({64, 1});
        QVERIFY(bits.at({64, 1}) && !bits.at({63, 1}) && !bits.at({0, 1}));
        bits.set({64, 1}, false);
        QVERIFY(bits == BitGrid({65, 2}));
        bits.reset({1, 1});
        QCOMPARE(bits.size(), (Size{1, 1}));
    }

    void decimals_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("thousandths");
        QTest::addColumn<QString>("back");
        QTest::newRow("whole") << "12" << qint64{12'000} << "12";
        QTest::newRow("one digit") << "1.2" << qint64{1'200} << "1.2";
        QTest::newRow("zeros") << "01.500" << qint64{1'500} << "1.5";
        QTest::newRow("below zero") << "-0.125" << qint64{-125} << "-0.125";
        QTest::newRow("no minus zero") << "-0" << qint64{0} << "0";
        QTest::newRow("largest") << "1000000000000000" << qint64{1'000'000'000'000'000'000} << "1000000000000000";
    }
    void decimals() {
        QFETCH(QString, text);
        QFETCH(qint64, thousandths);
        QFETCH(QString, back);
        const auto number = decimalFromText(text.toStdString());
        QVERIFY(number);
        QCOMPARE(qint64{number->thousandths}, thousandths);
        QCOMPARE(QString::fromStdString(toText(*number)), back);
    }

    void whatIsNoDecimal() {
        for (const char* text :
             {"", "-", ".", "1.", ".5", "1.2345", "1e3", "+1", " 1", "1 ", "1,5", "--1", "1.-5", "1000000000000001"})
            QVERIFY2(!decimalFromText(text), text);
    }

    void decimalsRoundDown() {
        QCOMPARE(Decimal::ofThousandths(1999).floor(), std::int64_t{1});
        QCOMPARE(Decimal::ofThousandths(-1).floor(), std::int64_t{-1});
        QCOMPARE(Decimal::ofThousandths(-1000).floor(), std::int64_t{-1});
        const auto least = Decimal::ofThousandths(std::numeric_limits<std::int64_t>::min());
        QCOMPARE(QString::fromStdString(toText(least)), QString("-9223372036854775.808"));
        QCOMPARE(least.floor(), std::int64_t{-9223372036854776});
    }

    void propertiesAreSortedAndUnique() {
        Properties properties;
        properties.set("b", true);
        properties.set("a", Decimal::of(1));
        properties.set("c", std::string("x"));
        properties.set("b", false);
        QCOMPARE(properties.size(), std::size_t{3});
        QCOMPARE(properties.begin()->name, std::string("a"));
        QVERIFY(std::get<bool>(*properties.find("b")) == false);
        QVERIFY(!properties.find("") && !properties.find("d"));
        QVERIFY(properties.remove("a") && !properties.remove("a"));
        QVERIFY(properties == Properties({{"c", std::string("x")}, {"b", false}}));
    }

    void aCopyOfPropertiesIsItsOwn() {
        Properties properties({{"a", true}, {"b", false}});
        Properties copy = properties;
        copy.set("a", false);
        QVERIFY(copy.remove("b"));
        QVERIFY(!copy.remove("c"));
        QVERIFY(properties == Properties({{"a", true}, {"b", false}}));
        QVERIFY(copy == Properties({{"a", false}}));
        properties = {};
        QVERIFY(copy.find("a") && !properties.find("a"));
    }

    void aWorldIsCountedNoFurtherThanNeeded() {
        World world;
        QVERIFY(!hasMoreCells(world, 0));
        for (int i = 0; i < 3; ++i) {
            world.levels.push_back({});
            world.levels.back().tiles = Grid({10, 5});
        }
        QVERIFY(hasMoreCells(world, 149));
        QVERIFY(!hasMoreCells(world, 150));
    }

    void theCatalogueKnowsItsTiles() {
        const TileCatalogue tiles;
        QCOMPARE(tiles.all().size(), std::size_t{builtInTiles + decorationCount});
        for (const auto tile : tiles.all()) {
            QVERIFY(tiles.has(tile));
            QVERIFY(tiles.find(tiles[tile].name) == tile);
            QVERIFY(tiles.findGlyph(tiles[tile].glyph) == tile);
            QCOMPARE(tiles.walkable(tile), tiles[tile].walk == Walk::Yes);
            QCOMPARE(tiles.endsGame(tile), tiles[tile].walk == Walk::EndsGame);
            QCOMPARE(tiles.seeThrough(tile), tiles[tile].seeThrough);
        }
        QVERIFY(!tiles.has(static_cast<Tile>(builtInTiles + decorationCount)) &&
                !tiles.walkable(static_cast<Tile>(65535)));
        QVERIFY(!tiles.find("") && !tiles.findGlyph(U'z'));
    }

    void tilesOfOnesOwn() {
        TileCatalogue tiles;
        const auto lava = tiles.add({"lava", U'#', {255, 0, 0}, Walk::Yes, true, ""});
        QVERIFY(lava == static_cast<Tile>(firstCustomTile));
        QVERIFY(tiles.walkable(*lava) && tiles.findGlyph(U'#') == Tile::Wall);
        QVERIFY(!tiles.add({"lava", U'L', {}, Walk::No, false, ""}) &&
                !tiles.add({"wall", U'L', {}, Walk::No, false, ""}));
        QVERIFY(!tiles.add({"", U'L', {}, Walk::No, false, ""}));
        const TileCatalogue before = tiles;
        QVERIFY(tiles.replace(*lava, {"magma", U'M', {}, Walk::No, true, ""}));
        QVERIFY(tiles.find("lava") == Tile::Lava && tiles.find("magma") == lava && tiles.findGlyph(U'M') == lava &&
                !tiles.walkable(*lava));
        QVERIFY(before.find("lava") == lava && before.walkable(*lava) && !(before == tiles));
        QVERIFY(!tiles.replace(Tile::Wall, {"x", U'x', {}, Walk::No, true, ""}) &&
                !tiles.replace(*lava, {"wall", U'x', {}, Walk::No, true, ""}));
        QVERIFY(tiles.replace(*lava, {"magma", U'N', {}, Walk::No, true, ""}));
    }

    /// Files from before a built-in tile was added may have one of that name, or with that glyph.
    void onesOwnTileComesBeforeALaterBuiltInOne() {
        TileCatalogue tiles;
        QVERIFY(!tiles.hidden(Tile::Lava));
        const auto lava = tiles.add({"lava", U'l', {255, 0, 0}, Walk::Yes, true, ""});
        const auto vat = tiles.add({"vat", U'V', {}, Walk::No, true, ""});
        QVERIFY(lava && vat);
        QVERIFY(tiles.find("lava") == lava && tiles.findGlyph(U'V') == vat && tiles.findGlyph(U'L') == Tile::Lava);
        QVERIFY(tiles.hidden(Tile::Lava) && !tiles.hidden(Tile::Chasm) && !tiles.hidden(*lava));
        QVERIFY(!tiles.kills(*lava) && tiles.kills(Tile::Lava));
        QVERIFY(!tiles.replace(*vat, {"lava", U'V', {}, Walk::No, true, ""}));
        QVERIFY(tiles.replace(*vat, {"chasm", U'V', {}, Walk::No, true, ""}) && tiles.find("chasm") == vat);
        QVERIFY(tiles.replace(*vat, {"vat", U'V', {}, Walk::No, true, ""}) && tiles.find("chasm") == Tile::Chasm);
    }

    void theNewGroundDoesWhatItSays() {
        const TileCatalogue tiles;
        for (const auto tile : tiles.all()) {
            QCOMPARE(tiles.kills(tile), tile == Tile::Lava);
            QCOMPARE(tiles.leadsDown(tile), tile == Tile::Chasm);
            QCOMPARE(tiles.secret(tile), tile == Tile::SecretDoor);
            QCOMPARE(tiles.ledge(tile), tile >= Tile::LedgeNorth && tile <= Tile::LedgeWest);
        }
        QVERIFY(tiles.ledgeDirection(Tile::LedgeNorth) == Direction::North);
        QVERIFY(tiles.ledgeDirection(Tile::LedgeEast) == Direction::East);
        QVERIFY(tiles.ledgeDirection(Tile::LedgeSouth) == Direction::South);
        QVERIFY(tiles.ledgeDirection(Tile::LedgeWest) == Direction::West);
    }

    /// In all that the catalogue says of it, whatever else its declaration says.
    void onesOwnTileServesAsABuiltInOne() {
        for (const auto tile : TileCatalogue().all()) {
            TileCatalogue tiles;
            const auto own = tiles.add({"own", U'o', {9, 9, 9}, Walk::EndsGame, true, "", {}, tile});
            QVERIFY(own);
            const auto& name = tiles[tile].name;
            QVERIFY2(tiles[*own].walk == tiles[tile].walk && tiles[*own].seeThrough == tiles[tile].seeThrough,
                     name.c_str());
            for (const auto is :
                 {&TileCatalogue::walkable, &TileCatalogue::seeThrough, &TileCatalogue::roomFloor,
                  &TileCatalogue::hallFloor, &TileCatalogue::wall, &TileCatalogue::door, &TileCatalogue::opens,
                  &TileCatalogue::passage, &TileCatalogue::street, &TileCatalogue::outdoors, &TileCatalogue::ofHouse,
                  &TileCatalogue::goldenExit, &TileCatalogue::gate, &TileCatalogue::endsGame, &TileCatalogue::kills,
                  &TileCatalogue::leadsDown, &TileCatalogue::secret, &TileCatalogue::ledge})
                QVERIFY2((tiles.*is)(*own) == (tiles.*is)(tile), name.c_str());
            QVERIFY2(tiles.ledgeDirection(*own) == tiles.ledgeDirection(tile), name.c_str());
            QVERIFY(builtInTileFromName(name) == tile && nameOfBuiltIn(tile) == name);
        }
        QVERIFY(!builtInTileFromName("own") && !builtInTileFromName(""));
    }

    void whatATileServesAsCanBeChanged() {
        TileCatalogue tiles;
        const auto own = tiles.add({"lava", U'l', {}, Walk::No, true, "", {}, Tile::Lava}); // of this very name
        QVERIFY(tiles.kills(*own) && tiles.find("lava") == own);
        const TileCatalogue before = tiles;
        QVERIFY(tiles.replace(*own, {"lava", U'l', {}, Walk::No, true, "", {}, Tile::LedgeWest}));
        QVERIFY(!tiles.kills(*own) && tiles.walkable(*own) && tiles.ledge(*own));
        QVERIFY(!(before == tiles) && before.kills(*own));
        QVERIFY(tiles.replace(*own, {"lava", U'l', {}, Walk::No, false, ""}));
        QVERIFY(tiles.wall(*own) && !tiles.ledge(*own) && !tiles[*own].serves);
        QVERIFY(tiles.replace(*own, {"lava", U'l', {}, Walk::Yes, true, "", {}, *own})); // which is no built-in tile
        QVERIFY(tiles.roomFloor(*own) && !tiles[*own].serves);
    }

    void manyTilesAreFoundAtOnce() {
        TileCatalogue tiles;
        for (int i = 0; i < maxCustomTiles; ++i)
            QVERIFY(
                tiles.add({"own-" + std::to_string(i), static_cast<char32_t>(0x5000 + i), {}, Walk::No, false, ""}));
        QVERIFY(!tiles.add({"one more", U'x', {}, Walk::No, false, ""}));
        for (int round = 0; round < 100; ++round)
            for (int i = 0; i < maxCustomTiles; ++i)
                QVERIFY(tiles.find("own-" + std::to_string(i)) == static_cast<Tile>(firstCustomTile + i));
    }

    void manyAtOnceAsOneByOne() {
        std::vector<TileKind> kinds{{"a", U'a', {}, Walk::Yes, false, ""}, {"b", U'b', {}, Walk::No, false, ""}};
        TileCatalogue byOne;
        for (const auto& kind : kinds) QVERIFY(byOne.add(kind));
        QVERIFY(TileCatalogue::of(kinds) == byOne);
        kinds.push_back(kinds[0]);
        QVERIFY(!TileCatalogue::of(kinds));
    }

    void colours() {
        QCOMPARE(QString::fromStdString(toText(Colour{0x0a, 0xff, 0x10})), QString("#0aff10"));
        QVERIFY(colourFromText("#0aFF10") == (Colour{0x0a, 0xff, 0x10}));
        for (const char* text : {"", "#", "#12345", "#1234567", "1234567", "#12345g", "# 12345", "#-12345"})
            QVERIFY2(!colourFromText(text), text);
    }

    void seeds() {
        QCOMPARE(seedFromText("0"), std::uint64_t{0});
        QCOMPARE(seedFromText("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(seedFromText("-1"), std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(seedFromText("-9223372036854775808"), std::uint64_t{1} << 63);
        QCOMPARE(seedFromText("garden"), fnv1a("garden"));
        QCOMPARE(seedFromText("12 "), fnv1a("12 "));
        QCOMPARE(seedFromText("18446744073709551616"), fnv1a("18446744073709551616"));
        QCOMPARE(fnv1a(""), std::uint64_t{0xcbf29ce484222325u});
        QCOMPARE(fnv1a("a"), std::uint64_t{0xaf63dc4c8601ec8cu}); // published by Fowler, Noll and Vo
        QCOMPARE(fnv1a("foobar"), std::uint64_t{0x85944171f73967e8u});
    }

    void sizes() {
        QCOMPARE(*sizeFromText("120x60"), (Size{120, 60}));
        QCOMPARE(*sizeFromText("1X16384"), (Size{1, 16384}));
        for (const char* text :
             {"", "x", "120", "120x", "x60", "0x5", "5x0", "-1x5", "16385x1", "12x3x4", "12 x3", "99999999999x1"})
            QVERIFY2(!sizeFromText(text), text);
    }

    void sentencesAreFilledIn() {
        const auto text = [](const char* pattern, std::vector<std::string> arguments) {
            return QString::fromStdString(inEnglish({Text{"", pattern}, std::move(arguments)}));
        };
        QCOMPARE(text("%1 and %2", {"a", "b"}), QString("a and b"));
        QCOMPARE(text("%2%1%1", {"a", "b"}), QString("baa"));
        QCOMPARE(text("%3, %, 100 %", {"a"}), QString("%3, %, 100 %"));
        QCOMPARE(text("%1", {"%1 %2"}), QString("%1 %2")); // an inserted text is not searched for placeholders
        QCOMPARE(text("%n left", {}), QString("%n left"));
        QCOMPARE(QString::fromStdString(inEnglish({Text{"", "%n of %1"}, -3, {"x"}})), QString("-3 of x"));
    }

    void utf8() {
        for (const char32_t c : {U'a', U'\u0080', U'\u07ff', U'\u0800', U'\uffff', U'\U00010000', U'\U0010ffff'}) {
            std::string text;
            appendUtf8(text, c);
            QVERIFY(isUtf8(text));
            QCOMPARE(QString::fromStdString(text), QString::fromUcs4(&c, 1));
            QCOMPARE(firstCodePoint(text + "x").value, c);
            QCOMPARE(firstCodePoint(text).bytes, text.size());
            QVERIFY(text.size() == 1 || !isUtf8(text.substr(0, text.size() - 1)));
        }
        for (const char* text : {"\xc0\x80", "\xc1\xbf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
                                 "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\x80", "\xff"})
            QVERIFY2(!isUtf8(text), text);
        std::string surrogate;
        appendUtf8(surrogate, 0xd800);
        QCOMPARE(QString::fromStdString(surrogate), QString(QChar(0xfffd)));
    }

    void sharedValuesAreCopiedAtTheFirstWrite() {
        Shared<std::vector<int>> a(std::vector{1, 2});
        Shared<std::vector<int>> b = a;
        QVERIFY(a.sameAs(b));
        b.write().push_back(3);
        QCOMPARE(a->size(), std::size_t{2});
        QCOMPARE(b->size(), std::size_t{3});
        const auto* place = &*b;
        b.write().push_back(4);
        QCOMPARE(&*b, place);
        Shared<std::vector<int>> none;
        QVERIFY(none->empty() && none == Shared<std::vector<int>>(std::vector<int>{}));
        none.write().push_back(1);
        QCOMPARE(none->size(), std::size_t{1});
    }
};

DELVE_TEST(LevelValuesTest)
#include "level_values_test.moc"
