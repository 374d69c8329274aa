#include "editor/tiled/xml_reader.h"

#include "generation/level/delve/json_tape.h"
#include "generation/level/utf8.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace delve::editor {
namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 18;
constexpr std::size_t largestTag = std::size_t{16} << 20;
constexpr std::size_t longestReference = 12;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isBlank(std::string_view text) { return std::ranges::all_of(text, isSpace); }

bool isNameCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

std::size_t nameLength(std::string_view text) {
    if (text.empty() || !isNameCharacter(text[0]) || text[0] == '-' || text[0] == '.' ||
        (text[0] >= '0' && text[0] <= '9'))
        return 0;
    const auto end = std::ranges::find_if_not(text, isNameCharacter);
    return static_cast<std::size_t>(end - text.begin());
}

std::string_view withoutSpace(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    return text;
}

Message syntaxError() { return {DELVE_TEXT("tiled", "Syntax error: expected XML in UTF-8.")}; }

/// May this character stand in XML? Nothing below a space but tabs and line ends does.
bool mayStand(char32_t c) { return c >= 0x20 || c == '\t' || c == '\n' || c == '\r'; }

} // namespace

XmlReader::XmlReader(ReadPiece read) : m_read(std::move(read)), m_buffer(pieceBytes) {}

std::int64_t XmlReader::line() const { return 1 + m_lines + std::count(m_buffer.data(), m_buffer.data() + m_at, '\n'); }

Failure XmlReader::wrongHere(Message message) const {
    return badInput(std::move(message), "line " + std::to_string(line()));
}

XmlReader::Event XmlReader::fail(Message message) {
    m_failure = wrongHere(std::move(message));
    return Event::Failed;
}

XmlReader::Event XmlReader::failTruncated() {
    if (m_failure.kind == Failure::Kind::FileAccess) return Event::Failed;
    return fail({DELVE_TEXT("tiled", "The text is truncated.")});
}

/// Reads on behind what is not yet used, which moves to the front of the buffer. False at the end.
bool XmlReader::more() {
    if (m_exhausted) return false;
    m_lines += std::count(m_buffer.data(), m_buffer.data() + m_at, '\n');
    std::memmove(m_buffer.data(), m_buffer.data() + m_at, left());
    m_end -= m_at;
    m_at = 0;
    if (m_end + pieceBytes / 2 > m_buffer.size()) m_buffer.resize(m_buffer.size() * 2);
    const auto count = m_read(std::span(m_buffer).subspan(m_end));
    if (!count) m_failure = fileAccess({});
    m_exhausted = !count || *count == 0;
    m_end += count.value_or(0);
    return !m_exhausted;
}

bool XmlReader::need(std::size_t bytes) {
    while (left() < bytes)
        if (!more()) return false;
    return true;
}

bool XmlReader::begins(std::string_view with) { return need(with.size()) && rest().starts_with(with); }

XmlReader::Event XmlReader::next() {
    m_text = {};
    m_attributes.clear();
    m_unescaped.clear();
    if (std::exchange(m_closeNext, false)) return ended();
    if (!std::exchange(m_started, true) && begins("\xef\xbb\xbf")) m_at += 3;
    while (true) {
        if (m_inCharacterData) return characterData();
        if (left() == 0 && !more()) break;
        if (rest().front() != '<') {
            const auto event = textPiece();
            if (event != Event::Text || !m_begins.empty()) return event;
            if (!isBlank(m_text)) return fail(syntaxError());
            continue;
        }
        if (begins("<!--")) {
            if (!skipTo("-->")) return failTruncated();
        } else if (begins("<![CDATA[")) {
            m_inCharacterData = true;
            m_at += 9;
        } else if (begins("<?")) {
            if (!skipInstruction()) return Event::Failed;
        } else if (begins("<!")) {
            if (!skipDoctype()) return Event::Failed;
        } else {
            return begins("</") ? endTag() : beginTag();
        }
    }
    if (m_failure.kind == Failure::Kind::FileAccess) return Event::Failed;
    if (!m_hadRoot) return fail({DELVE_TEXT("tiled", "The file is empty. Choose another file.")});
    return m_begins.empty() ? Event::Over : failTruncated();
}

bool XmlReader::skipTo(std::string_view end) {
    while (true) {
        const auto found = rest().find(end);
        if (found != std::string_view::npos) {
            m_at += found + end.size();
            return true;
        }
        m_at += left() - std::min(left(), end.size() - 1);
        if (!more()) return false;
    }
}

