#pragma once

#include "editor/formats/formats.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

/// Projects of LDtk for tests, built by hand as LDtk writes them.
namespace delve::test {

[[nodiscard]] QJsonObject ldtkLayer(const QString& identifier, const QString& type, int width, int height,
                                    const QJsonObject& more = {});
[[nodiscard]] QJsonObject ldtkTile(int x, int y, int number, int flips = 0);
[[nodiscard]] QJsonObject ldtkEntity(const QString& identifier, int x, int y, const QJsonObject& more = {});
[[nodiscard]] QJsonObject ldtkLevel(const QString& identifier, const QJsonArray& layers);
/// With an IntGrid of walls (1) and water (2), a tileset of 4 x 2 pieces in sheet.png, and layers for both.
[[nodiscard]] QJsonObject ldtkProject(const QJsonArray& levels);
/// 64 x 32 pixels: each piece has a colour of its own, and its left half is brighter.
void writeLdtkSheet(const QString& path);

[[nodiscard]] QByteArray jsonBytes(const QJsonObject& object);
[[nodiscard]] QJsonObject writtenAsLdtk(const World& world, const editor::FormatOptions& options = {});

} // namespace delve::test
