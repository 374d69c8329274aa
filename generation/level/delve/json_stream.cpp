#include "generation/level/delve/json_stream.h"

#include "generation/level/delve/tape_recorder.h"

#include <boost/json/basic_parser_impl.hpp>

#include <algorithm>
#include <limits>
#include <set>

namespace delve {
namespace {

namespace json = boost::json;
using json::error_code;

/// An object or list that the listener entered.
struct Entered {
    JsonKind kind = JsonKind::Object;
    std::string name;            ///< of the member that it is, or that was last begun in it
    std::size_t elements = 0;    ///< so far
    std::set<std::string> names; ///< of its members so far
};

std::string_view view(json::string_view text) { return {text.data(), text.size()}; }

/// What Boost's parser calls.
class Events {
public:
    static constexpr auto max_object_size = std::numeric_limits<std::size_t>::max();
    static constexpr auto max_array_size = max_object_size;
    static constexpr auto max_key_size = max_object_size;
    static constexpr auto max_string_size = max_object_size;

    explicit Events(JsonListener& listener) : m_listener(listener) {}
    [[nodiscard]] TapeRecorder& recorder() { return m_recorder; }
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }
    /// Line ends from the beginning of the piece to what was refused.
    [[nodiscard]] std::ptrdiff_t linesToRefusal() const { return m_linesToRefusal; }

    bool on_document_begin(error_code&) { return true; }
    bool on_document_end(error_code&) { return true; }
    bool on_object_begin(error_code& ec) { return begin(JsonKind::Object, '{', ec); }
    bool on_object_end(std::size_t, error_code& ec) { return end('}', ec); }
    bool on_array_begin(error_code& ec) { return begin(JsonKind::Array, '[', ec); }
    bool on_array_end(std::size_t, error_code& ec) { return end(']', ec); }
    bool on_key_part(json::string_view part, std::size_t, error_code&) { return addPart(part); }
    bool on_key(json::string_view rest, std::size_t, error_code& ec) {
        m_recorder.findNext('"');
        m_recorder.start();
        m_recorder.addText(view(rest));
        return m_recorder.insideValue() || beginMember(ec);
    }
    bool on_string_part(json::string_view part, std::size_t, error_code&) { return addPart(part); }
    bool on_string(json::string_view rest, std::size_t, error_code& ec) {
        m_recorder.findNext('"');
        m_recorder.start();
        m_recorder.addText(view(rest));
        return endValue(ec);
    }
    bool on_number_part(json::string_view, error_code&) { return true; }
    bool on_int64(std::int64_t, json::string_view, error_code& ec) { return number(ec); }
    bool on_uint64(std::uint64_t, json::string_view, error_code& ec) { return number(ec); }
    bool on_double(double, json::string_view, error_code& ec) { return number(ec); }
    bool on_bool(bool yes, error_code& ec) {
        return yes ? literal(JsonKind::True, 't', 4, ec) : literal(JsonKind::False, 'f', 5, ec);
    }
    bool on_null(error_code& ec) { return literal(JsonKind::Null, 'n', 4, ec); }
    bool on_comment_part(json::string_view, error_code&) { return true; }
    bool on_comment(json::string_view, error_code&) { return true; }

private:
    [[nodiscard]] bool inObject() const { return !m_entered.empty() && m_entered.back().kind == JsonKind::Object; }
    [[nodiscard]] std::string_view name() const { return inObject() ? std::string_view(m_entered.back().name) : ""; }

    bool addPart(json::string_view part) {
        m_recorder.addPart(view(part));
        return true;
    }

    bool beginMember(error_code& ec) {
        auto& object = m_entered.back();
        object.name = m_recorder.tape().textAt(0);
        if (object.names.insert(object.name).second) return true;
        return refuse({DELVE_TEXT("delve-file", "The name “%1” stands twice in one object."), {clipped(object.name)}},
                      m_recorder.linesToHere(), path(), ec);
    }

    bool begin(JsonKind kind, char bracket, error_code&) {
        m_recorder.findNext(bracket);
        if (!m_recorder.insideValue() && m_listener.enters(name(), kind)) {
            m_recorder.drop();
            m_recorder.passBracket();
            m_entered.push_back({kind, {}, 0, {}});
            return true;
        }
        m_recorder.start();
        m_recorder.beginContainer(kind);
        return true;
    }

    bool end(char bracket, error_code& ec) {
        m_recorder.findNext(bracket);
        if (m_recorder.insideValue()) {
            if (m_recorder.endContainer()) return endValue(ec);
            return refuseOnTape(ec);
        }
        m_recorder.passBracket();
        if (const auto refusal = m_listener.left()) return refuse(*refusal, m_recorder.linesToHere(), path(false), ec);
        m_entered.pop_back();
        countElement();
        return true;
    }

    bool number(error_code& ec) {
        m_recorder.findNumber();
        m_recorder.start();
        m_recorder.addNumber();
        return endValue(ec);
    }

    bool literal(JsonKind kind, char first, std::size_t length, error_code& ec) {
        m_recorder.findNext(first);
        m_recorder.start();
        m_recorder.addLiteral(kind, length);
        return endValue(ec);
    }

    /// Hands on what was recorded, once it is whole.
    bool endValue(error_code& ec) {
        if (m_recorder.insideValue()) {
            if (m_recorder.fits()) return true;
            return refuse({DELVE_TEXT("delve-file", "Expected a value of less than 2 GiB.")}, m_recorder.linesToHere(),
                          path(), ec);
        }
        auto& tape = m_recorder.tape();
        m_listener.value(name(), tape.raw, JsonValue(tape, rootToken()));
        if (tape.refusal) return refuseOnTape(ec);
        m_recorder.drop();
        countElement();
        return true;
    }

