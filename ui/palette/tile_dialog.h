#pragma once

#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <QDialog>

#include <optional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

/// Edits a tile of the world's own: name, glyph, colour, whether it can be walked on and seen through, the built-in
/// tile that it serves as, if any, and its picture, which is drawn or loaded.
namespace delve::ui {

class ColourButton;
class TilePreview;

class TileDialog : public QDialog {
    Q_OBJECT
public:
    explicit TileDialog(const TileKind& kind, QWidget* parent = nullptr);
    [[nodiscard]] TileKind kind() const;
    /// Loads the picture from a file, or reports why it cannot.
    void loadPicture(const QString& path);

private:
    void fillForm(QFormLayout& form);
    void fillServes();
    void makePictureButtons(QBoxLayout& column);
    void makeButtons(QBoxLayout& column);
    void draw();
    void takePicture(const QImage& picture);
    /// A tile that serves as another is walked and seen through as that one is.
    void showServed();
    void showTile();
    [[nodiscard]] std::optional<Tile> served() const;

    TileKind m_kind;
    QLineEdit* m_name;
    QLineEdit* m_glyph;
    ColourButton* m_colour;
    QComboBox* m_walk;
    QCheckBox* m_seeThrough;
    QComboBox* m_serves;
    TilePreview* m_preview;
    QLabel* m_wrong;
    QPushButton* m_removePicture = nullptr;
};

/// Whether a tile can be walked on: its entries are in the order of Walk.
[[nodiscard]] QComboBox* makeWalkChooser(Walk walk, QWidget* parent);

/// Nothing if the person cancelled.
[[nodiscard]] std::optional<TileKind> askForTile(QWidget* parent, const TileKind& kind);
void tellTileRefused(QWidget* parent, const Failure& failure);
/// A picture file, or an empty name.
[[nodiscard]] QString askForPicture(QWidget* parent, const QString& title);

} // namespace delve::ui
