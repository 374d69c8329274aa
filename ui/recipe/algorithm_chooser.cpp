#include "ui/recipe/algorithm_chooser.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/map/map_backdrop.h"
#include "ui/recipe/picture_rows.h"
#include "ui/theme/tokens.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr QSize shownSize{AlgorithmChooser::pictureSize.width() / 2, AlgorithmChooser::pictureSize.height() / 2};
constexpr int textWidth = 30 * gridStep;

} // namespace

AlgorithmChooser::AlgorithmChooser(editor::JobPool& pool, const generation::Declarations& declarations, QWidget* parent)
    : QComboBox(parent), m_recipes(declarations.recipes), m_pictures(pool, pictureSize, declarations) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setItemDelegate(new PictureRows(shownSize, textWidth, this));
    for (const auto& info : m_recipes) {
        const auto name = editor::fromView(info.name);
        addItem(editor::toQString(info.label), name);
        setItemData(count() - 1, editor::toQString(info.help), PictureRows::HelpRole);
        setItemData(count() - 1, editor::toQString(info.help), Qt::AccessibleDescriptionRole);
        setItemData(count() - 1, editor::toQString(info.help), Qt::ToolTipRole);
    }
    connect(&m_pictures, &editor::RecipePictures::ready, this, &AlgorithmChooser::takePicture);
}

void AlgorithmChooser::showRecipe(const QString& name, bool none) {
    dropOwn(name);
    setPlaceholderText(none ? tr("No recipe") : tr("Unnamed recipe"));
    if (!name.isEmpty() && findData(name) < 0) addItem(name, name); // a custom recipe, from a file
    setCurrentIndex(name.isEmpty() ? -1 : findData(name));
}

/// Removes custom recipes except `but`, the one that is shown: only declared ones can be chosen.
void AlgorithmChooser::dropOwn(const QString& but) {
    const QSignalBlocker quiet(this);
    for (int i = count() - 1; i >= 0; --i)
        if (recipeAt(i) != but && !m_recipes.find(recipeAt(i).toStdString())) removeItem(i);
}

void AlgorithmChooser::takePicture(const QString& recipe, const QImage& picture) {
    if (const int index = findData(recipe); index >= 0) setItemData(index, picture, PictureRows::PictureRole);
}

/// Wider than the chooser itself, so that the sentences can be read.
void AlgorithmChooser::showPopup() {
    m_pictures.start(mapBackdrop(palette()).voidColour);
    const auto* const screen = window()->windowHandle() ? window()->screen() : nullptr;
    const int wanted = shownSize.width() + textWidth + 5 * gridStep;
    view()->setMinimumWidth(screen ? std::min(wanted, screen->availableSize().width()) : wanted);
    QComboBox::showPopup();
}

void AlgorithmChooser::enterEvent(QEnterEvent* event) {
    m_pictures.start(mapBackdrop(palette()).voidColour);
    QComboBox::enterEvent(event);
}

void AlgorithmChooser::focusInEvent(QFocusEvent* event) {
    m_pictures.start(mapBackdrop(palette()).voidColour);
    QComboBox::focusInEvent(event);
}

} // namespace delve::ui

#include "moc_algorithm_chooser.cpp"
