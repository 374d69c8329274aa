#include "tests/bench/window/things_scroll.h"

#include "editor/document/document.h"
#include "ui/things/things_list.h"
#include "ui/things/things_panel.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QScrollBar>

#include <utility>

namespace delve::bench {
namespace {

constexpr std::int32_t side = 400;
constexpr int things = 100'000;
constexpr int frames = 120;
constexpr Limits askedOfFrames{16, 0}; // 60 frames in a second

World worldOfThings() {
    World world;
    Level level;
    level.id = "things";
    level.tiles = Grid({side, side}, Tile::Floor);
    std::vector<Thing> placed;
    placed.reserve(things);
    for (int i = 0; i < things; ++i) {
        Thing thing;
        thing.id = "coin-" + std::to_string(i);
        thing.kind = ThingKind::Coin;
        thing.at = {i % side, i / side};
        placed.push_back(std::move(thing));
    }
    level.things = std::move(placed);
    world.levels = {std::move(level)};
    return world;
}

} // namespace

void scrollManyThings(ui::MainWindow& window, Figures& figures) {
    window.document().reset(worldOfThings());
    auto* panel = window.pages().current()->panel<ui::ThingsPanel>();
    panel->beginSearch();
    const auto& list = *panel->findChild<ui::ThingsList*>();
    while (panel->searching() || list.verticalScrollBar()->maximum() < things / 2)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    Row row{QStringLiteral("scrolling a list of %1 things, a frame").arg(things), {}, askedOfFrames};
    auto& bar = *list.verticalScrollBar();
    for (int frame = 1; frame <= frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        bar.setValue(bar.maximum() / frames * frame);
        list.viewport()->repaint();
        row.times.push_back({static_cast<double>(timer.nsecsElapsed()) / 1e6, 0});
        QCoreApplication::processEvents();
    }
    figures.rows.push_back(row);
}

} // namespace delve::bench