/// Such as the declaration of XML, which may name an encoding.
bool XmlReader::skipInstruction() {
    (void)need(256);
    const auto text = rest().substr(0, std::min(rest().find("?>"), left()));
    const auto encoding = text.starts_with("<?xml ") ? text.find("encoding=") : std::string_view::npos;
    if (encoding != std::string_view::npos && encoding + 10 < text.size()) {
        auto name = text.substr(encoding + 10);
        name = name.substr(0, name.find(text[encoding + 9]));
        std::string lower(name);
        std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        if (lower != "utf-8" && lower != "utf8" && lower != "us-ascii") {
            fail({DELVE_TEXT("tiled", "Unsupported encoding “%1”. Save the file as UTF-8."), {clipped(name)}});
            return false;
        }
    }
    if (skipTo("?>")) return true;
    failTruncated();
    return false;
}

/// Old maps name a DTD, which is not read. One that declares something itself is refused.
bool XmlReader::skipDoctype() {
    if (!begins("<!DOCTYPE")) return fail(syntaxError()), false;
    while (true) {
        const auto found = rest().find_first_of("[>");
        if (found == std::string_view::npos) {
            m_at = m_end;
            if (!more()) return failTruncated(), false;
            continue;
        }
        m_at += found + 1;
        if (m_buffer[m_at - 1] == '>') return true;
        fail({DELVE_TEXT("tiled", "Declarations of entities (DOCTYPE) are not read. Remove them.")});
        return false;
    }
}

/// Up to the next tag or reference, or as far as the buffer goes.
XmlReader::Event XmlReader::textPiece() {
    if (rest().front() == '&') return reference();
    const char* const begin = m_buffer.data() + m_at;
    std::size_t length = left();
    if (const auto* tag = static_cast<const char*>(std::memchr(begin, '<', length)))
        length = static_cast<std::size_t>(tag - begin);
    if (const auto* escape = static_cast<const char*>(std::memchr(begin, '&', length)))
        length = static_cast<std::size_t>(escape - begin);
    m_text = {begin, length};
    m_at += length;
    return Event::Text;
}

XmlReader::Event XmlReader::reference() {
    (void)need(longestReference);
    const auto end = rest().substr(0, longestReference).find(';');
    m_character.clear();
    if (end == std::string_view::npos) return fail(syntaxError());
    if (!addReference(rest().substr(1, end - 1), m_character)) return Event::Failed;
    m_at += end + 1;
    m_text = m_character;
    return Event::Text;
}

XmlReader::Event XmlReader::characterData() {
    constexpr std::string_view end = "]]>";
    if (m_begins.empty()) return fail(syntaxError());
    (void)need(end.size());
    if (begins(end)) {
        m_at += end.size();
        m_inCharacterData = false;
        return next();
    }
    const auto found = rest().find(end);
    if (found == std::string_view::npos && left() < end.size()) return failTruncated();
    m_text = rest().substr(0, found == std::string_view::npos ? left() - (end.size() - 1) : found);
    m_at += m_text.size();
    return Event::Text;
}

/// The length of a tag, brackets included; all of it is in the buffer then.
bool XmlReader::findTagEnd(std::size_t& length) {
    char quote = '\0';
    for (length = 0;; ++length) {
        if (length == left() && !more()) return failTruncated(), false;
        if (length >= largestTag) return fail({DELVE_TEXT("tiled", "Expected a tag of less than 16 MB.")}), false;
        const char c = m_buffer[m_at + length];
        if (quote != '\0') quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'') quote = c;
        else if (c == '>') break;
        else if (c == '<' && length > 0) return fail(syntaxError()), false;
    }
    ++length;
    return true;
}

void XmlReader::open() {
    m_begins.push_back(m_open.size());
    m_open += m_name;
}

XmlReader::Event XmlReader::beginTag() {
    std::size_t length = 0;
    if (!findTagEnd(length)) return Event::Failed;
    auto tag = rest().substr(1, length - 2);
    if (m_begins.empty() && std::exchange(m_hadRoot, true)) return fail(syntaxError());
    m_closeNext = tag.ends_with('/');
    if (m_closeNext) tag.remove_suffix(1);
    const auto nameEnds = nameLength(tag);
    if (nameEnds == 0) return fail(syntaxError());
    if (m_begins.size() == deepest)
        return fail({DELVE_TEXT("tiled", "Elements may be nested at most %1 deep."), {std::to_string(deepest)}});
    m_name = tag.substr(0, nameEnds);
    if (!readAttributes(tag.substr(nameEnds))) return Event::Failed;
    open();
    m_at += length;
    return Event::Begin;
}

