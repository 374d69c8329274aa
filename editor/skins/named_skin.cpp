#include "editor/skins/named_skin.h"

#include "editor/skins/read_skin.h"
#include "editor/skins/shipped_skins.h"
#include "generation/level/nearest_word.h"

#include <algorithm>

namespace delve::editor {
namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

Failure unknownSkin(const std::string& word) {
    const auto nearest = nearestWord(word, skinNames());
    if (nearest.empty())
        return badInput({DELVE_TEXT("skin", "Unknown skin \"%1\". Expected a file that ends in .skin, or one of: %2."),
                         {word, listed(skinNames())}});
    return badInput({DELVE_TEXT("skin", "Unknown skin \"%1\"; did you mean \"%3\"? Expected a file that ends in .skin, "
                                        "or one of: %2."),
                     {word, listed(skinNames()), nearest}});
}

} // namespace

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
    const auto& skins = builtInSkins();
    const auto found = std::ranges::find(skins, word, &Skin::id);
    if (found != skins.end()) return SharedSkin(SharedSkin(), &*found);
    if (auto skin = shippedSkin(word)) return skin;
    return unknownSkin(word);
}

} // namespace delve::editor
