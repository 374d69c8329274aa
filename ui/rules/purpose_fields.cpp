#include "ui/rules/purpose_fields.h"

#include "editor/text/message_text.h"
#include "generation/level/delve/table_limits.h"
#include "generation/level/thing.h"
#include "ui/palette/tile_icon.h"
#include "ui/rules/plain_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

struct Purposes {
    Q_DECLARE_TR_FUNCTIONS(Purposes)
};

template <class Row>
using Ends = std::pair<std::int64_t Row::*, std::int64_t Row::*>;

/// The lesser of two ends: the greater follows where it would be below.
template <class Row>
RowField<Row> lesserField(const QString& title, const QString& help, Ends<Row> ends, std::int64_t min,
                          std::int64_t max) {
    auto field = numberField(title, help, ends.first, min, max);
    field.set = [ends](Row& row, const QVariant& typed) {
        row.*ends.first = typed.toLongLong();
        row.*ends.second = std::max(row.*ends.first, row.*ends.second);
        return QString();
    };
    return field;
}

template <class Row>
RowField<Row> greaterField(const QString& title, const QString& help, Ends<Row> ends, std::int64_t min,
                           std::int64_t max) {
    auto field = numberField(title, help, ends.second, min, max);
    field.set = [ends](Row& row, const QVariant& typed) {
        row.*ends.second = typed.toLongLong();
        row.*ends.first = std::min(row.*ends.first, row.*ends.second);
        return QString();
    };
    return field;
}

template <class Row, class Enum>
RowField<Row> choiceField(const QString& title, const QString& help, Enum Row::*member,
                          std::vector<std::pair<QString, Enum>> choices) {
    RowField<Row> field{{title, help, RowColumn::Kind::Choice},
                        [member](const Row& row) { return QVariant(static_cast<int>(row.*member)); },
                        [member](Row& row, const QVariant& chosen) {
                            row.*member = static_cast<Enum>(chosen.toInt());
                            return QString();
                        }};
    for (const auto& [label, value] : choices)
        field.column.options.push_back({label, QVariant(static_cast<int>(value))});
    return field;
}

RowField<Purpose> yesNoField(const QString& title, const QString& help, bool Purpose::*member) {
    return choiceField(title, help, member, {{Purposes::tr("No"), false}, {Purposes::tr("Yes"), true}});
}

RowField<Purpose> formField() {
    return choiceField(Purposes::tr("Form"),
                       Purposes::tr("Form of the room. “Round”: without corners, its sides alike. “Cave”: any other "
                                    "that is no rectangle."),
                       &Purpose::form,
                       {{Purposes::tr("Any"), RoomForm::Any},
                        {Purposes::tr("Rectangle"), RoomForm::Rectangle},
                        {Purposes::tr("Round"), RoomForm::Round},
                        {Purposes::tr("Cave"), RoomForm::Cave}});
}

RowField<Purpose> placeField() {
    return choiceField(Purposes::tr("Place"),
                       Purposes::tr("Where the room lies. A dead end has one way in, a hub at least four; everybody on "
                                    "the way to the goal passes a chokepoint."),
                       &Purpose::place,
                       {{Purposes::tr("Anywhere"), RoomPlace::Anywhere},
                        {Purposes::tr("Dead end"), RoomPlace::DeadEnd},
                        {Purposes::tr("Hub"), RoomPlace::Hub},
                        {Purposes::tr("Chokepoint"), RoomPlace::Chokepoint},
                        {Purposes::tr("On the way"), RoomPlace::OnTheWay},
                        {Purposes::tr("Off the way"), RoomPlace::OffTheWay}});
}

/// A piece as a cell of the table holds it.
QString keyOf(bool thing, const std::string& name) {
    return (thing ? QStringLiteral("thing:") : QStringLiteral("tile:")) + QString::fromStdString(name);
}

/// What has been placed as a tile stays one if another tile is chosen.
QString setPiece(Furnishing& row, const QVariant& chosen) {
    const auto key = chosen.toString();
    const bool thing = key.startsWith(QStringLiteral("thing:"));
    row.piece = key.mid(key.indexOf(u':') + 1).toStdString();
    if (thing) row.kind = PieceKind::Thing;
    else if (row.kind == PieceKind::Thing) row.kind = PieceKind::Tile;
    return {};
}

/// Doors, ledges and exits are no furniture.
bool mayStand(const TileCatalogue& tiles, Tile tile) {
    return tile != Tile::Void && !tiles.hidden(tile) && !tiles.endsGame(tile) && !tiles.passage(tile) &&
           !tiles.ledge(tile);
}

