#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/bench/map_view/figures.h"
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

#include <unistd.h>

/// map_view_bench [--size 4096] [--frames 100] [-o map_view.json]: how long frames of a large map take at every zoom,
/// what memory a cell costs, and how soon a change is seen. Paints without a display, with Qt's raster engine.
namespace delve::bench {
namespace {

constexpr QSize viewSize(1600, 900);

double residentBytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE));
}

template <class Work>
double millisecondsOf(const Work& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Brings what has changed to the screen.
void paintNow() { QCoreApplication::processEvents(); }

/// One hand's pan: the view follows the mouse, each frame shows what came into sight.
Row panning(MapView& view, double cellPixels, int frames) {
    Row row{QString("pan at %1 px a cell").arg(cellPixels, 0, 'g', 3), {}};
    view.setCellPixels(cellPixels);
    view.centreOn(QPointF(view.level().size().width / 3.0, view.level().size().height / 3.0));
    paintNow();
    for (int frame = 0; frame < frames; ++frame) {
        const int step = frame / 25 % 2 == 0 ? 31 : -31; // there and back
        row.milliseconds.push_back(millisecondsOf([&view, step] {
            view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + step);
            view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + step / 2);
            paintNow();
        }));
    }
    return row;
}

/// The hardest pan: each frame shows another part, all of it new.
Row jumping(MapView& view, double cellPixels, int frames) {
    Row row{QString("whole view at %1 px a cell").arg(cellPixels, 0, 'g', 3), {}};
    view.setCellPixels(cellPixels);
    const Size size = view.level().size();
    for (int frame = 0; frame < frames; ++frame) {
        const double part = 0.2 + 0.6 * frame / frames;
        view.centreOn(QPointF(size.width * part, size.height * (1 - part)));
        row.milliseconds.push_back(millisecondsOf([&view] { view.viewport()->repaint(); }));
    }
    return row;
}

Row strokes(MapView& view, MiniMap& mini, Level& level, double cellPixels, int times) {
    Row row{QString("stroke of 32 at %1 px a cell").arg(cellPixels, 0, 'g', 3), {}};
    view.setCellPixels(cellPixels);
    const Cell middle{level.size().width / 2, level.size().height / 2};
    view.centreOn(middle);
    paintNow();
    for (int i = 0; i < times; ++i) {
        const Rect stroke{middle.x - 16 + i % 7, middle.y - 16, 32, 32};
        level.tiles.fill(stroke, i % 2 == 0 ? Tile::Water : Tile::Floor);
        row.milliseconds.push_back(millisecondsOf([&] {
            view.updateLevel(level, stroke, false);
            mini.updateLevel(level, stroke, false);
            paintNow();
        }));
    }
    return row;
}

Level largeLevel(int side) {
    Workspace workspace;
    auto world = generateWorld(findRecipe("grown-rooms")->withSeed(1), {side, side}, workspace);
    if (!world) {
        std::fprintf(stderr, "%s\n", inEnglish(world.failure().message).c_str());
        std::exit(1);
    }
    return std::move(world->world.levels.front());
}

Figures measure(int side, int frames) {
    Figures figures;
    MapView view;
    view.resize(viewSize);
    MiniMap mini;
    mini.resize(mini.sizeHint());
    view.show();
    mini.show();
    paintNow();
    const double before = residentBytes();
    Level level = largeLevel(side);
    const double levelOnly = residentBytes();
    figures.rows.push_back({"first show, whole map", {millisecondsOf([&] {
                                view.showLevel(level, {});
                                view.fitMap();
                                paintNow();
                            })}});
    mini.showLevel(level, {});
    paintNow();
    const double cells = double(side) * side;
    figures.facts.push_back({"view's own memory", double(view.bytes()) / cells, "bytes a cell"});
    figures.facts.push_back({"level, as the process grew", (levelOnly - before) / cells, "bytes a cell"});
    figures.facts.push_back({"level, view and mini-map together", (residentBytes() - before) / cells, "bytes a cell"});
    const double whole = view.cellPixels();
    for (const double pixels : {whole, 0.5, 1.0, 4.0, 8.0, 16.0, 32.0, 64.0}) {
        figures.rows.push_back(panning(view, pixels, frames));
        figures.rows.push_back(jumping(view, pixels, frames));
    }
    for (const double pixels : {whole, 1.0, 16.0}) figures.rows.push_back(strokes(view, mini, level, pixels, frames));
    return figures;
}

} // namespace
} // namespace delve::bench

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser words;
    words.addOptions({{"size", "The side of the map in cells.", "cells", "4096"},
                      {"frames", "How many frames to measure at each zoom.", "number", "100"},
                      {"o", "Where to write the figures.", "file", "map_view.json"}});
    words.addHelpOption();
    words.process(application);
    const auto figures = delve::bench::measure(words.value("size").toInt(), words.value("frames").toInt());
    figures.print();
    if (figures.write(words.value("o"))) return 0;
    std::fprintf(stderr, "%s cannot be written.\n", qPrintable(words.value("o")));
    return 1;
}
