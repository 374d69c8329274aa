#include "editor/drawing/map_drawing.h"
#include "editor/play/sprites.h"
#include "generation/level/decorations.h"
#include "tests/support/test.h"

#include <QDir>
#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <string_view>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr int pixels = 24; ///< a cell
constexpr std::int32_t columns = 40;

/// An island with single cells and slopes, so that all kinds of pieces occur.
constexpr std::array<std::string_view, 6> island{"##....#", "###..##", "..###..", ".####..", "...##.#", "#......"};
/// What lies on what, by the glyphs of tiles.
constexpr std::array<std::string_view, 25> pairs{";~", ";=",  ".~", "~V", ".V", ".L", "=;", "T;", "^;",
                                                 "~;", "\"~", ";.", "1=", "2=", "3=", "4=", "5=", "6=",
                                                 "T6", "^3",  "#.", "%;", ":.", "I.", "H~"};

Tile named(char glyph) { return *TileCatalogue().findGlyph(static_cast<char32_t>(glyph)); }

QImage drawn(const Level& level, unsigned frame = 0) {
    MapDrawing drawing(qRgb(22, 24, 29), MapDrawing::Averaging::No);
    drawing.show(level, {});
    drawing.setFrame(frame);
    QImage picture(MapDrawing::pixelsOf(level.size(), pixels), QImage::Format_RGB32);
    drawing.paint(picture, {}, pixels);
    return picture;
}

Level floorOf(std::int32_t width, std::int32_t height) {
    Level level;
    level.tiles = Grid({width, height}, Tile::Floor);
    return level;
}

/// How tiles meet, in a skin.
QImage meetings(std::string_view skin) {
    constexpr auto width = static_cast<std::int32_t>(island[0].size()) + 1;
    constexpr auto height = static_cast<std::int32_t>(island.size()) + 1;
    constexpr std::int32_t across = columns / width;
    const auto lines = (static_cast<std::int32_t>(pairs.size()) + across - 1) / across;
    Level level = floorOf(columns, lines * height);
    level.properties.set(std::string(skinProperty), std::string(skin));
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(pairs.size()); ++i) {
        const auto pair = pairs[static_cast<std::size_t>(i)];
        const Cell from{i % across * width, i / across * height};
        level.tiles.fill({from.x, from.y, width, height}, named(pair[1]));
        for (std::int32_t y = 0; y + 1 < height; ++y)
            for (std::int32_t x = 0; x + 1 < width; ++x)
                if (island[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#')
                    level.tiles.set({from.x + x, from.y + y}, named(pair[0]));
    }
    return drawn(level);
}

/// Each decoration on floor and on grass.
QImage decorationRows() {
    Level level = floorOf(2 * decorationCount, 4);
    level.tiles.fill({0, 2, 2 * decorationCount, 2}, Tile::Grass);
    DecorationLayer layer;
    layer.over = true;
    layer.tiles = Grid(level.tiles.size());
    for (std::int32_t i = 0; i < decorationCount; ++i)
        for (const std::int32_t y : {0, 2}) layer.tiles.set({2 * i, y}, static_cast<Tile>(firstDecoration + i));
    level.layers.push_back(layer);
    return drawn(level);
}

/// Each kind of thing, and each tile that is a door.
QImage thingRow() {
    Level level = floorOf(columns, 2);
    std::int32_t x = 0;
    for (const auto& kind : thingKinds()) {
        level.things.write().push_back({bornAt(kind.name, {x, 0}), kind.kind, {x, 0}, {}, {}, {}});
        x += 2;
    }
    return drawn(level);
}

/// Both players, in each direction, with each foot.
QImage heroRow() {
    QImage picture = drawn(floorOf(columns, 2));
    QPainter painter(&picture);
    PlaySprites sprites;
    int x = 0;
    for (const std::size_t player : {0u, 1u})
        for (const auto facing : {Direction::North, Direction::East, Direction::South, Direction::West})
            for (const bool otherFoot : {false, true}) {
                const auto& sprite = sprites.of(heroSprite(player, facing, otherFoot), playerColour(player), pixels);
                painter.drawImage(x, 0, facing == Direction::West ? sprite.mirrored(true, false) : sprite);
                x += 2 * pixels;
            }
    return picture;
}

/// What moves, in three frames beside one another.
QImage movingRow() {
    Level level = floorOf(columns / 3, 3);
    for (std::int32_t i = 0; const Tile tile : {Tile::Water, Tile::Shallows, Tile::Lava})
        level.tiles.fill({3 * i++, 0, 3, 3}, tile);
    for (const auto& [kind, x] : {std::pair(ThingKind::Lamp, 10), std::pair(ThingKind::Portal, 12)})
        level.things.write().push_back({bornAt(infoOf(kind).name, {x, 1}), kind, {x, 1}, {}, {}, {}});
    QImage picture(columns * pixels, 3 * pixels, QImage::Format_RGB32);
    picture.fill(qRgb(22, 24, 29));
    QPainter painter(&picture);
    for (int frame = 0; frame < 3; ++frame)
        painter.drawImage(frame * (columns / 3) * pixels, 0, drawn(level, 3 * static_cast<unsigned>(frame)));
    return picture;
}

QImage sheet() {
    std::vector<QImage> parts;
    for (const auto& skin : builtInSkins()) parts.push_back(meetings(skin.id));
    for (const auto& part : {decorationRows(), thingRow(), heroRow(), movingRow()}) parts.push_back(part);
    int height = 0;
    for (const auto& part : parts) height += part.height() + pixels / 2;
    QImage all(columns * pixels, height, QImage::Format_RGB32);
    all.fill(qRgb(22, 24, 29));
    QPainter painter(&all);
    int y = 0;
    for (const auto& part : parts) {
        painter.drawImage(0, y, part);
        y += part.height() + pixels / 2;
    }
    return all;
}

bool differ(const QImage& picture, int x, int y, int otherX) {
    const QRect cell(x * pixels, y * pixels, pixels, pixels), other(otherX * pixels, y * pixels, pixels, pixels);
    return picture.copy(cell) != picture.copy(other);
}

} // namespace

