#include "editor/skins/sheet_skin.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

SkinPicture sheetOf(const QImage& image, QSize piece = {4, 4}) {
    SkinPicture sheet;
    sheet.name = "sheet";
    sheet.piece = piece;
    sheet.image = image;
    sheet.png = pngOf(image);
    return sheet;
}

/// Of so many pieces of four pixels, without transparent parts.
SkinPicture plain(int columns, int rows, QRgb colour = qRgb(10, 120, 30)) {
    QImage image(columns * 4, rows * 4, QImage::Format_ARGB32);
    image.fill(colour);
    return sheetOf(image);
}

std::string said(const Result<Skin>& skin) { return skin ? "taken" : inEnglish(skin.failure().message); }

} // namespace

class SheetSkinTest : public QObject {
    Q_OBJECT
private slots:
    void thePictureSaysWhichTemplateItIs_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cases");
        QTest::newRow("7 x 7") << 7 << 7 << 47;
        QTest::newRow("12 x 4") << 12 << 4 << 47;
        QTest::newRow("4 x 4") << 4 << 4 << 16;
    }
    void thePictureSaysWhichTemplateItIs() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, cases);
        const auto skin = skinOfSheet("lake", plain(columns, rows), {{"water"}});
        QVERIFY2(skin.ok(), said(skin).c_str());
        QCOMPARE(skin->id, std::string("lake"));
        QCOMPARE(skin->cell, 4);
        const auto* const water = skin->findPieces("water");
        QVERIFY(water);
        QCOMPARE(static_cast<int>(water->pieces.size()), cases);
        for (const auto& slot : water->pieces) QCOMPARE(slot.size(), std::size_t{1});
        QVERIFY(water->over.empty());
    }

    void partsOfAPictureAreTilesOfTheirOwn() {
        const auto skin = skinOfSheet("two", plain(9, 8), {{"floor", "piece", {3, 0}}, {"wall", "blob-7x7", {1, 1}}});
        QVERIFY2(skin.ok(), said(skin).c_str());
        QCOMPARE(skin->findPieces("floor")->pieces[0][0].frames[0].piece.number, 3u);
        // The piece of a wall alone is the first of the template.
        QCOMPARE(skin->findPieces("wall")->pieces[0][0].frames[0].piece.number, 9u + 1);
        QCOMPARE(skin->pictures.size(), std::size_t{1});
    }

    void transparentPiecesLieOverTheGroundBeside() {
        const auto skin = skinOfSheet("lake", plain(7, 7, qRgba(10, 20, 30, 100)), {{"water"}});
        QVERIFY2(skin.ok(), said(skin).c_str());
        QCOMPARE(skin->findPieces("water")->over, std::string(besideTile));
    }

    void autotilesOfRpgMakerGetAPictureOfTheirOwn() {
        const auto skin = skinOfSheet("maker", plain(2, 5), {{"grass", "rpgmaker-a2"}, {"wall", "rpgmaker-a4"}});
        QVERIFY2(skin.ok(), said(skin).c_str());
        QCOMPARE(skin->pictures.size(), std::size_t{2}); // and not the sheet itself
        QCOMPARE(skin->findPieces("grass")->pieces.size(), blobPieces);
        QCOMPARE(skin->findPieces("wall")->face.size(), std::size_t{2});
        QCOMPARE(int(skin->findPieces("wall")->face[1][3][0].frames[0].piece.picture), 1);
        const auto again = readSkin(skinText(*skin, Embedding::All));
        QVERIFY(again.ok() && again->pieces == skin->pieces);
    }

    void refusalsSayWhatToDo() {
        const auto refuses = [](const Result<Skin>& skin, const char* words) {
            return !skin && inEnglish(skin.failure().message).find(words) != std::string::npos;
        };
        QVERIFY(refuses(skinOfSheet("x", plain(5, 5), {{"water"}}), "5 x 5 pieces, which is no known template"));
        QVERIFY(refuses(skinOfSheet("x", plain(7, 7), {{"water", "blob-7x8"}}), "did you mean \"blob-7x7\"?"));
        QVERIFY(refuses(skinOfSheet("x", plain(7, 7), {{"water", "blob-7x7", {1, 0}}}), "the picture has 7 x 7"));
        QVERIFY(refuses(skinOfSheet("x", plain(7, 7), {{"water", "piece", {7, 0}}}), "the picture has 7 x 7"));
        QVERIFY(refuses(skinOfSheet("x", plain(7, 7), {{"water"}, {"water"}}), "named twice"));
        auto wide = plain(8, 8);
        wide.piece = {8, 4};
        QVERIFY(refuses(skinOfSheet("x", wide, {{"water", "piece"}}), "square"));
        auto spaced = plain(9, 9);
        spaced.spacing = 1;
        QVERIFY(refuses(skinOfSheet("x", spaced, {{"grass", "rpgmaker-a2"}}), "no space between"));
    }
};

DELVE_TEST(SheetSkinTest)
#include "sheet_skin_test.moc"
