#pragma once

#include "generation/level/tile.h"
#include "ui/palette/pixel_grid.h"

#include <QDialog>
#include <QImage>

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QToolButton;

/// Draws the picture of a tile pixel by pixel: pencil, eraser, fill, colour picker, mirrors, undo, and a preview on a
/// map. Owned by the dialog of the tile.
namespace delve::ui {

class ColourButton;
class TilePreview;

class PixelEditor : public QDialog {
    Q_OBJECT
public:
    /// Edits the picture of `kind`, or starts with a blank one.
    explicit PixelEditor(const TileKind& kind, QWidget* parent = nullptr);

    [[nodiscard]] const QImage& picture() const { return m_grid->picture().image(); }

    /// Asks first if something was drawn.
    void reject() override;

private:
    void makeTools(QBoxLayout& row);
    void makeActions(QBoxLayout& row);
    void makeColours(QBoxLayout& column);
    void makeSettings(QBoxLayout& column);
    QToolButton* addButton(QBoxLayout& row, const QString& iconName, const QString& name, const QKeySequence& key);
    void takeColour(QRgb colour);
    void showPicture();

    TileKind m_kind;
    QImage m_before; ///< the initial picture
    PixelGrid* m_grid;
    TilePreview* m_preview;
    ColourButton* m_colour = nullptr;
    QComboBox* m_side = nullptr;
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
};

} // namespace delve::ui
