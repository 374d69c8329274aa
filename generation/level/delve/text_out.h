#pragma once

#include "generation/level/delve/json_text.h"
#include "generation/level/geometry.h"

#include <charconv>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace delve {

/// Where the writer puts its text: gathered in a buffer and handed on piece by piece.
class TextOut {
public:
    using Sink = std::function<bool(std::string_view)>;
    explicit TextOut(const Sink& sink) : m_sink(sink) { m_buffer.reserve(pieceSize + pieceSize / 8); }

    TextOut& operator<<(std::string_view text) {
        m_buffer += text;
        return *this;
    }
    TextOut& operator<<(char c) {
        m_buffer += c;
        return *this;
    }
    template <class Whole>
    requires(std::is_integral_v<Whole> && !std::is_same_v<Whole, bool> && !std::is_same_v<Whole, char>) TextOut&
    operator<<(Whole number) {
        char digits[24];
        m_buffer.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
        return *this;
    }
    TextOut& yesNo(bool yes) { return *this << (yes ? std::string_view("true") : std::string_view("false")); }
    TextOut& quoted(std::string_view text) {
        appendJsonText(m_buffer, text);
        return *this;
    }
    TextOut& cell(Cell cell) { return *this << '[' << cell.x << ", " << cell.y << ']'; }

    /// For what is written cell by cell.
    [[nodiscard]] std::string& buffer() { return m_buffer; }
    /// Called after each line: hands the buffer on when it is full. False once the sink wants no more.
    bool endLine(std::string_view lineEnd) {
        m_buffer += lineEnd;
        return m_buffer.size() < pieceSize ? m_open : flush();
    }
    bool flush() {
        m_open = m_open && m_sink(m_buffer);
        m_buffer.clear();
        return m_open;
    }

private:
    static constexpr std::size_t pieceSize = std::size_t{1} << 18;
    const Sink& m_sink;
    std::string m_buffer;
    bool m_open = true;
};

} // namespace delve
