#include "editor/drawing/looks.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/own_skin.h"
#include "editor/skins/read_pieces.h"
#include "generation/level/level.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <thread>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

const char* const everything = R"("floor": { "pieces": [1, { "piece": "2 x", "weight": 3 }, "sheet#3 x y d"] },
    "water": { "joins": "blob", "with": ["shallows"], "over": "*", "pieces": BLOB },
    "grass": { "joins": "edges", "against": ["floor"], "joinsVoid": false, "pieces": EDGES },
    "wall": { "joins": "corners", "pieces": EDGES, "face": [[1, 2, 3, null]], "mine": { "a": [1] } },
    "lava": { "pieces": { "frames": [{ "piece": 7, "ms": 250 }, { "piece": 8, "ms": 500 }] } })";

std::string allOfIt() {
    QString text = QString::fromUtf8(everything);
    text.replace("BLOB", QString::fromStdString(numbersFrom(40, 47)));
    text.replace("EDGES", QString::fromStdString(numbersFrom(100, 16)));
    return skinOf(text.toStdString(), R"(, "things": [{ "kind": "coin", "property": "value", "value": "5", "pieces": 9,
        "anchor": [2, 4] }, { "kind": "coin", "pieces": 10 }], "later": true)");
}

QString refusal(const std::string& text) {
    const auto skin = readSkin(text);
    if (skin) return "taken";
    const auto& message = skin.failure().message;
    QString said = QString::fromUtf8(message.text.source);
    for (std::size_t i = 0; i < message.arguments.size(); ++i)
        said.replace("%" + QString::number(i + 1), QString::fromStdString(message.arguments[i]));
    return QString::fromStdString(skin.failure().where) + ": " + said;
}

/// Tiles of a world's own, each with 47 cases of 64 pieces: all of them are one large piece.
std::string manyPieces(int tiles) {
    QImage large(1024, 1024, QImage::Format_ARGB32);
    large.fill(qRgb(10, 20, 30));
    std::string slot = "[0", cases;
    for (int i = 1; i < 64; ++i) slot += ",0";
    for (int i = 0; i < 47; ++i) cases += (i ? "," : "") + slot + "]";
    std::string all;
    for (int i = 0; i < tiles; ++i)
        all += (i ? ", " : "") + std::string("\"own-") + std::to_string(i) +
               "\": { \"joins\": \"blob\", \"pieces\": [" + cases + "] }";
    return "{ \"skin\": 1, \"name\": \"large\", \"cell\": 16, \"pictures\": [{ \"name\": \"p\", \"width\": 1024, "
           "\"height\": 1024, \"data\": \"data:image/png;base64," +
           pngOf(large).toBase64().toStdString() + "\" }], \"tiles\": { " + all + " } }";
}

TileKind tileNamed(const std::string& name) {
    TileKind kind;
    kind.name = name;
    kind.glyph = U'x';
    return kind;
}

