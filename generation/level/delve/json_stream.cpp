#include "generation/level/delve/json_stream.h"

#include "generation/level/delve/foreign_file.h"
#include "generation/level/delve/json_recorder.h"

#include <algorithm>
#include <set>

namespace delve {
namespace {

/// An object or list that the listener entered.
struct Entered {
    JsonKind kind = JsonKind::Object;
    std::string name;            ///< of the member that was last begun in it
    std::size_t elements = 0;    ///< so far
    std::set<std::string> names; ///< of its members so far
};

std::string placeName(JsonPlace place, std::string path) {
    if (path.starts_with('.')) path.erase(0, 1); // of a text that is one value
    return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column) +
           (path.empty() ? "" : ", " + path);
}

Message sentenceFor(JsonProblem problem) {
    switch (problem) {
    case JsonProblem::Ended: return {DELVE_TEXT("delve-file", "The text is truncated.")};
    case JsonProblem::TooLarge: return {DELVE_TEXT("delve-file", "Expected a value of less than 2 GiB.")};
    case JsonProblem::TooDeep:
        return {DELVE_TEXT("delve-file", "Objects and lists may be nested at most %1 deep."),
                {std::to_string(deepestJson)}};
    case JsonProblem::None:
    case JsonProblem::Grammar:
    case JsonProblem::Refused:
    case JsonProblem::ReadingFailed: break;
    }
    return {DELVE_TEXT("delve-file", "Syntax error: expected JSON in UTF-8.")};
}

/// Goes through a text and notifies the listener. A function that returns false has recorded what is wrong: here, or in
/// the recorder.
class JsonReading {
public:
    JsonReading(const ReadPiece& read, JsonListener& listener) : m_listener(listener), m_recorder(read) {}

    Done run() {
        const bool empty = m_recorder.next() == '\0' && m_recorder.nothingCame();
        m_recorder.start();
        if (!value(deepestJson)) return failure(empty);
        if (m_recorder.next() != '\0' || !m_recorder.atEnd())
            return badInput({DELVE_TEXT("delve-file", "Unexpected text after the last bracket. Remove it.")},
                            placeName(m_recorder.place(), {}));
        if (m_recorder.readingFailed()) return fileAccess({});
        return done();
    }

private:
    [[nodiscard]] bool inObject() const { return !m_entered.empty() && m_entered.back().kind == JsonKind::Object; }
    [[nodiscard]] std::string_view name() const { return inObject() ? std::string_view(m_entered.back().name) : ""; }
    /// In an object the first token is the name.
    [[nodiscard]] std::uint32_t rootToken() const { return inObject() ? 1 : 0; }

    /// A value that was not entered, or one in an entered value; its name is on the tape.
    bool value(std::size_t depth) {
        const char first = m_recorder.next();
        const auto kind = first == '{' ? JsonKind::Object : JsonKind::Array;
        if ((first == '{' || first == '[') && depth > 0 && m_listener.enters(name(), kind)) return enter(kind, depth);
        if (!m_recorder.value(depth)) return false;
        auto& tape = m_recorder.tape();
        m_listener.value(name(), tape.raw, JsonValue(tape, rootToken()));
        return !tape.refusal || m_recorder.wrong(JsonProblem::Refused);
    }

    bool enter(JsonKind kind, std::size_t depth) {
        m_recorder.pass();
        m_entered.push_back({kind, {}, 0, {}});
        const bool object = kind == JsonKind::Object;
        const char end = object ? '}' : ']';
        for (bool first = true; m_recorder.next() != end || !first; first = false) {
            if (!(object ? member(depth - 1) : element(depth - 1))) return false;
            ++m_entered.back().elements;
            const char c = m_recorder.next();
            if (c == end) break;
            if (c != ',') return m_recorder.wrong();
            m_recorder.pass();
        }
        m_recorder.pass();
        if (const auto refusal = m_listener.left()) return refuse(*refusal, path(m_entered.size() - 1));
        m_entered.pop_back();
        return true;
    }

    bool element(std::size_t depth) {
        m_recorder.start();
        return value(depth);
    }

    bool member(std::size_t depth) {
        if (m_recorder.next() != '"') return m_recorder.wrong();
        m_recorder.start();
        if (!m_recorder.text()) return false;
        auto& object = m_entered.back();
        object.name = m_recorder.tape().textAt(0);
        if (!object.names.insert(object.name).second)
            return refuse({DELVE_TEXT("delve-file", "Duplicate member “%1” in this object."), {clipped(object.name)}},
                          path(m_entered.size()));
        if (m_recorder.next() != ':') return m_recorder.wrong();
        m_recorder.pass();
        return value(depth);
    }

    /// The path through the first `parts` entered values, to the value that began last.
    [[nodiscard]] std::string path(std::size_t parts) const {
        std::string path;
        for (std::size_t i = 0; i < parts; ++i) {
            const auto& entered = m_entered[i];
            if (entered.kind == JsonKind::Array) path += '[' + std::to_string(entered.elements) + ']';
            else path += (path.empty() ? "" : ".") + entered.name;
        }
        return path;
    }

    bool refuse(Message message, std::string path) {
        m_refusal = badInput(std::move(message), placeName(m_recorder.place(), std::move(path)));
        return false;
    }

    Failure failure(bool empty) {
        if (m_refusal) return *m_refusal;
        if (m_recorder.problem() == JsonProblem::ReadingFailed) return fileAccess({});
        if (empty)
            return badInput({DELVE_TEXT("delve-file", "The file is empty. Choose another file.")}, placeName({}, {}));
        if (auto foreign = foreignFile(m_recorder.beginning()); foreign && m_recorder.problem() != JsonProblem::Refused)
            return badInput(*std::move(foreign), placeName({}, {}));
        if (m_recorder.problem() != JsonProblem::Refused)
            return badInput(sentenceFor(m_recorder.problem()), placeName(m_recorder.place(), {}));
        const auto& tape = m_recorder.tape();
        return badInput(*tape.refusal, placeName(m_recorder.placeOfRefusal(),
                                                 path(m_entered.size()) + tape.pathOfRefusal(rootToken())));
    }

    JsonListener& m_listener;
    JsonRecorder m_recorder;
    std::vector<Entered> m_entered;
    std::optional<Failure> m_refusal;
};

} // namespace

ReadPiece piecesOf(std::string_view text) {
    return [text](std::span<char> into) mutable -> std::optional<std::size_t> {
        const auto count = std::min(into.size(), text.size());
        std::copy_n(text.data(), count, into.data());
        text.remove_prefix(count);
        return count;
    };
}

Done readJson(const ReadPiece& read, JsonListener& listener) { return JsonReading(read, listener).run(); }

} // namespace delve
