#include "tests/bench/document/tiled_bench.h"

#include "editor/files/file_set.h"
#include "editor/formats/formats.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <QBuffer>

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace delve::bench {
namespace {

/// Files in memory that nobody reads.
class Nowhere : public editor::FileSet {
public:
    [[nodiscard]] Done writeNamed(const Write& write) override { return take(write); }
    [[nodiscard]] Done writeBeside(const std::string& /*path*/, const Write& write) override { return take(write); }
    [[nodiscard]] std::int64_t bytes() const { return m_bytes; }

private:
    [[nodiscard]] Done take(const Write& write) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        auto written = write(buffer);
        m_bytes += buffer.size();
        return written;
    }
    std::int64_t m_bytes = 0;
};

World drawn(Size size) {
    generation::Workspace workspace;
    return generation::generateWorld(generation::builtInRecipes().find("grown-rooms")->withSeed(1), size, workspace)
        ->world;
}

/// A hundred pieces of a tileset, scattered over the map: nothing of it repeats.
World kept(Size size) {
    std::vector<TileKind> kinds;
    for (char32_t i = 0; i < 100; ++i) {
        TileKind kind;
        kind.name = "piece " + std::to_string(i);
        kind.glyph = U'\u4e00' + i;
        kind.source = "cave#" + std::to_string(7 * i) + (i % 5 == 0 ? " x" : "");
        kinds.push_back(kind);
    }
    World world;
    world.tiles = TileCatalogue::of(std::move(kinds)).value();
    world.properties.set("tilesets", UnknownValue{R"([ { "firstgid": 1, "name": "cave", "image": "cave.png",
        "tilewidth": 16, "tileheight": 16, "tilecount": 1000, "columns": 10, "imagewidth": 160, "imageheight": 1600 } ])"});
    Level level;
    level.id = "cave";
    level.tiles = Grid(size);
    level.properties.set("tiled", UnknownValue{R"({ "tilewidth": 16, "tileheight": 16, "layers": [
        { "type": "tilelayer", "id": 1, "name": "Ground", "level": true } ] })"});
    std::vector<Tile> row(static_cast<std::size_t>(size.width));
    std::uint32_t mix = 1;
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (auto& tile : row) {
            mix = mix * 1664525u + 1013904223u;
            tile = static_cast<Tile>(firstCustomTile + static_cast<int>(mix >> 16) % 100);
        }
        level.tiles.writeRow(y, 0, row);
    }
    world.levels = {level};
    return world;
}

void write(benchmark::State& state, World (*make)(Size), const char* compression) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    const World world = make({side, side});
    editor::WriteRequest request;
    request.options = {{"compression", std::string(compression)}};
    for (auto _ : state) {
        Nowhere files;
        if (!editor::writeWorld(world, *editor::builtInFormats().find("tmx"), request, files))
            state.SkipWithError("not written");
        state.counters["bytes"] = static_cast<double>(files.bytes());
    }
    state.SetItemsProcessed(state.iterations() * side * side);
}

} // namespace

void registerTiled() {
    const auto add = [](const char* name, World (*make)(Size), const char* compression) {
        benchmark::RegisterBenchmark(name, write, make, compression)
            ->Arg(1000)
            ->Arg(4000)
            ->Unit(benchmark::kMillisecond);
    };
    add("write/tmx", drawn, "none");
    add("write/tmx of Tiled", kept, "none");
    add("write/tmx of Tiled, zlib", kept, "zlib");
    add("write/tmx of Tiled, zstd", kept, "zstd");
}

} // namespace delve::bench
