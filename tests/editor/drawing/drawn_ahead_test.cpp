#include "editor/document/document.h"
#include "editor/drawing/drawn_ahead.h"
#include "editor/drawing/map_drawing.h"
#include "generation/recipes/recipes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <thread>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr QRgb dark = 0xff101418;
constexpr QRgb light = 0xffe0e4e8;

Level largeLevel(Size size = {1100, 1000}) {
    Level level;
    level.id = "large";
    level.tiles = Grid(size, Tile::Floor);
    for (std::int32_t i = 0; i < 900; ++i)
        level.tiles.fill({i, (i * 37) % 900, 40, 3}, i % 2 == 0 ? Tile::Wall : Tile::Grass);
    for (std::int32_t i = 0; i < 900; ++i) {
        Thing thing;
        thing.id = "flower-" + std::to_string(i);
        thing.kind = ThingKind::Flower;
        thing.at = {i, (i * 53) % 1000};
        level.things.write().push_back(thing);
    }
    return level;
}

QImage pictureOf(const MapDrawing& drawing, double scale) {
    QImage picture(MapDrawing::pixelsOf(drawing.size(), scale), QImage::Format_RGB32);
    drawing.paint(picture, {0, 0}, scale);
    return picture;
}

QImage plainPictureOf(const Level& level, double scale, QRgb background = dark) {
    MapDrawing drawing(background);
    drawing.show(level, {});
    return pictureOf(drawing, scale);
}

} // namespace

class DrawnAheadTest : public QObject {
    Q_OBJECT
private slots:
    /// Whoever opens a file reads its skin; a drawing that joins before it shows the map does not let go of it.
    void aSkinReadAheadIsKeptForTheDrawings() {
        const auto ahead = std::make_shared<DrawnAhead>();
        std::weak_ptr<const Skin> held;
        {
            const auto skin = std::make_shared<const Skin>(*programSkin("grotto"));
            held = skin;
            ahead->setWorldSkin(skin);
        }
        MapDrawing drawing(dark);
        drawing.setAhead(ahead);
        QVERIFY(!held.expired());
    }

    void eachDrawingTakesItOnce() {
        DrawnAhead ahead;
        const Level level = largeLevel();
        ahead.draw(level, {});
        QVERIFY(!ahead.take(level, {}, dark)); // no drawing had joined yet
        ahead.join(dark);
        ahead.join(dark);
        std::thread([&] { ahead.draw(level, {}); }).join();
        QVERIFY(ahead.take(level, {}, dark));
        QVERIFY(ahead.take(level, {}, dark));
        QVERIFY(!ahead.take(level, {}, dark));
        ahead.leave();
        ahead.draw(level, {});
        QVERIFY(ahead.take(level, {}, dark));
        QVERIFY(!ahead.take(level, {}, dark));
    }

    void onlyWhatIsTheSameIsTaken() {
        DrawnAhead ahead;
        const Level level = largeLevel();
        ahead.join(dark);
        ahead.draw(level, {});
        TileCatalogue other;
        TileKind lava;
        lava.name = "lava";
        lava.glyph = U'L';
        QVERIFY(other.add(lava));
        QVERIFY(!ahead.take(level, {}, light));
        QVERIFY(!ahead.take(level, other, dark));
        Level changed = level;
        changed.tiles.set({5, 5}, Tile::Water);
        QVERIFY(!ahead.take(changed, {}, dark));
        changed = level;
        changed.things.write().pop_back();
        QVERIFY(!ahead.take(changed, {}, dark));
        changed = level;
        DecorationLayer moss;
        moss.tiles = Grid(level.size(), Tile::Grass);
        changed.layers.push_back(moss);
        QVERIFY(!ahead.take(changed, {}, dark));
        QVERIFY(!ahead.take(largeLevel({1000, 1100}), {}, dark));
        changed = level;
        changed.name = "another name";
        QVERIFY(ahead.take(changed, {}, dark));
    }

    void aSmallMapIsNotWorthIt() {
        DrawnAhead ahead;
        ahead.join(dark);
        ahead.draw(largeLevel({300, 300}), {});
        QVERIFY(!ahead.take(largeLevel({300, 300}), {}, dark));
    }

    void aPictureIsTheSame() {
        const auto ahead = std::make_shared<DrawnAhead>();
        MapDrawing view(dark), miniMap(dark);
        view.setAhead(ahead);
        miniMap.setAhead(ahead);
        Level level = largeLevel();
        for (auto* drawing : {&view, &miniMap}) drawing->show(level, {});
        level.tiles.fill({200, 300, 500, 400}, Tile::Water);
        ahead->draw(level, {});
        view.update(level, Rect{0, 0, 1100, 1000});
        miniMap.show(level, {});
        QVERIFY(!ahead->take(level, {}, dark)); // both took it
        for (const double scale : {0.05, 0.3, 0.6}) {
            QCOMPARE(pictureOf(view, scale), plainPictureOf(level, scale));
            QCOMPARE(pictureOf(miniMap, scale), plainPictureOf(level, scale));
        }
        const Rect stroke{100, 100, 30, 20}; // each drawing updates its own picture
        level.tiles.fill(stroke, Tile::Mountain);
        view.update(level, stroke);
        QCOMPARE(pictureOf(view, 0.3), plainPictureOf(level, 0.3));
        view.setBackground(light);
        ahead->draw(level, {});
        view.show(level, {});
        QCOMPARE(pictureOf(view, 0.3), plainPictureOf(level, 0.3, light));
    }

    void whatOneDrawingComputesServesTheOthers() {
        const auto ahead = std::make_shared<DrawnAhead>();
        MapDrawing view(dark), miniMap(dark);
        view.setAhead(ahead);
        miniMap.setAhead(ahead);
        Level level = largeLevel();
        view.show(level, {});
        QVERIFY(ahead->take(level, {}, dark));
        QVERIFY(!ahead->take(level, {}, dark));
        level.tiles.fill({200, 300, 500, 400}, Tile::Water); // as undo does, with nothing drawn ahead
        view.update(level, Rect{0, 0, 1100, 1000});
        miniMap.show(level, {});
        QVERIFY(!ahead->take(level, {}, dark));
        QCOMPARE(pictureOf(miniMap, 0.3), plainPictureOf(level, 0.3));
        level.tiles.set({7, 7}, Tile::Water); // a stroke is as fast for each
        view.update(level, Rect{7, 7, 1, 1});
        QVERIFY(!ahead->take(level, {}, dark));
    }

    void aDocumentDrawsAheadWhatItGenerates() {
        Document document(test::pool());
        MapDrawing view(dark);
        view.setAhead(document.drawnAhead());
        QSignalSpy finished(&document, &Document::generationFinished);
        document.generate(recipeNamed(generation::builtInRecipes(), "partition@1")->withSeed(3), {1100, 1000});
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        QVERIFY(document.drawnAhead()->take(document.level(), document.world().tiles, dark));
    }
};

DELVE_TEST(DrawnAheadTest)
#include "drawn_ahead_test.moc"
