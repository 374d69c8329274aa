#include "editor/skins/grid_guess.h"
#include "editor/skins/sheet_templates.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"

#include <QtTest>

#include <random>
#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// The eight around a cell of a sheet that joins itself on all sides, as such templates do.
constexpr std::array<std::array<int, 2>, 8> clockwise{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

int numberAt(const SheetTemplate& sheet, int x, int y) {
    return sheet.numbers[(y + sheet.rows) % sheet.rows * sheet.columns + (x + sheet.columns) % sheet.columns];
}

std::uint32_t pieceIn(const PieceSlot& slot) { return slot.at(0).frames.at(0).piece.number; }

/// A block of RPG Maker as its makers draw it: each quarter has a colour of its own, counted row by row.
QImage numberedQuarters(int across, int down, int half) {
    QImage block(across * half, down * half, QImage::Format_ARGB32);
    for (int y = 0; y < block.height(); ++y)
        for (int x = 0; x < block.width(); ++x) block.setPixel(x, y, qRgb(10 * (x / half), 10 * (y / half), 7));
    return block;
}

QPoint quarterShown(const QImage& picture, QPoint at) {
    const QRgb pixel = picture.pixel(at);
    return {qRed(pixel) / 10, qGreen(pixel) / 10};
}

/// The four quarters of each shape, by the table that the program's own scripts have: shapes 0 to 15 are inner corners
/// (1 north-west, 2 north-east, 4 south-east, 8 south-west), then those with open sides.
struct Shape {
    int number; ///< which sides are the same
    std::array<QPoint, 4> quarters;
};
const std::vector<Shape> shapes{
    {255, {{{2, 4}, {1, 4}, {2, 3}, {1, 3}}}}, {127, {{{2, 0}, {1, 4}, {2, 3}, {1, 3}}}},
    {253, {{{2, 4}, {3, 0}, {2, 3}, {1, 3}}}}, {247, {{{2, 4}, {1, 4}, {2, 3}, {3, 1}}}},
    {223, {{{2, 4}, {1, 4}, {2, 1}, {1, 3}}}}, {85, {{{2, 0}, {3, 0}, {2, 1}, {3, 1}}}},
    {31, {{{0, 4}, {1, 4}, {0, 3}, {1, 3}}}},  {124, {{{2, 2}, {1, 2}, {2, 3}, {1, 3}}}},
    {241, {{{2, 4}, {3, 4}, {2, 3}, {3, 3}}}}, {199, {{{2, 4}, {1, 4}, {2, 5}, {1, 5}}}},
    {17, {{{0, 4}, {3, 4}, {0, 3}, {3, 3}}}},  {68, {{{2, 2}, {1, 2}, {2, 5}, {1, 5}}}},
    {28, {{{0, 2}, {1, 2}, {0, 3}, {1, 3}}}},  {112, {{{2, 2}, {3, 2}, {2, 3}, {3, 3}}}},
    {193, {{{2, 4}, {3, 4}, {2, 5}, {3, 5}}}}, {7, {{{0, 4}, {1, 4}, {0, 5}, {1, 5}}}},
    {16, {{{0, 2}, {3, 2}, {0, 3}, {3, 3}}}},  {4, {{{0, 2}, {1, 2}, {0, 5}, {1, 5}}}},
    {1, {{{0, 4}, {3, 4}, {0, 5}, {3, 5}}}},   {64, {{{2, 2}, {3, 2}, {2, 5}, {3, 5}}}},
    {0, {{{0, 2}, {3, 2}, {0, 5}, {3, 5}}}},
};

} // namespace

