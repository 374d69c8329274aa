#include "editor/formats/tiled_formats.h"

namespace delve::editor {

/// Maps of Tiled in JSON.
Format tmjFormat() {
    Format format = tiledFormat(TiledForm::Json);
    format.id = "tmj";
    format.name = DELVE_TEXT("formats", "Tiled map (JSON)");
    format.endings = {"tmj"};
    return format;
}

} // namespace delve::editor
