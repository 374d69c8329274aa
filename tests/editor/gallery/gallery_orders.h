#pragma once

#include "editor/document/document.h"
#include "editor/gallery/variation_finder.h"
#include "generation/recipes/recipes.h"

#include <QtTest>

/// Documents with a level of a recipe, and orders of galleries for them.
namespace delve::test {

inline Recipe recipeNamed(const char* name, std::uint64_t seed = 7) {
    return generation::builtInRecipes().find(name)->withSeed(seed);
}

/// Waits for the level.
inline void generateIn(editor::Document& document, const Recipe& recipe, Size size) {
    document.generate(recipe, size);
    QTRY_VERIFY_WITH_TIMEOUT(!document.generating(), 60'000);
}

inline editor::GalleryOrder galleryOf(const editor::Document& document, std::uint64_t seed = 0,
                                      editor::VariationKind kind = editor::VariationKind::OtherSeeds) {
    editor::GalleryOrder order{
        {document.orderOf(document.recipe(), document.wantedSize()), document.world(), document.currentLevel()},
        kind,
        seed};
    order.setting.measures = {"path", "loops"};
    order.setting.pixels = {96, 54};
    order.setting.background = 0xff000000;
    return order;
}

/// The gallery of an order, when it is there.
inline editor::Gallery filled(editor::JobPool& pool, editor::GalleryOrder order, int jobs = 2) {
    editor::VariationFinder finder(pool, jobs);
    finder.order(std::move(order));
    [&finder] { QTRY_VERIFY_WITH_TIMEOUT(!finder.busy(), 120'000); }();
    return finder.gallery();
}

} // namespace delve::test
