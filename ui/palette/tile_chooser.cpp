#include "ui/palette/tile_chooser.h"

#include "ui/palette/tile_icon.h"
#include "ui/theme/tokens.h"

#include <QStandardItemModel>

namespace delve::ui {

TileChooser::TileChooser(const TileCatalogue& tiles, QWidget* parent) : TileChooser(*listOf(tiles, parent), parent) {}

TileChooser::TileChooser(QAbstractItemModel& list, QWidget* parent) : QComboBox(parent) {
    setModel(&list);
    setIconSize({2 * gridStep, 2 * gridStep});
    setAccessibleName(tr("Tile"));
}

QAbstractItemModel* TileChooser::listOf(const TileCatalogue& tiles, QObject* parent) {
    auto* list = new QStandardItemModel(parent);
    const TileIcons icons(tiles);
    for (const auto tile : tiles.all()) {
        if (tiles.hidden(tile)) continue;
        auto* item = new QStandardItem(icons.of(tile), nameOf(tile, tiles));
        item->setData(static_cast<int>(tile), Qt::UserRole);
        list->appendRow(item);
    }
    return list;
}

} // namespace delve::ui
