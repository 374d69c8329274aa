#pragma once

#include "generation/level/text.h"

#include <string>
#include <string_view>

/// What may be shown as it is. A file may come from anybody: a glyph of it must be one sign that can be seen, and a
/// text of it must not steer the terminal, or the editor, that it is shown in.
namespace delve {

/// One code point that shows a sign of its own: no control character, no kind of space, nothing that joins or turns its
/// neighbours (combining, of no width, for the direction of writing), no surrogate and no noncharacter.
[[nodiscard]] bool isPrintableGlyph(char32_t codePoint);

/// Refuses a glyph that is none, by its number.
[[nodiscard]] Message unprintableGlyph(char32_t codePoint);

/// Control characters (C0, DEL, C1), separators of lines and paragraphs, and what turns the direction of writing:
/// whoever prints these hands the terminal, or the order of the words, to whoever wrote them. No line of text has them.
[[nodiscard]] bool steersText(char32_t codePoint);

/// These, and what nobody sees in a text: signs of no width that join, part or annotate others, and tags.
[[nodiscard]] bool isUnsafeToPrint(char32_t codePoint);

/// `\u001b`: how JSON, and text for people, writes a code point that is not printed as it is; one beyond the first
/// plane as a pair of surrogates.
void appendVisibleEscape(std::string& out, char32_t codePoint);

/// Text with everything that is unsafe to print as a visible escape, and what is no UTF-8 as U+FFFD. The printed text
/// of a program keeps its tabs and ends of lines.
[[nodiscard]] std::string safeToPrint(std::string_view text);
/// The same on one line: ends of lines and tabs are escapes, too, as `\n`, `\r` and `\t`.
[[nodiscard]] std::string safeLine(std::string_view text);

} // namespace delve
