#pragma once

#include "editor/drawing/recipe_pictures.h"
#include "generation/recipes/declarations.h"

#include <QImage>
#include <QWidget>

class QGridLayout;
class QVBoxLayout;

/// Shown while no map is open, and at the first start: a picture of each recipe to start from, the recent files, and a
/// short tour. Owned by the pages.
namespace delve::ui {

class WelcomePage : public QWidget {
    Q_OBJECT
public:
    WelcomePage(editor::JobPool& pool, const generation::Declarations& declarations, QWidget* parent = nullptr);

    void showRecent(const QStringList& paths);

signals:
    void recipeChosen(const delve::generation::RecipeInfo& recipe);
    void newWanted(); ///< after a dialog for its initial content
    void blankWanted();
    void openWanted();
    void fileChosen(const QString& path);
    void tourWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takePicture(const QString& recipe, QImage picture);
    [[nodiscard]] QWidget* makeRecipes();
    [[nodiscard]] QWidget* makeSide();

    const generation::Declarations& m_declarations;
    QGridLayout* m_recipes = nullptr;
    QVBoxLayout* m_recent = nullptr;
    editor::RecipePictures m_pictures; ///< drawn when first visible, and when the colours change
};

} // namespace delve::ui
