#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Texts for people, from folders that know no Qt. A Text is the English source of a translation and its context; the
/// code that shows it (app, ui) looks the translation up. lupdate finds them by DELVE_TEXT.
namespace delve {

struct Text {
    const char* context = "";
    const char* source = "";

    [[nodiscard]] bool empty() const { return *source == '\0'; }
};

/// A text that owns its words: declarations keep their texts so, wherever they come from. One made of DELVE_TEXT is
/// translated; one that was read from a file or a script has no context, and is shown as it is.
struct OwnedText {
    std::string context;
    std::string source;

    OwnedText() = default;
    OwnedText(const Text& text);

    [[nodiscard]] bool empty() const { return source.empty(); }
    operator Text() const { return {context.c_str(), source.c_str()}; } ///< valid while this object lives
};

/// Marks a text for translation: lupdate reads it as QT_TRANSLATE_NOOP. DELVE_TEXT_N is the plural form: %n is the
/// count.
#define DELVE_TEXT(context, text) (::delve::Text{context, text})
#define DELVE_TEXT_N(context, text) (::delve::Text{context, text})

/// A sentence with its values: %1, %2 … in the text stand for the arguments, %n for the count.
struct Message {
    Text text;
    std::vector<std::string> arguments;
    std::optional<std::int64_t> count;
    std::string words; ///< context in which arguments are looked up too: those that are words of a table

    Message() = default;
    Message(Text t, std::vector<std::string> a = {}) : text(t), arguments(std::move(a)) {}
    Message(Text t, std::int64_t n, std::vector<std::string> a) : text(t), arguments(std::move(a)), count(n) {}
    /// The same message, whose arguments are numbers, or words that can be translated.
    [[nodiscard]] Message withWords(std::string context) && {
        words = std::move(context);
        return std::move(*this);
    }
};

/// Puts the arguments and the count into `pattern`, which is the message's text or a translation of it.
[[nodiscard]] std::string fillIn(std::string_view pattern, const Message& message);

/// The message in English, for tests and for programs without translations.
[[nodiscard]] std::string inEnglish(const Message& message);

} // namespace delve
