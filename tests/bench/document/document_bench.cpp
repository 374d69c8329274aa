#include "editor/document/document.h"
#include "editor/formats/formats.h"
#include "editor/gallery/variation_finder.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/bench/document/tiled_bench.h"
#include "tests/bench/report/reporter.h"

#include <benchmark/benchmark.h>

#include <QBuffer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <string>
#include <string_view>

/// What a person waits for: the new level after a change of the recipe, undo, files, and galleries. Each on a square
/// map with the side that the row names, or on one of its size. Writes its figures to document_bench.json in the
/// working folder.
namespace delve::bench {
namespace {

Size square(const benchmark::State& state) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    return {side, side};
}

/// Orders a level, and waits until the document shows it.
void generate(editor::Document& document, const Recipe& recipe, Size size) {
    QEventLoop loop;
    const auto done = QObject::connect(&document, &editor::Document::generationFinished, &loop, [&] {
        if (!document.generating()) loop.quit();
    });
    document.generate(recipe, size);
    loop.exec();
    QObject::disconnect(done);
}

void generate(editor::Document& document, std::uint64_t seed, Size size) {
    generate(document, generation::builtInRecipes().find("grown-rooms")->withSeed(seed), size);
}

void changeToLevel(benchmark::State& state) {
    editor::JobPool pool;
    editor::Document document(pool);
    std::uint64_t seed = 0;
    generate(document, ++seed, square(state));
    document.beginDrag();
    for (auto _ : state) generate(document, ++seed, square(state));
    document.endDrag();
    state.SetItemsProcessed(state.iterations() * square(state).area());
}
BENCHMARK(changeToLevel)->Arg(60)->Arg(256)->Arg(1024)->Arg(4096)->UseRealTime()->Unit(benchmark::kMillisecond);

void undoAndRedo(benchmark::State& state) {
    editor::JobPool pool;
    editor::Document document(pool);
    generate(document, 1, square(state));
    generate(document, 2, square(state));
    for (auto _ : state) {
        document.undo();
        document.redo();
    }
}
BENCHMARK(undoAndRedo)->Arg(256)->Arg(4096)->Unit(benchmark::kMillisecond);

/// Twelve variations, each time others, with the pictures of the window.
void fillGallery(benchmark::State& state, const char* recipe) {
    constexpr Size size{80, 45};
    editor::JobPool pool;
    editor::Document document(pool);
    generate(document, generation::builtInRecipes().find(recipe)->withSeed(1), size);
    editor::VariationFinder finder(pool);
    editor::GalleryOrder order{{document.orderOf(document.recipe(), size), document.world(), 0}};
    order.setting.pixels = {480, 270};
    for (auto _ : state) {
        QEventLoop loop;
        QObject::connect(&finder, &editor::VariationFinder::found, &loop, &QEventLoop::quit);
        ++order.seed;
        finder.order(order);
        loop.exec();
        if (finder.gallery().variations.size() < editor::galleryPlaces) state.SkipWithError("not twelve");
    }
}

void registerGalleries() {
    for (const char* const recipe : {"grown-rooms", "keep", "caves"})
        benchmark::RegisterBenchmark(("gallery/" + std::string(recipe) + "/80x45").c_str(), fillGallery, recipe)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
}

World worldOf(Size size) {
    generation::Workspace workspace;
    return generation::generateWorld(generation::builtInRecipes().find("grown-rooms")->withSeed(1), size, workspace)
        ->world;
}

void write(benchmark::State& state, const char* id) {
    const World world = worldOf(square(state));
    editor::WriteRequest request;
    if (std::string_view(id) == "png") request.options = {{"cell", Decimal::of(1)}};
    for (auto _ : state) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!editor::writeWorld(world, *editor::builtInFormats().find(id), request, buffer))
            state.SkipWithError("not written");
        state.counters["bytes"] = static_cast<double>(buffer.size());
    }
    state.SetItemsProcessed(state.iterations() * square(state).area());
}

void read(benchmark::State& state, const char* id) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("map.") + QLatin1String(id));
    editor::WriteRequest request;
    if (std::string_view(id) == "png") request.options = {{"cell", Decimal::of(1)}};
    if (!editor::writeWorld(worldOf(square(state)), path, request)) state.SkipWithError("not written");
    for (auto _ : state)
        if (!editor::readWorld(path)) state.SkipWithError("not read");
    state.SetItemsProcessed(state.iterations() * square(state).area());
}

void registerFormats() {
    for (const char* const id : {"txt", "csv", "png"}) {
        const std::string name = id;
        benchmark::RegisterBenchmark(("write/" + name).c_str(), write, id)
            ->Arg(1024)
            ->Arg(4000)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("read/" + name).c_str(), read, id)
            ->Arg(1024)
            ->Arg(4000)
            ->Unit(benchmark::kMillisecond);
    }
}

} // namespace
} // namespace delve::bench

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    delve::bench::registerGalleries();
    delve::bench::registerFormats();
    delve::bench::registerTiled();
    return delve::bench::runBenchmarks(argc, argv, "document_bench.json");
}
