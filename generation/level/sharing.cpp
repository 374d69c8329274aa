#include "generation/level/sharing.h"

#include "generation/level/touched.h"

#include <algorithm>

namespace delve {
namespace {

template <class T>
void share(Shared<T>& part, const Shared<T>& other) {
    if (part == other) part = other;
}

void share(Grid& tiles, const Grid& other) {
    for (std::size_t chunk = 0; chunk < tiles.chunkCount(); ++chunk) (void)shareChunk(tiles, other, chunk);
}

} // namespace

bool shareChunk(Grid& tiles, const Grid& other, std::size_t chunk) {
    if (other.size() != tiles.size() || !differingArea(tiles, other, chunk).empty()) return false;
    tiles.put(chunk, other.handle(chunk));
    return true;
}

Level sharing(const Level& other, const Level& level) {
    Level shared = level;
    share(shared.tiles, other.tiles);
    for (std::size_t i = 0; i < std::min(level.layers.size(), other.layers.size()); ++i)
        share(shared.layers[i].tiles, other.layers[i].tiles);
    share(shared.pinned, other.pinned);
    share(shared.keptEmpty, other.keptEmpty);
    share(shared.rooms, other.rooms);
    share(shared.links, other.links);
    share(shared.halls, other.halls);
    share(shared.things, other.things);
    share(shared.pinnedThings, other.pinnedThings);
    share(shared.mission, other.mission);
    share(shared.unknownOfPins, other.unknownOfPins);
    share(shared.unknownOfKeptEmpty, other.unknownOfKeptEmpty);
    return shared;
}

} // namespace delve
