#include "editor/work/recipe_pictures.h"

#include "editor/drawing/thumbnail.h"
#include "generation/recipes/recipes.h"

#include <QMetaObject>

#include <new>

namespace delve {
namespace {

constexpr std::uint64_t seed = 7;
/// So that a cell has four pixels: the least at which it is drawn as on the map.
constexpr Size smallMap{48, 27};

/// Nothing where the recipe cannot be made so small, or so large, or was stopped.
QImage pictureOf(const RecipeInfo& recipe, Size size, QRgb background, Workspace& workspace, Feedback& feedback) {
    const auto made = generateWorld(recipe.withSeed(seed), size, workspace, &feedback);
    if (!made || made->world.levels.empty()) return {};
    return thumbnailOf(made->world.levels[0], made->world.tiles, {RecipePictures::width, RecipePictures::height},
                       background)
        .scaled(RecipePictures::width, RecipePictures::height, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation)
        .copy(0, 0, RecipePictures::width, RecipePictures::height);
}

} // namespace

RecipePictures::~RecipePictures() {
    m_feedback.stop();
    if (m_thread.joinable()) m_thread.join();
}

void RecipePictures::start(QRgb background) {
    if (!m_thread.joinable()) m_thread = std::thread([this, background] { draw(background); });
}

void RecipePictures::draw(QRgb background) {
    Workspace workspace;
    for (const auto& recipe : allRecipes()) {
        if (m_feedback.stopped()) return;
        try {
            QImage picture = pictureOf(recipe, smallMap, background, workspace, m_feedback);
            if (picture.isNull()) picture = pictureOf(recipe, recipe.usualSize, background, workspace, m_feedback);
            if (picture.isNull()) continue;
            const auto name = QString::fromUtf8(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
            QMetaObject::invokeMethod(
                this, [this, name, picture] { emit ready(name, picture); }, Qt::QueuedConnection);
        } catch (const std::bad_alloc&) {
            return; // a list without pictures is a list all the same
        }
    }
}

} // namespace delve

#include "moc_recipe_pictures.cpp"
