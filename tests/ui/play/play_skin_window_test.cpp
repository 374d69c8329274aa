#include "editor/skins/own_skin.h"
#include "generation/level/rules.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"
#include "tests/ui/map/paint_watch.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/map/moving_cells.h"
#include "ui/play/play_map.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;

namespace {

/// A world whose flowers are sprites of two cells a side.
World worldWithFlowers(const char* frames) {
    const auto large = test::pngOf(test::numberedSheet(16, 8)).toBase64().toStdString();
    auto text = test::skinOf("\"floor\": { \"pieces\": 1 }",
                             std::string(", \"things\": [{ \"kind\": \"flower\", \"pieces\": ") + frames + " }]");
    const std::string mark = "\"height\": 4 }";
    text.insert(text.find(mark) + mark.size(),
                ", { \"name\": \"large\", \"width\": 8, \"height\": 8, \"data\": \"data:image/png;base64," + large +
                    "\" }");
    auto world = test::worldOfRows({"#########", "#@......#", "#...*...#", "#.......#", "#########"}, {"explore", 1});
    world.properties.set("skin", UnknownValue{text});
    if (!editor::readOwnSkin(world.properties)) qFatal("no skin");
    return world;
}

} // namespace

/// A game in which things are drawn by the sprites of a skin.
class PlaySkinWindowTest : public QObject {
    Q_OBJECT
private slots:
    void animatedSpritesMoveAsAWhole() {
        PlayAtWork work(worldWithFlowers("{ \"frames\": [{ \"piece\": \"large#3\", \"ms\": 250 }, "
                                         "{ \"piece\": \"large#4\", \"ms\": 250 }] }"));
        const auto painted = paintedMeanwhile(work);
        const auto cell = static_cast<int>(work.screen().map().cellPixels());
        QVERIFY2(painted.height() >= 2 * cell, qPrintable(QString::number(painted.height())));
        QVERIFY(painted.width() >= 2 * cell);
    }

    void othersStandStill() {
        PlayAtWork work(worldWithFlowers("\"large#3\""));
        QVERIFY(paintedMeanwhile(work).isEmpty());
    }

private:
    /// While nobody touches a key.
    static QRect paintedMeanwhile(const PlayAtWork& work) {
        work.trigger(QStringLiteral("play.start"));
        auto& map = work.screen().map();
        map.movingCells().setOn(true);
        (void)QTest::qWaitFor([&map] { return !map.moving(); });
        const auto paints = [](const test::PaintWatch& watch, int milliseconds) {
            return QTest::qWaitFor([&watch] { return !watch.painted.isEmpty(); }, milliseconds);
        };
        bool settled = false;
        for (int round = 0; round < 5 && !settled; ++round) settled = !paints(test::PaintWatch(*map.viewport()), 200);
        const test::PaintWatch watch(*map.viewport());
        (void)paints(watch, 1000);
        return watch.painted.boundingRect();
    }
};

DELVE_TEST(PlaySkinWindowTest)
#include "play_skin_window_test.moc"