/// Texts that are refused, and what the refusal says.
void addRefusals() {
    const auto row = [](const char* name, const std::string& text, const char* said) {
        QTest::newRow(name) << QString::fromStdString(text) << said;
    };
    row("no skin", "{ \"name\": \"x\" }", "This is no skin");
    row("a list", "[]", "This is no skin");
    row("newer", R"({ "skin": 2, "name": "x" })", "version 2");
    row("no pictures", R"({ "skin": 1, "name": "x", "cell": 4, "pictures": [] })", "1 to 64 pictures");
    row("no picture",
        R"({ "skin": 1, "name": "x", "cell": 4, "pictures": [{ "name": "a", "width": 4, "height": 4 }] })",
        "\"file\" or \"data\"");
    row("a file",
        R"({ "skin": 1, "name": "x", "cell": 4, "pictures": [{ "name": "a", "file": "a.png", "width": 4, "height": 4 }] })",
        "must be embedded");
    row("no PNG",
        R"({ "skin": 1, "name": "x", "cell": 4, "pictures": [{ "name": "a", "data": "data:image/gif;base64,AA", "width": 4, "height": 4 }] })",
        "Expected a PNG");
    row("cell", R"({ "skin": 1, "name": "x", "cell": 0, "pictures": [] })", "cell");
    row("piece", skinOf(R"("floor": { "pieces": "12 z" })"), "Expected a piece");
    row("twice", skinOf(R"("floor": { "pieces": "12 x x" })"), "Expected a piece");
    row("too high", skinOf(R"("floor": { "pieces": 256 })"), "numbered from 0 to 255");
    row("picture", skinOf(R"("floor": { "pieces": "other#1" })"), "Unknown picture \"other\"");
    row("joins", skinOf(R"("floor": { "joins": "sides", "pieces": [] })"), "\"edges\", \"corners\" or \"blob\"");
    row("few", skinOf(R"("floor": { "joins": "blob", "pieces": [1, 2] })"), "list of 47");
    row("none", skinOf(R"("floor": { "pieces": [] })"), "1 to 64");
    row("no pieces", skinOf(R"("floor": { })"), "Missing member");
    row("weight", skinOf(R"("floor": { "pieces": { "piece": 1, "weight": 0 } })"), "0");
    row("both", skinOf(R"("floor": { "pieces": { "piece": 1, "frames": [{ "piece": 1, "ms": 2 }] } })"), "not both");
    row("still", skinOf(R"("floor": { "pieces": { "frames": [] } })"), "1 to 255 frames");
    row("no time", skinOf(R"("floor": { "pieces": { "frames": [{ "piece": 1, "ms": 0 }] } })"), "ms");
    row("high", skinOf(R"("wall": { "pieces": 1, "face": [[1,1,1,1],[1,1,1,1],[1,1,1,1],[1,1,1,1]] })"), "1 to 3 rows");
    row("narrow", skinOf(R"("wall": { "pieces": 1, "face": [[1,1]] })"), "row of four");
    row("with both", skinOf(R"("floor": { "pieces": 1, "with": ["hall"], "against": ["wall"] })"), "exclude");
    row("over itself", skinOf(R"("floor": { "pieces": 1, "over": "floor" })"), "cannot be drawn over");
    row("over over", skinOf(R"("floor": { "pieces": 1, "over": "*" }, "rug": { "pieces": 1, "over": "floor" })"),
        "cannot be drawn over");
    row("thing", skinOf("", R"(, "things": [{ "kind": "dragon", "pieces": 1 }])"), "Unknown kind of thing");
    row("bare thing", skinOf("", R"(, "things": [{ "kind": "coin", "pieces": null }])"), "needs a piece");
    row("base", skinOf("", R"(, "base": "wood")"), "\"stone\" or \"cave\"");
    row("twins", skinOf(R"("floor": { "pieces": 1 }, "floor": { "pieces": 2 })"), "floor");
    row("truncated", allOfIt().substr(0, 200), "truncated");
}

} // namespace

class ReadSkinTest : public QObject {
    Q_OBJECT
private slots:
    void aSkinIsReadWhole() {
        const auto skin = readSkin(allOfIt());
        QVERIFY2(skin.ok(), qPrintable(refusal(allOfIt())));
        QCOMPARE(skin->id, std::string("numbers"));
        QCOMPARE(skin->cell, 4);
        QCOMPARE(skin->pieces.size(), std::size_t{5});
        const auto& floor = *skin->findPieces("floor");
        QCOMPARE(floor.pieces[0].size(), std::size_t{3});
        QCOMPARE(floor.pieces[0][1].weight, 3);
        QCOMPARE(int(floor.pieces[0][1].frames[0].piece.flips), int(FlipAcross));
        QCOMPARE(int(floor.pieces[0][2].frames[0].piece.flips), FlipAcross | FlipDown | FlipDiagonally);
        QCOMPARE(skin->findPieces("water")->pieces.size(), blobPieces);
        QCOMPARE(skin->findPieces("wall")->face[0].size(), std::size_t{4});
        QVERIFY(skin->findPieces("wall")->face[0][3].empty());
        QCOMPARE(skin->things.size(), std::size_t{2});
        QCOMPARE(skin->reach(), 2);
        QCOMPARE(skin->unknown, std::string("\"later\": true"));
    }

    void whatIsWrittenIsReadAgain() {
        const auto first = readSkin(allOfIt());
        QVERIFY(first.ok());
        const auto text = skinText(*first, Embedding::All);
        const auto second = readSkin(text);
        QVERIFY2(second.ok(), qPrintable(refusal(text)));
        QVERIFY(second->pieces == first->pieces);
        QVERIFY(second->things == first->things);
        QVERIFY(second->pictures == first->pictures);
        QCOMPARE(second->unknown, first->unknown);
        QCOMPARE(QString::fromStdString(skinText(*second, Embedding::All)), QString::fromStdString(text));
    }

    void refusalsSayWhereAndWhat_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        addRefusals();
    }
    void refusalsSayWhereAndWhat() {
        QFETCH(QString, text);
        QFETCH(QString, said);
        const auto refused = refusal(text.toStdString());
        QVERIFY2(refused.contains(said), qPrintable(refused));
        QVERIFY2(refused.startsWith("line 1"), qPrintable(refused));
    }

    /// Whatever is cut off or changed, it is read or refused.
    void brokenTextsAreNoDanger() {
        const auto whole = allOfIt();
        for (std::size_t i = 1; i < whole.size(); i += 37) {
            QVERIFY(!readSkin(whole.substr(0, i)).ok());
            auto other = whole;
            other[i] = static_cast<char>(other[i] ^ 0x15);
            if (const auto skin = readSkin(other)) QVERIFY(skin->reach() >= 1);
        }
    }

    /// A few bytes name a picture of a million pixels: it is looked at once, and not a hundred thousand times.
    void aPieceIsLookedAtOnceHoweverOftenItIsNamed() {
        const auto skin = readSkin(manyPieces(40));
        QVERIFY(skin.ok());
        QCOMPARE(skin->pieces[0].mean, qRgb(10, 20, 30));
        QVERIFY(!skin->pieces[0].clear);
        TileCatalogue catalogue;
        for (int i = 0; i < 40; ++i) QVERIFY(catalogue.add(tileNamed("own-" + std::to_string(i))));
        const Looks looks(catalogue, std::make_shared<const Skin>(*skin));
        QVERIFY(looks.trait(static_cast<Tile>(firstCustomTile)).pieces);
    }

    void whatASkinMayNameHasAnEnd() {
        QVERIFY2(refusal(manyPieces(90)).contains("at most 262144 pieces in all"), qPrintable(refusal(manyPieces(90))));
        std::string names, tiles;
        for (int i = 0; i < 512; ++i) names += (i ? ",\"a\"" : "\"a\"");
        for (int i = 0; i < 130; ++i)
            tiles += (i ? ", " : "") + std::string("\"t") + std::to_string(i) + "\": { \"pieces\": 1, \"with\": [" +
                     names + "] }";
        QVERIFY2(refusal(skinOf(tiles)).contains("at most 65536 names in all"), qPrintable(refusal(skinOf(tiles))));
    }

    /// What it holds is not even remembered.
    void atAFarLongerListItIsRefusedAtOnce() {
        std::string list = "0";
        for (std::size_t i = 0; i < 4 * maxSkinFrames; ++i) list += ",0";
        const auto refused = readSkin("{ \"skin\": 1, \"later\": [" + list + "] }");
        QVERIFY(!refused);
        QVERIFY(inEnglish(refused.failure().message).find("at most 262144 pieces in all") != std::string::npos);
    }

    void aLongNameIsClippedInMessages() {
        auto text = QString::fromStdString(skinOf("\"floor\": { \"pieces\": 256 }"));
        text.replace("\"sheet\"", '"' + QString(5000, 'n') + '"');
        QVERIFY2(refusal(text.toStdString()).size() < 300, qPrintable(refusal(text.toStdString())));
    }

    void picturesLieBesideTheFile() {
        QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const auto write = [&folder](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        const auto text = [](const char* file) {
            QByteArray json = R"({ "skin": 1, "name": "x", "cell": 4, "tiles": { "floor": { "pieces": 5 } },
                "pictures": [{ "name": "a", "file": "FILE", "width": 4, "height": 4 }] })";
            return json.replace("FILE", file);
        };
        write("sheet.png", pngOf(numberedSheet(16, 4)));
        write("good.skin", text("sheet.png"));
        write("missing.skin", text("other.png"));
        write("outside.skin", text("../sheet.png"));
        const auto good = skinNamed(folder.filePath("good.skin"));
        QVERIFY(good.ok());
        QCOMPARE((*good)->pictures[0].count(), 16u);
        QVERIFY(!skinNamed(folder.filePath("missing.skin")).ok());
        QVERIFY(!skinNamed(folder.filePath("outside.skin")).ok());
        QVERIFY(!skinNamed(folder.filePath("none.skin")).ok());
        QVERIFY(!skinNamed("mosonry").ok());
        QCOMPARE(skinNamed("mosonry").failure().message.arguments.back(), std::string("masonry"));
    }

    /// Views of one document ask from several threads.
    void manyWhoAskGetTheSame() {
        Properties world;
        world.set("skin", UnknownValue{allOfIt()});
        std::vector<SharedSkin> got(8);
        std::vector<std::thread> threads;
        threads.reserve(got.size());
        for (auto& skin : got) threads.emplace_back([&skin, &world] { skin = OwnSkin().of(world); });
        for (auto& thread : threads) thread.join();
        QVERIFY(got[0]);
        for (const auto& skin : got) QCOMPARE(skin, got[0]);
    }

    void aWorldNamesASkinOfTheProgram() {
        Properties world;
        setOwnSkin(world, programSkin("grotto"));
        QCOMPARE(std::get<std::string>(*world.find("skin")), std::string("grotto"));
        QCOMPARE(OwnSkin().of(world), programSkin("grotto"));
        world.set("skin", std::string("unknown"));
        QVERIFY(!OwnSkin().of(world));
        setOwnSkin(world, usualSkin());
        QCOMPARE(OwnSkin().of(world), usualSkin());
    }

    void aWorldCarriesItsSkin() {
        Properties world;
        OwnSkin memory;
        QVERIFY(!memory.of(world));
        const auto skin = readSkin(allOfIt());
        setOwnSkin(world, std::make_shared<const Skin>(*skin));
        const auto first = memory.of(world);
        QVERIFY(first);
        QVERIFY(first->pieces == skin->pieces);
        QCOMPARE(memory.of(world), first);
        QCOMPARE(OwnSkin().of(world), first); // whoever asks gets what was read already
        Properties copy;
        copy.set("skin", *world.find("skin"));
        QCOMPARE(OwnSkin().of(copy), first);
        QVERIFY(!isSameSkin(first, usualSkin()));
        Level level;
        QCOMPARE(delve::editor::skinOf(level, first), first);
        level.properties.set("skin", std::string("cave"));
        QCOMPARE(delve::editor::skinOf(level, first)->id, std::string("cave"));
        level.properties.set("skin", std::string("numbers"));
        QCOMPARE(delve::editor::skinOf(level, first), first);
        level.properties.set("skin", std::string("grotto"));
        QCOMPARE(delve::editor::skinOf(level, first)->id, std::string("grotto"));
        setOwnSkin(world, {});
        QVERIFY(!memory.of(world));
        world.set("skin", UnknownValue{"[1]"});
        QVERIFY(!readOwnSkin(world).ok());
        QVERIFY(!memory.of(world));
    }
};

DELVE_TEST(ReadSkinTest)
#include "read_skin_test.moc"
