#pragma once

#include "generation/level/recipe.h"

#include <QObject>

#include <optional>

/// Recipes in files of their own, and files of stamps. Owned by DocumentFiles.
namespace delve::ui {

struct FileContext;

class RecipeFiles : public QObject {
    Q_OBJECT
public:
    explicit RecipeFiles(FileContext& context) : m_context(context) {}

    [[nodiscard]] std::optional<Recipe> loadRecipe();
    void saveRecipe(const Recipe& recipe);
    /// Loads a file whose levels are the person's own rooms, for the stage that places them.
    void loadStamps();

private:
    FileContext& m_context;
};

} // namespace delve::ui
