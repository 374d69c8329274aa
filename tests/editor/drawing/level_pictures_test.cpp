#include "editor/drawing/level_pictures.h"
#include "editor/drawing/thumbnail.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr QSize pictureSize{96, 96};
constexpr QRgb background = qRgb(1, 2, 3);

Level levelOf(const std::string& id, Tile tile) {
    Level level;
    level.id = id;
    level.tiles = Grid({24, 16}, tile);
    return level;
}

} // namespace

class LevelPicturesTest : public QObject {
    Q_OBJECT
private slots:
    void aPictureIsDrawnInTheBackground() {
        LevelPictures pictures(test::pool(), pictureSize, background);
        QSignalSpy ready(&pictures, &LevelPictures::ready);
        const Level level = levelOf("town", Tile::Grass);
        QVERIFY(pictures.pictureOf(level, {}).isNull());
        QVERIFY(ready.wait());
        const QImage picture = pictures.pictureOf(level, {});
        QCOMPARE(picture, thumbnailOf(level, {}, pictureSize, background));
        QCOMPARE(picture.size(), QSize(96, 64));
    }

    void whatStayedIsNotDrawnAgain() {
        LevelPictures pictures(test::pool(), pictureSize, background);
        QSignalSpy ready(&pictures, &LevelPictures::ready);
        const Level town = levelOf("town", Tile::Grass), other = levelOf("other", Tile::Floor);
        (void)pictures.pictureOf(town, {});
        QVERIFY(ready.wait());
        Level copy = town;
        copy.name = "renamed";
        (void)pictures.pictureOf(copy, {});
        (void)pictures.pictureOf(other, {});
        QVERIFY(ready.wait()); // one thread draws in order, so no picture of the town is pending
        QCOMPARE(ready.count(), 2);
    }

    void whatChangedIsDrawnAgainAndShownAsItWasMeanwhile() {
        LevelPictures pictures(test::pool(), pictureSize, background);
        QSignalSpy ready(&pictures, &LevelPictures::ready);
        Level level = levelOf("town", Tile::Grass);
        (void)pictures.pictureOf(level, {});
        QVERIFY(ready.wait());
        const QImage before = pictures.pictureOf(level, {});
        level.tiles.fill({4, 4, 9, 9}, Tile::Water);
        QCOMPARE(pictures.pictureOf(level, {}), before);
        level.tiles.fill({4, 4, 9, 9}, Tile::Floor); // while the last is being drawn
        QCOMPARE(pictures.pictureOf(level, {}), before);
        const QImage after = thumbnailOf(level, {}, pictureSize, background);
        QTRY_COMPARE(pictures.pictureOf(level, {}), after);
    }

    void thingsAndOwnTilesAreSeen() {
        LevelPictures pictures(test::pool(), pictureSize, background);
        QSignalSpy ready(&pictures, &LevelPictures::ready);
        Level level = levelOf("town", static_cast<Tile>(firstCustomTile));
        TileCatalogue tiles;
        tiles.add({"lava", U'L', {0xe0, 0x50, 0x20}, Walk::No, true, ""});
        (void)pictures.pictureOf(level, tiles);
        QVERIFY(ready.wait());
        const QImage plain = pictures.pictureOf(level, tiles);
        level.things.write().push_back({"chest", ThingKind::Chest, {3, 3}, {}, {}, {}});
        QTRY_VERIFY(pictures.pictureOf(level, tiles) != plain);
        auto blue = tiles.custom()[0];
        blue.colour = {0x20, 0x50, 0xe0};
        QVERIFY(tiles.replace(static_cast<Tile>(firstCustomTile), blue));
        QTRY_COMPARE(pictures.pictureOf(level, tiles), thumbnailOf(level, tiles, pictureSize, background));
    }

    void whereMoreAreWantedThanAreKeptTheFirstStay() {
        LevelPictures pictures(test::pool(), {8, 8}, background);
        std::vector<Level> levels;
        for (std::size_t i = 0; i < LevelPictures::maxEntries + 5; ++i)
            levels.push_back(levelOf("town-" + std::to_string(i), Tile::Grass));
        const auto drawn = [&] {
            return std::ranges::count_if(levels,
                                         [&](const Level& level) { return !pictures.pictureOf(level, {}).isNull(); });
        };
        QTRY_COMPARE(drawn(), std::ptrdiff_t{LevelPictures::maxEntries});
        QVERIFY(pictures.pictureOf(levels.back(), {}).isNull());
        // Now only the last is looked at, again and again.
        for (std::size_t i = 0; i < 3 * LevelPictures::maxEntries; ++i) (void)pictures.pictureOf(levels.back(), {});
        QTRY_VERIFY(!pictures.pictureOf(levels.back(), {}).isNull());
    }

    void anotherWorldBeginsAgain() {
        LevelPictures pictures(test::pool(), pictureSize, background);
        const Level level = levelOf("town", Tile::Grass);
        QTRY_VERIFY(!pictures.pictureOf(level, {}).isNull());
        pictures.forget();
        QVERIFY(pictures.pictureOf(level, {}).isNull());
        pictures.forget(); // while a picture of the previous world is being drawn
        QVERIFY(pictures.pictureOf(level, {}).isNull());
        QTRY_VERIFY(!pictures.pictureOf(level, {}).isNull());
    }
};

DELVE_TEST(LevelPicturesTest)
#include "level_pictures_test.moc"
