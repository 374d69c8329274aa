#include "editor/formats/tiled_export.h"
#include "editor/formats/tiled_formats.h"

namespace delve::editor {
namespace {

Result<Imported> read(const QString& path, const ReadRequest& request) { return readTiledFile(path, request, readTmx); }

} // namespace

/// Maps of Tiled in XML.
Format tmxFormat() {
    Format format = tiledFormat(TiledForm::Xml);
    format.id = "tmx";
    format.name = DELVE_TEXT("formats", "Tiled map (XML)");
    format.endings = {"tmx"};
    format.readOptions = tiledReadOptions();
    format.readsTileTable = true;
    format.read = read;
    return format;
}

} // namespace delve::editor
