#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/printable.h"
#include "generation/level/utf8.h"
#include "generation/level/world_changes.h"
#include "tests/support/test.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace delve;

namespace {

std::string garden() {
    QFile file(QStringLiteral(DELVE_TEST_DATA) + "/delve/garden.delve");
    if (!file.open(QIODevice::ReadOnly)) qFatal("no garden");
    return file.readAll().toStdString();
}

/// A world of one own tile, which has this glyph in the legend.
std::string withOwnTile(char32_t glyph) {
    std::string escaped;
    if (glyph < 0x20 || glyph == U'"' || glyph == U'\\') appendVisibleEscape(escaped, glyph);
    else appendUtf8(escaped, glyph);
    return R"({ "delvewright": 1, "tiles": [ { "name": "own", "glyph": ")" + escaped +
           R"(", "colour": "#ffffff", "walk": "yes", "seeThrough": true } ], "levels": [ { "id": "a", "name": "", )" +
           R"("width": 1, "height": 1, "legend": { "x": "own" }, "rows": [ "x" ] } ] })";
}

constexpr std::array<char32_t, 27> unprintable{
    0,      0x07,   0x0a,   0x1b,   U' ',   0x7f,   0x85,   0x9b,   0xa0,   0xad,   0x300,  0x34f,   0x600,    0x61c,
    0x1160, 0x200b, 0x200d, 0x200e, 0x2028, 0x2029, 0x202e, 0x2069, 0x3000, 0xfe0f, 0xfeff, 0xe0041, 0x10ffff,
};

} // namespace

/// Which characters may be in a cell, and which may be printed.
class PrintableTest : public QObject {
    Q_OBJECT
private slots:
    void aGlyphIsOneSignThatIsSeen() {
        for (const char32_t glyph : {U'a', U'~', U'"', U'\\', U'é', U'ß', U'λ', U'一', U'☃', U'\U0001f409', U'\ue0b0'})
            QVERIFY2(isPrintableGlyph(glyph), qPrintable(QString::number(glyph, 16)));
        for (const char32_t glyph : unprintable)
            QVERIFY2(!isPrintableGlyph(glyph), qPrintable(QString::number(glyph, 16)));
        for (const char32_t glyph : {0xd800, 0xdfff, 0xfffe, 0xfdd0, 0x1fffe, 0x110000})
            QVERIFY2(!isPrintableGlyph(glyph), qPrintable(QString::number(glyph, 16)));
    }

    void allThatIsUnsafeIsNoGlyph() {
        for (char32_t c = 0; c < 0x110000; ++c) QVERIFY(!isUnsafeToPrint(c) || !isPrintableGlyph(c));
    }

    /// A separate list, which the code must match.
    void whatSteersOrHidesIsUnsafe() {
        static constexpr std::pair<char32_t, char32_t> unsafe[] = {
            {0x0000, 0x001f}, {0x007f, 0x009f}, {0x061c, 0x061c}, {0x180e, 0x180e}, {0x200b, 0x200f},
            {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f},
        };
        for (char32_t c = 0; c < 0x110000; ++c) {
            const bool listed =
                std::ranges::any_of(unsafe, [c](const auto& range) { return range.first <= c && c <= range.second; });
            QVERIFY2(isUnsafeToPrint(c) == listed, qPrintable(QString::number(c, 16)));
        }
    }

    /// Words of languages that need joiners may be in a recipe, although they are printed as escapes.
    void whatOnlyHidesSteersNothing() {
        for (const char32_t c : {0x200b, 0x200c, 0x200d, 0x2060, 0xe0041}) QVERIFY(!steersText(c));
        for (const char32_t c : {0x1b, 0x9b, 0x2028, 0x200e, 0x202e, 0x2066, 0xfeff}) QVERIFY(steersText(c));
    }

    /// Compared with Qt's Unicode categories, whichever version of Unicode Qt has.
    void theTableIsThatOfUnicode() {
        for (char32_t c = 0; c < 0x110000; ++c) {
            const auto category = QChar::category(c);
            if (category == QChar::Other_NotAssigned || category == QChar::Other_PrivateUse) continue;
            if (!QChar::isPrint(c) || QChar::isSpace(c) || QChar::isMark(c) || category == QChar::Other_Format)
                QVERIFY2(!isPrintableGlyph(c), qPrintable(QString::number(c, 16)));
        }
    }

