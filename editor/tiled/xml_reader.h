#pragma once

#include "generation/level/delve/json_stream.h"
#include "generation/level/result.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Reads XML as a stream, tag by tag: a map of sixteen million cells is one text, which comes in pieces. It checks that
/// tags match, and knows no declarations: five entities, character references, and no file but this one.
namespace delve::editor {

struct XmlAttribute {
    std::string_view name;
    std::string_view value; ///< unescaped
};

class XmlReader {
public:
    enum class Event : std::uint8_t {
        Begin, ///< of an element: name() and attributes()
        Text,  ///< a piece of a text: text()
        End,   ///< of the element that began last
        Over,  ///< nothing more
        Failed ///< failure() says why; nothing more may be read
    };
    static constexpr std::size_t deepest = 64;

    explicit XmlReader(ReadPiece read);

    /// What comes next. Names, attributes and texts hold until the next call.
    Event next();
    [[nodiscard]] std::string_view name() const { return m_name; }
    [[nodiscard]] std::span<const XmlAttribute> attributes() const { return m_attributes; }
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// A failure of reading is of the kind FileAccess and has no message.
    [[nodiscard]] const Failure& failure() const { return m_failure; }
    /// A failure about the current place.
    [[nodiscard]] Failure wrongHere(Message message) const;
    [[nodiscard]] std::int64_t line() const;

private:
    [[nodiscard]] std::size_t left() const { return m_end - m_at; }
    [[nodiscard]] std::string_view rest() const { return {m_buffer.data() + m_at, left()}; }
    bool more();
    bool need(std::size_t bytes);
    bool begins(std::string_view with);
    Event fail(Message message);
    Event failTruncated();

    Event markup();
    Event textPiece();
    Event reference();
    Event characterData();
    Event beginTag();
    Event endTag();
    Event ended();
    bool skipTo(std::string_view end);
    bool skipInstruction();
    bool skipDoctype();
    bool findTagEnd(std::size_t& length);
    bool readAttributes(std::string_view tag);
    bool addAttribute(std::string_view name, std::string_view raw);
    bool unescape(std::string_view raw, std::string& into);
    bool addReference(std::string_view name, std::string& into);
    void open();

    ReadPiece m_read;
    std::vector<char> m_buffer;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
    std::int64_t m_lines = 0; ///< that ended before the buffer
    bool m_started = false;
    bool m_exhausted = false;
    bool m_inCharacterData = false;
    bool m_closeNext = false; ///< the element that began last has ended with its own tag
    bool m_hadRoot = false;

    std::string m_open; ///< the names of the open elements, one after the other
    std::vector<std::size_t> m_begins;
    std::string_view m_name;
    std::vector<XmlAttribute> m_attributes;
    std::deque<std::string> m_unescaped; ///< values of attributes that are not as they stand in the file
    std::string m_character;
    std::string_view m_text;
    Failure m_failure;
};

} // namespace delve::editor
