#include "editor/drawing/marks.h"
#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlays.h"
#include "editor/drawing/picture_bands.h"
#include "editor/text/translations.h"
#include "tests/editor/drawing/drawn_overlays.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// How bright a link of a kind is along its line, which goes from left to right.
QList<int> patternOf(LinkKind kind) {
    Level level;
    level.tiles = Grid({40, 3});
    level.rooms = std::vector<Room>{{"a", RoomKind::Room, {0, 1, 1, 1}, {}, {}, {}, {}},
                                    {"b", RoomKind::Room, {39, 1, 1, 1}, {}, {}, {}, {}}};
    level.links = std::vector<Link>{{0, 1, kind, {}}};
    const QImage picture = drawn(level, "links");
    QList<int> pattern;
    for (int x = pixels; x < 39 * pixels; ++x) {
        int sum = 0;
        for (int y = pixels; y < 2 * pixels; ++y) sum += qGray(picture.pixel(x, y));
        pattern << sum;
    }
    return pattern;
}

} // namespace

class OverlaysTest : public QObject {
    Q_OBJECT
private slots:
    void eachDrawsWhereItShould_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QPoint>("drawn");
        QTest::addColumn<QPoint>("left");
        QTest::newRow("rooms") << "rooms" << QPoint(2, 2) << QPoint(4, 4);
        QTest::newRow("links") << "links" << QPoint(10, 4) << QPoint(10, 9);
        QTest::newRow("halls") << "halls" << QPoint(10, 4) << QPoint(3, 3);
        QTest::newRow("pins") << "pins" << QPoint(21, 8) << QPoint(25, 8);
        QTest::newRow("regions") << "regions" << QPoint(25, 4) << QPoint(0, 0);
        QTest::newRow("distance") << "distance" << QPoint(16, 5) << QPoint(25, 4); // no start reaches this room
    }
    void eachDrawsWhereItShould() {
        QFETCH(QString, name);
        QFETCH(QPoint, drawn);
        QFETCH(QPoint, left);
        const Level level = threeRooms();
        const QImage plain = test::drawn(level), with = test::drawn(level, name.toStdString());
        QVERIFY(cellDiffers(plain, with, {drawn.x(), drawn.y()}));
        QVERIFY(!cellDiffers(plain, with, {left.x(), left.y()}));
    }

    void theTableIsTested() {
        QCOMPARE(overlayKinds().size(), std::size_t{14});
        QCOMPARE(windowOverlayKinds().size(), std::size_t{15});
        for (const auto& kind : overlayKinds()) QVERIFY(findOverlay(kind.name) && !kind.label.empty());
    }

    void everyKindIsExplained() {
        for (const auto& kind : windowOverlayKinds()) {
            QVERIFY2(!kind.label.empty() && QString(kind.help.source).endsWith(u'.'), kind.name.data());
            QVERIFY2(!kind.legend().empty(), kind.name.data());
        }
    }

    /// By shape, not by colour alone: in grey, too.
    void signsOfOneLegendDiffer() {
        for (const auto& kind : windowOverlayKinds()) {
            std::vector<QImage> signs;
            for (const auto& row : kind.legend()) {
                QImage sign(legendSignWidth, legendSignHeight, QImage::Format_RGB32);
                sign.fill(QColor(58, 58, 57));
                QPainter painter(&sign);
                painter.setRenderHint(QPainter::Antialiasing);
                row.paint(painter, QRectF(sign.rect()));
                painter.end();
                signs.push_back(sign.convertToFormat(QImage::Format_Grayscale8));
            }
            for (std::size_t a = 0; a < signs.size(); ++a)
                for (std::size_t b = a + 1; b < signs.size(); ++b) QVERIFY2(signs[a] != signs[b], kind.name.data());
        }
    }

    void aLegendIsDrawnBelowThePicture() {
        const Level level = threeRooms();
        const std::vector<std::string> names{"regions", "rooms"};
        const auto plain = PictureBands::of(level, {}, pixels, names);
        const auto with = PictureBands::of(level, {}, pixels, names, {.legend = true});
        QVERIFY(plain.ok() && with.ok());
        QCOMPARE((*with)->size().width(), (*plain)->size().width());
        QVERIFY((*with)->size().height() > (*plain)->size().height() + 40);
        QImage whole((*with)->size(), (*with)->format());
        (*with)->paint(whole, 0);
        QImage map((*plain)->size(), (*plain)->format());
        (*plain)->paint(map, 0);
        QCOMPARE(whole.copy(map.rect()), map);
        QImage band(whole.width(), pixels, whole.format()); // whole rows of cells, as they are written
        for (int top = 0; top + pixels <= whole.height(); top += pixels) {
            (*with)->paint(band, top);
            QCOMPARE(band, whole.copy(0, top, whole.width(), pixels));
        }
    }

    void aNarrowPictureHasNoLegend() {
        Level level;
        level.tiles = Grid({20, 5}, Tile::Floor);
        const std::vector<std::string> names{"regions"};
        const auto bands = PictureBands::of(level, {}, 4, names, {.legend = true});
        QCOMPARE((*bands)->size(), QSize(80, 20));
    }

    void theWindowAloneKnowsTheMouse() {
        const std::vector<std::string> names{"sight"};
        QVERIFY(!checkOverlays(names));
        QVERIFY(findOverlay("sight"));
    }

    void landsHaveBorders() {
        Level level;
        level.tiles = Grid({40, 10}, Tile::Floor);
        level.rooms = std::vector<Room>{{"west", RoomKind::Site, {5, 4, 3, 3}, {}, {}, {}, {}},
                                        {"east", RoomKind::Site, {31, 4, 3, 3}, {}, {}, {}, {}}};
        const QImage with = drawn(level, "lands");
        QVERIFY(with != drawn(level));
        QVERIFY(with.pixel(2 * pixels + 6, 6) != with.pixel(37 * pixels + 6, 6));
        level.rooms = std::vector<Room>{};
        QCOMPARE(drawn(level, "lands"), drawn(level));
    }

    /// As everywhere else: "Town 1" is "Stadt 1" in German.
    void landsAreNamedInTheLanguage() {
        World world;
        auto& land = world.levels.emplace_back();
        land.id = "land";
        land.tiles = Grid({40, 10}, Tile::Floor);
        land.rooms = std::vector<Room>{{"site", RoomKind::Site, {15, 3, 3, 3}, {}, {}, {}, {}}};
        Thing portal{"portal-16-4", ThingKind::Portal, {16, 4}, {}, {}, {}};
        portal.fields.set("level", Reference{"town"});
        portal.fields.set("cell", Cell{1, 1});
        land.things = std::vector<Thing>{portal};
        auto& town = world.levels.emplace_back();
        town.id = "town";
        town.name = "Town 1";
        town.tiles = Grid({4, 4}, Tile::Floor);
        const auto shared = std::make_shared<const World>(world);
        const auto drawnIn = [&shared](const QString& language) {
            Translations translations;
            translations.use(language);
            const std::vector<std::string> names{"lands"};
            const auto bands = PictureBands::of(shared->levels[0], shared->tiles, pixels, names, {.world = shared});
            QImage image((*bands)->size(), (*bands)->format());
            (*bands)->paint(image, 0);
            return image;
        };
        QCOMPARE(drawnIn("de").size(), drawnIn("en").size());
        QVERIFY(drawnIn("de") != drawnIn("en"));
    }

    void regionsDiffer() {
        const QImage with = drawn(threeRooms(), "regions");
        const auto at = [&with](Cell cell) { return with.pixel(cell.x * pixels + 5, cell.y * pixels + 7); };
        QVERIFY(at({16, 5}) != at({26, 5}));
    }

    void kindsOfLinksAreToldApartWithoutColours() {
        const std::array kinds = {LinkKind::Candidate, LinkKind::Tree, LinkKind::Extra, LinkKind::Near,
                                  LinkKind::Sibling,   LinkKind::Hall, LinkKind::Repair};
        for (std::size_t a = 0; a < kinds.size(); ++a)
            for (std::size_t b = a + 1; b < kinds.size(); ++b) {
                const auto first = patternOf(kinds[a]), second = patternOf(kinds[b]);
                double apart = 0;
                for (qsizetype i = 0; i < first.size(); ++i) apart += std::abs(first[i] - second[i]);
                QVERIFY2(apart / double(first.size()) > 40,
                         qPrintable(QString("%1 and %2").arg(nameOf(kinds[a]).data(), nameOf(kinds[b]).data())));
            }
    }

    void aLinkToNoRoomIsPassedOver() {
        Level level = threeRooms();
        level.links = std::vector<Link>{{0, noRoom, LinkKind::Hall, {}}, {7, 1, LinkKind::Hall, {}}};
        QVERIFY(!drawn(level, "links").isNull());
    }

    void aRepairThatJoinsNoTwoRoomsIsDrawnAlongItsHall() {
        Level level = threeRooms();
        level.links = std::vector<Link>{};
        level.halls = std::vector<Hall>{{noRoom, noRoom, {{{8, 4}, 5, false}}, {}}};
        const QImage other = drawn(level, "links");
        level.halls.write()[0].kind = LinkKind::Repair;
        QVERIFY(cellDiffers(other, drawn(level, "links"), {10, 4}));
        QVERIFY(!cellDiffers(other, drawn(level, "links"), {10, 6}));
    }

    void aRoomOfAnyShapeIsOutlined() {
        Level level = threeRooms();
        auto& room = level.rooms.write()[0];
        room.shape = {{{2, 2}, 5, false}, {{2, 3}, 1, false}, {{2, 4}, 1, false}};
        const QImage plain = drawn(level), with = drawn(level, "rooms");
        QVERIFY(cellDiffers(plain, with, {4, 2}));
        QVERIFY(!cellDiffers(plain, with, {5, 5}));
    }

    void tintsStayInPlaceWhenZoomedOut() {
        BitGrid pins({400, 300});
        for (int y = 100; y < 200; ++y) pins.setRun(y, 100, 200);
        Level level;
        level.tiles = Grid({400, 300});
        level.pinned = pins;
        QImage image(100, 75, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        painter.scale(0.25, 0.25);
        const std::vector<std::string> names{"pins"};
        const TileCatalogue catalogue;
        for (const auto& overlay : makeOverlays(names, {level, catalogue}))
            overlay->paint(painter, {0, 0, 400, 300}, 0.25);
        painter.end();
        QCOMPARE(image.pixel(22, 40), qRgb(0, 0, 0));
        QVERIFY(image.pixel(27, 40) != qRgb(0, 0, 0));
        QVERIFY(image.pixel(73, 27) != qRgb(0, 0, 0));
        QCOMPARE(image.pixel(78, 40), qRgb(0, 0, 0));
    }

    void marksAreDrawn() {
        const std::vector<generation::Mark> marks{{"points", generation::Mark::Shape::Points, {{2, 2}}},
                                                  {"lines", generation::Mark::Shape::Lines, {{5, 5}, {15, 5}}},
                                                  {"boxes", generation::Mark::Shape::Boxes, {{20, 2}, {24, 6}}}};
        QImage image(30 * pixels, 10 * pixels, QImage::Format_RGB32);
        image.fill(Qt::black);
        const QImage blank = image;
        QPainter painter(&image);
        painter.scale(pixels, pixels);
        paintMarks(painter, marks, {0, 0, 30, 10}, pixels);
        painter.end();
        for (const Cell cell : {Cell{2, 2}, Cell{10, 5}, Cell{20, 4}, Cell{22, 2}})
            QVERIFY(cellDiffers(blank, image, cell));
        for (const Cell cell : {Cell{0, 0}, Cell{22, 4}, Cell{10, 8}}) QVERIFY(!cellDiffers(blank, image, cell));
    }
};

DELVE_TEST(OverlaysTest)
#include "overlays_test.moc"
