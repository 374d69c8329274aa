#pragma once

#include "generation/level/world.h"
#include "generation/recipes/declarations.h"
#include "ui/seeds/seed_history.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace delve::editor {
class JobPool;
class RecipePictures;
} // namespace delve::editor

/// Asks what a new map starts with: a recipe, an empty level of a size and a tile, or a picture. Owned by the window.
namespace delve::ui {

class PictureImport;
class TileChooser;

class NewMapDialog : public QDialog {
    Q_OBJECT
public:
    NewMapDialog(editor::JobPool& pool, SeedSource seeds, const generation::Declarations& declarations,
                 QWidget* parent = nullptr);
    ~NewMapDialog() override;

signals:
    void recipeChosen(const delve::generation::RecipeInfo& recipe, std::uint64_t seed, delve::Size size);
    void worldMade(const delve::World& world);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeRecipes();
    [[nodiscard]] QWidget* makeBlank();
    void fillRecipes();
    void showRecipe();
    void check();
    void create();
    void createBlank();

    SeedSource m_seeds;
    const generation::Declarations& m_declarations;
    QTabWidget* m_tabs;
    editor::RecipePictures* m_pictures;
    QListWidget* m_recipes = nullptr;
    QSpinBox* m_recipeWidth = nullptr;
    QSpinBox* m_recipeHeight = nullptr;
    QLineEdit* m_seed = nullptr;
    QLabel* m_help = nullptr;
    QSpinBox* m_blankWidth = nullptr;
    QSpinBox* m_blankHeight = nullptr;
    TileChooser* m_tile = nullptr;
    PictureImport* m_picture = nullptr;
    QPushButton* m_create = nullptr;
};

} // namespace delve::ui
