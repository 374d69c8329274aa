#include "editor/tiled/json_writer.h"

#include <utility>

namespace delve::editor {

void JsonWriter::next() {
    if (m_open.empty()) return;
    const bool first = std::exchange(m_first, false);
    if (m_oneLine) {
        m_out << (first ? "" : ", ");
        return;
    }
    m_out << (first ? "\n" : ",\n");
    (void)m_out.handOn();
    m_out.text().append(m_open.size(), ' ');
}

void JsonWriter::open(char bracket) {
    next();
    m_out << std::string_view(&bracket, 1);
    m_open.push_back(bracket);
    m_first = true;
}

PiecewiseText& JsonWriter::key(std::string_view name) {
    next();
    appendJsonText(m_out.text(), name);
    return m_out << ": ";
}

PiecewiseText& JsonWriter::element() {
    next();
    return m_out;
}

void JsonWriter::openMember(std::string_view name, char bracket) {
    key(name) << std::string_view(&bracket, 1);
    m_open.push_back(bracket);
    m_first = true;
}

void JsonWriter::end() {
    const char bracket = m_open.back();
    m_open.pop_back();
    if (!m_first && !m_oneLine) {
        m_out << "\n";
        m_out.text().append(m_open.size(), ' ');
    }
    m_out << (bracket == '{' ? "}" : "]");
    m_first = false;
}

JsonWriter& JsonWriter::member(std::string_view name, std::string_view text) {
    key(name);
    appendJsonText(m_out.text(), text);
    return *this;
}

} // namespace delve::editor
