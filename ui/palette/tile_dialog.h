#pragma once

#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;

/// Asks what a tile of a world's own is: name, glyph, colour, whether it can be walked and seen through.
namespace delve {

class ColourButton;

class TileDialog : public QDialog {
    Q_OBJECT
public:
    explicit TileDialog(const TileKind& kind, QWidget* parent = nullptr);
    [[nodiscard]] TileKind kind() const;

private:
    TileKind m_kind;
    QLineEdit* m_name;
    QLineEdit* m_glyph;
    ColourButton* m_colour;
    QComboBox* m_walk;
    QCheckBox* m_seeThrough;
};

/// Nothing where the person thought better of it.
[[nodiscard]] std::optional<TileKind> askForTile(QWidget* parent, const TileKind& kind);
void tellTileRefused(QWidget* parent, const Failure& failure);

} // namespace delve
