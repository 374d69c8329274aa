#include "ui/seeds/recent_seeds.h"

#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "ui/seeds/recipe_name.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace delve::ui {

namespace {

const auto key = QStringLiteral("recipe/recentSeeds");

/// The size, followed by the recipe.
QString entryOf(const Recipe& recipe, Size size) {
    return QStringLiteral("%1 %2 ").arg(size.width).arg(size.height) + QString::fromStdString(recipeText(recipe));
}

/// Validates the entry: the settings are a file that anybody may have edited.
std::optional<RecentSeed> readEntry(const QString& entry) {
    const Size size{entry.section(u' ', 0, 0).toInt(), entry.section(u' ', 1, 1).toInt()};
    const bool possible = std::min(size.width, size.height) >= 1 && std::max(size.width, size.height) <= largestSide;
    auto recipe = readRecipe(entry.section(u' ', 2).toStdString());
    if (!possible || !recipe) return {};
    return RecentSeed{std::move(*recipe), size};
}

} // namespace

std::vector<RecentSeed> RecentSeeds::list() const {
    std::vector<RecentSeed> seeds;
    for (const auto& entry : m_settings.value(key).toStringList())
        if (auto seed = readEntry(entry)) seeds.push_back(std::move(*seed));
    return seeds;
}

void RecentSeeds::add(const Recipe& recipe, Size size) {
    QStringList entries{entryOf(recipe, size)};
    for (const auto& seed : list())
        if (entries.size() < maxEntries && !isSameSeed(seed.recipe, recipe))
            entries.append(entryOf(seed.recipe, seed.size));
    m_settings.setValue(key, entries);
}

bool isSameSeed(const Recipe& one, const Recipe& other) {
    return one.name == other.name && one.version == other.version && one.seed == other.seed;
}

void RecentSeeds::clear() { m_settings.remove(key); }

QString nameOf(const RecentSeed& seed, const generation::RecipeRegistry& recipes) {
    return QStringLiteral("%1 · %2 · %3 × %4")
        .arg(seed.recipe.seed)
        .arg(recipeName(seed.recipe, recipes))
        .arg(seed.size.width)
        .arg(seed.size.height);
}

} // namespace delve::ui
