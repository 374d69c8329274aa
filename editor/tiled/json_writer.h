#pragma once

#include "editor/tiled/piecewise_text.h"
#include "generation/level/delve/json_text.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace delve::editor {

/// Writes JSON: objects and arrays a member or element a line; or all of it into one line in memory. Owned by whoever
/// writes a file.
class JsonWriter {
public:
    explicit JsonWriter(QIODevice& into) : m_out(into) {}
    JsonWriter() : m_oneLine(true) {}
    /// What was written into memory.
    [[nodiscard]] std::string take() { return m_out.take(); }

    /// Of an array, or of the whole file.
    void beginObject() { open('{'); }
    void beginObject(std::string_view name) { openMember(name, '{'); }
    void beginArray() { open('['); }
    void beginArray(std::string_view name) { openMember(name, '['); }
    void end();

    JsonWriter& member(std::string_view name, std::string_view text);
    JsonWriter& member(std::string_view name, const char* text) { return member(name, std::string_view(text)); }
    JsonWriter& member(std::string_view name, std::same_as<bool> auto yes) {
        return raw(name, yes ? std::string_view("true") : std::string_view("false"));
    }
    template <class Number>
    requires(std::integral<Number> && !std::same_as<Number, bool>) JsonWriter& member(std::string_view name,
                                                                                      Number number) {
        key(name).number(number);
        return *this;
    }
    JsonWriter& member(std::string_view name, double number) {
        key(name).number(number);
        return *this;
    }
    JsonWriter& memberUnlessEmpty(std::string_view name, std::string_view text) {
        return text.empty() ? *this : member(name, text);
    }
    /// A value that is JSON already.
    JsonWriter& raw(std::string_view name, std::string_view json) {
        key(name) << json;
        return *this;
    }
    /// The name of a member whose value the caller writes.
    PiecewiseText& key(std::string_view name);
    /// The place of a value in an array.
    PiecewiseText& element();

    [[nodiscard]] PiecewiseText& out() { return m_out; }
    [[nodiscard]] Done finish() {
        m_out << "\n";
        return m_out.finish();
    }

private:
    void next();
    void open(char bracket);
    void openMember(std::string_view name, char bracket);

    PiecewiseText m_out;
    std::vector<char> m_open; ///< brackets
    bool m_first = true;      ///< nothing stands in the innermost yet
    bool m_oneLine = false;
};

} // namespace delve::editor
