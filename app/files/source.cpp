#include "app/files/source.h"

#include "app/files/paths.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "generation/level/nearest_word.h"

namespace delve::app {

namespace {

constexpr const char* nameOfInput = "stdin"; ///< of a map that has no file to be named after

std::vector<std::string> readableEndings() {
    std::vector<std::string> endings;
    for (const auto& format : editor::builtInFormats())
        if (format.canRead())
            for (const auto& ending : format.endings) endings.push_back('.' + ending);
    return endings;
}

Result<const editor::Format*> readableFormat(const std::string& name) {
    const editor::Format* const format = editor::builtInFormats().find(name);
    if (format && format->canRead()) return format;
    const auto names = readableFormats();
    const auto nearest = nearestWord(name, names);
    if (nearest.empty())
        return badInput({DELVE_TEXT("command line", "Unsupported input format \"%1\". Expected one of: %2."),
                         {name, listed(names)}});
    return badInput(
        {DELVE_TEXT("command line", "Unsupported input format \"%1\"; did you mean \"%3\"? Expected one of: %2."),
         {name, listed(names), nearest}});
}

Result<Source> sourceFromInput(const editor::Format* named) {
    const auto input = openStandardInput();
    if (!input) return input.failure();
    Source source{translated(DELVE_TEXT("command line", "standard input")), {}, named, *input};
    if (!source.format) source.format = formatByContent(source.input->head());
    if (!source.format)
        return badInput({DELVE_TEXT("command line", "Standard input: unknown format. Add --from with one of: %1."),
                         {listed(readableFormats())}});
    source.path = source.input->path();
    return source;
}

} // namespace

std::vector<std::string> readableFormats() {
    std::vector<std::string> names;
    for (const auto& format : editor::builtInFormats())
        if (format.canRead()) names.emplace_back(format.id);
    return names;
}

Result<Source> sourceFrom(const std::string& word, const std::optional<std::string>& from) {
    const editor::Format* named = nullptr;
    if (from) {
        const auto format = readableFormat(*from);
        if (!format) return format.failure();
        named = *format;
    }
    if (word == "-") return sourceFromInput(named);
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    if (const auto readable = editor::checkReadable(*path); !readable) return readable.failure();
    const editor::Format* const format = named ? named : editor::formatToRead(*path);
    if (format) return Source{word, *path, format};
    return badInput(
        {DELVE_TEXT("command line", "\"%1\": unsupported file type. Supported: %2; for another ending, add --from."),
         {word, listed(readableEndings())}});
}

Result<editor::Imported> readSource(const Source& source, const editor::ReadRequest& request) {
    auto imported = editor::readWorld(source.path, request, source.format);
    if (!imported || !source.input || source.format == &editor::nativeFormat()) return imported;
    imported->world.name = nameOfInput;
    for (Level& level : imported->world.levels.writable()) level.name = nameOfInput;
    return imported;
}

const editor::Format* formatByContent(std::string_view head) {
    if (head.starts_with("\x89PNG\r\n\x1a\n")) return editor::builtInFormats().find("png");
    if (head.starts_with("\xef\xbb\xbf")) head.remove_prefix(3);
    const auto first = head.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && head[first] == '{' ? &editor::nativeFormat() : nullptr;
}

Result<const Level*> levelOf(const World& world, const std::optional<std::string>& id) {
    if (!id && !world.levels.empty()) return &world.levels.front();
    const Level* const level = id ? world.find(*id) : nullptr;
    if (level) return level;
    constexpr std::size_t maxNamed = 20; // a journey has hundreds
    std::vector<std::string> ids;
    for (const auto& known : world.levels) {
        ids.push_back(ids.size() < maxNamed ? known.id : "…");
        if (ids.size() > maxNamed) break;
    }
    return badInput(
        {DELVE_TEXT("command line", "Unknown level \"%1\". Expected one of: %2."), {id.value_or(""), listed(ids)}});
}

} // namespace delve::app
