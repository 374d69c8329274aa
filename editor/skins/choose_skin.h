#pragma once

#include "editor/skins/skin.h"
#include "generation/level/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace delve {
struct World;
}

/// Chooses the skin that a world, or one of its levels, is drawn in.
namespace delve::editor {

/// For all levels: none of them names one of its own any more. Null: each is drawn as its recipe says.
void chooseSkin(World& world, const SharedSkin& skin);
/// For one level, which names it; so it is one of the program's, or that of the world. Null: the level names none.
[[nodiscard]] Done chooseSkinOfLevel(World& world, std::size_t level, const SharedSkin& skin);

/// What a skin of the program is called, and what it is like.
struct SkinWords {
    Text label;
    Text help;
};
[[nodiscard]] SkinWords wordsOfSkin(std::string_view name);
/// The name of any skin, which may be a stranger's, as lists and messages show it.
[[nodiscard]] std::string shownNameOf(const Skin& skin);

} // namespace delve::editor
