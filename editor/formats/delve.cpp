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

/// Which portals had to be mended. A world that is mended has as many things as before.
Notes notesOfMending(const World& before, const World& after) {
    std::int64_t mended = 0;
    for (std::size_t i = 0; i < before.levels.size(); ++i) {
        const auto& were = *before.levels[i].things;
        const auto& are = *after.levels[i].things;
        for (std::size_t k = 0; &were != &are && k < were.size(); ++k) mended += were[k] == are[k] ? 0 : 1;
    }
    return {{DELVE_TEXT_N("formats", "%n portal(s) led to a level or cell that is not there, and lead nowhere now."),
             mended,
             {}}};
}

/// Never what could not be opened. A portal whose level went leads nowhere yet.
Result<Notes> write(const World& world, const WriteRequest&, QIODevice& into) {
    World whole = world;
    const bool mended = mendPortals(whole);
    if (auto checked = checkWorld(whole); !checked) return checked.failure();
    const auto sink = [&into](std::string_view piece) { return writeText(into, piece).ok(); };
    if (!writeDelve(whole, sink)) return notWritten(into);
    return mended ? notesOfMending(world, whole) : Notes{};
}

} // namespace

Format delveFormat() {
    Format format;
    format.id = "delve";
    format.name = DELVE_TEXT("formats", "Delvewright map");
    format.endings = {"delve"};
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve
