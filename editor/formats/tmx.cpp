#include "editor/formats/tiled_formats.h"

namespace delve::editor {

/// Maps of Tiled in XML.
Format tmxFormat() {
    Format format = tiledFormat(TiledForm::Xml);
    format.id = "tmx";
    format.name = DELVE_TEXT("formats", "Tiled map (XML)");
    format.endings = {"tmx"};
    return format;
}

} // namespace delve::editor
