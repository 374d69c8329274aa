#pragma once

#include "generation/level/result.h"

#include <QIODevice>

#include <charconv>
#include <string>
#include <string_view>
#include <utility>

namespace delve::editor {

/// Text that is gathered and handed to a device in large pieces; without a device, all of it is kept for take(). Owned
/// by whoever writes a file.
class PiecewiseText {
public:
    PiecewiseText() = default;
    explicit PiecewiseText(QIODevice& into) : m_into(&into) { m_text.reserve(pieceSize + pieceSize / 8); }

    PiecewiseText& operator<<(std::string_view text) {
        m_text += text;
        return *this;
    }
    template <class Number>
    PiecewiseText& number(Number number) {
        char digits[40];
        m_text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
        return *this;
    }
    /// For what is written cell by cell; handOn() after each row.
    [[nodiscard]] std::string& text() { return m_text; }
    [[nodiscard]] std::string take() { return std::move(m_text); }
    /// Hands the text on if there is enough of it; false once the device took less than it should have.
    bool handOn() { return m_text.size() < pieceSize ? !m_failed : flush(); }
    /// What is left. A failure where any of it did not arrive.
    [[nodiscard]] Done finish();

private:
    static constexpr std::size_t pieceSize = std::size_t{1} << 18;
    bool flush();

    QIODevice* m_into = nullptr;
    std::string m_text;
    bool m_failed = false;
};

} // namespace delve::editor