RowField<Furnishing> pieceField(const TileCatalogue& tiles, const std::vector<Furnishing>& rows) {
    RowField<Furnishing> field{
        {Purposes::tr("Piece"), Purposes::tr("The tile or thing to furnish the room with."), RowColumn::Kind::Choice},
        [](const Furnishing& row) { return QVariant(keyOf(row.kind == PieceKind::Thing, row.piece)); },
        setPiece};
    auto& options = field.column.options;
    for (const auto kind : furnitureThings())
        options.push_back({editor::toQString(infoOf(kind).label), keyOf(true, std::string(infoOf(kind).name))});
    for (const auto tile : tiles.all())
        if (mayStand(tiles, tile)) options.push_back({nameOf(tile, tiles), keyOf(false, tiles[tile].name)});
    for (const auto& row : rows) {
        const QVariant key = field.get(row);
        if (std::ranges::find(options, key, &RowOption::value) == options.end())
            options.push_back({QString::fromStdString(row.piece), key});
    }
    return field;
}

RowField<Furnishing> drawnField() {
    return {
        {Purposes::tr("Placed as"),
         Purposes::tr("“Decoration”: only drawn over the floor, and walked on. “Tile or thing”: replaces the floor or "
                      "stands on it; a tile may block the way."),
         RowColumn::Kind::Choice,
         0,
         0,
         {{Purposes::tr("Decoration"), true}, {Purposes::tr("Tile or thing"), false}}},
        [](const Furnishing& row) { return QVariant(row.kind == PieceKind::Decoration); },
        [](Furnishing& row, const QVariant& chosen) {
            if (row.kind == PieceKind::Thing)
                return chosen.toBool() ? Purposes::tr("A thing cannot be only drawn. Choose a tile first.") : QString();
            row.kind = chosen.toBool() ? PieceKind::Decoration : PieceKind::Tile;
            return QString();
        }};
}

RowField<Furnishing> whereField() {
    return choiceField(Purposes::tr("Where"),
                       Purposes::tr("Where in the room, alike on both sides of its axis. “Pairs” stand half-way "
                                    "between axis and walls, “Rows” across the axis."),
                       &Furnishing::place,
                       {{Purposes::tr("Centre"), PiecePlace::Centre},
                        {Purposes::tr("Along the axis"), PiecePlace::Aisle},
                        {Purposes::tr("Pairs"), PiecePlace::Pairs},
                        {Purposes::tr("Rows"), PiecePlace::Rows},
                        {Purposes::tr("Walls"), PiecePlace::Walls},
                        {Purposes::tr("Corners"), PiecePlace::Corners}});
}

} // namespace

std::vector<RowField<Purpose>> purposeFields() {
    const Ends<Purpose> cells{&Purpose::leastCells, &Purpose::mostCells};
    const Ends<Purpose> depth{&Purpose::fromDepth, &Purpose::toDepth};
    const auto depthHelp = Purposes::tr("How far the room is from the start, in percent of the way to the goal.");
    return {
        wordsField(Purposes::tr("Name"), Purposes::tr("What the room is then called. Must be unique."), &Purpose::name),
        numberField(Purposes::tr("Weight"),
                    Purposes::tr("How likely it is among the purposes that suit a room. Weight 2 is twice as likely as "
                                 "weight 1."),
                    &Purpose::weight, 1, maxInTable),
        lesserField(Purposes::tr("From (cells)"), Purposes::tr("Least cells of floor that the room has."), cells, 1,
                    maxRoomCells),
        greaterField(Purposes::tr("To (cells)"), Purposes::tr("Most cells of floor that the room has."), cells, 1,
                     maxRoomCells),
        formField(),
        placeField(),
        lesserField(Purposes::tr("From depth (%)"), depthHelp, depth, 0, 100),
        greaterField(Purposes::tr("To depth (%)"), depthHelp, depth, 0, 100),
        yesNoField(Purposes::tr("By water"), Purposes::tr("Only for rooms beside water."), &Purpose::water),
        yesNoField(Purposes::tr("Landmark"), Purposes::tr("At most once in a level."), &Purpose::landmark),
    };
}

std::vector<RowField<Furnishing>> furnishingFields(const TileCatalogue& tiles, const std::vector<Furnishing>& rows) {
    const Ends<Furnishing> number{&Furnishing::least, &Furnishing::most};
    return {
        pieceField(tiles, rows),
        drawnField(),
        whereField(),
        lesserField(Purposes::tr("At least"), Purposes::tr("Least pieces in a room, as far as they fit."), number, 0,
                    maxPieces),
        greaterField(Purposes::tr("At most"), Purposes::tr("Most pieces in a room. An odd one stands on the axis."),
                     number, 0, maxPieces),
    };
}

Purpose newPurpose(const std::vector<Purpose>& rows) {
    Purpose made;
    made.name = freeNameIn(rows, Purposes::tr("room"));
    made.furniture.push_back(newFurnishing());
    return made;
}

Furnishing newFurnishing() { return {PieceKind::Tile, "pillar", PiecePlace::Corners, 2, 4, {}}; }

} // namespace delve::ui
