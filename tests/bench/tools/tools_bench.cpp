#include "editor/document/document.h"
#include "editor/drawing/map_drawing.h"
#include "editor/tools/tool_controller.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/bench/report/reporter.h"

#include <benchmark/benchmark.h>

#include <QEventLoop>
#include <QGuiApplication>

/// What a person waits for while editing: from the mouse event to the document and an updated drawing, which is all but
/// the painting of pixels. On a square map with the side that the row names. Writes its figures to tools_bench.json
/// in the working folder.
namespace delve::bench {
namespace {

World worldOf(std::int32_t side) {
    generation::Workspace workspace;
    return generation::generateWorld(generation::builtInRecipes().find("grown-rooms")->withSeed(1), {side, side},
                                     workspace)
        ->world;
}

World blankWorld(std::int32_t side) {
    World world;
    Level level;
    level.id = "level-1";
    level.tiles = Grid({side, side}, Tile::Floor);
    world.levels.push_back(std::move(level));
    return world;
}

/// A document, the tool controller that works on it, and the drawing that a map view keeps.
class Desk {
public:
    explicit Desk(World world) : m_drawing(0xff000000) {
        document.reset(std::move(world));
        toolController.setDocument(&document);
        m_drawing.show(document.level(), document.world().tiles);
        QObject::connect(&document, &editor::Document::changed, &document,
                         [this](const editor::DocumentChange& change) {
                             if (change.redrawsAll()) m_drawing.show(document.level(), document.world().tiles);
                             else m_drawing.update(document.level(), change.shownCells());
                         });
        QObject::connect(&toolController, &editor::ToolController::previewChanged, &document,
                         [this](const editor::Preview& preview) {
                             if (!preview.changed.empty())
                                 m_drawing.update(preview.level ? *preview.level : document.level(), preview.changed);
                         });
    }

    editor::JobPool pool;
    editor::Document document{pool};
    editor::ToolController toolController{pool};

private:
    editor::MapDrawing m_drawing;
};

void brushOf(Desk& desk, int size) {
    editor::ToolSettings settings;
    settings.tile = Tile::Water;
    settings.brushSize = size;
    settings.brushForm = editor::BrushForm::Round;
    desk.toolController.setSettings(settings);
    desk.toolController.takeUp("brush");
}

/// One move of the mouse by 20 cells in the middle of a stroke.
void strokeMove(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    Desk desk(worldOf(side));
    brushOf(desk, 32);
    desk.toolController.press({{side / 2, side / 2}});
    std::int32_t x = 0;
    for (auto _ : state) {
        x = (x + 20) % (side - 100);
        desk.toolController.move({{50 + x, side / 2 + x % 300}});
    }
    desk.toolController.cancel();
}
BENCHMARK(strokeMove)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

/// A whole short stroke: press, ten moves, release.
void stroke(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    Desk desk(worldOf(side));
    brushOf(desk, 32);
    std::int32_t at = 0;
    for (auto _ : state) {
        at = (at + 37) % (side - 130);
        desk.toolController.press({{at, at}});
        for (std::int32_t step = 1; step <= 10; ++step) desk.toolController.move({{at + 10 * step, at + 3 * step}});
        desk.toolController.release({{at + 100, at + 30}});
    }
    state.counters["bytes"] = static_cast<double>(desk.document.history().bytes()) /
                              static_cast<double>(desk.document.history().steps().size());
}
BENCHMARK(stroke)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

void fillOf(benchmark::State& state, const World& world, Cell at) {
    Desk desk(world);
    editor::ToolSettings settings;
    settings.tile = Tile::Water;
    desk.toolController.setSettings(settings);
    desk.toolController.takeUp("fill");
    for (auto _ : state) {
        desk.toolController.press({at});
        desk.toolController.release({at});
        state.PauseTiming();
        desk.document.undo();
        state.ResumeTiming();
    }
}

/// All cells of a blank map.
void fill(benchmark::State& state) { fillOf(state, blankWorld(static_cast<std::int32_t>(state.range(0))), {1, 1}); }
BENCHMARK(fill)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

/// Fills the floor of one room of a dungeon: most of the time is the search for its cells.
void fillGround(benchmark::State& state) {
    World world = worldOf(static_cast<std::int32_t>(state.range(0)));
    fillOf(state, world, (*world.levels[0].rooms)[0].box.topLeft());
}
BENCHMARK(fillGround)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

void undoFill(benchmark::State& state) {
    Desk desk(blankWorld(static_cast<std::int32_t>(state.range(0))));
    desk.toolController.takeUp("fill");
    desk.toolController.press({{1, 1}});
    desk.toolController.release({{1, 1}});
    for (auto _ : state) {
        desk.document.undo();
        state.PauseTiming();
        desk.document.redo();
        state.ResumeTiming();
    }
}
BENCHMARK(undoFill)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

void selectAllCopyPaste(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    Desk desk(worldOf(side));
    for (auto _ : state) {
        desk.toolController.selectAll();
        desk.toolController.copy();
        desk.toolController.paste();
        desk.toolController.press({{side / 2 + 7, side / 2 + 5}}); // away from its origin, so that nothing is shared
        state.PauseTiming();
        desk.toolController.cancel();
        desk.document.goTo(0);
        state.ResumeTiming();
    }
}
BENCHMARK(selectAllCopyPaste)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

/// Undo of a regenerated level: the swap, without the drawing.
void undoGeneration(benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    editor::JobPool pool;
    editor::Document document(pool);
    document.reset(worldOf(side));
    QEventLoop loop;
    QObject::connect(&document, &editor::Document::generationFinished, &loop, &QEventLoop::quit);
    document.generate(generation::builtInRecipes().find("grown-rooms")->withSeed(2), {side, side});
    loop.exec();
    for (auto _ : state) {
        document.undo();
        state.PauseTiming();
        document.redo();
        state.ResumeTiming();
    }
}
BENCHMARK(undoGeneration)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace delve::bench

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return delve::bench::runBenchmarks(argc, argv, "tools_bench.json");
}
