#include "playtest/shell/saved_kind.h"

#include "generation/level/delve/file_kind.h"
#include "generation/level/delve/foreign_file.h"

#include <algorithm>

namespace delve::play {

Done checkKind(std::string_view text) {
    constexpr auto beginning = "line 1, column 1";
    if (auto foreign = foreignFile(text)) return badInput(*std::move(foreign), beginning);
    const auto open = text.find('{');
    const auto quote = text.find('"');
    const auto name = text.substr(std::min(quote + 1, text.size()));
    if (quote == std::string_view::npos || open > quote) return done();
    if (name.starts_with("delvewright\"")) return badInput(notASavedGame(FileKind::Map), beginning);
    // What a recipe begins with, a saved game never begins with.
    if (name.starts_with("name\"") && text.find("\"delvesave\"") == std::string_view::npos)
        return badInput(notASavedGame(FileKind::Recipe), beginning);
    return done();
}

} // namespace delve::play
