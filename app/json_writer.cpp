#include "app/json_writer.h"

#include <QString>

namespace delve {
namespace {

constexpr std::size_t piece = 64 * 1024;

std::string escaped(std::string_view utf8) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string out;
    for (const char c : utf8) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') (out += '\\') += c;
        else if (c == '\n') out += "\\n";
        else if (code < 0x20 || code == 0x7f) ((out += "\\u00") += digits[code >> 4]) += digits[code & 15];
        else out += c;
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

void JsonWriter::text(std::string_view utf8) {
    const auto valid = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())).toStdString();
    raw('"' + escaped(valid) + '"');
}

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

} // namespace delve