class SheetTemplatesTest : public QObject {
    Q_OBJECT
private slots:
    /// Sheets are drawn so that each piece meets its neighbours on the sheet, around its edges as well. So no number
    /// can stand in a wrong place.
    void piecesMeetTheirNeighboursOnTheSheet() {
        for (const auto& sheet : sheetTemplates()) {
            std::set<int> seen;
            for (int y = 0; y < sheet.rows; ++y)
                for (int x = 0; x < sheet.columns; ++x) {
                    const int here = numberAt(sheet, x, y);
                    if (here < 0) continue;
                    seen.insert(here);
                    const int sides = sheet.joining == Joining::Edges ? 4 : 8;
                    for (int side = 0; side < sides; side += sides == 4 ? 1 : 2) {
                        const auto by = clockwise[static_cast<std::size_t>(sides == 4 ? 2 * side : side)];
                        if (sheet.columns == 12 &&
                            ((x + by[0] + 4) / 4 != (x + 4) / 4 || y + by[1] < 0 || y + by[1] > 3))
                            continue;
                        if (numberAt(sheet, x + by[0], y + by[1]) < 0) continue;
                        const int there = std::max(0, numberAt(sheet, x + by[0], y + by[1]));
                        const int back = (side + sides / 2) % sides;
                        QVERIFY2((here >> side & 1) == (there >> back & 1),
                                 qPrintable(QString("%1 at %2 %3").arg(sheet.id.data()).arg(x).arg(y)));
                    }
                }
            QCOMPARE(seen.size(), slotCount(sheet.joining));
        }
    }

    void slotsOfASheetAreItsPieces() {
        for (const auto& sheet : sheetTemplates()) {
            const auto list = slotsOf(sheet, 3, {2, 1}, 40);
            QCOMPARE(list.size(), slotCount(sheet.joining));
            for (std::size_t i = 0; i < list.size(); ++i) {
                QCOMPARE(list[i].size(), std::size_t{1});
                QCOMPARE(int(list[i][0].frames[0].piece.picture), 3);
                const auto piece = static_cast<int>(pieceIn(list[i]));
                const int number = numberAt(sheet, piece % 40 - 2, piece / 40 - 1);
                QCOMPARE(number, sheet.joining == Joining::Blob ? int(blobNumbers()[i]) : static_cast<int>(i));
            }
        }
        QVERIFY(findSheetTemplate("blob-7x7"));
        QVERIFY(!findSheetTemplate("blob"));
        QCOMPARE(templatesFor({12, 4}).size(), std::size_t{1});
        QVERIFY(templatesFor({5, 5}).empty());
    }

    void groundsAreMadeOfTheRightQuarters() {
        const QImage picture = groundOfQuarters(numberedQuarters(4, 6, 8));
        QCOMPARE(picture.size(), QSize(12 * 16, 4 * 16));
        for (const auto& shape : shapes) {
            const auto& numbers = blobNumbers();
            const auto place = static_cast<int>(std::ranges::find(numbers, shape.number) - numbers.begin());
            QVERIFY(place < 47);
            const QPoint corner(place % 12 * 16, place / 12 * 16);
            for (int i = 0; i < 4; ++i)
                QCOMPARE(quarterShown(picture, corner + QPoint(i % 2 * 8 + 3, i / 2 * 8 + 3)),
                         shape.quarters[static_cast<std::size_t>(i)]);
        }
        QVERIFY(groundOfQuarters(QImage(32, 32, QImage::Format_ARGB32)).isNull());
        QVERIFY(groundOfQuarters({}).isNull());
    }

