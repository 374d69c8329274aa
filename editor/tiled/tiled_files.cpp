#include "editor/tiled/tiled_files.h"

#include "editor/files/input_file.h"
#include "editor/text/message_text.h"
#include "editor/tiled/tiled_parts.h"
#include "editor/tiled/tileset_pieces.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesOfFile = std::int64_t{64} << 20;

/// Objects of templates have tiles from here on until their tilesets are known; no map has so many tiles,
/// as checkTileset() sees to.
constexpr TiledCell firstOfTemplates = 0x08000000;
constexpr TiledCell tilesOfTemplate = 0x00100000;
constexpr std::size_t mostTemplates = 100;
/// A tileset may name templates, and these name tilesets again.
constexpr int deepestFile = 8;

class Deeper {
public:
    explicit Deeper(int& depth) : m_depth(depth) { ++m_depth; }
    ~Deeper() { --m_depth; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

private:
    int& m_depth;
};

Failure tooDeep(const std::string& name) {
    return badInput({DELVE_TEXT("tiled", "%1: not loaded, because tilesets and templates name one another in a circle, "
                                         "or more than %2 deep. Remove that in Tiled."),
                     {name, std::to_string(deepestFile)}});
}

std::size_t bytesOf(const TiledProperties& properties) {
    std::size_t bytes = 0;
    for (const auto& one : properties)
        bytes += sizeof one + one.name.size() + one.type.size() + one.className.size() + one.value.size() +
                 bytesOf(one.members);
    return bytes;
}

std::size_t bytesOf(const TiledObject& object) {
    auto bytes = object.name.size() + object.className.size() + object.templatePath.size() + object.text.size() +
                 object.points.size() * sizeof(TiledPoint) + bytesOf(object.properties);
    for (const auto& one : object.unknown) bytes += sizeof one + one.first.size() + one.second.size();
    return bytes;
}

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
    if (!file) {
        if (auto folder = InputFile::folderToAllow(from, name, m_allowed)) m_outside.insert(*std::move(folder));
        return std::move(file).failure();
    }
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
    const Deeper here(m_depth);
    if (m_depth > deepestFile) return tooDeep(name);
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
    const Deeper here(m_depth);
    if (m_depth > deepestFile) return tooDeep(name);
    const auto content = bytes(from, name);
    if (!content) return content.failure();
    auto read = templateFromText(viewOf(*content), *this, pathOf(from, name));
    if (!read) return about(name, std::move(read).failure());
    return read;
}

Result<TiledObject> TiledFiles::object(const QString& from, const std::string& name) {
    const auto path = pathOf(from, name);
    auto known = m_objects.find(path);
    if (known == m_objects.end()) {
        if (m_objects.size() >= mostTemplates)
            return badInput({DELVE_TEXT("tiled", "%1: not loaded, because the map names more than %2 templates."),
                             {name, std::to_string(mostTemplates)}});
        auto made = madeAfter(path, readTemplate(from, name));
        const auto size = made ? bytesOf(*made) : 0;
        known = m_objects.emplace(path, Made{std::move(made), size}).first;
    }
    const auto& [object, size] = known->second;
    if (!object) return object.failure();
    if (auto taken = m_budget.takePart(size); !taken) return taken.failure();
    return *object;
}

Result<TiledObject> TiledFiles::madeAfter(const QString& path, Result<TiledTemplate> read) {
    if (!read) return std::move(read).failure();
    auto& object = read->object;
    const auto number = object.tile & ~tiledFlags;
    if (read->tileset && number >= read->tileset->first && number - read->tileset->first < tilesOfTemplate) {
        auto& tileset = *read->tileset;
        object.tile = (object.tile & tiledFlags) | (firstOfTemplates + number - tileset.first +
                                                    static_cast<TiledCell>(m_tilesets.size()) * tilesOfTemplate);
        tileset.path = QFileInfo(m_map).dir().relativeFilePath(pathOf(path, tileset.path)).toStdString();
        m_tilesets.push_back(std::move(tileset));
    }
    return std::move(object);
}

/// Where a map has this tileset, which is added if it has it not.
TiledCell TiledFiles::firstIn(TiledMap& map, const TiledTileset& wanted) const {
    const auto path = pathOf(m_map, wanted.path);
    TiledCell next = 1;
    for (const auto& tileset : map.tilesets) {
        if (!tileset.path.empty() && pathOf(m_map, tileset.path) == path) return tileset.first;
        next = std::max(next, endOf(tileset));
    }
    map.tilesets.push_back(wanted);
    map.tilesets.back().first = next;
    return next;
}

TiledCell TiledFiles::settled(TiledMap& map, TiledCell tile, Firsts& firsts) const {
    const auto number = tile & ~tiledFlags;
    if (number < firstOfTemplates) return tile;
    const auto index = (number - firstOfTemplates) / tilesOfTemplate;
    if (index >= m_tilesets.size()) return tile;
    auto& first = firsts[index];
    if (first == 0) first = firstIn(map, m_tilesets[index]);
    return (tile & tiledFlags) | (first + (number - firstOfTemplates) % tilesOfTemplate);
}

void TiledFiles::settle(TiledMap& map, std::vector<TiledLayer>& layers, Firsts& firsts) const {
    for (auto& layer : layers) {
        for (auto& object : layer.objects)
            if (object.shape == TiledShape::Tile && !object.templatePath.empty())
                object.tile = settled(map, object.tile, firsts);
        settle(map, layer.layers, firsts);
    }
}

void TiledFiles::settleTemplates(TiledMap& map) const {
    Firsts firsts(m_tilesets.size());
    if (!firsts.empty()) settle(map, map.layers, firsts);
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
