#include "generation/pipeline/snapshot.h"

#include "generation/level/sharing.h"

#include <utility>

namespace delve::generation {
namespace {

template <class T>
const std::vector<T>& listIn(const std::vector<T>& list) {
    return list;
}
template <class T>
const std::vector<T>& listIn(const Shared<std::vector<T>>& list) {
    return *list;
}

} // namespace

/// Converts one row of chunks after the other, so that little is held twice meanwhile.
Grid tilesOf(const Draft& draft, const Level* before, const Level* base) {
    Grid tiles(draft.size());
    const auto columns = static_cast<std::size_t>(tiles.chunkColumns());
    for (std::int32_t band = 0; band < tiles.chunkRows() && !draft.stopped(); ++band) {
        const auto begin = static_cast<std::size_t>(std::int64_t{band} * Grid::chunkSide * draft.size().width);
        tiles.putBand(band, draft.tiles().subspan(begin));
        const auto first = static_cast<std::size_t>(band) * columns;
        for (std::size_t chunk = first; chunk < first + columns; ++chunk)
            for (const auto* const known : {before, base})
                if (known && shareChunk(tiles, known->tiles, chunk)) break;
    }
    return tiles;
}

Level snapshotOf(const Draft& draft, const Level* before, const Level* base) {
    const auto listOf = [&]<class T>(const auto& now, Shared<std::vector<T>> Level::*list) -> Shared<std::vector<T>> {
        for (const auto* const known : {before, base})
            if (known && *(known->*list) == listIn(now)) return known->*list;
        return now;
    };
    Level level = before ? *before : draft.keptOfBase(); // what no stage changes is there
    level.tiles = tilesOf(draft, before, base);
    level.layers = draft.layers();
    level.rooms = listOf(draft.sharedRooms(), &Level::rooms);
    level.links = listOf(draft.links(), &Level::links);
    level.halls = listOf(draft.halls(), &Level::halls);
    level.things = listOf(draft.things(), &Level::things);
    level.mission = draft.mission;
    return level;
}

Level lentSnapshotOf(Draft& draft) {
    auto links = draft.takeLinks();
    auto halls = draft.takeHalls();
    Level level = snapshotOf(draft, nullptr, nullptr);
    level.links = std::move(links);
    level.halls = std::move(halls);
    return level;
}

void takeBack(Draft& draft, Level lent) {
    draft.setLinks(std::move(lent.links.write()));
    draft.setHalls(std::move(lent.halls.write()));
}

} // namespace delve::generation
