#include "editor/drawing/recipe_pictures.h"

#include "editor/drawing/thumbnail.h"
#include "editor/text/from_view.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <memory>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::uint64_t seed = 7;
/// In a picture four times as wide, a cell has four pixels: the fewest at which it is drawn as on the map.
constexpr Size smallMap{48, 27};

/// Null if the recipe does not support this size, or if it was stopped.
QImage pictureOf(const generation::RecipeInfo& recipe, Size size, QSize pixels, QRgb background,
                 const generation::Declarations& declarations, generation::Workspace& workspace,
                 generation::Feedback& feedback) {
    const auto made =
        generation::generateWorld(recipe.withSeed(seed), size, workspace, &feedback, nullptr, nullptr, declarations);
    if (!made || made->world.levels.empty()) return {};
    return thumbnailOf(made->world.levels[0], made->world.tiles, pixels, background)
        .scaled(pixels, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation)
        .copy(QRect(QPoint(), pixels));
}

} // namespace

void RecipePictures::start(QRgb background) {
    if (m_background == background) return;
    m_jobs.cancel();
    m_background = background;
    const auto workspace = std::make_shared<generation::Workspace>(); // used by one job at a time
    for (const auto& recipe : m_declarations.recipes) {
        Job<QImage> job;
        job.priority = JobPriority::Visible;
        job.work = [&recipe, &declarations = m_declarations, size = m_size, background,
                    workspace](generation::Feedback& feedback) -> Result<QImage> {
            const QImage small = pictureOf(recipe, smallMap, size, background, declarations, *workspace, feedback);
            return small.isNull()
                       ? pictureOf(recipe, recipe.defaultSize, size, background, declarations, *workspace, feedback)
                       : small;
        };
        // A failure is not reported: the list shows no picture then.
        job.deliver = [this, name = fromView(recipe.name)](const Result<QImage>& picture) {
            if (picture && !picture->isNull()) emit ready(name, *picture);
        };
        (void)m_jobs.start(std::move(job));
    }
}

} // namespace delve::editor

#include "moc_recipe_pictures.cpp"
