#include "editor/formats/tiled_options.h"

#include "generation/pipeline/choices.h"

namespace delve::editor {
namespace {

/// Fewer pixels show things as dots and no edges.
constexpr std::int64_t minCell = 8;
constexpr std::int64_t maxCell = 256;

generation::Limits compressions() {
    return generation::oneOf({{"none", DELVE_TEXT("formats", "None (CSV)")},
                              {"zlib", DELVE_TEXT("formats", "zlib")},
                              {"zstd", DELVE_TEXT("formats", "Zstandard")}});
}

generation::Limits places() {
    return generation::oneOf({{"embedded", DELVE_TEXT("formats", "In the map, its picture beside it")},
                              {"external", DELVE_TEXT("formats", "In a file of its own")},
                              {"inside", DELVE_TEXT("formats", "In the map, with its picture")}});
}

generation::Limits levels() {
    return generation::oneOf({{"one", DELVE_TEXT("formats", "This level")},
                              {"all", DELVE_TEXT("formats", "All levels, and a .world file")}});
}

} // namespace

const std::vector<generation::Parameter>& tiledParameters() {
    static const std::vector<generation::Parameter> parameters = {
        generation::parameter("cell", &TiledOptions::cell,
                              generation::whole(minCell, maxCell).in(generation::Unit::PlainCount),
                              DELVE_TEXT("formats", "Pixels per cell"),
                              DELVE_TEXT("formats", "Width and height of a tile in the tileset. Higher values give a "
                                                    "larger picture.")),
        generation::parameter("compression", &TiledOptions::compression, compressions(),
                              DELVE_TEXT("formats", "Compression"),
                              DELVE_TEXT("formats", "How the tiles of layers are stored. Every program reads CSV; "
                                                    "compressed files are smaller.")),
        generation::parameter("tileset", &TiledOptions::tileset, places(), DELVE_TEXT("formats", "Tileset"),
                              DELVE_TEXT("formats", "Where the tileset is stored. With its picture in the map, there "
                                                    "is only one file, which some programs cannot read.")),
        generation::parameter("levels", &TiledOptions::levels, levels(), DELVE_TEXT("formats", "Levels"),
                              DELVE_TEXT("formats", "Which levels are written. With all of them, each is a map of its "
                                                    "own, and a .world file shows them side by side.")),
    };
    return parameters;
}

} // namespace delve::editor
