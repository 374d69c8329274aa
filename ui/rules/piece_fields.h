#pragma once

#include "editor/text/message_text.h"
#include "generation/level/purpose.h"
#include "generation/level/thing.h"
#include "generation/level/tile.h"
#include "ui/palette/tile_icon.h"
#include "ui/rules/row_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

/// The columns of tables whose rows are pieces: a tile, drawn or in place of the floor, or a thing.
namespace delve::ui {

struct PieceTexts {
    Q_DECLARE_TR_FUNCTIONS(Purposes)
};

/// A piece as a cell of the table holds it.
[[nodiscard]] inline QString keyOfPiece(bool thing, const std::string& name) {
    return (thing ? QStringLiteral("thing:") : QStringLiteral("tile:")) + QString::fromStdString(name);
}

/// What has been placed as a tile stays one if another tile is chosen.
template <class Row>
QString setPiece(Row& row, const QVariant& chosen) {
    const auto key = chosen.toString();
    const bool thing = key.startsWith(QStringLiteral("thing:"));
    row.piece = key.mid(key.indexOf(u':') + 1).toStdString();
    if (thing) row.kind = PieceKind::Thing;
    else if (row.kind == PieceKind::Thing) row.kind = PieceKind::Tile;
    return {};
}

/// Doors, ledges and exits are no furniture.
[[nodiscard]] inline bool mayBePiece(const TileCatalogue& tiles, Tile tile) {
    return tile != Tile::Void && !tiles.hidden(tile) && !tiles.endsGame(tile) && !tiles.passage(tile) &&
           !tiles.ledge(tile);
}

/// One of these things, or a tile that `may` be one; what `rows` name but is none of them can be kept.
template <class Row, class May>
[[nodiscard]] RowField<Row> pieceField(const QString& help, std::span<const ThingKind> things,
                                       const TileCatalogue& tiles, const std::vector<Row>& rows, May may) {
    RowField<Row> field{{PieceTexts::tr("Piece"), help, RowColumn::Kind::Choice},
                        [](const Row& row) { return QVariant(keyOfPiece(row.kind == PieceKind::Thing, row.piece)); },
                        setPiece<Row>};
    auto& options = field.column.options;
    for (const auto kind : things)
        options.push_back({editor::toQString(infoOf(kind).label), keyOfPiece(true, std::string(infoOf(kind).name))});
    for (const auto tile : tiles.all())
        if (may(tiles, tile)) options.push_back({nameOf(tile, tiles), keyOfPiece(false, tiles[tile].name)});
    for (const auto& row : rows) {
        const QVariant key = field.get(row);
        if (std::ranges::find(options, key, &RowOption::value) == options.end())
            options.push_back({QString::fromStdString(row.piece), key});
    }
    return field;
}

template <class Row>
[[nodiscard]] RowField<Row> drawnField() {
    return {{PieceTexts::tr("Placed as"),
             PieceTexts::tr("“Decoration”: only drawn over the floor, and walked on. “Tile or thing”: replaces the "
                            "floor or stands on it; a tile may block the way."),
             RowColumn::Kind::Choice,
             0,
             0,
             {{PieceTexts::tr("Decoration"), true}, {PieceTexts::tr("Tile or thing"), false}}},
            [](const Row& row) { return QVariant(row.kind == PieceKind::Decoration); },
            [](Row& row, const QVariant& chosen) {
                if (row.kind == PieceKind::Thing)
                    return chosen.toBool() ? PieceTexts::tr("A thing cannot be only drawn. Choose a tile first.")
                                           : QString();
                row.kind = chosen.toBool() ? PieceKind::Decoration : PieceKind::Tile;
                return QString();
            }};
}

} // namespace delve::ui
