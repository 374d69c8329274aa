#include "editor/formats/tiled_names.h"

#include "editor/formats/losses.h"
#include "editor/text/file_name.h"
#include "editor/tiled/json_writer.h"
#include "editor/tiled/kept_tiled.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::editor {
namespace {

std::string lower(const std::string& name) { return QString::fromStdString(name).toLower().toStdString(); }

} // namespace

TiledNames::TiledNames(TiledForm form, const World& world, const WriteRequest& request)
    : m_isXml(form == TiledForm::Xml) {
    const QFileInfo file(request.path.isEmpty() ? QStringLiteral("map") : request.path);
    const auto base = file.completeBaseName().isEmpty() ? file.fileName() : file.completeBaseName();
    const auto title = base.toStdString();
    const Level& named = levelToWrite(world, request);
    std::vector<const Level*> levels{&named};
    const auto options = valuesOf<TiledOptions>(tiledParameters(), request.options);
    for (const auto& level : world.levels)
        if (options.levels == TiledLevels::All && level.id != named.id) levels.push_back(&level);
    m_worldFile = freeName(title, ".world");
    if (!request.path.isEmpty()) m_taken.push_back(lower(file.fileName().toStdString()));
    std::ranges::sort(m_taken);
    nameKept(world, levels);
    for (const auto* const level : levels)
        addLevel(world, *level, level == &named ? title : title + '-' + fileNameFor(level->id).toStdString());
    if (!request.path.isEmpty()) m_levels.front().map = file.fileName().toStdString();
}

bool TiledNames::isFree(const std::string& name) const { return !std::ranges::binary_search(m_taken, lower(name)); }

std::string TiledNames::freeName(const std::string& base, const std::string& ending) {
    auto name = base + ending;
    for (int number = 2; !isFree(name); ++number) name = base + '-' + std::to_string(number) + ending;
    const auto taken = lower(name);
    m_taken.insert(std::ranges::lower_bound(m_taken, taken), taken);
    return name;
}

void TiledNames::nameKept(const World& world, const std::vector<const Level*>& levels) {
    for (const auto* const level : levels)
        if (auto map = readKeptMap(level->properties)) m_keptMaps.emplace(level, *std::move(map));
    if (m_keptMaps.empty()) return;
    m_kept = keptTilesets(world);
    if (m_kept.tilesets.empty()) m_keptMaps.clear();
    for (const auto& picture : m_kept.pictures) m_taken.push_back(lower(picture.path));
    std::ranges::sort(m_taken);
    for (const auto& tileset : m_kept.tilesets)
        m_keptFiles.push_back(freeName(fileNameFor(tileset.name.empty() ? "tileset" : tileset.name).toStdString(),
                                       m_isXml ? ".tsx" : ".tsj"));
}

void TiledNames::addLevel(const World& world, const Level& level, const std::string& title) {
    TiledFileNames names;
    names.level = &level;
    if (const auto kept = m_keptMaps.find(&level); kept != m_keptMaps.end()) {
        names.hasPieces = needsPieces(world, level, kept->second, m_kept);
        names.kept = std::move(kept->second);
    }
    const std::string ending = m_isXml ? ".tmx" : ".tmj";
    names.map = m_levels.empty() ? title + ending : freeName(title, ending); // the first has the name of the file
    names.title = names.map.substr(0, names.map.size() - ending.size());
    const auto tiles = names.title + (names.kept ? "-drawn" : "-tiles");
    names.picture = freeName(tiles, ".png");
    names.tileset = freeName(tiles, m_isXml ? ".tsx" : ".tsj");
    m_levels.push_back(std::move(names));
}

std::vector<std::string> TiledNames::filesBeside(const TiledOptions& options) const {
    std::vector<std::string> files;
    const bool isExternal = options.tileset == TilesetPlace::External;
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const auto& names = m_levels[i];
        if (i > 0) files.push_back(names.map);
        if (names.hasPieces && options.tileset != TilesetPlace::Inside) files.push_back(names.picture);
        if (names.hasPieces && isExternal) files.push_back(names.tileset);
    }
    for (const auto& picture : m_kept.pictures) files.push_back(picture.path);
    if (isExternal) files.insert(files.end(), m_keptFiles.begin(), m_keptFiles.end());
    if (options.levels == TiledLevels::All) files.push_back(m_worldFile);
    return files;
}

Done writeWorldFile(const std::vector<TiledFileNames>& levels, const TiledOptions& options, QIODevice& into) {
    const auto side = static_cast<std::int32_t>(options.cell);
    const auto columns =
        static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(levels.size())))); // about a square
    JsonWriter json(into);
    json.beginObject();
    json.beginArray("maps");
    std::int64_t x = 0, y = 0, rowHeight = 0; // in pixels
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Size size = levels[i].level->size(), cell = levels[i].kept ? levels[i].kept->tile : Size{side, side};
        const auto width = std::int64_t{size.width} * cell.width, height = std::int64_t{size.height} * cell.height;
        if (i > 0 && i % columns == 0) {
            x = 0;
            y += std::exchange(rowHeight, 0) + side;
        }
        json.beginObject();
        json.member("fileName", levels[i].map);
        json.member("x", x).member("y", y).member("width", width).member("height", height);
        json.end();
        x += width + side;
        rowHeight = std::max(rowHeight, height);
    }
    json.end();
    json.member("onlyShowAdjacentMaps", false).member("type", "world");
    json.end();
    return json.finish();
}

} // namespace delve::editor