XmlReader::Event XmlReader::endTag() {
    std::size_t length = 0;
    if (!findTagEnd(length)) return Event::Failed;
    const auto tag = rest().substr(2, length - 3);
    const auto name = tag.substr(0, nameLength(tag));
    if (m_begins.empty() || name.empty() || !isBlank(tag.substr(name.size()))) return fail(syntaxError());
    const auto expected = std::string_view(m_open).substr(m_begins.back());
    if (name != expected)
        return fail(
            {DELVE_TEXT("tiled", "Expected the end of “%1”, found that of “%2”."), {clipped(expected), clipped(name)}});
    m_at += length;
    return ended();
}

XmlReader::Event XmlReader::ended() {
    m_open.resize(m_begins.back());
    m_begins.pop_back();
    return Event::End;
}

bool XmlReader::readAttributes(std::string_view tag) {
    while (true) {
        const auto before = tag.size();
        tag = withoutSpace(tag);
        if (tag.empty()) return true;
        const auto name = tag.substr(0, nameLength(tag));
        if (name.empty() || tag.size() == before) return fail(syntaxError()), false;
        tag = withoutSpace(tag.substr(name.size()));
        if (!tag.starts_with('=')) return fail(syntaxError()), false;
        tag = withoutSpace(tag.substr(1));
        if (!tag.starts_with('"') && !tag.starts_with('\'')) return fail(syntaxError()), false;
        const auto end = tag.find(tag[0], 1);
        if (end == std::string_view::npos) return fail(syntaxError()), false;
        if (!addAttribute(name, tag.substr(1, end - 1))) return false;
        tag.remove_prefix(end + 1);
    }
}

bool XmlReader::addAttribute(std::string_view name, std::string_view raw) {
    constexpr std::size_t most = 256;
    if (std::ranges::find(m_attributes, name, &XmlAttribute::name) != m_attributes.end() || m_attributes.size() == most)
        return fail({DELVE_TEXT("tiled", "Duplicate attribute “%1”, or too many of them."), {clipped(name)}}), false;
    if (!isUtf8(raw) || !isUtf8(name)) return fail(syntaxError()), false;
    if (std::ranges::all_of(raw, [](char c) { return c != '&' && static_cast<unsigned char>(c) >= 0x20; })) {
        m_attributes.push_back({name, raw});
        return true;
    }
    m_unescaped.emplace_back();
    if (!unescape(raw, m_unescaped.back())) return false;
    m_attributes.push_back({name, m_unescaped.back()});
    return true;
}

/// Line ends that are no references count as spaces.
bool XmlReader::unescape(std::string_view raw, std::string& into) {
    while (!raw.empty()) {
        if (raw.front() != '&') {
            const auto c = static_cast<unsigned char>(raw.front());
            if (!mayStand(c)) return fail(syntaxError()), false;
            into += isSpace(raw.front()) ? ' ' : raw.front();
            raw.remove_prefix(1);
            continue;
        }
        const auto end = raw.substr(0, longestReference).find(';');
        if (end == std::string_view::npos) return fail(syntaxError()), false;
        if (!addReference(raw.substr(1, end - 1), into)) return false;
        raw.remove_prefix(end + 1);
    }
    return true;
}

bool XmlReader::addReference(std::string_view name, std::string& into) {
    static constexpr std::pair<std::string_view, char> known[] = {
        {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
    for (const auto& entity : known)
        if (name == entity.first) return into += entity.second, true;
    const bool hex = name.starts_with("#x");
    const auto digits = name.substr(std::min(name.size(), hex ? std::size_t{2} : std::size_t{1}));
    std::uint32_t value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, hex ? 16 : 10);
    const bool good = name.starts_with('#') && read.ec == std::errc{} && read.ptr == digits.data() + digits.size() &&
                      mayStand(value) && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
    if (good) return appendUtf8(into, value), true;
    fail({DELVE_TEXT("tiled", "Unknown entity “&%1;”. Expected &amp;, &lt;, &gt;, &quot;, &apos; or a number."),
          {clipped(name)}});
    return false;
}

} // namespace delve::editor
