#include "generation/level/delve/tape_recorder.h"

#include <algorithm>

namespace delve {

void TapeRecorder::beginPiece(std::string_view piece) {
    m_piece = piece;
    m_at = piece.data();
    m_begin = m_at;
}

void TapeRecorder::endPiece() {
    if (m_recording) m_kept.append(m_begin, m_piece.data() + m_piece.size());
}

void TapeRecorder::startAnew() {
    m_recording = true;
    m_begin = m_at;
    m_kept.clear();
    m_tape.tokens.clear();
    m_tape.texts.clear();
}

void TapeRecorder::findNumber() {
    while (*m_at != '-' && (*m_at < '0' || *m_at > '9')) ++m_at;
}

bool TapeRecorder::endContainer() {
    ++m_at;
    const auto index = m_unfinished.back();
    m_unfinished.pop_back();
    auto& token = m_tape.tokens[index];
    token.end = offset();
    token.next = static_cast<std::uint32_t>(m_tape.tokens.size());
    return token.kind != JsonKind::Object || !refuseTwins(index);
}

void TapeRecorder::endAll() {
    for (const auto index : m_unfinished) {
        m_tape.tokens[index].end = offset();
        m_tape.tokens[index].next = static_cast<std::uint32_t>(m_tape.tokens.size());
    }
    m_unfinished.clear();
}

void TapeRecorder::addEscapedText(std::string_view rest) {
    const auto begin = offset();
    m_part.append(rest);
    ++m_at;
    while (*m_at != '"') m_at += *m_at == '\\' ? 2 : 1;
    ++m_at;
    m_tape.texts.push_back(std::move(m_part));
    m_part.clear();
    addToken(JsonKind::Text, begin, static_cast<std::uint32_t>(m_tape.texts.size() - 1));
}

/// By the grammar of JSON, not a byte more: the parser tells of "0" in "0017" before it finds the rest wrong.
void TapeRecorder::addNumber() {
    const auto begin = offset();
    const char* const end = m_piece.data() + m_piece.size();
    const auto take = [&](char a, char b) {
        const bool there = m_at != end && (*m_at == a || *m_at == b);
        if (there) ++m_at;
        return there;
    };
    const auto takeDigits = [&] {
        while (m_at != end && *m_at >= '0' && *m_at <= '9') ++m_at;
    };
    take('-', '-');
    if (!take('0', '0')) takeDigits();
    if (take('.', '.')) takeDigits();
    if (take('e', 'E')) {
        take('+', '-');
        takeDigits();
    }
    addToken(JsonKind::Number, begin);
}

void TapeRecorder::addLiteral(JsonKind kind, std::size_t length) {
    const auto begin = offset();
    m_at += length;
    addToken(kind, begin);
}

JsonTape& TapeRecorder::tape() {
    if (!m_kept.empty()) {
        m_kept.append(m_begin, m_at);
        m_begin = m_at;
        m_tape.raw = m_kept;
    } else {
        m_tape.raw = {m_begin, static_cast<std::size_t>(m_at - m_begin)};
    }
    return m_tape;
}

std::ptrdiff_t TapeRecorder::linesTo(std::size_t offset) const {
    if (m_kept.empty()) return lineEnds({m_piece.data(), m_begin + offset});
    return lineEnds({m_piece.data(), m_begin}) - lineEnds(std::string_view(m_kept).substr(offset));
}

std::ptrdiff_t TapeRecorder::linesToHere() const { return lineEnds({m_piece.data(), m_at}); }

/// Few names are held against each other as they stand; many are sorted first, so that no file makes this slow.
bool TapeRecorder::refuseTwins(std::uint32_t object) {
    constexpr std::size_t few = 12;
    const auto& tokens = tape().tokens;
    m_names.clear();
    for (auto i = object + 1; i < tokens[object].next; i = tokens[i + 1].next) m_names.push_back({m_tape.textAt(i), i});
    const bool many = m_names.size() > few;
    if (many)
        std::ranges::sort(m_names, [](const Name& a, const Name& b) {
            return a.text != b.text ? a.text < b.text : a.token < b.token;
        });
    for (std::size_t i = 1; i < m_names.size(); ++i) {
        for (std::size_t k = many ? i - 1 : 0; k < i; ++k) {
            if (!isSameName(m_names[k].text, m_names[i].text)) continue;
            m_tape.refuse(
                tokens[m_names[i].token + 1].begin,
                {DELVE_TEXT("delve-file", "The name “%1” stands twice in one object."), {clipped(m_names[i].text)}});
            return true;
        }
    }
    return false;
}

} // namespace delve
