#include "app/files/source.h"

#include "app/files/paths.h"
#include "app/words/words.h"
#include "editor/formats/files.h"

namespace delve {

Result<Source> sourceFrom(const std::string& word) {
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    if (const auto readable = checkReadable(*path); !readable) return readable.failure();
    if (const Format* const format = formatToRead(*path)) return Source{word, *path, format};
    std::vector<std::string> endings;
    for (const auto& known : allFormats())
        if (known.canRead())
            for (const auto ending : known.endings) endings.push_back('.' + std::string(ending));
    return badInput({DELVE_TEXT("command line", "The ending of \"%1\" tells no format that can be read; these do: %2."),
                     {word, listed(endings)}});
}

Result<const Level*> levelOf(const World& world, const std::optional<std::string>& id) {
    if (!id && !world.levels.empty()) return &world.levels.front();
    const Level* const level = id ? world.find(*id) : nullptr;
    if (level) return level;
    constexpr std::size_t mostNamed = 20; // a journey has hundreds
    std::vector<std::string> ids;
    for (const auto& known : world.levels) {
        ids.push_back(ids.size() < mostNamed ? known.id : "…");
        if (ids.size() > mostNamed) break;
    }
    return badInput(
        {DELVE_TEXT("command line", "There is no level \"%1\"; there are: %2."), {id.value_or(""), listed(ids)}});
}

} // namespace delve
