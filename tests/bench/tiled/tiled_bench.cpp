#include "editor/formats/formats.h"
#include "tests/support/resident_memory.h"

#include <benchmark/benchmark.h>

#include <QFile>
#include <QTemporaryDir>

#include <string>

using namespace delve;
using namespace delve::test;

namespace {

constexpr int sides[] = {256, 1000, 2000, 4000};

/// Rooms on a grid, of sixteen floors and eight walls, as CSV: two digits a cell, mostly.
QByteArray mapOf(int side) {
    const auto number = QByteArray::number(side);
    QByteArray text = "<map version=\"1.10\" orientation=\"orthogonal\" width=\"" + number + "\" height=\"" + number +
                      "\" tilewidth=\"16\" tileheight=\"16\" infinite=\"0\"><tileset firstgid=\"1\" name=\"t\" "
                      "tilewidth=\"16\" tileheight=\"16\" tilecount=\"24\" columns=\"8\"/><layer id=\"1\" "
                      "name=\"ground\" width=\"" +
                      number + "\" height=\"" + number + "\"><data encoding=\"csv\">\n";
    std::uint32_t state = 1;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            state = state * 1664525 + 1013904223;
            const bool wall = x % 12 == 0 || y % 10 == 0;
            text += QByteArray::number(wall ? 17 + (state >> 29) : 1 + (state >> 28));
            text += y + 1 == side && x + 1 == side ? "\n" : x + 1 == side ? ",\n" : ",";
        }
    }
    return text + "</data></layer></map>\n";
}

/// Counts the peak of memory above that before the first reading, in bytes a cell.
void read(benchmark::State& state, int side) {
    const QTemporaryDir folder;
    const auto path = folder.filePath("map.tmx");
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(mapOf(side)) < 0) return state.SkipWithError("no file");
    }
    const bool reset = forgetMostBytes();
    const auto before = residentBytes();
    for (auto _ : state) {
        const auto world = editor::readWorld(path);
        if (!world) return state.SkipWithError(inEnglish(world.failure().message).c_str());
    }
    const auto cells = std::int64_t{side} * side;
    state.SetItemsProcessed(state.iterations() * cells);
    if (reset) state.counters["bytes a cell"] = (maxBytes() - before) / static_cast<double>(cells);
}

const bool registered = [] {
    for (const int side : sides) {
        const auto name = std::to_string(side);
        benchmark::RegisterBenchmark(("tiled/read/" + name + 'x' + name).c_str(), [side](benchmark::State& state) {
            read(state, side);
        })->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
