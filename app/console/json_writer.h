#pragma once

#include "generation/level/decimal.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Writes JSON piece by piece, so that a long result is never in memory as a whole. Keys keep the order of writing; an
/// inline array or object stays on one line.
namespace delve::app {

class JsonWriter {
public:
    /// Takes the text piece by piece; false if no more is wanted.
    using Sink = std::function<bool(std::string_view)>;
    enum class Layout : std::uint8_t { Lines, Inline };

    explicit JsonWriter(Sink sink) : m_sink(std::move(sink)) {}
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Lines) { begin('[', layout); }
    void endArray() { end(']'); }
    void key(std::string_view name);

    void text(std::string_view utf8); ///< invalid UTF-8 becomes U+FFFD
    void number(std::int64_t value) { raw(std::to_string(value)); }
    void natural(std::uint64_t value) { raw(std::to_string(value)); }
    void number(Decimal value) { raw(toText(value)); }
    void truth(bool value) { raw(value ? "true" : "false"); }
    void nothing() { raw("null"); }

    /// Flushes the rest, with a final line break. False if the sink refused anything.
    [[nodiscard]] bool finish();
    /// False once the sink has refused something: there is no use in continuing.
    [[nodiscard]] bool wanted() const { return m_wanted; }

private:
    struct Level {
        Layout layout;
        bool empty = true;
    };
    void begin(char bracket, Layout layout);
    void end(char bracket);
    void separate();
    void breakLine();
    void raw(std::string_view value);
    void flush();

    Sink m_sink;
    std::string m_buffer;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
    bool m_wanted = true;
};

/// What `write` writes, as one text.
[[nodiscard]] std::string jsonText(const std::function<void(JsonWriter&)>& write);

} // namespace delve::app
