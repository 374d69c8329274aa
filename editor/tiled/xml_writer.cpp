#include "editor/tiled/xml_writer.h"

#include "generation/level/utf8.h"

#include <algorithm>

namespace delve::editor {
namespace {

bool isPlain(char c) { return c >= ' ' && c < 0x7f && c != '&' && c != '<' && c != '>' && c != '"'; }

std::string_view escapeOf(char c) {
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\n': return "&#10;";
    case '\t': return "&#9;";
    case '\r': return "&#13;";
    default: return static_cast<unsigned char>(c) < 0x20 ? "\xef\xbf\xbd" : std::string_view();
    }
}

} // namespace

void appendXmlText(std::string& out, std::string_view text) {
    while (!text.empty()) {
        const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, isPlain) - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) return;
        if (const auto escape = escapeOf(text.front()); !escape.empty()) {
            out += escape;
            text.remove_prefix(1);
            continue;
        }
        const auto point = firstCodePoint(text);
        const bool valid = point.bytes > 0 && point.value != 0xfffe && point.value != 0xffff;
        if (valid) out += text.substr(0, static_cast<std::size_t>(point.bytes));
        else out += "\xef\xbf\xbd";
        text.remove_prefix(point.bytes > 0 ? static_cast<std::size_t>(point.bytes) : 1);
    }
}

void XmlWriter::indent() { m_out.text().append(m_open.size(), ' '); }

void XmlWriter::closeTag() {
    if (m_tagOpen) m_out << ">\n";
    m_tagOpen = false;
}

XmlWriter& XmlWriter::begin(std::string_view element) {
    closeTag();
    (void)m_out.handOn();
    indent();
    m_out << "<" << element;
    m_open.emplace_back(element);
    m_tagOpen = true;
    m_inLine = false;
    return *this;
}

XmlWriter& XmlWriter::attribute(std::string_view name, std::string_view value) {
    beginAttribute(name);
    appendXmlText(m_out.text(), value);
    m_out << "\"";
    return *this;
}

void XmlWriter::content(std::string_view text) { appendXmlText(rawContent().text(), text); }

PiecewiseText& XmlWriter::rawContent() {
    m_out << ">";
    m_tagOpen = false;
    m_inLine = true;
    return m_out;
}

XmlWriter& XmlWriter::end() {
    const auto element = m_open.back();
    m_open.pop_back();
    if (m_tagOpen) {
        m_out << "/>\n";
    } else {
        if (!m_inLine) indent();
        m_out << "</" << element << ">\n";
    }
    m_tagOpen = false;
    m_inLine = false;
    return *this;
}

void XmlWriter::element(std::string_view text) {
    closeTag();
    indent();
    m_out << text << "\n";
}

} // namespace delve::editor
