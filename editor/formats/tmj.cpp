#include "editor/formats/tiled_export.h"
#include "editor/formats/tiled_formats.h"

namespace delve::editor {
namespace {

Result<Imported> read(const QString& path, const ReadRequest& request) { return readTiledFile(path, request, readTmj); }

} // namespace

/// Maps of Tiled in JSON.
Format tmjFormat() {
    Format format = tiledFormat(TiledForm::Json);
    format.id = "tmj";
    format.name = DELVE_TEXT("formats", "Tiled map (JSON)");
    format.endings = {"tmj"};
    format.readOptions = tiledReadOptions();
    format.readsTileTable = true;
    format.read = read;
    return format;
}

} // namespace delve::editor
