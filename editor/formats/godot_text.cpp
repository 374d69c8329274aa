#include "editor/formats/godot_text.h"

#include "generation/level/printable.h"
#include "generation/level/utf8.h"

#include <variant>

namespace delve::editor {
namespace {

struct GodotValue {
    std::string operator()(bool yes) const { return godotBool(yes); }
    std::string operator()(Decimal number) const { return toText(number); }
    std::string operator()(const std::string& text) const { return godotText(text); }
    std::string operator()(Colour colour) const { return godotText(toText(colour)); }
    std::string operator()(const Reference& reference) const { return godotText(reference.id); }
    std::string operator()(Cell cell) const { return godotVector(cell); }
    std::string operator()(const UnknownValue& value) const { return godotText(value.json); }
};

} // namespace

std::string godotText(std::string_view text) {
    std::string quoted = "\"";
    while (!text.empty()) {
        const auto point = firstCodePoint(text);
        if (point.bytes == 0) {
            appendUtf8(quoted, 0xfffd);
            text.remove_prefix(1);
            continue;
        }
        if (point.value == '"' || point.value == '\\') quoted += '\\';
        if (point.value == '\n') quoted += "\\n";
        else if (point.value == 0) appendUtf8(quoted, 0xfffd); // ends the text in Godot
        else if (point.value < 0x20 || point.value == 0x7f) appendVisibleEscape(quoted, point.value);
        else quoted += text.substr(0, point.bytes);
        text.remove_prefix(point.bytes);
    }
    return quoted + '"';
}

std::string godotBool(bool yes) { return yes ? "true" : "false"; }

std::string godotVector(Cell cell) {
    return "Vector2i(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ')';
}

std::string godotRect(const Rect& rect) {
    return "Rect2i(" + std::to_string(rect.x) + ", " + std::to_string(rect.y) + ", " + std::to_string(rect.width) +
           ", " + std::to_string(rect.height) + ')';
}

std::string godotProperties(const Properties& properties) {
    std::string dictionary = "{";
    for (const auto& property : properties) {
        if (dictionary.size() > 1) dictionary += ", ";
        dictionary += godotText(property.name) + ": " + std::visit(GodotValue{}, property.value);
    }
    return dictionary + '}';
}

std::string GodotNames::of(std::string_view name) {
    constexpr std::string_view forbidden = ".:@/\"%\\";
    std::string allowed;
    for (const char c : safeLine(name)) allowed += forbidden.find(c) == std::string_view::npos ? c : '_';
    if (allowed.empty()) allowed = "_";
    auto unique = allowed;
    for (int again = 2; !m_taken.insert(unique).second; ++again) unique = allowed + '_' + std::to_string(again);
    return unique;
}

} // namespace delve::editor
