#include "editor/formats/delve.h"

#include "editor/formats/files.h"
#include "editor/formats/tile_pictures.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"

#include <QFile>

namespace delve {
namespace {

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
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve
