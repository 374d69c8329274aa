#include "editor/tiled/tiled_parts.h"

namespace delve::editor {
namespace {

bool isXml(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '<';
}

} // namespace

Result<TiledTileset> tilesetFromText(std::string_view text, TiledFiles& files, const QString& file) {
    return isXml(text) ? tilesetFromXml(text, files, file) : tilesetFromJson(text, files, file);
}

Result<TiledTemplate> templateFromText(std::string_view text, TiledFiles& files, const QString& file) {
    return isXml(text) ? templateFromXml(text, files, file) : templateFromJson(text, files, file);
}

} // namespace delve::editor
