#include "editor/work/job_pool.h"
#include "generation/pipeline/parameter.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/bench/map_view/figures.h"
#include "tests/support/synthetic_map.h"
#include "ui/map/map_view.h"
#include "ui/map/mini_map.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QPaintEvent>
#include <QScrollBar>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <utility>

#include <unistd.h>

/// map_view_bench [--size 4096] [--synthetic] [--skin NAME] [--no-overlays] [--frames 100] [-o map_view.json]: how long
/// frames of a large map take at every zoom and with every overlay, what memory a cell costs, and how soon a change is
/// seen. Paints without a display, with Qt's raster engine.
namespace delve::bench {
namespace {

constexpr QSize viewSize(1600, 900);
constexpr Limits askedOfFrames{8, 16};
constexpr Limits askedOfStrokes{8, 0};
constexpr int largestProven = 1024; ///< the side of a map; to prove a larger one takes minutes

double residentBytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE));
}

template <class Work>
Took timeOf(const Work& work) {
    QElapsedTimer timer;
    timer.start();
    const std::clock_t busy = std::clock();
    work();
    const auto nanoseconds = timer.nsecsElapsed();
    return {static_cast<double>(nanoseconds) / 1e6, 1e3 * static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC};
}

/// Paints all pending updates now, without waiting for the event loop.
void paintNow(QWidget& window) {
    QEvent request(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(&window, &request);
}

/// Counts how often a widget is painted, so that only painted frames count.
class PaintCount : public QObject {
public:
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    int paints = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint;
        return false;
    }
};

/// A pan with the mouse: each frame shows what newly came into view.
Row panning(ui::MapView& view, double cellPixels, int frames) {
    Row row{QString("pan at %1 px a cell").arg(cellPixels, 0, 'g', 3), {}, askedOfFrames};
    view.setCellPixels(cellPixels);
    view.centreOn(QPointF(view.level().size().width / 3.0, view.level().size().height / 3.0));
    paintNow(view);
    for (int frame = 0; frame < frames; ++frame) {
        const int step = frame / 25 % 2 == 0 ? 31 : -31; // there and back
        row.times.push_back(timeOf([&view, step] {
            view.scrollBy({step, step / 2});
            paintNow(view);
        }));
    }
    return row;
}

/// The hardest pan: each frame shows an entirely new part.
Row jumping(ui::MapView& view, double cellPixels, int frames) {
    Row row{QString("whole view at %1 px a cell").arg(cellPixels, 0, 'g', 3), {}, askedOfFrames};
    view.setCellPixels(cellPixels);
    const Size size = view.level().size();
    for (int frame = 0; frame < frames; ++frame) {
        const double part = 0.2 + 0.6 * frame / frames;
        view.centreOn(QPointF(size.width * part, size.height * (1 - part)));
        row.times.push_back(timeOf([&view] { view.viewport()->repaint(); }));
    }
    return row;
}

Row strokes(ui::MapView& view, ui::MiniMap& mini, Level& level, double cellPixels, int times) {
    Row row{QString("stroke of 32 at %1 px a cell").arg(cellPixels, 0, 'g', 3), {}, askedOfStrokes};
    view.setCellPixels(cellPixels);
    const Cell middle{level.size().width / 2, level.size().height / 2};
    view.centreOn(middle);
    paintNow(view);
    for (int i = 0; i < times; ++i) {
        const Rect stroke{middle.x - 16 + i % 7, middle.y - 16, 32, 32};
        level.tiles.fill(stroke, i % 2 == 0 ? Tile::Water : Tile::Floor);
        row.times.push_back(timeOf([&] {
            view.updateLevel(level, stroke);
            mini.updateLevel(level, stroke);
            paintNow(view);
            paintNow(mini);
        }));
    }
    return row;
}

