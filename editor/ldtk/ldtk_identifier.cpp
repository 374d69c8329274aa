#include "editor/ldtk/ldtk_identifier.h"

namespace delve::editor {
namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isNumeral(char c) { return c >= '0' && c <= '9'; }

} // namespace

std::string ldtkIdentifier(std::string_view name) {
    std::string identifier;
    for (const char c : name) identifier += isLetter(c) || isNumeral(c) ? c : '_';
    if (identifier.empty() || isNumeral(identifier.front())) identifier.insert(identifier.begin(), '_');
    return identifier;
}

} // namespace delve::editor
