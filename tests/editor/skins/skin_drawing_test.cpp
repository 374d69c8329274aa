#include "editor/drawing/cell_look.h"
#include "editor/drawing/map_drawing.h"
#include "editor/drawing/picture.h"
#include "editor/drawing/picture_bands.h"
#include "editor/drawing/rows_around.h"
#include "editor/skins/shipped_skins.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"

#include <QtTest>

#include <random>
#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr QRgb beyond = 0xff101010;

SharedSkin read(const std::string& tiles, const std::string& more = {}) {
    auto skin = readSkin(skinOf(tiles, more));
    if (!skin) qFatal("%s", skin.failure().message.text.source);
    return std::make_shared<const Skin>(*std::move(skin));
}

QImage drawn(const Level& level, const SharedSkin& skin, int pixels, unsigned frame = 0) {
    MapDrawing drawing(beyond);
    drawing.setSkin(skin);
    drawing.show(level, {});
    drawing.setFrame(frame);
    QImage picture(MapDrawing::pixelsOf(level.size(), pixels), QImage::Format_RGB32);
    drawing.paint(picture, {}, pixels);
    return picture;
}

Level randomLevel(unsigned seed, Size size, const std::vector<Tile>& tiles) {
    std::mt19937 random(seed);
    Level level;
    level.tiles = Grid(size, Tile::Void);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) level.tiles.set({x, y}, tiles[random() % tiles.size()]);
    return level;
}

/// Void beyond the map.
Tile at(const Level& level, std::int32_t x, std::int32_t y) {
    const bool inside = x >= 0 && y >= 0 && x < level.size().width && y < level.size().height;
    return inside ? level.tiles.at({x, y}) : Tile::Void;
}

/// The piece that a picture of cells of four pixels shows there: by the colour of its first pixel.
int pieceAt(const QImage& picture, std::int32_t x, std::int32_t y) {
    const QRgb pixel = picture.pixel(4 * x, 4 * y);
    return qRed(pixel) + 256 * qGreen(pixel);
}

/// Is it water, or void, which water joins?
bool wet(const Level& level, std::int32_t x, std::int32_t y) {
    const auto tile = at(level, x, y);
    return tile == Tile::Water || tile == Tile::Void;
}

/// The number of a blob's piece: the sides and corners that are the same, clockwise from the north.
int blobNumber(const Level& level, std::int32_t x, std::int32_t y) {
    const bool n = wet(level, x, y - 1), e = wet(level, x + 1, y), s = wet(level, x, y + 1), w = wet(level, x - 1, y);
    return (n ? 1 : 0) + (n && e && wet(level, x + 1, y - 1) ? 2 : 0) + (e ? 4 : 0) +
           (e && s && wet(level, x + 1, y + 1) ? 8 : 0) + (s ? 16 : 0) + (s && w && wet(level, x - 1, y + 1) ? 32 : 0) +
           (w ? 64 : 0) + (w && n && wet(level, x - 1, y - 1) ? 128 : 0);
}

/// As every table of blobs has them.
const std::vector<int> blobOrder{0,   1,   4,   5,   7,   16,  17,  20,  21,  23,  28,  29,  31,  64,  65,  68,
                                 69,  71,  80,  81,  84,  85,  87,  92,  93,  95,  112, 113, 116, 117, 119, 124,
                                 125, 127, 193, 197, 199, 209, 213, 215, 221, 223, 241, 245, 247, 253, 255};

bool vertexIsWet(const Level& level, std::int32_t x, std::int32_t y) {
    return wet(level, x, y) && wet(level, x - 1, y) && wet(level, x, y - 1) && wet(level, x - 1, y - 1);
}

/// How many walls follow from here to the south, up to one more than `most`.
int wallsBelow(const Level& level, std::int32_t x, std::int32_t y, int most) {
    int count = 0;
    while (count <= most && (at(level, x, y) == Tile::Wall || at(level, x, y) == Tile::Void)) ++count, ++y;
    return count;
}

} // namespace

class SkinDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void onePieceIsCopiedPixelForPixel() {
        const auto skin = read(R"("floor": { "pieces": 5 }, "wall": { "pieces": "6 x" }, "hall": { "pieces": "7 y" },
                                 "road": { "pieces": "8 d" }, "grass": { "pieces": "9 x y d" })");
        Level level;
        level.tiles = Grid({5, 1}, Tile::Floor);
        level.tiles.set({1, 0}, Tile::Wall);
        level.tiles.set({2, 0}, Tile::Hall);
        level.tiles.set({3, 0}, Tile::Road);
        level.tiles.set({4, 0}, Tile::Grass);
        const QImage picture = drawn(level, skin, 4);
        // Which quarter of the piece each quarter of the cell shows: 0 north-west, 1 north-east, 2 and 3 below.
        const int expected[5][4] = {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {0, 2, 1, 3}, {3, 1, 2, 0}};
        for (int cell = 0; cell < 5; ++cell)
            for (int y = 0; y < 4; ++y)
                for (int x = 0; x < 4; ++x) {
                    const auto quarter = expected[cell][(x >= 2 ? 1 : 0) + (y >= 2 ? 2 : 0)];
                    QCOMPARE(picture.pixel(4 * cell + x, y),
                             quarterColour(static_cast<std::uint32_t>(5 + cell), quarter));
                }
        QCOMPARE(drawn(level, skin, 8), picture.scaled(40, 8).convertToFormat(QImage::Format_RGB32));
    }

    void eachOfTheFortySevenCasesIsTheRightPiece() {
        const auto skin = read(R"("water": { "joins": "blob", "pieces": )" + numbersFrom(10, 47) + R"( },
                                 "floor": { "pieces": 1 })");
        std::set<int> seen;
        for (unsigned seed = 0; seed < 8; ++seed) {
            const auto level = randomLevel(seed, {40, 30}, {Tile::Water, Tile::Water, Tile::Floor, Tile::Void});
            const QImage picture = drawn(level, skin, 4);
            for (std::int32_t y = 0; y < 30; ++y)
                for (std::int32_t x = 0; x < 40; ++x) {
                    if (at(level, x, y) != Tile::Water) continue;
                    const auto number = blobNumber(level, x, y);
                    const auto place = std::ranges::find(blobOrder, number) - blobOrder.begin();
                    QCOMPARE(pieceAt(picture, x, y), 10 + static_cast<int>(place));
                    seen.insert(number);
                }
        }
        QCOMPARE(seen.size(), std::size_t{47});
    }

    void edgesAndCornersAreTheRightPieces() {
        const auto byEdges = read(R"("water": { "joins": "edges", "pieces": )" + numbersFrom(10, 16) + "}");
        const auto byCorners = read(R"("water": { "joins": "corners", "pieces": )" + numbersFrom(10, 16) + "}");
        std::set<int> edges, corners;
        for (unsigned seed = 0; seed < 4; ++seed) {
            const auto level = randomLevel(seed, {30, 30}, {Tile::Water, Tile::Water, Tile::Water, Tile::Floor});
            const QImage ofEdges = drawn(level, byEdges, 4), ofCorners = drawn(level, byCorners, 4);
            for (std::int32_t y = 0; y < 30; ++y)
                for (std::int32_t x = 0; x < 30; ++x) {
                    if (at(level, x, y) != Tile::Water) continue;
                    const int edge = (wet(level, x, y - 1) ? 1 : 0) + (wet(level, x + 1, y) ? 2 : 0) +
                                     (wet(level, x, y + 1) ? 4 : 0) + (wet(level, x - 1, y) ? 8 : 0);
                    const int corner = (vertexIsWet(level, x + 1, y) ? 1 : 0) +
                                       (vertexIsWet(level, x + 1, y + 1) ? 2 : 0) +
                                       (vertexIsWet(level, x, y + 1) ? 4 : 0) + (vertexIsWet(level, x, y) ? 8 : 0);
                    QCOMPARE(pieceAt(ofEdges, x, y), 10 + edge);
                    QCOMPARE(pieceAt(ofCorners, x, y), 10 + corner);
                    edges.insert(edge);
                    corners.insert(corner);
                }
        }
        QCOMPARE(edges.size(), std::size_t{16});
        QCOMPARE(corners.size(), std::size_t{16});
    }

    void wallsShowFacesOfOneToThreeRows() {
        for (int height = 1; height <= 3; ++height) {
            std::string face;
            for (int row = 0; row < height; ++row) face += (row ? ", " : "") + numbersFrom(100 + 4 * row, 4);
            const auto skin = read(R"("wall": { "pieces": 50, "face": [)" + face + R"(] }, "floor": { "pieces": 1 })");
            QCOMPARE(skin->reach(), 1 + height);
            for (unsigned seed = 0; seed < 4; ++seed) {
                const auto level = randomLevel(seed, {20, 24}, {Tile::Wall, Tile::Wall, Tile::Wall, Tile::Floor});
                const QImage picture = drawn(level, skin, 4);
                const auto showsFace = [&](std::int32_t x, std::int32_t y) {
                    const auto walls = wallsBelow(level, x, y, height);
                    return walls >= 1 && walls <= height;
                };
                for (std::int32_t y = 0; y < 24; ++y)
                    for (std::int32_t x = 0; x < 20; ++x) {
                        if (at(level, x, y) != Tile::Wall) continue;
                        int expected = 50;
                        if (showsFace(x, y)) {
                            const int ends =
                                showsFace(x - 1, y) ? (showsFace(x + 1, y) ? 2 : 3) : (showsFace(x + 1, y) ? 1 : 0);
                            expected = 100 + 4 * (height - wallsBelow(level, x, y, height)) + ends;
                        }
                        QCOMPARE(pieceAt(picture, x, y), expected);
                    }
            }
        }
    }

    void tilesJoinWhatTheyAreToldTo() {
        Level level;
        level.tiles = Grid({3, 3}, Tile::Floor);
        level.tiles.set({1, 1}, Tile::Water);
        level.tiles.set({1, 0}, Tile::Shallows);
        level.tiles.set({2, 1}, Tile::Void);
        const auto edgesOf = [&](const std::string& rule) {
            const auto skin = read(R"("water": { "joins": "edges", "pieces": )" + numbersFrom(0, 16) + rule + "}");
            return pieceAt(drawn(level, skin, 4), 1, 1);
        };
        QCOMPARE(edgesOf(""), 2);
        QCOMPARE(edgesOf(R"(, "joinsVoid": false)"), 0);
        QCOMPARE(edgesOf(R"(, "with": ["shallows"])"), 3);
        QCOMPARE(edgesOf(R"(, "against": ["floor"])"), 3);
        QCOMPARE(edgesOf(R"(, "against": ["shallows", "void"])"), 12);
    }

    void weightsAreKept() {
        const auto skin = read(R"("floor": { "pieces": [1, { "piece": 2, "weight": 3 }] })");
        Level level;
        level.tiles = Grid({100, 100}, Tile::Floor);
        const QImage picture = drawn(level, skin, 4);
        int second = 0;
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x) second += pieceAt(picture, x, y) == 2;
        QVERIFY2(second > 7200 && second < 7800, qPrintable(QString::number(second)));
        QCOMPARE(drawn(level, skin, 4), picture);
    }

    void animationsFollowTheirTimes() {
        const auto skin =
            read(R"("water": { "pieces": { "frames": [{ "piece": 1, "ms": 250 }, { "piece": 2, "ms": 500 }] } })");
        Level level;
        level.tiles = Grid({1, 1}, Tile::Water);
        std::vector<int> shown;
        for (unsigned frame = 0; frame < 6; ++frame) shown.push_back(pieceAt(drawn(level, skin, 4, frame), 0, 0));
        QCOMPARE(shown, (std::vector{1, 2, 2, 1, 2, 2}));
        MapDrawing drawing(beyond);
        drawing.setSkin(skin);
        drawing.show(level, {});
        QCOMPARE(drawing.movingParts({0, 0, 1, 1}).size(), std::size_t{1});
    }

    void whatLiesOverAMovingTileMoves() {
        const std::string moving =
            R"("water": { "pieces": { "frames": [{ "piece": 1, "ms": 250 }, { "piece": 2, "ms": 500 }] } })";
        const auto partsIn = [](const Level& level, const SharedSkin& skin) {
            MapDrawing drawing(beyond);
            drawing.setSkin(skin);
            drawing.show(level, {});
            return drawing.movingParts(wholeOf(level.size())).size();
        };
        Level level;
        level.tiles = Grid({1, 1}, Tile::Bridge);
        QCOMPARE(partsIn(level, read(moving + R"(, "bridge": { "pieces": 3, "over": "water" })")), std::size_t{1});
        QCOMPARE(partsIn(level, read(moving + R"(, "bridge": { "pieces": 3 })")), std::size_t{0});
        level.tiles = Grid({2, 1}, Tile::Bridge);
        level.tiles.set({1, 0}, Tile::Water);
        const auto beside = read(moving + R"(, "bridge": { "pieces": 3, "over": "*" })");
        MapDrawing drawing(beyond);
        drawing.setSkin(beside);
        drawing.show(level, {});
        QCOMPARE(drawing.movingParts({0, 0, 1, 1}).size(), std::size_t{1});
    }

    /// A case of many pieces takes no room for them in the others, and no piece is drawn twice.
    void aSheetHasRoomForThePiecesThereAre() {
        const auto known = [](const SharedSkin& skin) {
            const TileCatalogue catalogue;
            const Looks looks(catalogue, skin);
            const TileColours colours(catalogue, beyond, looks);
            SpriteParts parts;
            return SpriteSheet(16, catalogue, looks, colours, parts).looksKnown();
        };
        std::string many = "[0";
        for (int i = 1; i < 64; ++i) many += ", " + std::to_string(i);
        const auto skin = read("\"floor\": { \"joins\": \"edges\", \"pieces\": [" + many +
                               "], 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] }");
        QCOMPARE(known(skin), 2 * (known(usualSkin()) + 64));
    }

    /// What a skin does not say looks as it does without it.
    void theRestIsDrawnByCode() {
        const auto skin = read(R"("water": { "joins": "edges", "pieces": [)" + std::string("null") +
                               R"(, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] })");
        Level level;
        level.tiles = Grid({3, 3}, Tile::Wall);
        level.tiles.set({1, 1}, Tile::Floor);
        QCOMPARE(drawn(level, skin, 16), drawn(level, usualSkin(), 16));
        Level alone;
        alone.tiles = Grid({1, 1}, Tile::Water);
        alone.tiles = Grid({3, 3}, Tile::Floor);
        alone.tiles.set({1, 1}, Tile::Water);
        const auto flat = drawn(alone, skin, 16);
        QVERIFY(pieceAt(flat, 1, 1) != 1);
    }

    void fromAfarTilesHaveTheMeanOfTheirPieces() {
        const auto skin = read(R"("floor": { "pieces": 100 })");
        Level level;
        level.tiles = Grid({64, 64}, Tile::Floor);
        for (const double scale : {0.25, 0.5, 1.0, 2.0}) {
            MapDrawing drawing(beyond);
            drawing.setSkin(skin);
            drawing.show(level, {});
            QImage picture(MapDrawing::pixelsOf(level.size(), scale), QImage::Format_RGB32);
            drawing.paint(picture, {}, scale);
            QCOMPARE(picture.pixel(2, 2), qRgb(100, 0, 95));
        }
    }

    void thingsAreSpritesOfAnySize() {
        const auto large = pngOf(numberedSheet(16, 8)).toBase64().toStdString();
        auto text = skinOf(R"("floor": { "pieces": 1 })", R"(, "things": [
            { "kind": "coin", "property": "value", "value": "5", "pieces": "large#3", "anchor": [4, 8] },
            { "kind": "coin", "pieces": 7 }])");
        const std::string mark = "\"height\": 4 }";
        text.insert(text.find(mark) + mark.size(),
                    R"(, { "name": "large", "width": 8, "height": 8, "data": "data:image/png;base64,)" + large +
                        "\" }");
        auto skin = readSkin(text);
        QVERIFY(skin.ok());
        const auto shared = std::make_shared<const Skin>(*skin);
        QCOMPARE(shared->overhang(), 1);
        Level level;
        level.tiles = Grid({5, 5}, Tile::Floor);
        Thing plain, rich;
        plain.kind = rich.kind = ThingKind::Coin;
        plain.id = "a";
        plain.at = {0, 4};
        rich.id = "b";
        rich.at = {2, 2};
        rich.fields.set("value", Decimal::of(5));
        level.things.write() = {plain, rich};
        const QImage picture = drawn(level, shared, 4);
        QCOMPARE(picture.pixel(0, 16), quarterColour(7, 0));
        const QPoint corner(2 * 4 + 2 - 4, 2 * 4 + 4 - 8); // its anchor is in the middle of the cell's bottom
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x)
                QCOMPARE(picture.pixel(corner + QPoint(x, y)), quarterColour(3, (x >= 4 ? 1 : 0) + (y >= 4 ? 2 : 0)));
        QCOMPARE(picture.pixel(5, 4), quarterColour(1, 0)); // beside it lies the floor
        MapDrawing drawing(beyond);                         // in parts it looks the same
        drawing.setSkin(shared);
        drawing.show(level, {});
        QImage joined(picture.size(), picture.format());
        for (int y = 0; y < 20; y += 3)
            for (int x = 0; x < 20; x += 3) {
                QImage part(std::min(3, 20 - x), std::min(3, 20 - y), QImage::Format_RGB32);
                drawing.paint(part, {x, y}, 4);
                for (int j = 0; j < part.height(); ++j)
                    for (int i = 0; i < part.width(); ++i) joined.setPixel(x + i, y + j, part.pixel(i, j));
            }
        QCOMPARE(joined, picture);
    }

    /// A stroke changes nothing farther away than the skin says, and an updated drawing is the same as a new one.
    void aStrokeReachesNoFartherThanTheSkinSays() {
        const auto skin = read(R"("wall": { "joins": "blob", "pieces": )" + numbersFrom(10, 47) + R"(, "face": [)" +
                               numbersFrom(100, 4) + "," + numbersFrom(104, 4) + "," + numbersFrom(108, 4) +
                               R"(] }, "floor": { "pieces": 1 })");
        const auto reach = skin->reach();
        for (unsigned seed = 0; seed < 30; ++seed) {
            Level level = randomLevel(seed, {15, 15}, {Tile::Wall, Tile::Wall, Tile::Wall, Tile::Floor});
            const QImage before = drawn(level, skin, 4);
            const Cell changed{7, 7};
            MapDrawing drawing(beyond);
            drawing.setSkin(skin);
            drawing.show(level, {});
            level.tiles.set(changed, at(level, 7, 7) == Tile::Wall ? Tile::Floor : Tile::Wall);
            const QImage after = drawn(level, skin, 4);
            drawing.update(level, Rect{7, 7, 1, 1});
            QImage updated(after.size(), after.format());
            drawing.paint(updated, {}, 4);
            QCOMPARE(updated, after);
            for (int y = 0; y < 60; ++y)
                for (int x = 0; x < 60; ++x)
                    if (before.pixel(x, y) != after.pixel(x, y))
                        QVERIFY(std::abs(x / 4 - 7) <= reach && std::abs(y / 4 - 7) <= reach);
        }
    }

    /// Composing the pieces of its looks gives the picture of the program.
    void piecesOfCellsComposeToThePicture() {
        int byPieces = 0;
        for (const auto& name : shippedSkins()) {
            const auto skin = shippedSkin(name);
            QVERIFY2(skin, name.c_str());
            for (const char* recipe : {"keep", "caves", "journey"}) {
                generation::Workspace workspace;
                const auto* const info = generation::builtInRecipes().find(recipe);
                QVERIFY(info);
                auto made = generation::generateWorld(info->withSeed(3), {64, 48}, workspace);
                QVERIFY(made.ok());
                Level level = made->world.levels[0];
                level.things = {};
                level.layers.clear();
                MapDrawing drawing(beyond);
                drawing.setSkin(skin);
                drawing.show(level, made->world.tiles);
                QImage picture(MapDrawing::pixelsOf(level.size(), skin->cell), QImage::Format_RGB32);
                drawing.paint(picture, {}, skin->cell);
                byPieces += comparePieces(level, made->world.tiles, skin, picture);
            }
        }
        QVERIFY2(byPieces > 15000, qPrintable(QString::number(byPieces)));
    }