    void countElement() {
        if (!m_entered.empty()) ++m_entered.back().elements;
    }

    /// In an object the first token is the name.
    [[nodiscard]] std::uint32_t rootToken() const { return inObject() ? 1 : 0; }

    /// Where we are: through all that was entered to the value that was last begun.
    [[nodiscard]] std::string path(bool withLast = true) const {
        std::string path;
        const std::size_t parts = m_entered.size() - (withLast || m_entered.empty() ? 0 : 1);
        for (std::size_t i = 0; i < parts; ++i) {
            const auto& entered = m_entered[i];
            if (entered.kind == JsonKind::Array) path += '[' + std::to_string(entered.elements) + ']';
            else path += (path.empty() ? "" : ".") + entered.name;
        }
        return path;
    }

    bool refuseOnTape(error_code& ec) {
        m_recorder.endAll();
        auto& tape = m_recorder.tape();
        return refuse(*tape.refusal, m_recorder.linesTo(tape.refusedAt), path() + tape.pathOfRefusal(rootToken()), ec);
    }

    bool refuse(Message message, std::ptrdiff_t lines, std::string path, error_code& ec) {
        m_linesToRefusal = lines;
        m_failure = badInput(std::move(message), std::move(path));
        ec = json::error::exception;
        return false;
    }

    JsonListener& m_listener;
    TapeRecorder m_recorder;
    std::vector<Entered> m_entered;
    std::optional<Failure> m_failure;
    std::ptrdiff_t m_linesToRefusal = 0;
};

Message sentenceFor(const error_code& ec) {
    if (ec == json::error::incomplete) return {DELVE_TEXT("delve-file", "The text ends before it is complete.")};
    if (ec == json::error::too_deep)
        return {DELVE_TEXT("delve-file", "Objects and lists are nested more than %1 deep here."),
                {std::to_string(deepestJson)}};
    if (ec == json::error::extra_data)
        return {DELVE_TEXT("delve-file", "Expected nothing more behind the last bracket.")};
    if (ec == json::error::exponent_overflow) return {DELVE_TEXT("delve-file", "A number here is too large.")};
    return {DELVE_TEXT("delve-file", "Expected JSON in UTF-8, but its grammar is broken here.")};
}

/// Cuts what is read into pieces that end at line ends. A text of one long line comes as one piece.
class Pieces {
public:
    explicit Pieces(const ReadPiece& read) : m_read(read) {}

    /// The next piece; nothing where reading failed.
    std::optional<std::string_view> next() {
        std::copy(m_buffer.data() + m_piece, m_buffer.data() + m_filled, m_buffer.data());
        m_filled -= m_piece;
        m_piece = 0;
        while (m_piece == 0 && !m_ended) {
            const auto before = m_filled;
            if (!fill()) return {};
            const auto lineEnd = std::string_view(m_buffer.data() + before, m_filled - before).rfind('\n');
            if (m_ended) m_piece = m_filled;
            else if (lineEnd != std::string_view::npos) m_piece = before + lineEnd + 1;
        }
        return std::string_view(m_buffer.data(), m_piece);
    }
    /// Was that the last piece? It may be empty.
    [[nodiscard]] bool ended() const { return m_ended; }

private:
    bool fill() {
        if (m_buffer.size() < m_filled + pieceSize)
            m_buffer.resize(std::max(m_filled + pieceSize, 2 * m_buffer.size()));
        const auto count = m_read(std::span(m_buffer).subspan(m_filled));
        if (!count) return false;
        m_ended = *count == 0;
        m_filled += *count;
        return true;
    }

    static constexpr std::size_t pieceSize = std::size_t{1} << 17;
    const ReadPiece& m_read;
    std::vector<char> m_buffer;
    std::size_t m_filled = 0;
    std::size_t m_piece = 0;
    bool m_ended = false;
};

std::string placeName(std::ptrdiff_t line, std::string path) {
    if (path.starts_with('.')) path.erase(0, 1); // of a text that is one value
    return "line " + std::to_string(line) + (path.empty() ? "" : ", " + path);
}

} // namespace

ReadPiece piecesOf(std::string_view text) {
    return [text](std::span<char> into) mutable -> std::optional<std::size_t> {
        const auto count = std::min(into.size(), text.size());
        std::copy_n(text.data(), count, into.data());
        text.remove_prefix(count);
        return count;
    };
}

Done readJson(const ReadPiece& read, JsonListener& listener) {
    json::parse_options options;
    options.max_depth = deepestJson;
    json::basic_parser<Events> parser(options, listener);
    Events& events = parser.handler();
    Pieces pieces(read);
    std::ptrdiff_t line = 1;
    for (bool any = false; !pieces.ended();) {
        const auto piece = pieces.next();
        if (!piece) return fileAccess({});
        any = any || !piece->empty();
        if (!any && pieces.ended()) return badInput({DELVE_TEXT("delve-file", "The file is empty.")}, placeName(1, {}));
        events.recorder().beginPiece(*piece);
        error_code ec;
        const auto consumed = parser.write_some(!pieces.ended(), piece->data(), piece->size(), ec);
        if (events.failure()) {
            const auto& failure = *events.failure();
            return badInput(failure.message, placeName(line + events.linesToRefusal(), failure.where));
        }
        if (!ec && consumed < piece->size()) ec = json::error::extra_data;
        if (ec) return badInput(sentenceFor(ec), placeName(line + lineEnds(piece->substr(0, consumed)), {}));
        line += lineEnds(*piece);
        events.recorder().endPiece();
    }
    return done();
}

} // namespace delve
