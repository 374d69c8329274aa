#pragma once

#include "generation/level/tile.h"

#include <QComboBox>

#include <memory>

class QAbstractItemModel;

/// A combo box of tiles, each as the map draws it. Choosers of the same catalogue can share their list. Owned by the
/// form that contains it.
namespace delve::ui {

class TileChooser : public QComboBox {
    Q_OBJECT
public:
    explicit TileChooser(const TileCatalogue& tiles, QWidget* parent = nullptr);
    /// Uses a list made by listOf(), which outlives it.
    explicit TileChooser(QAbstractItemModel& list, QWidget* parent = nullptr);

    [[nodiscard]] static QAbstractItemModel* listOf(const TileCatalogue& tiles, QObject* parent);

    [[nodiscard]] Tile tile() const { return static_cast<Tile>(currentData().toInt()); }
    void setTile(Tile tile) { setCurrentIndex(findData(static_cast<int>(tile))); }
};

} // namespace delve::ui
