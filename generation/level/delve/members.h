#pragma once

#include "generation/level/delve/json_tape.h"
#include "generation/level/rare_text.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

/// Reading an object by a table of its members: one line for each, with the name and what to do with the value.
namespace delve {

enum class Needed : bool { No, Yes };

template <class T>
struct Member {
    std::string_view name;
    Needed needed;
    void (*read)(T& into, JsonValue value);
};

/// Appends the raw text of a member that this version does not know to those found before.
inline void keepUnknown(std::string& unknown, std::string_view member, std::string_view between = ", ") {
    if (!unknown.empty()) unknown += between;
    unknown += member;
}

/// Reads the members of an object in any order. Those that the table does not name go to `other(name, value, raw
/// text)`. A missing required name is refused.
template <class T, std::size_t count, class Other>
void readMembers(JsonValue object, const std::array<Member<T>, count>& table, T& into, Other other) {
    std::array<bool, count> seen{};
    std::size_t expected = 0; // members mostly come in the order of the table
    object.members([&](std::string_view name, JsonValue value, std::string_view member) {
        for (std::size_t n = 0; n < count; ++n) {
            const auto i = (expected + n) % count;
            if (!isSameName(table[i].name, name)) continue;
            seen[i] = true;
            expected = i + 1;
            table[i].read(into, value);
            return;
        }
        other(name, value, member);
    });
    for (std::size_t i = 0; i < count; ++i)
        if (!seen[i] && table[i].needed == Needed::Yes)
            object.refuse(
                {DELVE_TEXT("delve-file", "Missing member “%1” in this object."), {std::string(table[i].name)}});
}

template <class T, std::size_t count>
void readMembers(JsonValue object, const std::array<Member<T>, count>& table, T& into, std::string& unknown) {
    readMembers(object, table, into,
                [&](std::string_view, JsonValue, std::string_view member) { keepUnknown(unknown, member); });
}

template <class T, std::size_t count>
void readMembers(JsonValue object, const std::array<Member<T>, count>& table, T& into, RareText& unknown) {
    std::string found;
    readMembers(object, table, into, found);
    unknown = std::move(found);
}

} // namespace delve