/// Every piece of the built-in look on one sheet, and each decoration by itself, for the documents and for review:
/// saved to the folder DELVEWRIGHT_PICTURES. packaging/piece-sheet runs this.
class PieceSheetTest : public QObject {
    Q_OBJECT
private slots:
    void everyPieceIsOnTheSheet() {
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        const QImage all = sheet();
        QVERIFY(all.width() == columns * pixels && all.height() > 30 * pixels);
        if (!folder.isEmpty()) QVERIFY(all.save(QDir(folder).filePath("pieces.png")));
        const QImage heroes = heroRow(), things = thingRow();
        for (int i = 0; i < 16; ++i) QVERIFY(differ(heroes, 2 * i, 0, 39));
        for (int i = 0; i < 15; ++i) QVERIFY(differ(things, 2 * i, 0, 39));
    }

    void everyDecorationHasItsPicture() {
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        const QImage row = decorationRows();
        for (int i = 0; i < decorationCount; ++i) {
            QVERIFY(differ(row, 2 * i, 0, 2 * i + 1));
            if (folder.isEmpty()) continue;
            QVERIFY(QDir(folder).mkpath("decoration"));
            const auto name = QString::fromStdString(std::string(decorations()[static_cast<std::size_t>(i)].name));
            QVERIFY(
                row.copy(2 * i * pixels, 0, pixels, pixels).save(QDir(folder).filePath("decoration/" + name + ".png")));
        }
    }

    /// West is east in a mirror; all else differs, foot by foot.
    void playersFaceFourWaysWithTwoStepsEach() {
        const QImage row = heroRow();
        for (int a = 0; a < 16; ++a)
            for (int b = a + 1; b < 16; ++b) QVERIFY(differ(row, 2 * a, 0, 2 * b));
    }
};

DELVE_TEST(PieceSheetTest)
#include "piece_sheet_test.moc"
