#include "editor/formats/delve.h"

#include "editor/drawing/tile_picture.h"
#include "editor/formats/files.h"
#include "editor/formats/tileset.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace delve {
namespace {

/// The picture of a tile that lies beside the file, or in a folder there; null where it is none, or lies elsewhere.
QImage pictureBeside(const QString& path, const TileKind& kind) {
    const QString name = QDir::cleanPath(QString::fromStdString(kind.picture));
    if (QDir::isAbsolutePath(name) || name.startsWith(QStringLiteral("..")) || name.contains(u':')) return {};
    const auto picture = readTilePicture(QFileInfo(path).dir().filePath(name));
    return picture ? asTilePicture(*picture) : QImage();
}

/// Takes the pictures of tiles that lie beside the file into the world, so that it holds all that it is drawn with.
Notes takeInPictures(World& world, const QString& path) {
    Notes notes;
    auto kinds = world.tiles.custom();
    bool any = false;
    for (auto& kind : kinds) {
        if (kind.picture.empty() || kind.picture.starts_with("data:")) continue;
        const QImage picture = pictureBeside(path, kind);
        if (picture.isNull()) {
            notes.push_back(
                {DELVE_TEXT("formats", "The picture %1 of the tile “%2” could not be read beside the file."),
                 {kind.picture, kind.name}});
            continue;
        }
        kind.picture = embeddedPicture(picture);
        any = true;
    }
    if (any) world.tiles = TileCatalogue::of(std::move(kinds)).value_or(world.tiles);
    return notes;
}

Result<Imported> read(const QString& path, const FormatOptions&) {
    auto world = readDelveFile(QFile::encodeName(path).toStdString());
    if (!world) return std::move(world).failure();
    auto notes = takeInPictures(*world, path);
    return Imported{std::move(*world), std::move(notes)};
}

/// Never what could not be opened. A portal whose level went leads nowhere yet.
Result<Notes> write(const World& world, const WriteRequest&, QIODevice& into) {
    World whole = world;
    mendPortals(whole);
    if (auto checked = checkWorld(whole); !checked) return checked.failure();
    const auto sink = [&into](std::string_view piece) { return writeText(into, piece).ok(); };
    if (!writeDelve(whole, sink)) return notWritten(into);
    return Notes{};
}

} // namespace

Format delveFormat() {
    Format format;
    format.id = "delve";
    format.name = DELVE_TEXT("formats", "Delvewright map");
    format.endings = {"delve"};
    format.holdsWorlds = true;
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve
