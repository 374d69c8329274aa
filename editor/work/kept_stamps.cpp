#include "editor/work/kept_stamps.h"

#include "editor/formats/formats.h"
#include "generation/level/world.h"

#include <QDir>
#include <QFile>

#include <set>
#include <vector>

namespace delve {

namespace {

QString fileOf(const QString& folder, int number) {
    return QDir(folder).filePath(QStringLiteral("stamp-%1.delve").arg(number));
}

/// A level that holds what the stamp holds; of a stamp of a layer, in a layer of the same number.
Level levelOf(const Patch& stamp) {
    Level level;
    level.id = "stamp";
    level.tiles = stamp.layer() ? Grid(stamp.size()) : stamp.tiles();
    if (stamp.layer()) {
        level.layers.resize(*stamp.layer() + 1);
        for (auto& layer : level.layers) layer.tiles = Grid(stamp.size());
        level.layers.back().tiles = stamp.tiles();
    }
    level.things = stamp.things();
    level.pinned = stamp.cells();
    return level;
}

std::set<Tile> tilesIn(const Grid& grid) {
    std::set<Tile> tiles;
    std::vector<Tile> row(static_cast<std::size_t>(grid.size().width));
    for (std::int32_t y = 0; y < grid.size().height; ++y) {
        grid.readRow(y, 0, row);
        for (std::size_t x = 0; x < row.size(); ++x)
            if (x == 0 || row[x] != row[x - 1]) tiles.insert(row[x]);
    }
    return tiles;
}

/// The catalogue of a world may hold thousands of pictures: only those of the tiles that the stamp has go with it.
Patch withTilesInUse(const Patch& stamp) {
    std::vector<TileKind> used;
    for (const auto tile : tilesIn(stamp.tiles()))
        if (static_cast<int>(tile) >= firstCustomTile) used.push_back(stamp.catalogue()[tile]);
    if (used.size() == stamp.catalogue().custom().size()) return stamp;
    const auto catalogue = TileCatalogue::of(std::move(used));
    return catalogue ? stamp.in(*catalogue) : stamp;
}

std::optional<Patch> readStamp(const QString& path) {
    if (!QFile::exists(path)) return {};
    const auto read = readWorld(path);
    if (!read || read->world.levels.empty()) return {};
    const Level& level = read->world.levels.front();
    const auto layer = level.layers.empty() ? std::nullopt : std::optional(level.layers.size() - 1);
    return Patch::of(level, read->world.tiles, *level.pinned, layer);
}

} // namespace

Stamps readStamps(const QString& folder) {
    Stamps stamps;
    for (std::size_t i = 0; i < stamps.size(); ++i) stamps[i] = readStamp(fileOf(folder, static_cast<int>(i) + 1));
    return stamps;
}

Done keepStamp(const QString& folder, int number, const std::optional<Patch>& stamp) {
    const QString path = fileOf(folder, number);
    if (!stamp) {
        QFile::remove(path);
        return done();
    }
    QDir().mkpath(folder);
    const Patch kept = withTilesInUse(*stamp);
    World world;
    world.name = "Stamp " + std::to_string(number);
    world.tiles = kept.catalogue();
    world.levels.push_back(levelOf(kept));
    const auto written = writeWorld(world, path);
    return written ? done() : Done(written.failure());
}

} // namespace delve