    void facesAreMadeOfTheRightQuarters() {
        const QImage low = faceOfQuarters(numberedQuarters(4, 4, 8), 1);
        QCOMPARE(quarterShown(low, {0, 0}), QPoint(0, 0)); // alone: all four corners of the block
        QCOMPARE(quarterShown(low, {15, 15}), QPoint(3, 3));
        QCOMPARE(quarterShown(low, {2 * 16, 0}), QPoint(2, 0)); // in the middle: no ends
        QCOMPARE(quarterShown(low, {2 * 16 + 15, 15}), QPoint(1, 3));
        QCOMPARE(quarterShown(low, {16, 0}), QPoint(0, 0)); // a left end
        QCOMPARE(quarterShown(low, {16 + 15, 0}), QPoint(1, 0));
        QCOMPARE(quarterShown(low, {3 * 16, 0}), QPoint(2, 0)); // a right end
        QCOMPARE(quarterShown(low, {3 * 16 + 15, 0}), QPoint(3, 0));
        const QImage high = faceOfQuarters(numberedQuarters(4, 4, 8), 3);
        QCOMPARE(high.size(), QSize(4 * 16, 3 * 16));
        QCOMPARE(quarterShown(high, {2 * 16, 16}), QPoint(2, 2)); // the row between
        QCOMPARE(quarterShown(high, {2 * 16 + 15, 31}), QPoint(1, 1));
        QCOMPARE(quarterShown(high, {0, 15}), QPoint(0, 1)); // the highest row goes on below
        QVERIFY(faceOfQuarters(numberedQuarters(4, 4, 8), 4).isNull());
    }

    void aWallHasATopAndASide() {
        const auto wall = tileOfQuarters(numberedQuarters(4, 6, 8), numberedQuarters(4, 4, 8), 2);
        QCOMPARE(wall.picture.size(), QSize(12 * 16, 6 * 16));
        QCOMPARE(wall.pieces.size(), blobPieces);
        QCOMPARE(wall.face.size(), std::size_t{2});
        QCOMPARE(pieceIn(wall.face[1][2]), 12u * 5 + 2);
        QCOMPARE(quarterShown(wall.picture, {2 * 16, 5 * 16 + 15}), QPoint(2, 3));
        QVERIFY(tileOfQuarters(numberedQuarters(4, 6, 8), numberedQuarters(4, 4, 4), 2).picture.isNull());
        QVERIFY(tileOfQuarters(numberedQuarters(4, 6, 8), {}, 0).face.empty());
    }

    void gridsAreGuessed_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("margin");
        QTest::addColumn<int>("spacing");
        for (const int size : {8, 16, 32})
            for (const int margin : {0, 1, 2})
                for (const int spacing : {1, 2, 4})
                    QTest::newRow(qPrintable(QString("%1 %2 %3").arg(size).arg(margin).arg(spacing)))
                        << size << margin << spacing;
        for (const int size : {8, 16, 24, 32, 48})
            QTest::newRow(qPrintable(QString("%1 plain").arg(size))) << size << 0 << 0;
    }
    void gridsAreGuessed() {
        QFETCH(int, size);
        QFETCH(int, margin);
        QFETCH(int, spacing);
        const int step = size + spacing;
        QImage picture(2 * margin + 8 * step - spacing, 2 * margin + 4 * step - spacing, QImage::Format_ARGB32);
        picture.fill(0);
        std::mt19937 random(7);
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 8; ++column) {
                const QRgb base = qRgb(40 + int(random() % 160), 40 + int(random() % 160), 40 + int(random() % 160));
                for (int y = 0; y < size; ++y)
                    for (int x = 0; x < size; ++x) {
                        const int grain = static_cast<int>(random() % 20);
                        picture.setPixel(margin + column * step + x, margin + row * step + y,
                                         qRgb(qRed(base) + grain, qGreen(base) + grain, qBlue(base)));
                    }
            }
        const auto cut = guessedGrid(picture);
        QCOMPARE(cut.width, size);
        QCOMPARE(cut.height, size);
        QCOMPARE(cut.margin, margin);
        QCOMPARE(cut.spacing, spacing);
    }

    void aPictureOfNothingHasSomeGrid() {
        QCOMPARE(guessedGrid({}).width, 16);
        QImage plain(64, 64, QImage::Format_ARGB32);
        plain.fill(0xff336699);
        QVERIFY(guessedGrid(plain).width > 0);
    }
};

DELVE_TEST(SheetTemplatesTest)
#include "sheet_templates_test.moc"
