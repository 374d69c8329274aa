#include "editor/tiled/kept_tiled.h"
#include "editor/tiled/read_tiled.h"
#include "editor/tiled/tiled_import.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve_file.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/targets.h"

#include <algorithm>

namespace delve::fuzz {
namespace {

using Reader = Result<editor::TiledMap> (*)(const ReadPiece& read, editor::TiledFiles& files);

/// A map may have more of everything, but then one input would take too long.
editor::TiledBudget smallBudget() {
    editor::TiledBudget budget;
    budget.cells = 1 << 18;
    budget.bytes = 16 << 20;
    budget.pixels = 1 << 20;
    return budget;
}

/// The bytes in pieces, like those of a file.
ReadPiece inPieces(std::string_view bytes) {
    return [rest = bytes](std::span<char> into) mutable -> std::optional<std::size_t> {
        const auto count = std::min({rest.size(), into.size(), std::size_t{61}});
        std::copy_n(rest.data(), count, into.data());
        rest.remove_prefix(count);
        return count;
    };
}

void expectKept(const World& world) {
    const auto* const kept = world.levels.front().properties.find(editor::tiledProperty);
    if (!kept) return;
    editor::TiledFiles files({}, {});
    const auto* const json = std::get_if<UnknownValue>(kept);
    expect(json != nullptr, "what is kept of a map is JSON");
    const auto read = editor::readTmj(piecesOf(json->json), files);
    expect(read.ok(), "what is kept of a map is a map");
}

void fuzzMap(std::string_view bytes, Reader reader) {
    editor::TiledFiles files({}, {}, smallBudget());
    auto map = reader(inPieces(bytes), files);
    if (!map) return expectReason(map.failure());
    if (map->size.area() > 1 << 20) return;
    const auto made = editor::worldFromTiled(std::move(*map), files, {});
    if (!made) return expectReason(made.failure());
    expect(checkWorld(made->world).ok(), "a map becomes a world that can be written");
    const auto again = readDelve(delveText(made->world));
    expect(again.ok(), "the world of a map can be read again");
    expectKept(made->world);
}

} // namespace

void fuzzTmx(std::string_view bytes) { fuzzMap(bytes, editor::readTmx); }
void fuzzTmj(std::string_view bytes) { fuzzMap(bytes, editor::readTmj); }

} // namespace delve::fuzz
