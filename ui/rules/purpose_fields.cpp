#include "ui/rules/purpose_fields.h"

#include "generation/level/delve/table_limits.h"
#include "ui/rules/piece_fields.h"
#include "ui/rules/plain_fields.h"
#include "ui/rules/span_fields.h"

#include <QCoreApplication>

#include <utility>

namespace delve::ui {
namespace {

struct Purposes {
    Q_DECLARE_TR_FUNCTIONS(Purposes)
};

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
        pieceField(Purposes::tr("The tile or thing to furnish the room with."), furnitureThings(), tiles, rows,
                   mayBePiece),
        drawnField<Furnishing>(),
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
