#pragma once

#include "generation/level/tile.h"

#include <QComboBox>

#include <memory>

class QAbstractItemModel;

/// A tile to choose from a list, as the map draws each. Many choosers of one catalogue can share their list. Owned by
/// the form it stands in.
namespace delve::ui {

class TileChooser : public QComboBox {
    Q_OBJECT
public:
    explicit TileChooser(const TileCatalogue& tiles, QWidget* parent = nullptr);
    /// With the list of listOf(), which outlives it.
    explicit TileChooser(QAbstractItemModel& list, QWidget* parent = nullptr);

    [[nodiscard]] static QAbstractItemModel* listOf(const TileCatalogue& tiles, QObject* parent);

    [[nodiscard]] Tile tile() const { return static_cast<Tile>(currentData().toInt()); }
    void setTile(Tile tile) { setCurrentIndex(findData(static_cast<int>(tile))); }
};

} // namespace delve::ui
