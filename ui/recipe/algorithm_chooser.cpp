#include "ui/recipe/algorithm_chooser.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr QSize shownSize{AlgorithmChooser::pictureSize.width() / 2, AlgorithmChooser::pictureSize.height() / 2};
constexpr int textWidth = 30 * gridStep;
constexpr int longestHelp = 20; ///< lines

/// Draws a picture, and beside it the name above the help sentence.
class RecipeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// High enough for the whole sentence, in any language.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int line = option.fontMetrics.lineSpacing();
        const auto help = index.data(AlgorithmChooser::HelpRole).toString();
        const int text =
            line + option.fontMetrics.boundingRect(QRect(0, 0, textWidth, longestHelp * line), Qt::TextWordWrap, help)
                       .height();
        return {shownSize.width() + textWidth + 3 * gridStep, std::max(shownSize.height(), text) + gridStep};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const auto& palette = option.palette;
        painter->save();
        painter->fillRect(option.rect, palette.color(chosen ? QPalette::Highlight : QPalette::Base));
        const QRect inner = option.rect.adjusted(gridStep, gridStep / 2, -gridStep, -gridStep / 2);
        paintPicture(*painter, QRect(inner.topLeft(), shownSize), palette,
                     index.data(AlgorithmChooser::PictureRole).value<QImage>());
        const QRect words = inner.adjusted(shownSize.width() + gridStep, 0, 0, 0);
        painter->setPen(palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
        auto bold = option.font;
        bold.setWeight(QFont::DemiBold);
        painter->setFont(bold);
        const int line = option.fontMetrics.lineSpacing();
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        painter->setFont(option.font);
        if (!chosen) painter->setPen(palette.color(QPalette::PlaceholderText));
        painter->drawText(words.adjusted(0, line, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                          index.data(AlgorithmChooser::HelpRole).toString());
        painter->restore();
    }

private:
    /// Draws a placeholder while there is no picture yet.
    static void paintPicture(QPainter& painter, const QRect& place, const QPalette& palette, const QImage& picture) {
        QPainterPath rounded;
        rounded.addRoundedRect(place, cornerRadius, cornerRadius);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.fillPath(rounded, palette.color(QPalette::Midlight));
        if (picture.isNull()) return;
        painter.save();
        painter.setClipPath(rounded);
        painter.drawImage(place, picture);
        painter.restore();
    }
};

} // namespace

AlgorithmChooser::AlgorithmChooser(editor::JobPool& pool, const generation::Declarations& declarations, QWidget* parent)
    : QComboBox(parent), m_recipes(declarations.recipes), m_pictures(pool, pictureSize, declarations) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setItemDelegate(new RecipeDelegate(this));
    for (const auto& info : m_recipes) {
        const auto name = editor::fromView(info.name);
        addItem(editor::toQString(info.label), name);
        setItemData(count() - 1, editor::toQString(info.help), HelpRole);
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
    if (const int index = findData(recipe); index >= 0) setItemData(index, picture, PictureRole);
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
