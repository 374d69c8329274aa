#include "app/console/json_writer.h"

#include "generation/level/printable.h"
#include "generation/level/utf8.h"

#include <algorithm>

namespace delve::app {
namespace {

constexpr std::size_t piece = 64 * 1024;

/// Escapes every character that a terminal would obey; the JSON value stays the same.
std::string escaped(std::string_view utf8) {
    std::string out;
    while (!utf8.empty()) {
        const auto first = firstCodePoint(utf8);
        if (first.bytes == 0) out += "\xef\xbf\xbd";
        else if (first.value == U'"' || first.value == U'\\') (out += '\\') += utf8[0];
        else if (first.value == U'\n') out += "\\n";
        else if (isUnsafeToPrint(first.value)) appendVisibleEscape(out, first.value);
        else out += utf8.substr(0, first.bytes);
        utf8.remove_prefix(std::max<std::size_t>(first.bytes, 1));
    }
    return out;
}

} // namespace

void JsonWriter::begin(char bracket, Layout layout) {
    const bool insideInline = !m_levels.empty() && m_levels.back().layout == Layout::Inline;
    separate();
    m_buffer += bracket;
    m_levels.push_back({insideInline ? Layout::Inline : layout});
}

void JsonWriter::end(char bracket) {
    const Level ended = m_levels.back();
    m_levels.pop_back();
    if (ended.layout == Layout::Lines && !ended.empty) breakLine();
    m_buffer += bracket;
    if (m_buffer.size() >= piece) flush();
}

void JsonWriter::key(std::string_view name) {
    text(name);
    m_buffer += ": ";
    m_afterKey = true;
}

void JsonWriter::text(std::string_view utf8) { raw('"' + escaped(utf8) + '"'); }

void JsonWriter::raw(std::string_view value) {
    separate();
    m_buffer += value;
    if (m_buffer.size() >= piece) flush();
}

void JsonWriter::separate() {
    if (m_afterKey || m_levels.empty()) {
        m_afterKey = false;
        return;
    }
    Level& level = m_levels.back();
    if (!level.empty) m_buffer += level.layout == Layout::Inline ? ", " : ",";
    if (level.layout == Layout::Lines) breakLine();
    level.empty = false;
}

void JsonWriter::breakLine() {
    m_buffer += '\n';
    m_buffer.append(2 * m_levels.size(), ' ');
}

void JsonWriter::flush() {
    if (m_wanted) m_wanted = m_sink(m_buffer);
    m_buffer.clear();
}

bool JsonWriter::finish() {
    m_buffer += '\n';
    flush();
    return m_wanted;
}

std::string jsonText(const std::function<void(JsonWriter&)>& write) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) {
        text += piece;
        return true;
    });
    write(json);
    (void)json.finish();
    return text;
}

} // namespace delve::app
