#pragma once

#include "editor/skins/skin.h"
#include "generation/level/result.h"

#include <QString>

#include <string>
#include <vector>

/// Skins by the name that a person gives.
namespace delve::editor {

/// Those that come with the program, drawn by code or from pictures.
[[nodiscard]] std::vector<std::string> skinNames();
/// "a, b, c", as sentences list them.
[[nodiscard]] std::string listedWords(const std::vector<std::string>& words);
/// One of these, or a file that ends in .skin.
[[nodiscard]] Result<SharedSkin> skinNamed(const QString& nameOrFile);

} // namespace delve::editor
