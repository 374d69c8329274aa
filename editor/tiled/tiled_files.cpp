#include "editor/tiled/tiled_files.h"

#include "editor/files/input_file.h"
#include "editor/text/message_text.h"
#include "editor/tiled/tiled_parts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesOfFile = std::int64_t{64} << 20;

/// Objects of templates have tiles from here on until their tilesets are known; no map has so many tiles.
constexpr TiledCell firstOfTemplates = 0x08000000;
constexpr TiledCell tilesOfTemplate = 0x00100000;
constexpr std::size_t mostTemplates = 100;

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

bool endsInOneOf(const std::string& name, std::initializer_list<const char*> endings) {
    const auto ending = QFileInfo(QString::fromStdString(name)).suffix().toLower();
    return std::ranges::any_of(endings, [&](const char* known) { return ending == QLatin1String(known); });
}

Failure unexpectedKind(const std::string& name, const Text& sentence) { return badInput({sentence, {name}}); }

/// A failure about the content of a file, with its name.
Failure about(const std::string& name, Failure failure) {
    failure.where = name + (failure.where.empty() ? "" : ", " + failure.where);
    return failure;
}

} // namespace

QString TiledFiles::pathOf(const QString& from, const std::string& name) {
    return QDir::cleanPath(QFileInfo(from).dir().filePath(QFile::decodeName(QByteArray::fromStdString(name))));
}

Result<QByteArray> TiledFiles::bytes(const QString& from, const std::string& name) {
    if (m_map.isEmpty()) return fileAccess({DELVE_TEXT("tiled", "%1: not loaded."), {name}});
    auto file = InputFile::openNamed(from, name, m_allowed, std::min(maxBytesOfFile, m_budget.files));
    if (!file) return std::move(file).failure();
    QByteArray content;
    content.reserve(static_cast<qsizetype>(file->size()));
    std::array<std::byte, 1 << 16> piece{};
    while (true) {
        const auto count = file->read(piece);
        if (!count) return count.failure();
        if (*count == 0) break;
        content.append(reinterpret_cast<const char*>(piece.data()), static_cast<qsizetype>(*count));
    }
    m_budget.files -= file->bytesRead();
    return content;
}

Result<TiledTileset> TiledFiles::tileset(const QString& from, const std::string& name) {
    if (!endsInOneOf(name, {"tsx", "tsj", "xml", "json"}))
        return unexpectedKind(name,
                              DELVE_TEXT("tiled", "%1: not a tileset. Expected a file that ends in .tsx or .tsj."));
    const auto content = bytes(from, name);
    if (!content) return content.failure();
    auto tileset = tilesetFromText(viewOf(*content), *this, pathOf(from, name));
    if (!tileset) return about(name, std::move(tileset).failure());
    tileset->path = name;
    return tileset;
}

Result<TiledTemplate> TiledFiles::readTemplate(const QString& from, const std::string& name) {
    if (!endsInOneOf(name, {"tx", "tj", "xml", "json"}))
        return unexpectedKind(name,
                              DELVE_TEXT("tiled", "%1: not a template. Expected a file that ends in .tx or .tj."));
    const auto content = bytes(from, name);
    if (!content) return content.failure();
    auto read = templateFromText(viewOf(*content), *this, pathOf(from, name));
    if (!read) return about(name, std::move(read).failure());
    return read;
}

Result<TiledObject> TiledFiles::object(const QString& from, const std::string& name) {
    const auto path = pathOf(from, name);
    if (const auto known = m_objects.find(path); known != m_objects.end()) return known->second;
    if (m_objects.size() >= mostTemplates)
        return badInput({DELVE_TEXT("tiled", "%1: not loaded, because the map names more than %2 templates."),
                         {name, std::to_string(mostTemplates)}});
    auto read = readTemplate(from, name);
    if (!read) return m_objects.emplace(path, std::move(read).failure()).first->second;
    auto& object = read->object;
    const auto number = object.tile & ~tiledFlags;
    if (read->tileset && number >= read->tileset->first && number - read->tileset->first < tilesOfTemplate) {
        auto& tileset = *read->tileset;
        object.tile = (object.tile & tiledFlags) | (firstOfTemplates + number - tileset.first +
                                                    static_cast<TiledCell>(m_tilesets.size()) * tilesOfTemplate);
        tileset.path = QFileInfo(m_map).dir().relativeFilePath(pathOf(path, tileset.path)).toStdString();
        m_tilesets.push_back(std::move(tileset));
    }
    return m_objects.emplace(path, std::move(object)).first->second;
}

TiledCell TiledFiles::settled(TiledMap& map, TiledCell tile) const {
    const auto number = tile & ~tiledFlags;
    if (number < firstOfTemplates) return tile;
    const auto index = (number - firstOfTemplates) / tilesOfTemplate;
    if (index >= m_tilesets.size()) return tile;
    const auto& wanted = m_tilesets[index];
    TiledCell next = 1;
    for (const auto& tileset : map.tilesets) {
        if (!tileset.path.empty() && pathOf(m_map, tileset.path) == pathOf(m_map, wanted.path))
            return (tile & tiledFlags) | (tileset.first + (number - firstOfTemplates) % tilesOfTemplate);
        next = std::max(next, tileset.first + std::max(tileset.count, std::uint32_t{1}));
    }
    map.tilesets.push_back(wanted);
    map.tilesets.back().first = next;
    return settled(map, tile);
}

void TiledFiles::settle(TiledMap& map, std::vector<TiledLayer>& layers) const {
    for (auto& layer : layers) {
        for (auto& object : layer.objects)
            if (object.shape == TiledShape::Tile && !object.templatePath.empty())
                object.tile = settled(map, object.tile);
        settle(map, layer.layers);
    }
}

void TiledFiles::settleTemplates(TiledMap& map) const {
    if (!m_tilesets.empty()) settle(map, map.layers);
}

bool TiledFiles::isMissing(const QString& from, const std::string& name) const {
    return m_map.isEmpty() || !QFileInfo::exists(pathOf(from, name));
}

void TiledFiles::noteTemplate(const Failure& why) {
    constexpr std::size_t most = 8;
    Message note{DELVE_TEXT("tiled", "A template is missing, and its objects lack what it says. %1"),
                 {toQString(why).toStdString()}};
    const auto same = [&note](const Message& before) { return before.arguments == note.arguments; };
    if (m_notes.size() < most && std::ranges::none_of(m_notes, same)) m_notes.push_back(std::move(note));
}

Result<QByteArray> TiledFiles::picture(const QString& from, const std::string& name) { return bytes(from, name); }

} // namespace delve::editor
