#pragma once

#include "editor/drawing/recipe_pictures.h"

#include <QComboBox>

/// The list of recipes, each with a small picture of what it makes and a sentence about it. Closed, it shows the name
/// alone. The pictures are drawn in the background when somebody first comes near.
namespace delve::ui {

class AlgorithmChooser : public QComboBox {
    Q_OBJECT
public:
    AlgorithmChooser(editor::JobPool& pool, const generation::Declarations& declarations, QWidget* parent = nullptr);

    /// Shows the recipe of this name without telling anybody. One of somebody's own stands in the list as long as it is
    /// shown; where there is none, or it has no name, none is chosen and the field says so.
    void showRecipe(const QString& name, bool none);
    /// The name of the recipe at this place.
    [[nodiscard]] QString recipeAt(int index) const { return itemData(index).toString(); }

    /// In pixels; twice what is shown, for screens of high density.
    static constexpr QSize pictureSize{192, 108};
    /// What the items hold beside their names.
    enum Role { PictureRole = Qt::UserRole + 1, HelpRole };

    void showPopup() override;

protected:
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void dropOwn(const QString& but);
    void takePicture(const QString& recipe, const QImage& picture);

    const generation::RecipeRegistry& m_recipes;
    editor::RecipePictures m_pictures;
};

} // namespace delve::ui
