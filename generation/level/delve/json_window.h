#pragma once

#include "generation/level/delve/json_stream.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// The part of a text that is in memory while it is streamed: from what is
/// still needed to what was read last. Sixteen bytes of 0 follow it, so that
/// a scan stops there; more() then reads the next part. The parser owns it.
class JsonWindow {
public:
    explicit JsonWindow(const ReadPiece& read) : m_read(read) { clearBehind(0); }

    [[nodiscard]] const char* at() const { return m_at; }
    [[nodiscard]] bool atEnd() const { return isEnd(m_at); }
    [[nodiscard]] bool isEnd(const char* place) const { return place == m_end; }
    void moveTo(const char* place) { m_at = place; }

    /// What lies before the current place is no longer needed.
    void keepFromHere() { m_kept = m_at; }
    [[nodiscard]] const char* keptFrom() const { return m_kept; }
    [[nodiscard]] std::string_view kept() const { return {m_kept, static_cast<std::size_t>(m_at - m_kept)}; }

    /// Reads more of the text; invalidates all places but at(). False at the end of the text, or if what is kept has
    /// become too large.
    [[nodiscard]] bool more();
    [[nodiscard]] bool readingFailed() const { return m_failed; }
    [[nodiscard]] bool tooLarge() const { return m_tooLarge; }
    /// No byte was read at all.
    [[nodiscard]] bool nothingCame() const { return !m_came; }
    /// Counted from 1; columns are characters.
    [[nodiscard]] std::ptrdiff_t lineOf(const char* place) const;
    [[nodiscard]] std::ptrdiff_t columnOf(const char* place) const;
    /// The first bytes of all, for as long as the window lives.
    [[nodiscard]] std::string_view beginning() const { return m_beginning; }

private:
    static constexpr std::size_t defaultSize = std::size_t{1} << 17;
    static constexpr std::size_t behind = 16;
    static constexpr std::size_t largestKept = std::size_t{1} << 31; ///< a token has places of 32 bits

    void makeRoom();
    void clearBehind(std::size_t filled);
    void passByteOrderMark();

    const ReadPiece& m_read;
    std::vector<char> m_buffer = std::vector<char>(defaultSize + behind);
    std::string m_beginning;
    std::ptrdiff_t m_lines = 0;      ///< that ended before the buffer
    std::ptrdiff_t m_characters = 0; ///< before the buffer, of the line that goes on in it
    const char* m_begin = m_buffer.data();
    const char* m_kept = m_begin;
    const char* m_at = m_begin;
    const char* m_end = m_begin;
    bool m_came = false;
    bool m_ended = false;
    bool m_failed = false;
    bool m_tooLarge = false;
};

} // namespace delve
