#include "editor/work/kept_stamps.h"

#include "editor/formats/formats.h"
#include "generation/level/world.h"

#include <QDir>
#include <QFile>

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
    World world;
    world.name = "Stamp " + std::to_string(number);
    world.tiles = stamp->catalogue();
    world.levels.push_back(levelOf(*stamp));
    const auto written = writeWorld(world, path);
    return written ? done() : Done(written.failure());
}

} // namespace delve
