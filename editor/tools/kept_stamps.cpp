#include "editor/tools/kept_stamps.h"

#include "editor/formats/formats.h"
#include "generation/level/world.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace delve::editor {

namespace {

QString fileOf(const QString& folder, int number) {
    return QDir(folder).filePath(QStringLiteral("stamp-%1.delve").arg(number));
}

/// A file with a portal to a level that it lacks would be invalid: these properties keep the target instead.
const std::string keptLevel = "leads to level";
const std::string keptX = "leads to x";
const std::string keptY = "leads to y";

void putTargetAside(Thing& portal) {
    const auto* const level = portal.fields.find("level");
    const auto* const cell = portal.fields.find("cell");
    if (const auto* const id = level ? std::get_if<Reference>(level) : nullptr)
        portal.properties.set(keptLevel, id->id);
    if (const auto* const at = cell ? std::get_if<Cell>(cell) : nullptr) {
        portal.properties.set(keptX, Decimal::of(at->x));
        portal.properties.set(keptY, Decimal::of(at->y));
    }
    portal.fields.remove("level");
    portal.fields.remove("cell");
}

std::int32_t keptNumber(const Thing& portal, const std::string& name) {
    const auto* const value = portal.properties.find(name);
    const auto* const number = value ? std::get_if<Decimal>(value) : nullptr;
    return number ? static_cast<std::int32_t>(number->floor()) : 0;
}

void takeTargetBack(Thing& portal) {
    const auto* const level = portal.properties.find(keptLevel);
    if (const auto* const id = level ? std::get_if<std::string>(level) : nullptr)
        portal.fields.set("level", Reference{*id});
    if (portal.properties.find(keptX))
        portal.fields.set("cell", Cell{keptNumber(portal, keptX), keptNumber(portal, keptY)});
    for (const auto& name : {keptLevel, keptX, keptY}) portal.properties.remove(name);
}

/// A level with the content of the stamp; a stamp of a layer goes into the layer of the same number.
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
    for (auto& thing : level.things.write())
        if (thing.kind == ThingKind::Portal) putTargetAside(thing);
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

/// The catalogue of a world may hold thousands of pictures: only the tiles that the stamp uses are stored.
Patch withTilesInUse(const Patch& stamp) {
    std::vector<TileKind> used;
    for (const auto tile : tilesIn(stamp.tiles()))
        if (static_cast<int>(tile) >= firstCustomTile) used.push_back(stamp.catalogue()[tile]);
    if (used.size() == stamp.catalogue().custom().size()) return stamp;
    const auto catalogue = TileCatalogue::of(std::move(used));
    return catalogue ? stamp.in(*catalogue) : stamp;
}

/// What the world in a file is called where the stamp has no name.
std::string ownName(int number) { return "Stamp " + std::to_string(number); }

std::optional<Stamp> readStamp(const QString& path, int number) {
    const auto read = readWorld(path);
    if (!read || read->world.levels.empty()) return {};
    Level level = read->world.levels.front();
    for (auto& thing : level.things.write())
        if (thing.kind == ThingKind::Portal) takeTargetBack(thing);
    const auto layer = level.layers.empty() ? std::nullopt : std::optional(level.layers.size() - 1);
    const auto& name = read->world.name;
    return Stamp{Patch::of(level, read->world.tiles, *level.pinned, layer), name == ownName(number) ? "" : name};
}

std::vector<int> numbersIn(const QString& folder) {
    static const QRegularExpression pattern(QStringLiteral("^stamp-([1-9][0-9]{0,2})[.]delve$"));
    std::vector<int> numbers;
    for (const auto& file : QDir(folder).entryList(QDir::Files))
        if (const auto match = pattern.match(file); match.hasMatch()) numbers.push_back(match.captured(1).toInt());
    return numbers;
}

} // namespace

Stamps readStamps(const QString& folder) {
    Stamps stamps;
    for (const int number : numbersIn(folder))
        if (auto stamp = readStamp(fileOf(folder, number), number))
            stamps = withStamp(std::move(stamps), number, std::move(stamp));
    return stamps;
}

Done keepStamp(const QString& folder, int number, const std::optional<Stamp>& stamp) {
    const QString path = fileOf(folder, number);
    if (!stamp) {
        QFile::remove(path);
        return done();
    }
    QDir().mkpath(folder);
    if (QFile::exists(path) && !readStamp(path, number)) QFile::rename(path, path + QStringLiteral(".unreadable"));
    const Patch kept = withTilesInUse(stamp->patch);
    World world;
    world.name = stamp->name.empty() ? ownName(number) : stamp->name;
    world.tiles = kept.catalogue();
    world.levels.push_back(levelOf(kept));
    const auto written = writeWorld(world, path);
    return written ? done() : Done(written.failure());
}

} // namespace delve::editor
