#include "editor/formats/delve.h"

#include "editor/formats/files.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve_file.h"

#include <QFile>

namespace delve {
namespace {

Result<Imported> read(const QString& path, const FormatOptions&) {
    auto world = readDelveFile(QFile::encodeName(path).toStdString());
    if (!world) return std::move(world).failure();
    return Imported{std::move(*world), {}};
}

Result<Notes> write(const World& world, const WriteRequest&, QIODevice& into) {
    if (auto checked = checkWorld(world); !checked) return checked.failure(); // never save what could not be opened
    const auto sink = [&into](std::string_view piece) { return writeText(into, piece).ok(); };
    if (!writeDelve(world, sink)) return notWritten(into);
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
