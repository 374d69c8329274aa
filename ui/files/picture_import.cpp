#include "ui/files/picture_import.h"

#include "editor/drawing/thumbnail.h"
#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "ui/map/map_backdrop.h"
#include "ui/palette/tile_chooser.h"
#include "ui/palette/tile_dialog.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

constexpr QSize previewSize{36 * gridStep, 36 * gridStep};
enum Column { ColourColumn, CellsColumn, TileColumn, ColumnCount };

/// The colour table as options of the format.
editor::FormatOptions optionsOf(const std::vector<editor::ColourEntry>& table) {
    editor::FormatOptions options;
    const TileCatalogue tiles;
    for (const auto& entry : table) options.push_back({toText(entry.colour), tiles[entry.tile].name});
    return options;
}

} // namespace

PictureImport::PictureImport(QWidget* parent)
    : QWidget(parent), m_tiles(TileChooser::listOf(TileCatalogue(), this)), m_list(new QTableWidget(this)),
      m_preview(new QLabel(this)), m_note(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 2 * gridStep, gridStep, gridStep);
    column->setSpacing(gridStep);
    auto* top = new QHBoxLayout;
    auto* button = new QPushButton(tr("&Choose a picture…"), this);
    button->setObjectName(QStringLiteral("choose-picture"));
    connect(button, &QPushButton::clicked, this, &PictureImport::choose);
    top->addWidget(button);
    m_note->setText(tr("Each pixel becomes a cell."));
    m_note->setWordWrap(true);
    top->addWidget(m_note, 1);
    column->addLayout(top);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    m_list->setColumnCount(ColumnCount);
    m_list->setHorizontalHeaderLabels({tr("Colour"), tr("Cells"), tr("Tile")});
    m_list->verticalHeader()->hide();
    for (const int side : {ColourColumn, CellsColumn})
        m_list->horizontalHeader()->setSectionResizeMode(side, QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(TileColumn, QHeaderView::Stretch);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Colours of the picture"));
    row->addWidget(m_list, 1);
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview of the map"));
    row->addWidget(m_preview);
    column->addLayout(row, 1);
}

void PictureImport::choose() {
    if (const auto path = askForPicture(this, tr("Load map picture")); !path.isEmpty()) load(path);
}

void PictureImport::load(const QString& path) {
    m_path = path;
    auto table = editor::colourTable(path);
    if (!table) return fail(table.failure());
    m_table = *std::move(table);
    fillTable();
    read();
}

void PictureImport::fail(const Failure& failure) {
    m_world.reset();
    m_note->setText(editor::toQString(failure));
    m_list->setRowCount(0);
    m_preview->clear();
    emit changed();
}

void PictureImport::fillTable() {
    m_list->setRowCount(0);
    m_list->setRowCount(static_cast<int>(m_table.size()));
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const auto& entry = m_table[static_cast<std::size_t>(row)];
        QPixmap sample(2 * gridStep, 2 * gridStep);
        sample.fill(QColor(entry.colour.red, entry.colour.green, entry.colour.blue));
        m_list->setItem(row, ColourColumn, new QTableWidgetItem(sample, QString::fromStdString(toText(entry.colour))));
        auto* cells = new QTableWidgetItem(QLocale().toString(static_cast<qlonglong>(entry.pixels)));
        cells->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_list->setItem(row, CellsColumn, cells);
        auto* tile = new TileChooser(*m_tiles, m_list);
        tile->setTile(entry.tile);
        connect(tile, &QComboBox::activated, this, [this, row, tile] {
            m_table[static_cast<std::size_t>(row)].tile = tile->tile();
            read();
        });
        m_list->setCellWidget(row, TileColumn, tile);
    }
}

void PictureImport::read() {
    auto imported = editor::readWorld(m_path, optionsOf(m_table), editor::builtInFormats().find("png"));
    if (!imported) return fail(imported.failure());
    m_world = std::move(imported->world);
    const auto size = m_world->levels.front().size();
    m_note->setText(tr("A map of %1 x %2 cells").arg(size.width).arg(size.height));
    showPreview();
    emit changed();
}

void PictureImport::showPreview() {
    QImage picture = editor::thumbnailOf(m_world->levels.front(), m_world->tiles, previewSize * devicePixelRatioF(),
                                         mapBackdrop(palette()).voidColour);
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_preview->setPixmap(QPixmap::fromImage(picture));
}

} // namespace delve::ui