    void textIsPrintedWithItsEscapesVisible() {
        QCOMPARE(safeLine("Gänge 迷宫 \\u001b"), std::string("Gänge 迷宫 \\u001b"));
        QCOMPARE(safeLine("\x1b]0;x\x07\u009b\u2028\u202e\u061c\ufeff"),
                 std::string("\\u001b]0;x\\u0007\\u009b\\u2028\\u202e\\u061c\\ufeff"));
        QCOMPARE(safeLine("\u200b\u2060\u2064\ufffa\u180e\U000e0041"),
                 std::string("\\u200b\\u2060\\u2064\\ufffa\\u180e\\udb40\\udc41"));
        QCOMPARE(safeLine(std::string_view("a\0b", 3)), std::string("a\\u0000b"));
        QCOMPARE(safeLine("a\nb\rc\td\x7f"), std::string("a\\nb\\rc\\td\\u007f"));
        QCOMPARE(safeToPrint("a\nb\rc\td\x1b"), std::string("a\nb\\rc\td\\u001b"));
        QCOMPARE(safeToPrint("a\x9bz\xff"), std::string("a\ufffdz\ufffd"));
    }

    void anOwnTileHasAGlyphThatIsSeen() {
        for (const char32_t glyph : {U'o', U'"', U'\\', U'#', U'é', U'\U0001f409'})
            QVERIFY(readDelve(withOwnTile(glyph)));
        for (const char32_t glyph : unprintable) {
            const auto read = readDelve(withOwnTile(glyph));
            QVERIFY2(!read, qPrintable(QString::number(glyph, 16)));
            QVERIFY(inEnglish(read.failure().message).starts_with("The glyph U+"));
            QVERIFY(read.failure().where.starts_with("line 1, column ") &&
                    read.failure().where.ends_with("tiles[0].glyph"));
        }
    }

    void aLegendHasGlyphsThatAreSeenAndSpaceForVoid() {
        const auto with = [](const std::string& legend) {
            auto text = garden();
            const std::string from = "\"legend\": {";
            return text.replace(text.find(from), from.size(), from + legend + ",");
        };
        QVERIFY(readDelve(with("\"é\": \"floor\"")));
        for (const char* const glyph :
             {"\\u001b", "\\n", "\\u0000", "\u009b", "\u2028", "\u202e", "\u200b", "\u0301"}) {
            const auto read = readDelve(with("\"" + std::string(glyph) + "\": \"floor\""));
            QVERIFY2(!read, glyph);
            QVERIFY(inEnglish(read.failure().message).starts_with("The glyph U+"));
        }
        const std::string forVoid = "\" \": \"void\"";
        auto spaced = garden();
        QVERIFY(spaced.find(forVoid) != std::string::npos && readDelve(spaced));
        QVERIFY(!readDelve(spaced.replace(spaced.find(forVoid), forVoid.size(), "\" \": \"floor\"")));
    }

    void noOneElseMakesSuchATileOrWritesIt() {
        World world = readDelve(garden()).value();
        TileKind kind;
        kind.name = "own";
        for (const char32_t glyph : unprintable) {
            kind.glyph = glyph;
            QVERIFY(!withTile(world, kind));
        }
        kind.glyph = U'o';
        auto with = withTile(world, kind);
        QVERIFY(with);
        const auto own = with->tiles.find("own").value();
        kind.glyph = 0x1b;
        QVERIFY(!withTileChanged(*with, own, kind));
        QVERIFY(with->tiles.replace(own, kind)); // as a program could that links the library
        QVERIFY(!writeDelveFile(*with, "/nowhere/at/all.delve").ok());
        QVERIFY(inEnglish(writeDelveFile(*with, "/nowhere/at/all.delve").failure().message)
                    .starts_with("The glyph U+001b"));
    }

    void anEnemyHasALetterThatIsSeen() {
        World world = readDelve(garden()).value();
        auto enemies = *world.tables.enemies;
        enemies.front().glyph = 0x202e;
        world.tables.enemies = enemies;
        const auto read = readDelve(delveText(world));
        QVERIFY(!read);
        QVERIFY(inEnglish(read.failure().message).starts_with("The glyph U+202e"));
    }
};

DELVE_TEST(PrintableTest)
#include "printable_test.moc"
