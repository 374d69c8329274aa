#include "editor/formats/recipe_file.h"

#include "editor/files/files.h"
#include "generation/level/delve_file.h"

namespace delve::editor {
namespace {

constexpr qint64 longestRecipe = 16 << 20; // bytes; a long one has a few thousand

} // namespace

Result<Recipe> readRecipeFile(const QString& path) {
    if (auto readable = checkReadableFile(path); !readable) return std::move(readable).failure();
    const auto text = readBytes(path, longestRecipe);
    if (!text) return text.failure();
    return readRecipe({text->data(), static_cast<std::size_t>(text->size())});
}

} // namespace delve::editor
