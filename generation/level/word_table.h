#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// An enumeration and its words in files, in one table: each enumerator stands beside its word. The compiler knows all
/// enumerators, so that one without a word, or with two, does not compile; and an inserted one never takes another
/// one's word.
namespace delve {

namespace detail {

/// Compilers print an enumerator by its name, and any other number as a cast.
template <auto value>
constexpr bool isEnumerator() {
    constexpr std::string_view function = __PRETTY_FUNCTION__;
    constexpr std::string_view before = "value = ";
    constexpr auto written = function.substr(function.rfind(before) + before.size());
    return written.front() != '(' || written.starts_with("(anonymous");
}

// Called if a table is wrong: nothing defines them, so it does not compile.
void twoWordsForOneEnumerator();
void oneWordForTwoEnumerators();

} // namespace detail

/// How many enumerators there are; they count up from 0.
template <class Enum, std::size_t from = 0>
constexpr std::size_t enumerators() {
    if constexpr (detail::isEnumerator<static_cast<Enum>(from)>()) return enumerators<Enum, from + 1>();
    else return from;
}

/// Does a table with further columns have one row for each enumerator, in order?
template <class Enum, class Row, std::size_t count>
constexpr bool hasEach(const std::array<Row, count>& rows, Enum Row::*value) {
    for (std::size_t i = 0; i < count; ++i)
        if (static_cast<std::size_t>(rows[i].*value) != i) return false;
    return count == enumerators<Enum>();
}

template <class Enum>
struct Word {
    Enum value;
    std::string_view word;
};

template <class Enum, std::size_t count>
class WordTable {
public:
    constexpr explicit WordTable(const Word<Enum> (&words)[count]) {
        static_assert(count == enumerators<Enum>(), "every enumerator has one word");
        for (const auto& [value, word] : words) {
            auto& place = m_words[static_cast<std::size_t>(value)];
            if (!place.empty()) detail::twoWordsForOneEnumerator();
            if (find(word)) detail::oneWordForTwoEnumerators();
            place = word;
        }
    }

    [[nodiscard]] constexpr std::string_view operator[](Enum value) const {
        return m_words[static_cast<std::size_t>(value)];
    }
    /// A large file has half a million of these words, and the first letter distinguishes nearly all.
    [[nodiscard]] constexpr std::optional<Enum> find(std::string_view word) const {
        if (word.empty()) return {};
        for (std::size_t i = 0; i < count; ++i)
            if (!m_words[i].empty() && m_words[i].front() == word.front() && m_words[i] == word)
                return static_cast<Enum>(i);
        return {};
    }
    /// "north, east, south, west", for messages.
    [[nodiscard]] std::string all() const {
        std::string words;
        for (const auto word : m_words) (words += words.empty() ? "" : ", ") += word;
        return words;
    }

private:
    std::array<std::string_view, count> m_words{};
};

/// wordTable<Direction>({{Direction::North, "north"}, …}), kept as a constexpr value.
template <class Enum, std::size_t count>
[[nodiscard]] constexpr WordTable<Enum, count> wordTable(const Word<Enum> (&words)[count]) {
    return WordTable<Enum, count>(words);
}

} // namespace delve
