#pragma once

#include "editor/skins/skin.h"

#include <string>
#include <string_view>
#include <vector>

/// The skins drawn from pictures that come with the program.
namespace delve::editor {

/// Their names, in the order of lists.
[[nodiscard]] const std::vector<std::string>& shippedSkins();
/// Null if there is none of this name. Each is read once, when it is first asked for; any thread may call.
[[nodiscard]] SharedSkin shippedSkin(std::string_view name);

} // namespace delve::editor
