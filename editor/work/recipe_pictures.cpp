#include "editor/work/recipe_pictures.h"

#include "editor/drawing/thumbnail.h"
#include "editor/text/from_view.h"
#include "editor/work/thread_work.h"
#include "generation/recipes/recipes.h"

namespace delve {
namespace {

constexpr std::uint64_t seed = 7;
/// So that a cell of a picture as wide as four of them has four pixels: the least at which it is drawn as on the map.
constexpr Size smallMap{48, 27};

/// Nothing where the recipe cannot be made so small, or so large, or was stopped.
QImage pictureOf(const RecipeInfo& recipe, Size size, QSize pixels, QRgb background, Workspace& workspace,
                 Feedback& feedback) {
    const auto made = generateWorld(recipe.withSeed(seed), size, workspace, &feedback);
    if (!made || made->world.levels.empty()) return {};
    return thumbnailOf(made->world.levels[0], made->world.tiles, pixels, background)
        .scaled(pixels, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation)
        .copy(QRect(QPoint(), pixels));
}

} // namespace

RecipePictures::~RecipePictures() { stop(); }

void RecipePictures::stop() {
    if (!m_thread.joinable()) return;
    m_feedback->stop();
    m_thread.join();
}

void RecipePictures::start(QRgb background) {
    if (m_background == background) return;
    stop();
    m_background = background;
    m_feedback = std::make_unique<Feedback>();
    m_thread = std::thread([this, background, feedback = m_feedback.get()] {
        // A list without pictures is a list all the same.
        withinMemory([&] { draw(background, *feedback); }, [] {});
    });
}

void RecipePictures::draw(QRgb background, Feedback& feedback) {
    Workspace workspace;
    for (const auto& recipe : allRecipes()) {
        if (feedback.stopped()) return;
        QImage picture = pictureOf(recipe, smallMap, m_size, background, workspace, feedback);
        if (picture.isNull()) picture = pictureOf(recipe, recipe.usualSize, m_size, background, workspace, feedback);
        if (picture.isNull()) continue;
        const auto name = fromView(recipe.name);
        tellOwner(this, [this, background, name, picture] { take(background, name, picture); });
    }
}

/// One that was still on its way when another colour was asked for comes too late.
void RecipePictures::take(QRgb background, const QString& recipe, const QImage& picture) {
    if (background == m_background) emit ready(recipe, picture);
}

} // namespace delve

#include "moc_recipe_pictures.cpp"
