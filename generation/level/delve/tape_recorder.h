#pragma once

#include "generation/level/delve/json_tape.h"

#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Puts on tape what a parser reports. The parser tells what it found but not where, and the raw text that unknown
/// members are kept as needs the place. Since the parser has checked the grammar and goes through the text in order,
/// the next bracket, quote, digit or letter behind the last token is always the one it speaks of.
///
/// The text comes in pieces that end at line ends, so that no token lies in two of them: JSON has no line end within a
/// token. A value may go on over many pieces; what it has of the earlier ones is kept.
class TapeRecorder {
public:
    void beginPiece(std::string_view piece);
    void endPiece();

    /// Begins a value or the name of one, if none has begun.
    void start() {
        if (!m_recording) startAnew();
    }
    /// Forgets what was begun: its members or elements come one by one.
    void drop() { m_recording = false; }
    [[nodiscard]] bool insideValue() const { return !m_unfinished.empty(); }

    void findNext(char c) {
        while (*m_at != c) ++m_at;
    }
    void findNumber();
    void passBracket() { ++m_at; }

    void beginContainer(JsonKind kind) {
        m_unfinished.push_back(static_cast<std::uint32_t>(m_tape.tokens.size()));
        addToken(kind, offset());
        ++m_at;
    }
    /// False where two members have one name; it is refused on the tape.
    bool endContainer();
    /// A part of a text in quotes, as the parser gives it, without escapes; addText gives the rest of it.
    void addPart(std::string_view part) { m_part.append(part); }
    void addText(std::string_view rest) {
        if (!m_part.empty() || rest.data() != m_at + 1) return addEscapedText(rest);
        const auto begin = offset(); // given as it stands, so it has no escapes
        m_at += rest.size() + 2;
        addToken(JsonKind::Text, begin);
    }
    void addNumber();
    void addLiteral(JsonKind kind, std::size_t length);

    /// Ends what has not ended, so that the way to something wrong in it can be told.
    void endAll();
    /// What is on tape, its raw text brought up to date.
    JsonTape& tape();
    /// Line ends in this piece before `offset` of the tape's text; below 0 where it lies in an earlier piece.
    [[nodiscard]] std::ptrdiff_t linesTo(std::size_t offset) const;
    [[nodiscard]] std::ptrdiff_t linesToHere() const;
    /// Is the text on tape small enough for places of 32 bits?
    [[nodiscard]] bool fits() const {
        return m_kept.size() + static_cast<std::size_t>(m_at - m_begin) < std::size_t{1} << 31;
    }

private:
    [[nodiscard]] std::uint32_t offset() const {
        return static_cast<std::uint32_t>(m_kept.size() + static_cast<std::size_t>(m_at - m_begin));
    }
    struct Name {
        std::string_view text;
        std::uint32_t token;
    };
    void startAnew();
    void addEscapedText(std::string_view rest);
    void addToken(JsonKind kind, std::uint32_t begin, std::uint32_t unescaped = JsonToken::plain) {
        const auto next = static_cast<std::uint32_t>(m_tape.tokens.size() + 1);
        m_tape.tokens.push_back({kind, begin, offset(), next, unescaped});
    }
    bool refuseTwins(std::uint32_t object);

    JsonTape m_tape;
    std::vector<std::uint32_t> m_unfinished; ///< objects and lists on the tape that have not ended
    std::vector<Name> m_names;               ///< scratch: the names of an object
    bool m_recording = false;
    std::string_view m_piece;
    const char* m_at = nullptr;    ///< behind the last token
    const char* m_begin = nullptr; ///< where the tape's text begins or goes on in this piece
    std::string m_kept;            ///< what the tape's text has of earlier pieces
    std::string m_part;            ///< what the parser gave of a text so far
};

} // namespace delve