private:
    /// None where anything is drawn by code.
    static std::vector<Piece> piecesOf(const CellLook& look, const Looks& looks) {
        std::vector<Piece> pieces;
        if (look.edges.count > 0) return {};
        for (const auto& part : {look.ground, look.standing}) {
            if (part.pieces) pieces.push_back(looks.pieceOf(part));
            else if (part.tile != Tile::Void) return {};
        }
        return pieces;
    }
    /// Compares all cells that are drawn from pieces alone; says how many these are.
    static int comparePieces(const Level& level, const TileCatalogue& tiles, const SharedSkin& skin,
                             const QImage& picture) {
        const Looks looks(tiles, skin);
        const SeenTiles seen(level);
        RowsAround rows(seen, looks, nullptr, 0, level.size().width);
        int compared = 0;
        for (std::int32_t y = 0; y < level.size().height; ++y) {
            rows.moveTo(y);
            for (std::int32_t x = 0; x < level.size().width; ++x) {
                const auto pieces = piecesOf(cellLookOf(rows.around(x), {x, y}, looks), looks);
                if (pieces.empty()) continue;
                for (int j = 0; j < skin->cell; ++j)
                    for (int i = 0; i < skin->cell; ++i) {
                        QRgb expected = beyond;
                        for (const auto& piece : pieces) {
                            const auto& sheet = skin->pictures[piece.picture];
                            const int columns = sheet.image.width() / skin->cell;
                            const QRgb pixel =
                                sheet.image.pixel(static_cast<int>(piece.number) % columns * skin->cell + i,
                                                  static_cast<int>(piece.number) / columns * skin->cell + j);
                            if (piece.flips != 0) qFatal("the shipped skins turn no piece");
                            if (qAlpha(pixel) != 0) expected = pixel;
                        }
                        if (picture.pixel(x * skin->cell + i, y * skin->cell + j) != expected)
                            qFatal("%s: cell %d %d, pixel %d %d", skin->id.c_str(), x, y, i, j);
                    }
                ++compared;
            }
        }
        return compared;
    }
};

DELVE_TEST(SkinDrawingTest)
#include "skin_drawing_test.moc"
