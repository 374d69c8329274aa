#include "editor/drawing/recipe_pictures.h"

#include "editor/drawing/thumbnail.h"
#include "editor/text/from_view.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <QPainter>

#include <memory>
#include <utility>

namespace delve::editor {
namespace {

/// The whole level in the middle, so that nothing is cut off. Null if the recipe does not support this size, or if it
/// was stopped.
QImage pictureOf(const generation::RecipeInfo& recipe, Size size, QSize pixels, QRgb background,
                 const generation::Declarations& declarations, generation::Workspace& workspace,
                 generation::Feedback& feedback) {
    const auto made = generation::generateWorld(recipe.withSeed(recipe.sample), size, workspace, &feedback, nullptr,
                                                nullptr, declarations);
    if (!made || made->world.levels.empty()) return {};
    const QImage small = thumbnailOf(made->world.levels[0], made->world.tiles, pixels, background)
                             .scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(background);
    QPainter(&picture).drawImage((pixels.width() - small.width()) / 2, (pixels.height() - small.height()) / 2, small);
    return picture;
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
            const auto of = [&](Size map) {
                return pictureOf(recipe, map, size, background, declarations, *workspace, feedback);
            };
            const QImage small = of(recipe.sampleSize);
            return small.isNull() ? of(recipe.defaultSize) : small;
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
