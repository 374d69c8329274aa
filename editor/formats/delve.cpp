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
    format.holdsWorlds = true;
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve
