#include "ui/palette/replace_dialog.h"

#include "ui/palette/palette_panel.h"
#include "ui/palette/tile_chooser.h"
#include "ui/palette/tile_icon.h"
#include "ui/theme/tokens.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace delve::ui {

std::optional<Tile> askForReplacement(QWidget* parent, Tile tile, const TileCatalogue& tiles, std::int64_t cells) {
    QDialog dialog(parent);
    dialog.setWindowTitle(PalettePanel::tr("Replace on the map"));
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* found = new QLabel(
        PalettePanel::tr("“%1” stands in %n cell(s) here.", nullptr, static_cast<int>(cells)).arg(nameOf(tile, tiles)),
        &dialog);
    found->setWordWrap(true);
    column->addWidget(found);
    auto* form = new QFormLayout;
    auto* by = new TileChooser(tiles, &dialog);
    by->setTile(tile == Tile::Floor ? Tile::Wall : Tile::Floor);
    form->addRow(PalettePanel::tr("Replace &by"), by);
    column->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Ok)->setText(PalettePanel::tr("&Replace"));
    buttons->button(QDialogButtonBox::Ok)->setEnabled(cells > 0);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    return dialog.exec() == QDialog::Accepted ? std::optional(by->tile()) : std::nullopt;
}

} // namespace delve::ui
