#include "editor/formats/tiled_names.h"

#include "editor/formats/losses.h"
#include "editor/text/file_name.h"
#include "editor/tiled/json_writer.h"

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
    if (std::ranges::none_of(levels, [&](const Level* level) { return cameFromTiled(world, *level); })) return;
    m_kept = keptTilesets(world);
    for (const auto& picture : m_kept.pictures) m_taken.push_back(lower(picture.path));
    std::ranges::sort(m_taken);
    for (const auto& tileset : m_kept.tilesets)
        m_keptFiles.push_back(freeName(fileNameFor(tileset.name).toStdString(), m_isXml ? ".tsx" : ".tsj"));
}

void TiledNames::addLevel(const World& world, const Level& level, const std::string& title) {
    TiledFileNames names;
    names.level = &level;
    names.isKept = cameFromTiled(world, level);
    names.hasPieces = !names.isKept || needsPieces(world, level, m_kept);
    const std::string ending = m_isXml ? ".tmx" : ".tmj";
    names.map = m_levels.empty() ? title + ending : freeName(title, ending); // the first has the name of the file
    names.title = names.map.substr(0, names.map.size() - ending.size());
    const auto tiles = names.title + (names.isKept ? "-drawn" : "-tiles");
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
    const auto columns =
        static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(levels.size())))); // about a square
    JsonWriter json(into);
    json.beginObject();
    json.beginArray("maps");
    Cell at;
    std::int32_t rowHeight = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Size size = levels[i].level->size();
        if (i > 0 && i % columns == 0) at = {0, at.y + std::exchange(rowHeight, 0) + 1};
        json.beginObject();
        json.member("fileName", levels[i].map);
        json.member("x", at.x * options.cell).member("y", at.y * options.cell);
        json.member("width", size.width * options.cell).member("height", size.height * options.cell);
        json.end();
        at.x += size.width + 1;
        rowHeight = std::max(rowHeight, size.height);
    }
    json.end();
    json.member("onlyShowAdjacentMaps", false).member("type", "world");
    json.end();
    return json.finish();
}

} // namespace delve::editor
