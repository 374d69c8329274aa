#include "generation/level/delve/tape_recorder.h"

#include <algorithm>

namespace delve {
namespace {

bool isNumberByte(char c) { return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E'; }

} // namespace

void TapeRecorder::beginPiece(std::string_view piece) {
    m_piece = piece;
    m_at = piece.data();
    m_begin = m_at;
}

void TapeRecorder::endPiece() {
    if (m_recording) m_kept.append(m_begin, m_piece.data() + m_piece.size());
}

void TapeRecorder::start() {
    if (m_recording) return;
    m_recording = true;
    m_begin = m_at;
    m_kept.clear();
    m_tape.tokens.clear();
    m_tape.texts.clear();
}

void TapeRecorder::findNumber() {
    while (*m_at != '-' && (*m_at < '0' || *m_at > '9')) ++m_at;
}

void TapeRecorder::addToken(JsonKind kind, std::uint32_t begin, std::uint32_t unescaped) {
    const auto next = static_cast<std::uint32_t>(m_tape.tokens.size() + 1);
    m_tape.tokens.push_back({kind, begin, offset(), next, unescaped});
}

void TapeRecorder::beginContainer(JsonKind kind) {
    m_unfinished.push_back(static_cast<std::uint32_t>(m_tape.tokens.size()));
    addToken(kind, offset());
    ++m_at;
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

void TapeRecorder::addText(std::string_view rest) {
    const auto begin = offset();
    if (m_part.empty() && rest.data() == m_at + 1) { // given as it stands, so it has no escapes
        m_at += rest.size() + 2;
        addToken(JsonKind::Text, begin);
        return;
    }
    m_part.append(rest);
    ++m_at;
    while (*m_at != '"') m_at += *m_at == '\\' ? 2 : 1;
    ++m_at;
    m_tape.texts.push_back(std::move(m_part));
    m_part.clear();
    addToken(JsonKind::Text, begin, static_cast<std::uint32_t>(m_tape.texts.size() - 1));
}

void TapeRecorder::addNumber() {
    const auto begin = offset();
    const char* const end = m_piece.data() + m_piece.size();
    while (m_at != end && isNumberByte(*m_at)) ++m_at;
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
    const char* const piece = m_piece.data();
    if (m_kept.empty()) return std::count(piece, m_begin + offset, '\n');
    return std::count(piece, m_begin, '\n') - std::count(m_kept.data() + offset, m_kept.data() + m_kept.size(), '\n');
}

std::ptrdiff_t TapeRecorder::linesToHere() const { return std::count(m_piece.data(), m_at, '\n'); }

/// Few names are held against each other as they stand; many are sorted first, so that no file makes this slow.
bool TapeRecorder::refuseTwins(std::uint32_t object) {
    constexpr std::size_t few = 12;
    m_names.clear();
    for (auto i = object + 1; i < m_tape.tokens[object].next; i = m_tape.tokens[i + 1].next) m_names.push_back(i);
    if (m_names.size() < 2) return false;
    tape();
    const auto nameOf = [&](std::uint32_t i) { return m_tape.textAt(i); };
    if (m_names.size() > few)
        std::ranges::sort(m_names,
                          [&](auto a, auto b) { return nameOf(a) != nameOf(b) ? nameOf(a) < nameOf(b) : a < b; });
    for (std::size_t i = 1; i < m_names.size(); ++i) {
        const auto name = nameOf(m_names[i]);
        for (std::size_t k = m_names.size() > few ? i - 1 : 0; k < i; ++k) {
            if (nameOf(m_names[k]) != name) continue;
            m_tape.refuse(m_tape.tokens[m_names[i] + 1].begin,
                          {DELVE_TEXT("delve-file", "The name “%1” stands twice in one object."), {clipped(name)}});
            return true;
        }
    }
    return false;
}

} // namespace delve