/// The same pans with each overlay and the legend, which is over the map then.
void panWithOverlays(ui::MapView& view, int frames, Figures& into) {
    auto& overlays = view.overlays();
    for (const auto& kind : editor::windowOverlayKinds()) {
        const std::string name(kind.name);
        if (name == "proof" && view.level().size().width > largestProven) continue;
        overlays.setNames({name});
        while (overlays.busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        (void)overlays.pointAt(Cell{view.level().size().width / 3, view.level().size().height / 3});
        for (const double pixels : {1.0, 16.0}) {
            auto row = panning(view, pixels, frames);
            row.name += QString(", %1").arg(QString::fromStdString(name));
            into.rows.push_back(std::move(row));
        }
    }
    overlays.setNames({});
}

World largeWorld(int side, bool synthetic) {
    if (synthetic) {
        World world;
        world.levels.push_back(test::syntheticMap({side, side}));
        return world;
    }
    generation::Workspace workspace;
    auto world = generation::generateWorld(generation::builtInRecipes().find("grown-rooms")->withSeed(1), {side, side},
                                           workspace);
    if (!world) {
        std::fprintf(stderr, "%s\n", inEnglish(world.failure().message).c_str());
        std::exit(1);
    }
    return std::move(world->world);
}

Figures measure(int side, bool synthetic, int frames, const std::string& skin, bool overlays) {
    Figures figures;
    editor::JobPool pool;
    ui::MapView view;
    view.resize(viewSize);
    ui::MiniMap mini;
    mini.resize(mini.sizeHint());
    view.show();
    mini.show();
    QCoreApplication::processEvents();
    PaintCount count(*view.viewport());
    const double before = residentBytes();
    const auto world = std::make_shared<const World>(largeWorld(side, synthetic));
    Level level = world->levels.front();
    if (!skin.empty()) level.properties.set(std::string(editor::skinProperty), skin);
    view.overlays().setBackground(pool, [world](const Level&) { return ui::ShownOverlays::Snapshot{world, 0}; });
    const double levelOnly = residentBytes();
    figures.rows.push_back({"first show, whole map", {timeOf([&] {
                                view.showLevel(level, {});
                                view.fitMap();
                                paintNow(view);
                            })}});
    mini.showLevel(level, {});
    paintNow(mini);
    const double cells = double(side) * side;
    figures.facts.push_back({"view's own memory", double(view.drawing().bytes()) / cells, "bytes a cell"});
    figures.facts.push_back({"level, as the process grew", (levelOnly - before) / cells, "bytes a cell"});
    figures.facts.push_back({"level, view and mini-map together", (residentBytes() - before) / cells, "bytes a cell"});
    const double whole = view.cellPixels();
    for (const double pixels : {whole, 0.5, 1.0, 4.0, 8.0, 16.0, 32.0, 64.0}) {
        figures.rows.push_back(panning(view, pixels, frames));
        figures.rows.push_back(jumping(view, pixels, frames));
    }
    if (overlays) panWithOverlays(view, frames, figures);
    for (const double pixels : {whole, 1.0, 16.0}) figures.rows.push_back(strokes(view, mini, level, pixels, frames));
    if (!skin.empty())
        for (auto& row : figures.rows) row.name += QString(", %1").arg(QString::fromStdString(skin));
    std::size_t timed = 0;
    for (const auto& row : figures.rows) timed += row.times.size();
    figures.facts.push_back({"frames timed", double(timed), "frames"});
    figures.facts.push_back({"frames painted", double(count.paints), "frames"});
    return figures;
}

} // namespace
} // namespace delve::bench

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser words;
    words.addOptions(
        {{"size", "The side of the map in cells.", "cells", "4096"},
         {"synthetic", "A map made by rule instead of a generated one: for sizes that take long to generate."},
         {"skin", "The skin that the map is drawn in.", "name"},
         {"no-overlays", "Leaves out the pans with overlays."},
         {"frames", "How many frames to measure at each zoom.", "number", "100"},
         {"o", "Where to write the figures.", "file", "map_view.json"}});
    words.addHelpOption();
    words.process(application);
    const auto figures =
        delve::bench::measure(words.value("size").toInt(), words.isSet("synthetic"), words.value("frames").toInt(),
                              words.value("skin").toStdString(), !words.isSet("no-overlays"));
    figures.print();
    if (figures.write(words.value("o"))) return 0;
    std::fprintf(stderr, "%s cannot be written.\n", qPrintable(words.value("o")));
    return 1;
}
