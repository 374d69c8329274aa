#pragma once

#include "generation/level/delve/json_scan.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/delve/json_window.h"

#include <string_view>
#include <vector>

namespace delve {

/// Why a value could not be recorded.
enum class JsonProblem : std::uint8_t {
    None,
    Grammar,
    Ended, ///< before it was complete
    TooDeep,
    TooLarge,
    Refused, ///< its refusal stands on the tape
    ReadingFailed,
};

/// A place in the text, counted from 1.
struct JsonPlace {
    std::ptrdiff_t line = 1;
    std::ptrdiff_t column = 1;
};

/// Reads values and member names from a window and records them on a tape, one after the other. It checks the whole
/// grammar, so that nothing on the tape has to be checked again. A function that returns false has found a problem, and
/// nothing more may be read.
class JsonRecorder {
public:
    explicit JsonRecorder(const ReadPiece& read) : m_window(read) {}

    /// The first byte of what comes next, after any space; 0 at the end.
    char next();
    /// Skips a bracket, comma or colon that next() returned.
    void pass() { m_window.moveTo(m_window.at() + 1); }

    /// Starts a new tape here.
    void start();
    /// Records a value at this depth, with the objects and lists in it.
    [[nodiscard]] bool value(std::size_t depth);
    [[nodiscard]] bool text();
    /// The tape, with its raw text up to date.
    [[nodiscard]] JsonTape& tape();

    /// Records a problem at the current place.
    bool wrong();
    bool wrong(JsonProblem problem);
    [[nodiscard]] JsonProblem problem() const { return m_problem; }
    /// The current place, or that of the problem; after a refusal, that of the refused value.
    [[nodiscard]] JsonPlace place() const { return placeOf(m_window.at()); }
    [[nodiscard]] JsonPlace placeOfRefusal() const { return placeOf(m_window.kept().data() + m_tape.refusedAt); }
    [[nodiscard]] std::string_view beginning() const { return m_window.beginning(); }
    [[nodiscard]] bool nothingCame() const { return m_window.nothingCame(); }
    [[nodiscard]] bool atEnd() const { return m_window.atEnd(); }
    [[nodiscard]] bool readingFailed() const { return m_window.readingFailed(); }

private:
    [[nodiscard]] JsonPlace placeOf(const char* place) const {
        return {m_window.lineOf(place), m_window.columnOf(place)};
    }
    struct Name {
        std::string_view text;
        std::uint32_t token;
    };
    // These go from a place in the window to the place after what they read; to null if there is a problem.
    const char* nextFrom(const char* at);
    const char* nextInWindow(const char* at);
    const char* valueAt(const char* at, std::size_t depth);
    template <class Scan>
    const char* tokenAt(const char* at, JsonKind kind, Scan scan);
    template <class Scan>
    const char* tokenAtEnd(const char* at, JsonKind kind, Scan scan);
    const char* textAt(const char* at);
    const char* containerAt(const char* at, JsonKind kind, std::size_t depth);
    const char* elementsAt(const char* at, std::size_t depth);
    const char* membersAt(const char* at, std::size_t depth, bool& mayHaveTwins);
    const char* wrongAt(const char* at);
    bool behind(const char* at);

    void addToken(JsonKind kind, const char* begin, const char* end);
    void addUnescaped();
    bool refuseTwins(std::uint32_t object);
    [[nodiscard]] std::uint32_t offset(const char* at) const {
        return static_cast<std::uint32_t>(at - m_window.keptFrom());
    }

    JsonWindow m_window;
    JsonTape m_tape;
    std::vector<Name> m_names; ///< scratch: the names of an object
    JsonProblem m_problem = JsonProblem::None;
};

} // namespace delve
