#include "ui/rules/blueprint_fields.h"

#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "ui/rules/piece_fields.h"
#include "ui/rules/plain_fields.h"
#include "ui/rules/span_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::ui {
namespace {

struct Blueprints {
    Q_DECLARE_TR_FUNCTIONS(Blueprints)
};

RowField<Blueprint> layoutField() {
    return choiceField(Blueprints::tr("Layout"),
                       Blueprints::tr("“Open”: the ground stays as it is. “Pit”: ledges lead in and out, and its key "
                                      "opens a strongroom. “Island”: a secret door hides the causeway."),
                       &Blueprint::layout,
                       {{Blueprints::tr("Open"), BlueprintLayout::Open},
                        {Blueprints::tr("Pit"), BlueprintLayout::Pit},
                        {Blueprints::tr("Island"), BlueprintLayout::Island}});
}

RowField<Feature> placeField() {
    return choiceField(Blueprints::tr("Where"),
                       Blueprints::tr("“Prize”: in the strongroom or on the island; in an open layout, far from the "
                                      "doorway. “Entrance”: near the doorway."),
                       &Feature::place,
                       {{Blueprints::tr("Entrance"), FeaturePlace::Entrance},
                        {Blueprints::tr("Prize"), FeaturePlace::Prize},
                        {Blueprints::tr("Walls"), FeaturePlace::Walls},
                        {Blueprints::tr("Anywhere"), FeaturePlace::Anywhere}});
}

bool isOneOfATable(const Feature& row) {
    return row.kind == PieceKind::Thing &&
           (row.piece == infoOf(ThingKind::Enemy).name || row.piece == infoOf(ThingKind::Encounter).name);
}

/// In a set piece, nobody dies, falls or is shut in.
bool mayBeFeature(const TileCatalogue& tiles, Tile tile) {
    return mayBePiece(tiles, tile) && !tiles.kills(tile) && !tiles.leadsDown(tile) && !tiles.secret(tile);
}

/// Another piece is no longer the same one of a table.
RowField<Feature> featureField(const TileCatalogue& tiles, const std::vector<Feature>& rows) {
    auto field = pieceField(Blueprints::tr("The tile or thing that stands in the set piece."), featureThings(), tiles,
                            rows, mayBeFeature);
    field.set = [](Feature& row, const QVariant& chosen) {
        const auto before = row.piece;
        const auto refusal = setPiece(row, chosen);
        if (row.piece != before) row.which.clear();
        return refusal;
    };
    return field;
}

template <class Row>
bool isRowOf(const std::vector<Row>& table, const std::string& name) {
    return std::ranges::find(table, name, &Row::name) != table.end();
}

/// The one list offers the rows of both tables.
QString refusalOf(const Tables& tables, const Feature& row, const std::string& which) {
    if (!isOneOfATable(row))
        return Blueprints::tr("Only enemies and encounters are of a kind. Choose one of these as the piece first.");
    const bool enemy = row.piece == infoOf(ThingKind::Enemy).name;
    if (enemy && !isRowOf(*tables.enemies, which) && isRowOf(*tables.encounters, which))
        return Blueprints::tr("That is an encounter. Choose an enemy, or encounter as the piece first.");
    if (!enemy && !isRowOf(*tables.encounters, which) && isRowOf(*tables.enemies, which))
        return Blueprints::tr("That is an enemy. Choose an encounter, or enemy as the piece first.");
    return {};
}

RowField<Feature> whichField(const Tables& tables, const std::vector<Feature>& rows) {
    RowField<Feature> field{{Blueprints::tr("Which"),
                             Blueprints::tr("Which enemy or encounter of the world's tables. “Any”: one is drawn."),
                             RowColumn::Kind::Choice},
                            [](const Feature& row) { // empty where there is nothing to choose
                                return isOneOfATable(row) || !row.which.empty()
                                           ? QVariant(QString::fromStdString(row.which))
                                           : QVariant();
                            },
                            [tables](Feature& row, const QVariant& chosen) {
                                const auto which = chosen.toString().toStdString();
                                const auto refusal = which.empty() ? QString() : refusalOf(tables, row, which);
                                if (refusal.isEmpty()) row.which = which;
                                return refusal;
                            }};
    auto& options = field.column.options;
    options.push_back({Blueprints::tr("Any"), QString()});
    const auto add = [&options](const std::string& name) {
        const QVariant value(QString::fromStdString(name));
        if (std::ranges::find(options, value, &RowOption::value) == options.end())
            options.push_back({shownWords(name), value});
    };
    for (const auto& enemy : *tables.enemies) add(enemy.name);
    for (const auto& encounter : *tables.encounters) add(encounter.name);
    for (const auto& row : rows)
        if (!row.which.empty()) add(row.which);
    return field;
}

} // namespace

std::vector<RowField<Blueprint>> blueprintFields() {
    const Ends<Blueprint> cells{&Blueprint::leastCells, &Blueprint::mostCells};
    const Ends<Blueprint> depth{&Blueprint::fromDepth, &Blueprint::toDepth};
    const auto depthHelp = Blueprints::tr("How far the doorway is from the start, in percent of the way to the goal.");
    return {
        wordsField(Blueprints::tr("Name"), Blueprints::tr("What the set piece is called. Must be unique."),
                   &Blueprint::name),
        numberField(Blueprints::tr("Weight"),
                    Blueprints::tr("How likely it is among the blueprints that suit an area. Weight 2 is twice as "
                                   "likely as weight 1."),
                    &Blueprint::weight, 1, maxInTable),
        layoutField(),
        lesserField(Blueprints::tr("From (cells)"), Blueprints::tr("Least cells of the area behind the doorway."),
                    cells, leastAreaCells, mostAreaCells),
        greaterField(Blueprints::tr("To (cells)"), Blueprints::tr("Most cells of the area behind the doorway."), cells,
                     leastAreaCells, mostAreaCells),
        lesserField(Blueprints::tr("From depth (%)"), depthHelp, depth, 0, 100),
        greaterField(Blueprints::tr("To depth (%)"), depthHelp, depth, 0, 100),
    };
}

std::vector<RowField<Feature>> featureFields(const World& world, const std::vector<Feature>& rows) {
    const Ends<Feature> number{&Feature::least, &Feature::most};
    return {
        featureField(world.tiles, rows),
        whichField(world.tables, rows),
        drawnField<Feature>(),
        placeField(),
        lesserField(Blueprints::tr("At least"), Blueprints::tr("Least of them in a set piece, as far as they fit."),
                    number, 0, mostAreaCells),
        greaterField(Blueprints::tr("At most"), Blueprints::tr("Most of them in a set piece."), number, 0,
                     mostAreaCells),
    };
}

Blueprint newBlueprint(const std::vector<Blueprint>& rows) {
    Blueprint made;
    made.name = freeNameIn(rows, Blueprints::tr("set piece"));
    made.features.push_back(newFeature());
    return made;
}

Feature newFeature() { return {PieceKind::Thing, "chest", {}, FeaturePlace::Prize, 1, 1, {}}; }

} // namespace delve::ui
