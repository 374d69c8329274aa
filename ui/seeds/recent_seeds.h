#pragma once

#include "generation/level/geometry.h"
#include "generation/level/recipe.h"
#include "generation/recipes/declarations.h"

#include <QString>

#include <vector>

class QSettings;

/// The recently generated maps, newest first, each as the recipe that generates it again: a seed is not lost with an
/// unsaved map. Stored in the settings.
namespace delve::ui {

struct RecentSeed {
    Recipe recipe;
    Size size;
};

class RecentSeeds {
public:
    static constexpr int maxEntries = 20;

    explicit RecentSeeds(QSettings& settings) : m_settings(settings) {}

    [[nodiscard]] std::vector<RecentSeed> list() const;
    /// Replaces the entry with this recipe and seed, whatever its parameters were.
    void add(const Recipe& recipe, Size size);
    void clear();

private:
    QSettings& m_settings;
};

/// Its text in a menu: "482113 · Grown rooms · 80 × 45".
/// The same seed of the same version of a recipe, whatever its parameters?
[[nodiscard]] bool isSameSeed(const Recipe& one, const Recipe& other);
[[nodiscard]] QString nameOf(const RecentSeed& seed, const generation::RecipeRegistry& recipes);

} // namespace delve::ui
