#include "tests/editor/ldtk/ldtk_samples.h"

#include "tests/editor/formats/files_in_memory.h"

#include <QImage>
#include <QJsonDocument>

namespace delve::test {
namespace {

QJsonObject with(QJsonObject object, const QJsonObject& more) {
    for (auto member = more.begin(); member != more.end(); ++member) object[member.key()] = member.value();
    return object;
}

} // namespace

QJsonObject ldtkLayer(const QString& identifier, const QString& type, int width, int height, const QJsonObject& more) {
    return with({{"__identifier", identifier},
                 {"__type", type},
                 {"__cWid", width},
                 {"__cHei", height},
                 {"__gridSize", 16},
                 {"__opacity", 1},
                 {"__pxTotalOffsetX", 0},
                 {"__pxTotalOffsetY", 0},
                 {"__tilesetDefUid", type == u"Entities" ? QJsonValue() : QJsonValue(7)},
                 {"layerDefUid", type == u"IntGrid" ? 1 : 2},
                 {"visible", true},
                 {"intGridCsv", QJsonArray()},
                 {"gridTiles", QJsonArray()},
                 {"autoLayerTiles", QJsonArray()},
                 {"entityInstances", QJsonArray()}},
                more);
}

QJsonObject ldtkTile(int x, int y, int number, int flips) {
    return {{"px", QJsonArray{x * 16, y * 16}},
            {"src", QJsonArray{number % 4 * 16, number / 4 * 16}},
            {"f", flips},
            {"t", number},
            {"d", QJsonArray{0}},
            {"a", 1}};
}

QJsonObject ldtkEntity(const QString& identifier, int x, int y, const QJsonObject& more) {
    return with({{"__identifier", identifier},
                 {"__grid", QJsonArray{x, y}},
                 {"__pivot", QJsonArray{0.5, 1}},
                 {"__tags", QJsonArray()},
                 {"px", QJsonArray{x * 16 + 8, y * 16 + 16}},
                 {"width", 16},
                 {"height", 16},
                 {"fieldInstances", QJsonArray()}},
                more);
}

QJsonObject ldtkLevel(const QString& identifier, const QJsonArray& layers) {
    return {{"identifier", identifier},
            {"iid", identifier},
            {"pxWid", 64},
            {"pxHei", 48},
            {"externalRelPath", {}},
            {"fieldInstances", QJsonArray()},
            {"layerInstances", layers}};
}

QJsonObject ldtkProject(const QJsonArray& levels) {
    const QJsonArray values{QJsonObject{{"value", 1}, {"identifier", "walls"}, {"color", "#102030"}},
                            QJsonObject{{"value", 2}, {"identifier", "Water"}, {"color", "#0000ff"}},
                            QJsonObject{{"value", 3}, {"identifier", {}}, {"color", "#00ff00"}}};
    const QJsonArray layers{QJsonObject{{"uid", 1}, {"identifier", "Ground"}, {"intGridValues", values}},
                            QJsonObject{{"uid", 2}, {"identifier", "Deco"}, {"intGridValues", QJsonArray()}}};
    const QJsonArray tilesets{QJsonObject{{"uid", 7},
                                          {"identifier", "Sheet"},
                                          {"relPath", "sheet.png"},
                                          {"tileGridSize", 16},
                                          {"pxWid", 64},
                                          {"pxHei", 32}}};
    return {{"jsonVersion", "1.5.3"},
            {"externalLevels", false},
            {"defs", QJsonObject{{"layers", layers}, {"tilesets", tilesets}, {"entities", QJsonArray()}}},
            {"levels", levels},
            {"worlds", QJsonArray()}};
}

void writeLdtkSheet(const QString& path) {
    QImage sheet(64, 32, QImage::Format_ARGB32);
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 64; ++x) sheet.setPixel(x, y, qRgb(40 * (x / 16), 100 * (y / 16), x % 16 < 8 ? 200 : 100));
    if (!sheet.save(path, "PNG")) qFatal("no picture");
}

QByteArray jsonBytes(const QJsonObject& object) { return QJsonDocument(object).toJson(); }

QJsonObject writtenAsLdtk(const World& world, const editor::FormatOptions& options) {
    const auto files = filesOf(world, *editor::builtInFormats().find("ldtk"), options);
    if (files.empty()) qFatal("it cannot be written");
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(files.at({}), &error);
    if (error.error != QJsonParseError::NoError) qFatal("%s", qPrintable(error.errorString()));
    return document.object();
}

} // namespace delve::test
