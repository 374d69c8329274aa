#pragma once

#include "editor/tiled/piecewise_text.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace delve::editor {

/// Writes XML, an element a line. Owned by whoever writes a file.
class XmlWriter {
public:
    explicit XmlWriter(QIODevice& into) : m_out(into) { m_out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"; }

    XmlWriter& begin(std::string_view element);
    XmlWriter& attribute(std::string_view name, std::string_view value);
    XmlWriter& attribute(std::string_view name, const char* value) { return attribute(name, std::string_view(value)); }
    XmlWriter& attribute(std::string_view name, std::integral auto value) {
        beginAttribute(name).number(value) << "\"";
        return *this;
    }
    XmlWriter& attribute(std::string_view name, double value) {
        beginAttribute(name).number(value) << "\"";
        return *this;
    }
    /// Only where it says something.
    XmlWriter& attributeUnlessEmpty(std::string_view name, std::string_view value) {
        return value.empty() ? *this : attribute(name, value);
    }
    /// Text as the only content of the element that was begun last.
    void content(std::string_view text);
    /// The element that was begun last has content, which the caller writes as it is, up to its end.
    [[nodiscard]] PiecewiseText& rawContent();
    XmlWriter& end();
    /// A whole element as it stands in another file.
    void element(std::string_view text);

    [[nodiscard]] PiecewiseText& out() { return m_out; }
    [[nodiscard]] Done finish() { return m_out.finish(); }

private:
    PiecewiseText& beginAttribute(std::string_view name) { return m_out << " " << name << "=\""; }
    void closeTag();
    void indent();

    PiecewiseText m_out;
    std::vector<std::string> m_open;
    bool m_tagOpen = false;
    bool m_inLine = false; ///< the element has text: its end follows in the line
};

/// Adds a text with the signs replaced that XML has a use for; those that it cannot hold become U+FFFD.
void appendXmlText(std::string& out, std::string_view text);

} // namespace delve::editor
