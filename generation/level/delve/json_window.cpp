#include "generation/level/delve/json_window.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::size_t enoughToRecognise = 32;

/// How many characters the last line of a piece has so far; `before` is what it had where the piece begins.
std::ptrdiff_t charactersOfLastLine(std::string_view piece, std::ptrdiff_t before) {
    const auto lineEnd = piece.rfind('\n');
    if (lineEnd != std::string_view::npos) piece.remove_prefix(lineEnd + 1);
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; };
    return (lineEnd == std::string_view::npos ? before : 0) + std::ranges::count_if(piece, begins);
}

} // namespace

std::ptrdiff_t JsonWindow::lineOf(const char* place) const {
    return 1 + m_lines + lineEnds({m_begin, static_cast<std::size_t>(place - m_begin)});
}

std::ptrdiff_t JsonWindow::columnOf(const char* place) const {
    return 1 + charactersOfLastLine({m_begin, static_cast<std::size_t>(place - m_begin)}, m_characters);
}

void JsonWindow::clearBehind(std::size_t filled) {
    m_end = m_buffer.data() + filled;
    std::fill_n(m_buffer.data() + filled, behind, '\0');
}

/// Moves what is kept to the front. If it fills the buffer, the buffer becomes twice as large, so that however long a
/// value is, little of it is moved, or scanned, more than once.
void JsonWindow::makeRoom() {
    const auto kept = static_cast<std::size_t>(m_end - m_kept);
    const auto here = m_at - m_kept;
    const std::string_view passed(m_begin, static_cast<std::size_t>(m_kept - m_begin));
    m_lines += lineEnds(passed);
    m_characters = charactersOfLastLine(passed, m_characters);
    std::copy(m_kept, m_end, m_buffer.data());
    if (2 * kept > m_buffer.size() - behind) m_buffer.resize(2 * m_buffer.size());
    m_begin = m_buffer.data();
    m_kept = m_begin;
    m_at = m_begin + here;
    clearBehind(kept);
}

/// Some editors begin a text in UTF-8 with this mark. It says nothing and is not written back.
void JsonWindow::passByteOrderMark() {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (!std::string_view(m_begin, static_cast<std::size_t>(m_end - m_begin)).starts_with(mark)) return;
    m_at += mark.size();
    m_kept = m_at;
    m_characters = -1; // it is no character of the line
}

bool JsonWindow::more() {
    if (m_ended || m_tooLarge) return false;
    m_tooLarge = static_cast<std::size_t>(m_end - m_kept) >= largestKept;
    if (m_tooLarge) return false;
    makeRoom();
    const auto before = static_cast<std::size_t>(m_end - m_begin);
    auto filled = before;
    while (!m_ended && filled < m_buffer.size() - behind) { // whole, however small the pieces that it comes in
        const auto count = m_read(std::span(m_buffer).subspan(filled, m_buffer.size() - behind - filled));
        m_failed = !count;
        m_ended = m_failed || *count == 0;
        filled += count.value_or(0);
    }
    clearBehind(filled);
    if (!m_came) {
        m_beginning.assign(m_begin, std::min(filled, enoughToRecognise));
        passByteOrderMark();
    }
    m_came = m_came || filled > 0;
    return filled > before;
}

} // namespace delve
