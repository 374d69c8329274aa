#pragma once

#include "editor/drawing/recipe_pictures.h"
#include "generation/recipes/declarations.h"

#include <QImage>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

/// Shown while no map is open, and at the first start: a card for each recipe to start from, and beside them, or below
/// in a narrow window, the recent files and a short tour. It fills the window, whatever its size. Owned by
/// the pages.
namespace delve::ui {

class CardGrid;

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
    void manualWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takePicture(const QString& recipe, const QImage& picture);
    void makeRecipes(const generation::Declarations& declarations);
    void makeSide();
    void arrange();

    QScrollArea* m_area;
    QWidget* m_content;
    QBoxLayout* m_parts = nullptr; ///< the recipes and the side
    QWidget* m_recipes;
    QLabel* m_heading = nullptr;
    CardGrid* m_cards = nullptr;
    QWidget* m_side;
    QVBoxLayout* m_recent = nullptr;
    editor::RecipePictures m_pictures; ///< drawn when first visible, and when the colours change
};

} // namespace delve::ui
