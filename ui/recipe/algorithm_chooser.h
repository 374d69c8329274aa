#pragma once

#include "editor/drawing/recipe_pictures.h"

#include <QComboBox>

/// A combo box of recipes, each with a small picture of its result and a sentence. Closed, it shows only the name. The
/// pictures are drawn in the background when the mouse or the focus first reaches it.
namespace delve::ui {

class AlgorithmChooser : public QComboBox {
    Q_OBJECT
public:
    AlgorithmChooser(editor::JobPool& pool, const generation::Declarations& declarations, QWidget* parent = nullptr);

    /// Shows the recipe of this name without sending a signal. The person's own recipe is listed while it is shown; if
    /// there is none, or it has no name, none is chosen and the field says so.
    void showRecipe(const QString& name, bool none);
    /// The name of the recipe at this place.
    [[nodiscard]] QString recipeAt(int index) const { return itemData(index).toString(); }

    /// In pixels; twice the displayed size, for high-density screens.
    static constexpr QSize pictureSize{192, 108};

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
