#include "editor/skins/named_skin.h"

#include "editor/skins/read_skin.h"
#include "editor/skins/shipped_skins.h"
#include "generation/level/nearest_word.h"

#include <algorithm>

namespace delve::editor {
namespace {

Failure unknownSkin(const std::string& word) {
    const auto nearest = nearestWord(word, skinNames());
    if (nearest.empty())
        return badInput({DELVE_TEXT("skin", "Unknown skin \"%1\". Expected a file that ends in .skin, or one of: %2."),
                         {word, listedWords(skinNames())}});
    return badInput({DELVE_TEXT("skin", "Unknown skin \"%1\"; did you mean \"%3\"? Expected a file that ends in .skin, "
                                        "or one of: %2."),
                     {word, listedWords(skinNames()), nearest}});
}

} // namespace

std::string listedWords(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::vector<std::string> skinNames() {
    std::vector<std::string> names;
    for (const auto& skin : builtInSkins()) names.push_back(skin.id);
    names.insert(names.end(), shippedSkins().begin(), shippedSkins().end());
    return names;
}

Result<SharedSkin> skinNamed(const QString& nameOrFile) {
    const auto word = nameOrFile.toStdString();
    if (nameOrFile.endsWith(QLatin1String(".skin"), Qt::CaseInsensitive)) {
        auto skin = readSkinFile(nameOrFile);
        if (!skin) return std::move(skin).failure();
        return SharedSkin(std::make_shared<const Skin>(*std::move(skin)));
    }
    if (auto skin = programSkin(word)) return skin;
    return unknownSkin(word);
}

} // namespace delve::editor
