#pragma once

#include <QImage>
#include <QString>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// A small reader and painter of .tmx files that shares nothing with the program: what the tests compare its maps with.
/// Knows what we write, and no more.
namespace delve::test {

struct TmxLayer {
    QString name;
    bool visible = true;
    double opacity = 1;
    std::vector<std::uint32_t> cells;
    std::map<QString, QString> properties;
};

struct TmxObject {
    QString layer;
    QString name;
    QString kind;
    std::uint32_t tile = 0;
    double x = 0;
    double y = 0;
    bool visible = true; ///< its layer is
    std::map<QString, QString> properties;
};

struct TmxTile {
    QImage picture;
    QString kind;
    std::map<QString, QString> properties;
    std::vector<std::pair<std::uint32_t, int>> frames; ///< tile numbers and milliseconds
};

struct TmxFile {
    int width = 0;
    int height = 0;
    int cell = 0;
    std::map<QString, QString> properties;
    std::map<std::uint32_t, TmxTile> tiles; ///< by number in the map
    std::vector<TmxLayer> layers;
    std::vector<TmxObject> objects;
    QString fault; ///< the first one; empty: the file is as it should be
};

[[nodiscard]] TmxFile readTmx(const QString& path);
/// Its picture on a transparent ground, each animation by its frame at this time.
[[nodiscard]] QImage drawnTmx(const TmxFile& file, int milliseconds = 0);

} // namespace delve::test
