#pragma once

#include "generation/level/text.h"

#include <string>
#include <string_view>

/// What may be shown as it is. A file may come from anybody: each of its glyphs must be one visible sign, and none of
/// its texts may control the terminal, or the editor, that shows it.
namespace delve {

/// One code point with a visible sign of its own: no control character, no kind of space, nothing that affects its
/// neighbours (combining, zero-width, bidirectional), no surrogate and no noncharacter.
[[nodiscard]] bool isPrintableGlyph(char32_t codePoint);

/// Refuses a glyph that is not printable, by its number.
[[nodiscard]] Message unprintableGlyph(char32_t codePoint);

/// Control characters (C0, DEL, C1), separators of lines and paragraphs, and bidirectional controls: printing them
/// gives the author of the text control of the terminal, or of the order of words. No line of text has them.
[[nodiscard]] bool steersText(char32_t codePoint);

/// These, and invisible characters: zero-width ones that join, part or annotate others, and tags.
[[nodiscard]] bool isUnsafeToPrint(char32_t codePoint);

/// `\u001b`: how JSON, and text for people, writes a code point that is not printed as it is; one beyond the first
/// plane as a pair of surrogates.
void appendVisibleEscape(std::string& out, char32_t codePoint);

/// Replaces everything that is unsafe to print by a visible escape, and invalid UTF-8 by U+FFFD. Tabs and line ends
/// stay, as in the output of a program.
[[nodiscard]] std::string safeToPrint(std::string_view text);
/// The same on one line: line ends and tabs become escapes, too: `\n`, `\r` and `\t`.
[[nodiscard]] std::string safeLine(std::string_view text);

} // namespace delve
